// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// The real cursor stands where the next character goes, whatever stands before it.
@Suite("The caret") struct CaretStoryTests {
  @Test(
    "The cursor is behind what was typed, and steps over each seen character as one",
    arguments: [
      ("abc", 3, 3), ("안녕", 4, 2), ("\u{1112}\u{1161}\u{11AB}\u{1102}\u{1167}\u{11BC}", 4, 2),
      ("e\u{301}x", 2, 2),
      ("👨‍👩‍👧‍👦a", 3, 2), ("🇰🇷🇯🇵", 4, 2), ("👍🏽", 2, 1), ("ﬁｆ", 3, 2), ("ｶﾞ", 2, 1),
    ])
  func columns(text: String, width: Int, characters: Int) throws {
    let story = try Story.form(["--text", "t"])
    try story.type(text)
    try story.waitUntil("the cursor behind \(text)") { $0.cursor == .init(row: 0, column: 5 + width) }
    for _ in 0..<characters { try story.press("<Left>") }
    try story.waitUntil("the cursor before \(text)") { $0.cursor == .init(row: 0, column: 5) }
    for _ in 0..<characters { try story.press("<Delete>") }
    try story.press("x")
    try story.waitUntil("x alone") { $0.rows[0] == "› t  x" }
    try story.cancel()
    _ = try story.waitForExit()
  }

  @Test("A control character is shown escaped, as wide as it looks, and kept")
  func control() throws {
    let story = try Story.form(["-O", "values", "--text", "t"])
    try story.press("a C-v C-a b")
    try story.waitFor("b")
    let shown = story.screen.rows[0].dropFirst(5)
    #expect(shown.hasPrefix("a") && shown.hasSuffix("b") && shown.count > 3)
    #expect(story.screen.cursor == .init(row: 0, column: 5 + shown.count))
    try story.press("RET")
    #expect(try story.waitForExit().output == "a\u{1}b\n")
  }

  @Test("vi's mode, a numeric argument and a search stand in the bar")
  func modes() throws {
    let story = try Story.form(["--lang", "en", "--inputrc", "none", "--text", "t"])
    try story.press("M-C-j abc")
    try story.settle()
    try story.press("ESC")
    try story.waitFor("[command]")
    try story.press("3")
    try story.waitFor("(arg: 3)")
    try story.press("i x")
    try story.waitForNo("[command]")
    try story.press("ESC ZQ")
    _ = try story.waitForExit()
  }

  @Test("C-g empties a list's filter and shows the whole list again")
  func filter() throws {
    let story = try Story.form([
      "--lang", "en", "-O", "values", "--choice", "c", "--options", "alpha\nbeta\nbrown",
    ])
    try story.press("br")
    try story.waitFor("1 / 3")
    try story.press("C-g")
    try story.waitFor("alpha")
    #expect(story.screen.rows[0] == "› c")
    try story.press("RET")
    #expect(try story.waitForExit().output == "brown\n")
  }

  @Test("C-g takes the word about a refused answer away and leaves the text")
  func refusal() throws {
    let story = try Story.form(["--lang", "en", "-O", "values", "--integer", "n"])
    try story.press("80a RET")
    try story.waitFor("not a number")
    try story.press("C-g")
    try story.waitForNo("not a number")
    #expect(story.screen.rows[0] == "› n  80a")
    try story.press("C-e DEL RET")
    #expect(try story.waitForExit().output == "80\n")
  }
}
