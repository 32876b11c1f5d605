// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// What is pasted is text, whatever is in it.
@Suite("A paste") struct PasteStoryTests {
  @Test("The bar says when a paste held bytes that are no text", arguments: ["a\0b", "a\nb\0"])
  func noText(pasted: String) throws {
    let story = try Story.form(["--lang", "en", "--text", "a", "--text", "b"])
    try story.paste(pasted)
    try story.waitFor("pasted without what is not text")
    if pasted.contains("\n") { try story.waitFor("2 lines joined") }
    try story.cancel()
    #expect(try story.waitForExit().status == 1)
  }

  private static let begin = "\u{1b}[200~"
  private static let end = "\u{1b}[201~"

  private func form(_ field: String...) throws -> Story {
    try Story.form(["--lang", "ko", "-O", "json"] + field)
  }

  @Test("Two lines pasted into one become one, with a word in the bar, and nothing is submitted")
  func joined() throws {
    let story = try form("--text", "name", "--text", "city")
    try story.type(Self.begin + "\rAnn\r\rLee\r" + Self.end)
    try story.waitFor("2줄을 한 줄로 이었습니다")
    #expect(story.screen.rows[0] == "› name  Ann Lee")
    try story.press("RET Oslo RET")
    #expect(try story.waitForExit().output == #"{"name":"Ann Lee","city":"Oslo"}"# + "\n")
  }

  @Test("Enter right behind the end of a paste taps Done, and what follows belongs to the next field")
  func enterBehind() throws {
    let story = try form("--text", "name", "--text", "city")
    try story.type(Self.begin + "Ann" + Self.end + "\rOslo\r")
    #expect(try story.waitForExit().output == #"{"name":"Ann","city":"Oslo"}"# + "\n")
  }

  @Test("An end of a paste without a beginning, and a second beginning inside, are no text that was typed")
  func markers() throws {
    let story = try form("--text", "name", "--text", "city")
    try story.type(
      Self.end + "a" + Self.begin + "b" + Self.begin + "c" + Self.end + "\r" + Self.end + "Oslo\r")
    let output = try story.waitForExit().output
    #expect(output.contains(#""city":"Oslo""#))
    #expect(output.hasPrefix(#"{"name":"ab"#) && output.contains("c"))
  }

  @Test("A paste whose end never comes ends after a pause, and Enter works again")
  func lostEnd() throws {
    let story = try form("--text", "name", "--text", "city")
    try story.type(Self.begin + "abc\u{1b}[20")
    try story.waitFor("abc")
    try story.press("RET Oslo RET")
    #expect(try story.waitForExit().output.hasSuffix(#","city":"Oslo"}"# + "\n"))
  }

  @Test("The end of a paste may come in pieces")
  func tornEnd() throws {
    let story = try form("--text", "name")
    try story.type(Self.begin + "abc\u{1b}[2")
    try story.settle()
    try story.type("01~")
    try story.waitFor("abc")
    try story.press("RET")
    #expect(try story.waitForExit().output == #"{"name":"abc"}"# + "\n")
  }

  @Test("Escape sequences in a paste stand in the text and are shown escaped, never sent to the terminal")
  func sequences() throws {
    let story = try form("--text", "name")
    try story.type(Self.begin + "a\u{1b}]52;c;aGk=\u{7}b\u{1b}[2J" + Self.end)
    try story.waitFor("[2J")
    #expect(!String(decoding: story.log, as: UTF8.self).contains("\u{1b}]52"))
    #expect(!String(decoding: story.log, as: UTF8.self).contains("\u{1b}[2J"))
    try story.press("RET")
    #expect(try story.waitForExit().output.contains(#"a\u001b]52;c;aGk=\u0007b\u001b[2J"#))
  }

  @Test("A megabyte in one line comes out as it went in")
  func megabyte() throws {
    let text = String(repeating: "0123456789", count: 100_000)
    let story = try Story.form(["-O", "values", "--text", "name"])
    try story.type(Self.begin + text + Self.end)
    try story.waitFor("9")
    try story.settle()
    try story.press("RET")
    #expect(try story.waitForExit().output == text + "\n")
  }

  @Test("A hundred thousand lines in a text view come out as they went in, and the end of them is shown")
  func manyLines() throws {
    let lines = (1...100_000).map { "line \($0)" }
    let story = try Story.form(["-O", "values", "--multiline", "notes"])
    try story.type(Self.begin + lines.joined(separator: "\r") + Self.end)
    try story.waitFor("line 100000")
    #expect(story.screen.text.contains("▴"))
    try story.press("C-d")
    #expect(try story.waitForExit().output == lines.joined(separator: "\n") + "\n")
  }

  @Test("A hundred kilobytes without brackets are typing, and all of it stays")
  func unbracketed() throws {
    let text = String(repeating: "가나다 abc ", count: 6_000)
    let story = try Story.form(["-O", "values", "--text", "name"])
    try story.type(text)
    try story.settle()
    try story.press("RET")
    #expect(try story.waitForExit().output == text + "\n")
  }
}
