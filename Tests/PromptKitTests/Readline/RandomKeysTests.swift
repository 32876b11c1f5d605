// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

@testable import PromptKit

#if canImport(Glibc)
  @unsafe @preconcurrency import Glibc
#elseif canImport(Darwin)
  @unsafe @preconcurrency import Darwin
#endif

extension ReadlineTests {
  /// Keys that nobody would type, in fields of every kind, from one field to the next: nothing crashes, and nothing that was typed is lost.
  @Suite struct RandomKeysTests {
    private static let keys: [[UInt8]] =
      (0..<128).map { [$0] } + (0..<128).map { [0x1B, $0] } + (0..<128).map { [0x18, $0] }
      + [
        "가", "나다", "😀", "👨‍👩‍👧", "e\u{301}", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[Z",
        "\u{1B}[2~", "\u{1B}[3~", "\u{1B}[200~a\rb\u{1B}[201~", "\u{1B}[200~", "\u{1B}[99~", "word ",
        "\u{12}o",
        "\u{1B}p", "\u{1B}n", "\n",
        "\u{18}(", "\u{18})", "\u{18}e", "\u{1B}5", "\u{1F}", "/o\r", "u", "U", ".",
        "dd", "yy", "3p", "P", "cc", "2J", "G", "gg", "V", "\"a", "dw", "dj", "cw", "R", "\u{1B}dd",
        "\u{1B}o", "\u{1B}k", "a\rb\r",
      ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0]]

    private static let styles: [FieldStyle] = [
      .line, .line(completes: true, hasHistory: true), .line(completes: false, hasHistory: true), .secret,
      .lines, .list(toggles: true),
    ]

    /// A number from the environment, for longer runs than every day's.
    private static func setting(_ name: String) -> UInt64? {
      unsafe getenv(name).flatMap { unsafe UInt64(String(cString: $0)) }
    }

    @Test(
      "Whatever is typed, every field keeps its text from visit to visit, shows it, takes more, and undoes that",
      arguments: ["emacs", "vi"])
    func survives(mode: String) throws {
      var random = SeededGenerator(seed: Self.setting("PROMPT_FUZZ_SEED") ?? 1)
      // Eight visits each: more than 500 in both modes.
      for _ in 0..<(Self.setting("PROMPT_FUZZ_RUNS") ?? 35) {
        let editor = try LineEditor(
          EditorSetup(inputrc: Inputrc("set editing-mode \(mode)\nset keyseq-timeout 1")))
        var drafts = [
          EditorDraft(history: ["one", "two words"]), EditorDraft(EditedText("가나다")), EditorDraft(),
        ]
        var story: [String] = []
        for _ in 0..<8 {
          let field = Int.random(in: 0..<drafts.count, using: &random)
          let others = drafts.map(\.edited.text)
          let style = Self.styles.randomElement(using: &random) ?? .line
          let keys = (0..<Int.random(in: 1..<40, using: &random)).flatMap { _ in
            Self.keys.randomElement(using: &random) ?? []
          }
          let typist = RandomTypist(editor, drafts[field])
          let client = ScriptedClient(keys: keys, pace: Bool.random(using: &random) ? .typed : .ahead)
          client.watch = { typist.look() }
          client.goOn = { typist.next() }
          client.answer = { command, text in
            typist.answer(command, text, Int.random(in: 0..<10, using: &random))
          }
          let before = drafts[field].edited
          let end = editor.edit(&drafts[field], in: style, client: client)
          story.append(
            "\(field) \(style) \(client.pace) \(before) \(keys) to \(drafts[field].edited), \(client.unread) unread"
          )
          typist.look(at: drafts[field].edited, after: end)
          for other in drafts.indices where other != field {
            if drafts[other].edited.text != others[other] { typist.complain("field \(other) changed") }
          }
          #expect(typist.complaints == [], "\(mode)\n\(story.joined(separator: "\n"))")
          if drafts[field].edited.text.utf8.count > 100_000 { drafts[field] = EditorDraft() }
        }
      }
    }
  }
}
