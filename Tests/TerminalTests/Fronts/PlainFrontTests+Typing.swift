// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// What is typed in a plain line, and taken back.
extension PlainFrontTests {
  @Test("A line of 10,000 characters comes whole, as does one of several lines")
  func longLine() throws {
    let story = try plain(["--text", "a", "--secret", "b", "--multiline", "c"])
    try story.waitFor("1/3 a:")
    let text = String(repeating: "가나다라마바사아자차", count: 1_000)
    try story.type(text + "\r")
    try story.waitFor("2/3 b")
    try story.type(text + "\r" + text + "\r" + text + "\u{4}")
    #expect(
      try story.waitForExit().output == #"{"a":"\#(text)","b":"\#(text)","c":"\#(text)\n\#(text)"}"# + "\n")
  }

  @Test("Backspace, C-w and C-u take back what is seen, and the line that is left is what the screen shows")
  func erases() throws {
    let story = try plain(["--text", "a"])
    try story.waitFor("a:")
    try story.type("x\u{7F}\u{7F}한글 낱말\u{17}글\u{1112}\u{1161}\u{11AB}\u{7F}e\u{301}\u{8}")
    try story.waitUntil("what is left") { $0.rows[1] == "a: 한글 글" && $0.cursor == .init(row: 1, column: 10) }
    try story.type("\u{15}처음\u{1B}[A\u{1}부터")
    try story.waitUntil("the new line") { $0.rows[1] == "a: 처음부터" }
    try story.type("\r")
    #expect(try story.waitForExit().output == #"{"a":"처음부터"}"# + "\n")
  }

  @Test("A line of several rows that C-u takes back is asked for again")
  func erasesRows() throws {
    let story = try plain(["--text", "a"], columns: 10)
    try story.waitFor("a:")
    try story.type("0123456789abcdef\u{15}x")
    try story.waitForScreen("1 field\na: 0123456\n789abcdef\na: x")
    try story.type("\r")
    #expect(try story.waitForExit().output == #"{"a":"x"}"# + "\n")
  }
}
