// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// What a form looks like, and what it leaves behind.
@Suite("Looks") struct LooksStoryTests {
  @Test("A secret is marks, and with --mask none nothing at all")
  func masks() throws {
    let story = try Story.form(["-O", "values", "--secret", "a", "A", "--secret", "b", "B", "--mask", "none"])
    try story.press("비밀")
    try story.waitFor("› A  ∙∙")
    try story.press("RET hidden")
    try story.waitFor("2/2")
    try story.settle()
    #expect(story.screen.rows[1] == "› B")
    #expect(story.screen.cursor == .init(row: 1, column: 5))
    try story.press("RET")
    #expect(try story.waitForExit().output == "비밀\nhidden\n")
    #expect(!String(decoding: story.log, as: UTF8.self).contains("hidden"))
  }

  @Test("Title, placeholder, hint and the button's own word are shown; a placeholder is no answer")
  func words() throws {
    let story = try Story.form([
      "--title", "제목", "--done-label", "보내기", "--text", "a", "이름", "--placeholder", "홍길동", "--hint", "본명",
    ])
    try story.waitForScreen(
      """
      제목
      › 이름  홍길동
       본명                                                               보내기 ⏎ ^D
      """)
    #expect(story.screen.cursor == .init(row: 1, column: 8))
    try story.press("RET")
    #expect(try story.waitForExit().output == "a=''\n")
  }

  @Test("With --clear nothing of the form is left, and the rows above are as they were")
  func clears() throws {
    let script = "printf 'one\\ntwo\\n' >/dev/tty; \"$0\" --clear --title T --text a --text b --text c"
    let story = try Story(Launch("sh", ["-c", script, try ProgramUnderTest.path]), rows: 24, columns: 80)
    try story.waitUntilFormReads()
    try story.press("x RET y RET z RET")
    #expect(try story.waitForExit().output == "a='x'\nb='y'\nc='z'\n")
    #expect(story.screen.text == "one\ntwo")
    #expect(story.screen.cursor == .init(row: 2, column: 0))
  }

  @Test(
    "At the foot of the window a form scrolls what is above it, and tidies up after itself",
    arguments: [true, false])
  func atTheFoot(isCleared: Bool) throws {
    let script =
      "for i in 1 2 3 4 5 6; do echo row$i; done >/dev/tty; \"$0\" \(isCleared ? "--clear" : "") --text a --text b --text c"
    let story = try Story(Launch("sh", ["-c", script, try ProgramUnderTest.path]), rows: 6, columns: 40)
    try story.waitUntilFormReads()
    try story.press("x RET y RET z RET")
    _ = try story.waitForExit()
    let all = (story.screen.scrollback + story.screen.rows).filter { !$0.isEmpty }
    let rows = (1...6).map { "row\($0)" }
    #expect(all == rows + (isCleared ? [] : ["  a  x", "  b  y", "  c  z"]))
  }

  @Test(
    "Colours come with the terminal, and go with --color never, NO_COLOR or a dumb one",
    arguments: [
      ([], [:], true), (["--color", "never"], [:], false), ([], ["NO_COLOR": "1"], false),
      ([], ["NO_COLOR": ""], true),
      (["--color", "always"], ["NO_COLOR": "1"], true), (["--color", "always"], ["TERM": "vt100"], true),
      ([], ["TERM": "vt100"], false),
    ] as [([String], [String: String], Bool)])
  func colours(options: [String], environment: [String: String], isColoured: Bool) throws {
    let story = try Story.form(options + ["--integer", "a"], environment: environment)
    try story.press("x RET")
    try story.waitFor("!")
    #expect((story.screen.style(of: "!")?.color != nil) == isColoured)
    try story.cancel()
    _ = try story.waitForExit()
  }

  @Test("Answers on a terminal are shown below the transcript, secrets as four marks")
  func onTerminal() throws {
    let story = try Story.form(["--text", "a", "--secret", "b"], output: .terminal)
    try story.press("x RET hidden RET")
    _ = try story.waitForExit()
    #expect(story.screen.rows[2...3] == ["a='x'", "b='∙∙∙∙'"])
    #expect(!String(decoding: story.log, as: UTF8.self).contains("hidden"))
  }

  @Test("A window that is given another size shows the form once, with its text and cursor")
  func resizes() throws {
    let story = try Story.form(KoreanForm.arguments)
    try story.press("홍길동 RET abc")
    try story.waitFor("∙∙∙")
    for (rows, columns) in [(10, 40), (4, 20), (1, 1), (24, 80), (30, 132), (24, 80)] {
      story.resize(rows: rows, columns: columns)
      try story.settle()
      try story.press("d")
      try story.settle()
    }
    try story.press("5 RET C-x RET")
    #expect(
      try story.waitForExit().output
        == "name='홍길동'\ntoken='abcdddddd5'\nenv='dev'\nport='1194'\nmemo=''\n")
  }

  @Test("A paste never submits: line breaks at its ends go, those inside are spaces, and the bar says so")
  func pastes() throws {
    let story = try Story.form(["--lang", "ko", "--text", "a", "--secret", "b", "--multiline", "c"])
    try story.paste("\none\ntwo\n")
    try story.waitFor("› a  one two")
    #expect(story.screen.text.contains("2줄을 한 줄로 이었습니다"))
    try story.press("RET")
    try story.waitFor("2/3")
    try story.paste("x\ny")
    try story.waitFor("붙여 넣지 않았습니다")
    try story.paste("secret\n")
    try story.waitFor("∙∙∙∙∙∙")
    try story.press("RET")
    try story.waitFor("3/3")
    try story.paste("1\n2")
    try story.waitFor("2줄")
    try story.press("C-d")
    #expect(try story.waitForExit().output == "a='one two'\nb='secret'\nc='1\n2'\n")
  }

  @Test("An inputrc that is named is read, none is none, and one that cannot be read is status 2")
  func inputrc() throws {
    let folder = try ScratchFolder()
    let file = try folder.write("\"\\C-t\": \"macro\"\n", to: "rc")
    for (choice, answer) in [(file, "macro"), ("none", "")] {
      let story = try Story.form(
        ["-O", "values", "--inputrc", choice, "--text", "a"], environment: ["INPUTRC": file])
      try story.press("C-t RET")
      #expect(try story.waitForExit().output == answer + "\n")
    }
    let outcome = try Story(["--inputrc", folder.path + "/missing", "--text", "a"]).waitForExit()
    #expect(outcome.ending == .exited(2))
    #expect(outcome.errors.contains("--inputrc"))
    #expect(outcome.output == "(exit 2)\n")
  }
}
