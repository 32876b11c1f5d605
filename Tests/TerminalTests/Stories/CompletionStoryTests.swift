// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

@Suite("Completion") struct CompletionStoryTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// The program in the scratch folder, once it reads keys.
  private func form(_ arguments: [String], columns: Int = 64, rows: Int = 16) throws -> Story {
    let launch = Launch(
      try ProgramUnderTest.path, ["--lang", "ko"] + arguments, directory: folder.path)
    let story = try Story(launch, rows: rows, columns: columns)
    try story.waitFor("완료")
    return story
  }

  @Test("The second Tab opens a menu beneath the field, and the next key closes it")
  func menu() throws {
    for name in ["Makefile", "main.c", "notes"] { try folder.write("", to: name) }
    let story = try form(["--path", "p", "경로", "--text", "q"])
    try story.press("TAB TAB")
    try story.waitForScreen(
      """
      › 경로
              main.c    Makefile  notes
        q
       1/2  3                                               완료 ⏎ ^D
      """)
    #expect(story.screen.cursor == .init(row: 0, column: 8))
    try story.press("n")
    try story.waitForScreen(
      """
      › 경로  n
        q
       1/2                                                  완료 ⏎ ^D
      """)
    try story.press("TAB")
    try story.waitFor("› 경로  notes")
    try story.press("RET RET")
    #expect(try story.waitForExit().output == "p='notes'\nq=''\n")
  }

  @Test("A menu takes a third of the window, and further Tabs turn its pages")
  func pages() throws {
    for number in 10..<30 { try folder.write("", to: "a-long-name-\(number)") }
    let story = try form(["--path", "p"], columns: 40, rows: 9)
    try story.press("TAB TAB TAB")
    try story.waitFor("▾")
    #expect(story.screen.rows[1].contains("a-long-name-10") && !story.screen.text.contains("▴"))
    try story.press("TAB")
    try story.waitFor("▴")
    #expect(!story.screen.text.contains("a-long-name-10"))
    #expect(story.screen.text.split(separator: "\n").filter { $0.contains("a-long") }.count == 4)
    try story.press("C-c")
    _ = try story.waitForExit()
  }

  @Test(
    "Blanks and quotes in names are inserted as they are, and a ~ becomes the home directory in the answer")
  func names() throws {
    try folder.write("", to: "it's a \"file\".txt")
    let story = try form(["--path", "p", "--path", "q"])
    try story.press("it TAB RET")
    try story.waitFor("2/2")
    try story.type("~/x y")
    try story.press("RET")
    let home = try #require(Launch.plainEnvironment["HOME"])
    #expect(try story.waitForExit().output == "p='it'\\''s a \"file\".txt'\nq='\(home)/x y'\n")
  }

  @Test("A user that there is none of is no home: the text stays as it was typed")
  func unknownUser() throws {
    let story = try form(["--path", "p", "--text", "q"])
    try story.press("~nosuch TAB TAB M-~ M-&")
    try story.type("/x")
    try story.press("RET")
    try story.waitFor("2/2")
    try story.press("~no TAB RET")
    #expect(try story.waitForExit().output.hasPrefix("p='~nosuch/x'\n"))
  }

  @Test("Words come from the command line, and from a command that finds the word in $1")
  func words() throws {
    try folder.write("한-1\n한-2\n두-1\n", to: "words")
    let story = try form([
      "--text", "a", "--complete", "dev stage prod", "--text", "b", "--complete",
      "!grep -- \"$1\" words",
    ])
    try story.press("st TAB RET")
    try story.waitFor("2/2")
    try story.press("한 TAB TAB TAB")
    try story.waitFor("한-1  한-2")
    try story.press("2 RET")
    #expect(try story.waitForExit().output == "a='stage'\nb='한-2'\n")
  }

  @Test("A command that takes too long is killed and said so; C-c does not wait for it")
  func slowCommand() throws {
    let story = try form(["--text", "a", "--complete", "!sleep 60"])
    try story.press("x TAB")
    try story.waitFor("너무 오래 걸려")
    try story.press("TAB C-c")
    #expect(try story.waitForExit().ending == .signalled(2))
  }

  @Test("What a command prints cannot act on the terminal")
  func hostileCandidates() throws {
    let story = try form(["--text", "a", "--complete", "!printf 'x\\033[31m1\\nx\\033]0;t\\0072\\n'"])
    try story.press("TAB TAB TAB")
    try story.waitFor("x^[[31m1")
    try story.press("C-c")
    _ = try story.waitForExit()
  }
}
