// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

#if canImport(Glibc)
  @unsafe @preconcurrency import Glibc
#elseif canImport(Darwin)
  @unsafe @preconcurrency import Darwin
#endif

extension ReadlineTests {
  /// Keys that nobody would type, in fields of every kind, from one field to the next.
  @Suite struct RandomKeysTests {
    /// SplitMix64: the same keys in every run, and others with `PROMPT_FUZZ_SEED`.
    private struct Generator: RandomNumberGenerator {
      var state: UInt64

      mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
      }
    }

    private static let keys: [[UInt8]] =
      (0..<128).map { [$0] } + (0..<128).map { [0x1B, $0] } + (0..<128).map { [0x18, $0] }
      + [
        "가", "나다", "😀", "👨‍👩‍👧", "e\u{301}", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[Z",
        "\u{1B}[3~", "\u{1B}[200~a\rb\u{1B}[201~", "\u{1B}[200~", "\u{1B}[99~", "word ", "\u{12}o", "\u{1B}p",
        "\u{1B}n", "\n",
        "\u{18}(", "\u{18})", "\u{18}e", "\u{1B}5", "\u{1F}", "/o\r", "u", "U", ".",
        "dd", "yy", "3p", "P", "cc", "2J", "G", "gg", "V", "\"a", "dw", "dj", "cw", "R", "\u{1B}dd",
        "\u{1B}o", "\u{1B}k", "a\rb\r",
      ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0]]

    private static let styles: [FieldStyle] = [
      .line, .line(completes: true, hasHistory: true), .line(completes: false, hasHistory: true), .secret,
      .lines,
      .list(toggles: true),
    ]

    private static func setting(_ name: String) -> UInt64? {
      unsafe getenv(name).flatMap { unsafe UInt64(String(cString: $0)) }
    }

    @Test("Whatever is typed, the text stays one and the cursor in it", arguments: ["emacs", "vi"])
    func survives(mode: String) throws {
      var random = Generator(state: Self.setting("PROMPT_FUZZ_SEED") ?? 1)
      for _ in 0..<(Self.setting("PROMPT_FUZZ_RUNS") ?? 30) {
        let editor = try LineEditor(
          EditorSetup(inputrc: Inputrc("set editing-mode \(mode)\nset keyseq-timeout 1")))
        var drafts = [
          EditorDraft(history: ["one", "two words"]), EditorDraft(EditedText("가나다")), EditorDraft(),
        ]
        for _ in 0..<8 {
          let field = Int.random(in: 0..<3, using: &random)
          let style = Self.styles.randomElement(using: &random) ?? .line
          let keys = (0..<Int.random(in: 1..<40, using: &random)).flatMap { _ in
            Self.keys.randomElement(using: &random) ?? []
          }
          let client = ScriptedClient(keys: keys, pace: Bool.random(using: &random) ? .typed : .ahead)
          client.watch = {
            // readline takes a NUL for the end of the line, and loops beyond it.
            #expect(!editor.display.edited.text.utf8.contains(0), "\(style) \(keys)")
          }
          client.answer = { _, text in
            switch Int.random(in: 0..<10, using: &random) {
            case 0: .leave
            case 1: .stay(EditedText("대신\n" + text.text, cursor: text.cursor))
            case 2: .ring
            default: .stay()
            }
          }
          _ = editor.edit(&drafts[field], in: style, client: client)
          let edited = drafts[field].edited
          #expect(edited.cursor >= 0 && edited.cursor <= edited.text.utf8.count)
          if edited.text.utf8.count > 100_000 { drafts[field] = EditorDraft() }
        }
      }
    }
  }
}
