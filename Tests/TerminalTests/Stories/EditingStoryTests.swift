// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// The line editor on a real terminal: what it says in the bar, and what arrives in pieces.
@Suite("Editing") struct EditingStoryTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func form(_ arguments: [String], inputrc: String = "") throws -> Story {
    try folder.write(inputrc, to: "inputrc")
    return try Story.form(
      ["--lang", "en", "--inputrc", folder.path + "/inputrc", "-O", "values"] + arguments)
  }

  /// How often the bell has rung.
  private func bells(_ story: Story) -> Int { story.log.count { $0 == 0x07 } }

  @Test(
    "What is searched for stands in the bar while it is typed: forward, backward, in vain, and all at once")
  func searches() throws {
    try folder.write("first hat\nsecond hat\nthird\n", to: "past")
    let story = try form(["--text", "t", "--history", folder.path + "/past"])
    try story.press("C-r ha")
    try story.waitFor("(reverse-i-search)`ha'")
    try story.waitFor("› t  second hat")
    try story.press("C-r")
    try story.waitFor("› t  first hat")
    try story.press("C-s")
    // A search that turns round finds first where it is.
    try story.waitFor("(i-search)`ha'")
    try story.press("C-s")
    try story.waitFor("› t  second hat")
    try story.press("zz")
    try story.waitFor("(failed i-search)`hazz'")
    try story.press("C-g")
    try story.waitForNo("search")
    #expect(story.screen.rows[0] == "› t")
    try story.press("own M-p fir")
    try story.waitFor(":fir")
    #expect(story.screen.rows[0] == "› t  own")
    try story.press("RET")
    try story.waitFor("› t  first hat")
    try story.waitForNo(":fir")
    try story.press("RET")
    #expect(try story.waitForExit().output == "first hat\n")
  }

  @Test("The bar says that typing replaces, by Insert and by vi's R")
  func overwriting() throws {
    var story = try form(["--text", "t=abc"])
    try story.press("<Home> <Insert> 한")
    try story.waitFor("[overwrite]")
    try story.waitFor("› t  한bc")
    try story.press("<Insert>")
    try story.waitForNo("[overwrite]")
    try story.press("x RET")
    #expect(try story.waitForExit().output == "한xbc\n")
    story = try form(["--text", "t=abc"], inputrc: "set editing-mode vi\n")
    try story.press("ESC")
    try story.waitFor("[command]")
    try story.press("0 R 한")
    try story.waitFor("[overwrite]")
    try story.press("ESC")
    try story.waitFor("[command]")
    try story.press("RET")
    #expect(try story.waitForExit().output == "한bc\n")
  }

  @Test("A syllable whose bytes come one by one is shown when it is whole, and never a part of it")
  func splitSyllable() throws {
    let story = try form(["--text", "t"])
    for byte in Array("한글".utf8) {
      try story.send([byte])
      try story.settle()
    }
    try story.waitFor("› t  한글")
    #expect(!String(decoding: story.log, as: UTF8.self).contains("\u{FFFD}"))
    #expect(story.screen.cursor == .init(row: 0, column: 9))
    try story.press("RET")
    #expect(try story.waitForExit().output == "한글\n")
  }

  @Test(
    "An input method may compose in the line: each syllable replaced by Backspace and the next",
    arguments: [1, 99])
  func composing(pieces: Int) throws {
    let story = try form(["--text", "t=끝"])
    try story.press("<Home>")
    // ㅎ 하 한, then the next syllable: ㄱ 그 글.
    let keys = ["ㅎ", "\u{7F}하", "\u{7F}한", "ㄱ", "\u{7F}그", "\u{7F}글"]
    for start in stride(from: 0, to: keys.count, by: pieces) {
      try story.type(keys[start..<min(start + pieces, keys.count)].joined())
      try story.settle()
    }
    try story.waitFor("› t  한글끝")
    #expect(story.screen.cursor == .init(row: 0, column: 9))
    try story.press("RET")
    #expect(try story.waitForExit().output == "한글끝\n")
  }

  @Test("What is seen as one character is stepped over, erased, typed over and undone as one")
  func clusters() throws {
    let story = try form(["--text", "t"])
    try story.type("a👨‍👩‍👧‍👦🇰🇷")
    try story.settle()
    try story.press("C-_")
    try story.waitUntil("the flag gone") { $0.cursor == .init(row: 0, column: 8) }
    try story.press("👍🏽 <Left> <Left> | <Delete>")
    try story.waitUntil("the family gone") { $0.rows[0].hasPrefix("› t  a|") && $0.cursor.column == 7 }
    try story.press("<Insert> b c <Insert> 🇯🇵 C-b C-t RET")
    #expect(try story.waitForExit().output == "a|b🇯🇵c\n")
  }

  @Test("readline's bell is heard, unless an inputrc wants none", arguments: ["", "set bell-style none\n"])
  func bell(inputrc: String) throws {
    let story = try form(["--text", "t", "--complete", "stage start"], inputrc: inputrc)
    try story.press("s TAB")
    try story.waitFor("› t  sta")
    try story.settle()
    // What was completed may go on in two ways: Tab rings, and once more, and then shows them.
    #expect(bells(story) == (inputrc.isEmpty ? 1 : 0))
    try story.press("TAB TAB")
    try story.waitFor("stage  start")
    #expect(bells(story) == (inputrc.isEmpty ? 2 : 0))
    try story.press("C-f")
    try story.settle()
    #expect(bells(story) == (inputrc.isEmpty ? 3 : 0))
    try story.press("g TAB RET")
    #expect(try story.waitForExit().output == "stage\n")
  }

  @Test("Asked what could complete the word, the menu shows a single candidate, too")
  func onlyCandidate() throws {
    let story = try form(["--text", "t", "--complete", "stage prod"])
    try story.press("st M-?")
    try story.waitUntil("the menu") { $0.rows[1].contains("stage") }
    #expect(story.screen.rows[0] == "› t  st")
    try story.press("TAB RET")
    #expect(try story.waitForExit().output == "stage\n")
  }
}
