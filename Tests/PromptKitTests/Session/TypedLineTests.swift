// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct TypedLineTests {
  /// Types `text` scalar by scalar, and gives what a terminal was told.
  private func type(_ text: String, into line: inout TypedLine) -> String {
    text.unicodeScalars.reduce("") { $0 + line.append($1) }
  }

  @Test(
    "Each character is written once, as it is shown",
    arguments: [
      ("abc", "abc"), ("홍길동", "홍길동"), ("e\u{301}x", "e\u{301}x"),
      ("\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}\u{11AB}"),
      ("a\tb", "a^Ib"), ("\u{202E}", "<U+202E>"), ("가\u{11A8}", "가\u{11A8}"),
    ])
  func echoes(text: String, shown: String) {
    var line = TypedLine(isShown: true)
    #expect(type(text, into: &line).unicodeScalars.elementsEqual(shown.unicodeScalars))
    #expect(line.text.utf8.elementsEqual(text.utf8))
    #expect(line.shown.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test("A character that what follows gives another shape is written over")
  func writesOver() {
    var line = TypedLine(isShown: true)
    _ = type("👩\u{200D}", into: &line)
    let back = String(repeating: "\u{8}", count: 10)
    #expect(type("👧", into: &line) == back + String(repeating: " ", count: 10) + back + "👩\u{200D}👧")
  }

  @Test(
    "Backspace takes back what is seen as one character, by its columns",
    arguments: [
      ("ab", "a", 1), ("가나", "가", 2), ("x\u{1112}\u{1161}\u{11AB}", "x", 2), ("e\u{301}", "", 1),
      ("👩\u{200D}👧", "", 2), ("🇰🇷🇯🇵", "🇰🇷", 2), ("\t", "", 2),
    ])
  func erases(text: String, left: String, columns: Int) {
    var line = TypedLine(isShown: true)
    _ = type(text, into: &line)
    let back = String(repeating: "\u{8}", count: columns)
    #expect(line.eraseCharacter() == back + String(repeating: " ", count: columns) + back)
    #expect(line.text.utf8.elementsEqual(left.utf8))
  }

  @Test("On an empty line there is nothing to take back")
  func erasesNothing() {
    var line = TypedLine(isShown: true)
    #expect(line.eraseCharacter() == nil && line.eraseWord() == nil && line.eraseAll() == nil)
  }

  @Test("C-w takes back a word with the blanks behind it, C-u all of the line")
  func erasesMore() {
    var line = TypedLine(isShown: true)
    _ = type("한 글 ab  ", into: &line)
    _ = line.eraseWord()
    #expect(line.text == "한 글 ")
    #expect(line.eraseAll()?.count { $0 == "\u{8}" } == 12)
    #expect(line.isEmpty)
  }

  @Test("Of a secret nothing is written")
  func secret() {
    var line = TypedLine(isShown: false)
    #expect(type("xyzzy e\u{301}", into: &line) == "")
    #expect(line.shown == "" && line.eraseCharacter() == "" && line.eraseWord() == "")
    #expect(line.text == "")
  }

  @Test("Of an endless character nothing is lost, and Backspace takes back a piece of it")
  func endless() {
    var line = TypedLine(isShown: true)
    let text = "e" + String(repeating: "\u{301}", count: 1_000)
    for scalar in text.unicodeScalars { _ = line.append(scalar) }
    #expect(line.text.utf8.elementsEqual(text.utf8))
    _ = line.eraseCharacter()
    #expect(line.text.unicodeScalars.count > 900)
  }
}
