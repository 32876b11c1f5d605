// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

extension ReadlineTests {
  @Suite struct EditingTests {
    @Test(
      "readline's keys edit the text",
      arguments: [
        ("he▏llo", "\\C-k", "he▏"), ("hello▏", "\\C-a", "▏hello"), ("hello▏", "\\C-w", "▏"),
        ("안녕▏", "\\C-h", "안▏"), ("안녕▏", "\\e[D", "안▏녕"), ("▏", "세계", "세계▏"),
        ("foo bar▏", "\\M-b\\M-u", "foo BAR▏"), ("abc▏", "\\C-a\\C-k\\C-y\\C-y", "abcabc▏"),
        ("▏", "ab\\C-x(cd\\C-x)\\C-xe", "abcdcd▏"), ("▏", "\\M-3x", "xxx▏"),
        ("ab▏", "\\C-v\\C-a", "ab\u{1}▏"),
        ("ab▏", "\\e[3~\\C-a\\e[3~", "▏b"), ("a b▏", "\\e[1~\\e[1;5C", "a▏ b"),
      ])
    func edits(text: String, keys: String, expected: String) throws {
      try expectEdit(text, keys: keys, gives: expected)
    }

    @Test(
      "vi's keys edit the text",
      arguments: [
        ("hello▏", "\\e0x", "▏ello"), ("a b c▏", "\\e0dw", "▏b c"), ("abc▏", "\\e0iX", "X▏abc"),
        ("abc▏", "\\e\\e[DiX", "aX▏bc"),
        ("a b c▏", "\\e0d2w", "▏c"), ("abcd▏", "\\e0d2r", "▏abcd"), ("abcd▏", "\\e0d2xdl.", "▏cd"),
        ("abcd▏", "\\ed2d", "▏"), ("ab cd▏", "\\e0d\\e[Cx", "a▏ cd"), ("ab▏", "\\eSxy\\edq.", "x▏y"),
      ])
    func editsInVi(text: String, keys: String, expected: String) throws {
      try expectEdit(text, keys: keys, gives: expected, inputrc: "set editing-mode vi")
    }

    @Test(
      "What is seen as one character is moved over and erased as one",
      arguments: [
        ("a👨‍👩‍👧‍👦▏", "\\C-h", "a▏"), ("a👨‍👩‍👧‍👦▏", "\\C-b", "a▏👨‍👩‍👧‍👦"), ("▏🇰🇷🇯🇵", "\\C-f", "🇰🇷▏🇯🇵"),
        ("▏👍🏽b", "\\e[3~", "▏b"), ("▏a👍🏽🇰🇷b", "\\M-3\\C-f", "a👍🏽🇰🇷▏b"), ("🇰🇷🇯🇵🇺🇸▏", "\\M-2\\C-b", "🇰🇷▏🇯🇵🇺🇸"),
        ("a👍🏽🇰🇷▏", "\\M-2\\C-h", "a▏"), ("가\u{1100}\u{1161}\u{11A8}▏", "\\C-h", "가▏"),
      ])
    func clusters(text: String, keys: String, expected: String) throws {
      try expectEdit(text, keys: keys, gives: expected)
    }

    @Test("A character may be typed piece by piece before one that it would join")
    func piecewise() throws {
      try expectEdit("▏안", keys: "\u{1112}\u{1161}\u{11AB}", gives: "\u{1112}\u{1161}\u{11AB}▏안")
      try expectEdit("▏🇰🇷", keys: "🇯🇵", gives: "🇯🇵▏🇰🇷")
    }

    @Test("vi's x erases a whole character too, and Esc stops before one")
    func viClusters() throws {
      try expectEdit("a🇰🇷b👍🏽▏", keys: "\\ex", gives: "a🇰🇷▏b", inputrc: "set editing-mode vi")
    }

    @Test("DEL in a search rubs out of the search string")
    func ruboutInSearch() throws {
      let style = FieldStyle.line(completes: false, hasHistory: true)
      try expectEdit("▏", keys: "\\C-rfox\\d", gives: "▏foo", in: style, history: ["foo", "bar"])
    }

    @Test("C-@ sets the mark however fast it is typed")
    func markAhead() throws {
      try expectEdit("▏", keys: "one\\C-@ two\\C-x\\C-x", gives: "one▏ two")
    }

    @Test(
      "In a text view a line ends at its break",
      arguments: [
        ("one\ntw▏o", "\\C-a", "one\n▏two"), ("o▏ne\ntwo", "\\C-e", "one▏\ntwo"),
        ("o▏ne\ntwo", "\\C-k", "o▏\ntwo"), ("o▏\ntwo", "\\C-k", "o▏two"), ("one\ntwo▏", "\\C-u", "one\n▏"),
        ("one\n▏two", "\\C-u", "one▏two"), ("one\nt▏", "\\C-w\\C-w", "▏"), ("one▏", "\\C-mtwo", "one\ntwo▏"),
        ("one▏", "Q\\C-m\\C-_", "oneQ▏"), ("one\ntwo▏", "\\M-<", "▏one\ntwo"),
      ])
    func lines(text: String, keys: String, expected: String) throws {
      try expectEdit(text, keys: keys, gives: expected, in: .lines)
    }

    @Test("vi's o and O open a line in a text view")
    func openLine() throws {
      try expectEdit("a\nb▏", keys: "\\eox", gives: "a\nb\nx▏", in: .lines, inputrc: "set editing-mode vi")
      try expectEdit("a\nb▏", keys: "\\eOx", gives: "a\nx▏\nb", in: .lines, inputrc: "set editing-mode vi")
    }

    @Test("A field's first text can be undone as if it had been typed")
    func undoInitial() throws {
      try expectEdit("given▏", keys: "\\C-_", gives: "▏")
    }

    @Test("Up, Down and C-r walk through earlier answers")
    func history() throws {
      let style = FieldStyle.line(completes: false, hasHistory: true)
      let history = ["first", "second"]
      try expectEdit("x▏", keys: "\\e[A", gives: "second▏", in: style, history: history)
      try expectEdit("x▏", keys: "\\e[A\\e[A\\e[B\\e[B", gives: "x▏", in: style, history: history)
      try expectEdit("x▏", keys: "\\C-rfi", gives: "▏first", in: style, history: history)
    }

    @Test("After M-p on an older line nothing is freed twice")
    func searchOnOlderLine() throws {
      let style = FieldStyle.line(completes: false, hasHistory: true)
      for _ in 0..<50 {
        try expectEdit("▏", keys: "text\\e[A\\M-p\\C-g\\e[A", gives: "old▏", in: style, history: ["old"])
      }
    }
  }
}
