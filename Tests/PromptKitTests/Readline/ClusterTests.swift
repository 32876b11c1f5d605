// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

@testable import PromptKit

extension ReadlineTests {
  /// Characters of several code points that each take columns, which readline by itself takes for several.
  @Suite struct ClusterTests {
    @Test(
      "emacs keys move over, erase, turn round and bring back what is seen as one character",
      arguments: [
        ("x👍🏽y▏", "\\C-b\\C-b\\C-b|", "|▏x👍🏽y"), ("▏🇰🇷🇯🇵", "\\M-3\\C-f|", "🇰🇷🇯🇵|▏"),
        ("🇰🇷🇯🇵▏", "\\M--\\C-f|", "🇰🇷|▏🇯🇵"), ("🇰🇷🇯🇵▏", "\\M--\\M-2\\C-d", "🇰🇷🇯🇵▏"),
        ("👨‍👩‍👧‍👦 a▏", "\\C-a\\e[3~", "▏ a"), ("a 👍🏽▏", "\\M-0\\C-h", "a 👍🏽▏"), ("a👍🏽b▏", "\\C-b\\M--\\e[3~", "a▏b"),
        ("a👍🏽▏", "\\C-t", "👍🏽a▏"), ("👍🏽▏a🇰🇷", "\\C-t", "a👍🏽▏🇰🇷"), ("▏", "\\e[200~a🇰🇷👍🏽\\e[201~\\C-t", "a👍🏽🇰🇷▏"),
        ("a👍🏽▏🇰🇷b", "\\M-2\\C-t", "a🇰🇷b👍🏽▏"), ("a🇰🇷▏👍🏽", "\\M--\\C-t", "🇰🇷▏a👍🏽"),
        ("👍🏽 🇰🇷▏", "\\C-u\\C-y\\C-y", "👍🏽 🇰🇷👍🏽 🇰🇷▏"),
        ("a👍🏽b▏", "\\C-a\\C-f\\C-k\\C-a\\C-y", "👍🏽b▏a"), ("🇰🇷 ab▏", "\\M-b\\M-u", "🇰🇷 AB▏"),
        ("🇰🇷 ab🇯🇵▏", "\\M-b\\M-b\\M-c", "🇰🇷 Ab▏🇯🇵"), ("a🇰🇷b👍🏽▏", "\\C-a\\C-]b\\C-d", "a🇰🇷▏b👍🏽"),
        ("a🇰🇷b🇰🇷c▏", "\\C-a\\M-2\\C-]🇰🇷|", "a🇰🇷b|▏🇰🇷c"), ("👍🏽a👍b▏", "\\M-\\C-]👍🏽|", "|▏👍🏽a👍b"),
        ("a🇰🇷b▏", "\\M--\\C-]🇰🇷|", "a|▏🇰🇷b"),
        ("b👍🏽a🇰🇷▏", "\\M-\\C-]b\\C-f|", "b|▏👍🏽a🇰🇷"), ("▏👍🏽b", "\\C-x(\\C-f|\\C-x)\\C-xe", "👍🏽|b|▏"),
        ("🇰🇷👍🏽▏", "\\C-b\\C-@\\C-a\\C-x\\C-x|", "🇰🇷|▏👍🏽"), ("a👍🏽  🇰🇷▏", "\\C-b\\C-b\\M-\\\\", "a👍🏽▏🇰🇷"),
      ] as [(String, String, String)])
    func emacs(text: String, keys: String, expected: String) throws {
      try expectEdit(text, keys: keys, gives: expected)
    }

    @Test(
      "Undo takes a typed character away with all its code points, and brings a whole one back",
      arguments: [
        ("▏", "a🇰🇷b👍🏽\\C-_\\C-_", "a▏"), ("가▏", "👨‍👩‍👧‍👦\\C-_", "가▏"), ("가▏", "👨‍👩‍👧‍👦👍🏽\\C-_", "가👨‍👩‍👧‍👦▏"),
        ("a👍🏽▏", "\\C-h\\C-_", "a👍🏽▏"), ("🇰🇷👍🏽▏", "\\C-t\\C-_", "🇰🇷▏👍🏽"), ("▏🇰🇷", "🇯🇵\\C-_", "▏🇰🇷"),
        ("▏b", "👍\\C-f\\C-b\\C-_", "▏b"), ("x▏", "\\M-3👍🏽\\C-_", "x▏"), ("▏", "가👨‍👩‍👧‍👦🇰🇷\\C-_", "가👨‍👩‍👧‍👦▏"),
        ("▏ab", "\\e[2~👨‍👩‍👧‍👦\\C-_", "▏ab"), ("▏abc", "\\e[2~x👍🏽\\C-_", "x▏bc"),
        ("▏abc", "\\e[2~x👍🏽\\C-_\\C-_", "▏abc"),
        ("▏abc", "\\e[2~\\M-2👍🏽\\C-_", "▏abc"), ("▏abc", "\\e[2~\\M-2🇰🇷\\C-_", "▏abc"),
        ("👍▏abc", "\\e[2~🏽\\C-_", "👍▏abc"), ("👍▏abc", "\\e[2~x\\C-b\\C-b\\C-f🏽\\C-_", "👍▏xbc"),
      ] as [(String, String, String)])
    func undo(text: String, keys: String, expected: String) throws {
      try expectEdit(text, keys: keys, gives: expected)
    }

    @Test(
      "A numeric argument puts in so many whole characters, however they arrive",
      arguments: [
        ("▏", "\\M-3👍🏽", "👍🏽👍🏽👍🏽▏"), ("a▏b", "\\M-2🇰🇷|", "a🇰🇷🇰🇷|▏b"), ("▏", "\\M-2👨‍👩‍👧‍👦가", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦가▏"),
        ("▏", "\\M-2🇰🇷🇯🇵", "🇰🇷🇰🇷🇯🇵▏"), ("▏", "\\M-2👍🏽\\M-2👍🏽a", "👍🏽👍🏽👍🏽👍🏽a▏"),
        ("▏", "\\M-3e\u{301}f", "e\u{301}e\u{301}e\u{301}f▏"),
        ("▏", "\\M-3ab👍🏽", "aaab👍🏽▏"), ("▏", "\\M-2👍\\C-b\\C-f🏽", "👍👍🏽▏"), ("▏", "\\M-2\\C-v👍🏽", "👍🏽👍🏽▏"),
        ("▏abcd", "\\e[2~\\M-2👍🏽", "👍🏽👍🏽▏cd"), ("▏abcd", "\\e[2~\\M-2🇰🇷x", "🇰🇷🇰🇷x▏d"),
        ("▏abcd", "\\e[2~\\M-3🇰🇷", "🇰🇷🇰🇷🇰🇷▏d"),
        ("▏", "\\C-x(\\M-2👍🏽\\C-x)\\C-xe", "👍🏽👍🏽👍🏽👍🏽▏"),
      ] as [(String, String, String)])
    func repeated(text: String, keys: String, expected: String) throws {
      try expectEdit(text, keys: keys, gives: expected)
    }

    @Test(
      "vi's commands on characters take what is seen as one, right after Esc as well",
      arguments: [
        ("a🇰🇷▏", "\\ex", "▏a"), ("a🇰🇷▏", "\\eD", "▏a"), ("a🇰🇷▏", "\\edl", "▏a"), ("a🇰🇷b▏", "\\edh", "a▏b"),
        ("a🇰🇷▏", "\\eylP", "a▏🇰🇷🇰🇷"), ("a🇰🇷▏", "\\ei|\\e", "a▏|🇰🇷"), ("a🇰🇷▏", "\\ea|\\e", "a🇰🇷▏|"),
        ("a🇰🇷▏", "\\es|\\e", "a▏|"), ("a🇰🇷▏", "\\er|", "a▏|"), ("a👨‍👩‍👧‍👦b▏", "\\ehr가", "a▏가b"),
        ("a🇰🇷👍🏽b▏", "\\e0lx", "a▏👍🏽b"),
        ("👍🏽👍🏽a▏", "\\e02x", "▏a"), ("a👍🏽🇰🇷▏", "\\e2X", "▏🇰🇷"), ("👍🏽a🇰🇷b▏", "\\e02liX\\e", "👍🏽a▏X🇰🇷b"),
        ("👍🏽a🇰🇷b▏", "\\e0faD", "▏👍🏽"), ("👍🏽a🇰🇷b▏", "\\eTaX", "👍🏽▏🇰🇷b"), ("🇰🇷 a▏", "\\e0cw|\\e", "▏| a"),
        ("👍🏽🇰🇷▏", "\\e0x.", "▏"), ("👍🏽a▏", "\\e0~~", "👍🏽▏A"), ("🇰🇷👍🏽a▏", "\\e3|iX\\e", "🇰🇷👍🏽▏Xa"),
        ("a👍🏽b🇰🇷c▏", "\\e0f🇰🇷iX\\e", "a👍🏽b▏X🇰🇷c"), ("🇰🇷👍🏽a🇰🇷▏", "\\eF🇰🇷x", "▏👍🏽a🇰🇷"),
        ("a🇰🇷b🇰🇷c▏", "\\e02f🇰🇷x", "a🇰🇷b▏c"), ("a👍🏽🇰🇷c▏", "\\e0t🇰🇷x", "a▏🇰🇷c"), ("a🇰🇷👍🏽c▏", "\\eT🇰🇷x", "a🇰🇷▏c"),
        ("a🇰🇷👍🏽c▏", "\\e0df🇰🇷", "▏👍🏽c"), ("a👍🏽🇰🇷c▏", "\\e0dt🇰🇷", "▏🇰🇷c"), ("🇰🇷👍🏽a▏", "\\edF🇰🇷", "▏a"),
        ("🇰🇷👍🏽a▏", "\\edT🇰🇷", "🇰🇷▏a"), ("a🇰🇷b🇰🇷c▏", "\\e0cf🇰🇷X\\e", "▏Xb🇰🇷c"), ("x🇰🇷y🇰🇷z🇰🇷▏", "\\e0df🇰🇷..", "▏"),
        ("x🇰🇷y🇰🇷z▏", "\\e0d2f🇰🇷", "▏z"), ("x🇰🇷y🇰🇷z🇰🇷▏", "\\e0f🇰🇷;;,x", "x🇰🇷y▏z🇰🇷"), ("x🇰🇷y▏", "\\e0yf🇰🇷$p", "x🇰🇷yx▏🇰🇷"),
        ("🇰🇷a▏", "\\e0cf👍🏽x\\e", "▏xa"), ("🇰🇷a▏", "\\e0df👍🏽dta", "▏🇰🇷a"),
        ("a👍b👍🏽▏", "\\e0f👍🏽x", "a👍▏b"), ("a👍b👍🏽▏", "\\e0f👍x", "a▏b👍🏽"), ("ae\u{301}e▏", "\\e0fex", "a▏e"),
        ("abc▏", "\\e0f\\e[Cx", "a▏c"),
        ("abc▏", "\\e0r👍🏽", "▏👍🏽bc"), ("abc▏", "\\e02r👍🏽", "👍🏽▏👍🏽c"), ("abc▏", "\\e02r🇰🇷.", "🇰🇷🇰🇷▏🇰🇷"),
        ("a🇰🇷c▏", "\\e0lr👨‍👩‍👧‍👦x", "a▏c"), ("🇰🇷🇯🇵▏", "\\e02r👍🏽u", "🇰🇷▏🇯🇵"), ("abc▏", "\\e0r👍🏽lr🇰🇷", "👍🏽▏🇰🇷c"),
        ("🇰🇷a 👍🏽b▏", "\\ebx", "🇰🇷a ▏b"), ("a 🇰🇷👍🏽 b▏", "\\ebx", "a ▏👍🏽 b"), ("a 🇰🇷👍🏽 b▏", "\\edb", "a ▏b"),
        ("🇰🇷b▏", "\\e0xp", "b▏🇰🇷"), ("a🇰🇷▏", "\\e0ylp", "a▏a🇰🇷"), ("🇰🇷👍🏽▏", "\\e0xu", "🇰🇷▏👍🏽"),
      ] as [(String, String, String)])
    func vi(text: String, keys: String, expected: String) throws {
      try expectEdit(text, keys: keys, gives: expected, inputrc: "set editing-mode vi")
    }

    @Test(
      "Typing over replaces one seen character by another",
      arguments: [
        ("▏👨‍👩‍👧‍👦b", "\\e[2~a", "a▏b"), ("▏abc", "\\e[2~🇰🇷", "🇰🇷▏bc"), ("▏🇰🇷🇯🇵c", "\\e[2~👍🏽x", "👍🏽x▏c"),
        ("▏ab", "\\e[2~👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦▏b"), ("🇰🇷👍🏽▏c", "\\e[2~\\C-h", "🇰🇷▏ c"), ("🇰🇷👍🏽▏", "\\e[2~\\C-h", "🇰🇷▏"),
        ("▏🇰🇷🇯🇵c", "\\e[2~\\M-2x", "xx▏c"), ("▏🇰🇷b", "\\e[2~a\\C-_", "▏🇰🇷b"), ("▏🇰🇷b", "\\e[2~a\\e[2~x", "ax▏b"),
        ("가▏나", "\\e[2~다", "가다▏"), ("▏e\u{301}f", "\\e[2~x", "x▏f"), ("▏ef", "\\e[2~e\u{301}", "e\u{301}▏f"),
      ] as [(String, String, String)])
    func overwriting(text: String, keys: String, expected: String) throws {
      try expectEdit(text, keys: keys, gives: expected)
    }

    @Test(
      "vi's R does the same, and its Backspace brings back what was there",
      arguments: [
        ("👨‍👩‍👧‍👦b▏", "\\e0Ra\\e", "▏ab"), ("abc▏", "\\e0R🇰🇷\\e", "▏🇰🇷bc"), ("abc▏", "\\e0Rx🇰🇷\\d\\e", "▏xbc"),
        ("👨‍👩‍👧‍👦bc▏", "\\e0R👍🏽🇰🇷\\d\\d\\d\\e", "▏👨‍👩‍👧‍👦bc"), ("abcd▏", "\\e0R🇰🇷👍🏽\\el.", "🇰🇷👍🏽🇰🇷▏👍🏽"),
        ("abcd▏", "\\e0R가\\el2.", "가가▏가d"), ("🇰🇷👍🏽c🇯🇵▏", "\\e0Rx🇰🇷\\el.", "x🇰🇷x▏🇰🇷"),
        ("abcd▏", "\\e0R👍🏽🇰🇷\\d\\el.u", "👍🏽b▏cd"),
        ("abc▏", "\\e0R👍🏽\\e0Rx\\el.", "x▏xc"),
        ("🇰🇷👍🏽c▏", "\\e0Rxy\\d\\d\\e", "▏🇰🇷👍🏽c"), ("🇰🇷b▏", "\\e0Rx\\C-h\\e", "▏🇰🇷b"),
      ] as [(String, String, String)])
    func viReplace(text: String, keys: String, expected: String) throws {
      try expectEdit(text, keys: keys, gives: expected, inputrc: "set editing-mode vi")
      try expectEdit(text, keys: keys, gives: expected, in: .lines, inputrc: "set editing-mode vi")
    }

    @Test("A search and the history keep such characters whole")
    func history() throws {
      let style = FieldStyle.line(completes: false, hasHistory: true)
      let history = ["a👍🏽🇰🇷b", "other"]
      try expectEdit("▏", keys: "\\C-r🇰🇷\\C-b|", gives: "a|▏👍🏽🇰🇷b", in: style, history: history)
      try expectEdit("▏", keys: "\\e[A\\e[A\\C-b\\C-h", gives: "a👍🏽▏b", in: style, history: history)
    }

    /// What stands for a character of several code points: one of one, of the same kind to readline.
    private static let stand: [(character: String, stand: String)] = [
      ("👨‍👩‍👧‍👦", "🏠"), ("🇰🇷", "🚩"), ("👍🏽", "🎈"),
    ]

    private static let typed = ["a", "b c", " ", "가", "🏠", "🚩", "🎈", "🎈🏠", "🚩🚩", "."]

    private static let emacsKeys =
      typed + [
        "\\C-a", "\\C-e", "\\C-b", "\\C-f", "\\M-b", "\\M-f", "\\C-h", "\\d", "\\e[3~", "\\C-k", "\\C-u",
        "\\C-w", "\\M-d",
        "\\M-\\d", "\\C-y", "\\M-y", "\\C-t", "\\M-t", "\\M-u", "\\M-l", "\\M-c", "\\M-2\\C-f",
        "\\M-3\\C-b", "\\M-2\\C-h", "\\M--\\C-f", "\\M-2\\C-t", "\\M-2\\e[3~", "\\M-2\\M-f", "\\C-]a",
        "\\C-]🎈", "\\M-\\C-]🚩", "\\M-2🎈", "\\M-3🚩",
        "\\M-\\C-]a", "\\e[2~", "\\e[200~🚩b🎈\\e[201~", "\\M-\\\\", "\\C-b\\C-b", "\\C-b\\C-t",
      ]

    private static let viKeys =
      typed.map { "i" + $0 + "\\e" } + typed.map { "A" + $0 + "\\e" }
      + [
        "h", "l", "w", "b", "db", "2b", "r🎈", "2r🚩", "f🎈", "2F🚩", "t🚩", "T🎈", "df🚩", "dT🎈", "ct🎈a\\e",
        "R🎈a🏠\\e", "Ra\\d\\e", "e", "W", "B", "E", "0", "$", "^", "x", "X", "2x", "3X", "dw", "dl", "dh",
        "d2l", "D",
        "cwa🎈\\e", "s🚩\\e", "Sb🏠\\e", "yw", "yl", "y$", "p", "P", "2p", "ra", "~", "3~", "fa", "Fa", "ta",
        "Ta", ";", ",",
        "2l", "3h", "2|", "4|", ".", "aa\\C-hb\\e", "I🏠\\C-w\\e", "Cb\\e",
      ]

    @Test(
      "Whatever keys are pressed, a character of several code points fares as one of one does",
      arguments: ["emacs", "vi"])
    func likeOne(mode: String) throws {
      var random = SeededGenerator(seed: 7)
      let keys = mode == "vi" ? Self.viKeys : Self.emacsKeys
      for number in 0..<120 {
        let sequence =
          (mode == "vi" ? "zaa\\exhfa" : "")
          + (0..<Int.random(in: 1...14, using: &random)).map { _ in keys.randomElement(using: &random) ?? "" }
          .joined()
        let text = (0..<Int.random(in: 0...6, using: &random)).map { _ in
          Self.typed.randomElement(using: &random) ?? ""
        }.joined()
        let style: FieldStyle = number % 4 == 3 ? .lines : .line
        for pace in [ScriptedClient.Pace.typed, .ahead] {
          let one = try edit(text, sequence, mode, style, pace)
          let several = try edit(whole(text), whole(sequence), mode, style, pace)
          #expect(several == whole(one), "\(pace) \(text) \(sequence)")
        }
      }
    }

    @Test("vi searches again for what it searched for in another field, unless that was a secret")
    func searchAgain() throws {
      let editor = try LineEditor(EditorSetup(inputrc: Inputrc("set editing-mode vi")))
      for (style, expected) in [(FieldStyle.secret, "▏azbz"), (.line, "a▏zbz")] {
        var drafts = (first: EditorDraft(), second: EditorDraft())
        _ = editor.edit(&drafts.first, in: style, client: typing("xz\\e0fz"))
        _ = editor.edit(&drafts.second, in: .line, client: typing("azbz\\e0;"))
        #expect(drafts.second.edited.marked == expected)
      }
    }

    private func typing(_ keys: String) -> ScriptedClient {
      ScriptedClient(keys: KeyNotation.bytes(of: keys) + [0x04], pace: .typed)
    }

    private func whole(_ text: String) -> String {
      Self.stand.reduce(text) { $0.replacing($1.stand, with: $1.character) }
    }

    private func edit(
      _ text: String, _ keys: String, _ mode: String, _ style: FieldStyle, _ pace: ScriptedClient.Pace
    ) throws -> String {
      let editor = try LineEditor(EditorSetup(inputrc: Inputrc("set editing-mode \(mode)")))
      var draft = EditorDraft(EditedText(text))
      let client = ScriptedClient(keys: KeyNotation.bytes(of: keys) + [0x04], pace: pace)
      KillRing.replace(by: [])
      _ = editor.edit(&draft, in: style, client: client)
      return draft.edited.marked
    }
  }
}
