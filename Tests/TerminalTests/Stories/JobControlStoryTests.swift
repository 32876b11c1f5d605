// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// C-z and fg, under a shell with job control.
@Suite("Job control") struct JobControlStoryTests {
  @Test(
    "C-z stops the form and gives the terminal back; fg draws it again once, with its text",
    arguments: ["--text", "--secret"])
  func suspends(kind: String) throws {
    let story = try Story.inShell()
    try story.type("prompt -O json --text one \(kind) two\r")
    try story.waitFor("완료")
    try story.press("x RET abc C-b")
    try story.waitUntil("the cursor on c") { $0.text.contains("2/2") && $0.cursor.column == 9 }
    try story.press("C-z")
    try story.waitUntil("bash's prompt") { $0.text.contains("Stopped") && $0.text.hasSuffix("\n$") }
    try story.waitUntil("bash's own editor", holds: { !story.screen.text.contains("2/2") })
    try story.type("fg\r")
    try story.waitUntil("the form again") { $0.text.contains("2/2") && $0.cursor.column == 9 }
    try story.waitUntilFormReads()
    #expect(story.screen.rows.count { $0.hasPrefix("› two") } == 1)
    #expect(story.screen.rows.count { $0.hasSuffix("완료 ⏎ ^D") } == 1)
    try story.press("X RET")
    try story.waitFor(kind == "--text" ? #"{"one":"x","two":"abXc"}"# : #"{"one":"x","two":"∙∙∙∙"}"#)
    try story.type("exit\r")
    #expect(try story.waitForExit().ending == .exited(0))
    #expect(kind == "--text" || !String(decoding: story.log, as: UTF8.self).contains("abXc"))
  }

  @Test(
    "C-z in the person's own editor stops both; fg goes on in the editor, and then in the form with what it wrote"
  )
  func suspendsEditor() throws {
    let story = try Story.inShell()
    try story.type(#"export VISUAL='echo editor; read line; printf %s "$line" >'"# + "\r")
    try story.type("prompt -O values --text one=before\r")
    try story.waitFor("완료")
    try story.waitUntilFormReads()
    try story.press("C-x C-e")
    try story.waitUntil("the editor") { $0.rows.contains("editor") }
    try story.press("C-z")
    try story.waitUntil("bash's prompt") { $0.text.contains("Stopped") && $0.text.hasSuffix("\n$") }
    try story.type("echo shell\r")
    try story.waitUntil("the shell's answer") { $0.rows.contains("shell") && $0.text.hasSuffix("\n$") }
    try story.type("fg\r")
    try story.waitUntil("the terminal lent", holds: { story.terminal.settings?.isCanonical == true })
    try story.type("after\r")
    try story.waitFor("› one  after")
    try story.waitUntilFormReads()
    try story.press("RET")
    try story.waitUntil("bash's prompt") { $0.rows.contains("after") && $0.text.hasSuffix("\n$") }
    try story.type("exit\r")
    _ = try story.waitForExit()
  }

  @Test("C-c in a form leaves a shell with 130 and its own editor")
  func interrupts() throws {
    let story = try Story.inShell()
    try story.type("prompt --text one\r")
    try story.waitFor("완료")
    try story.press("abc C-c")
    try story.waitUntil("bash's prompt") { !$0.text.contains("abc") && $0.text.hasSuffix("\n$") }
    try story.type("echo status $?\r")
    try story.waitFor("status 130")
    try story.type("exit\r")
    _ = try story.waitForExit()
  }
}

/// Scripts that come through a pipe, and forms without a person.
@Suite("Scripts in pipes") struct ScriptStoryTests {
  private func script(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n")
  }

  @Test(
    "A script that is piped into a shell asks on the terminal, and the rest of it still runs",
    arguments: ["bash", "sh", "dash", "zsh"])
  func pipedScript(shell: String) throws {
    let prompt = try ProgramUnderTest.path
    let script = """
      echo begin
      a=$(\(prompt) -O values --text a) || exit
      b=$(\(prompt) -O values --text b) || exit
      echo "answers: $a $b"
      \(String(repeating: "# padding\n", count: 1_000))
      echo end
      """
    let story = try Story(Launch(shell, [], input: .text(script)))
    try story.waitUntilFormReads()
    try story.press("x RET")
    try story.waitFor("› b")
    try story.waitUntilFormReads()
    try story.press("y RET")
    let outcome = try story.waitForExit()
    #expect(outcome.output == "begin\nanswers: x y\nend\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test("Two forms on one pipe each take their part and leave the rest")
  func twoForms() throws {
    let script = "\"$0\" --text a --text b; \"$0\" -O json --text c --multiline d; cat"
    let launch = Launch(
      "sh", ["-c", script, try ProgramUnderTest.path], input: .text("1\n2\n3\n4\n5\n.\nrest\n"))
    let result = try RunningProgram.run(launch)
    #expect(result.output == "a='1'\nb='2'\n" + #"{"c":"3","d":"4\n5"}"# + "\nrest\n")
  }

  @Test(
    "With its answers in a pipe a form needs no terminal, and without both it is status 4 naming the fields")
  func noTerminal() throws {
    let piped = try RunningProgram.prompt(["--text", "a"], input: .text("x\n"))
    #expect(piped.output == "a='x'\n" && piped.ending == .exited(0))
    let asked = try RunningProgram.prompt([
      "--input", "tty", "--text", "a", "A", "-r", "--text", "b=1", "--text", "c",
    ])
    #expect(asked.ending == .exited(4))
    #expect(asked.output == "(exit 4)\n")
    #expect(asked.errors.contains("a") && asked.errors.contains("c") && asked.errors.contains("terminal"))
  }

  @Test(
    "With /dev/null as standard input nobody is asked, terminal or not: defaults, or status 3 at once",
    arguments: [true, false])
  func cron(hasTerminal: Bool) throws {
    for (arguments, status, output) in [
      (["--text", "a=1"], Int32(0), "a='1'\n"), (["--text", "a", "-r"], 3, "(exit 3)\n"),
    ] {
      if hasTerminal {
        let outcome = try Story(arguments, input: .file("/dev/null")).waitForExit()
        #expect(outcome.ending == .exited(status) && outcome.output == output)
      } else {
        let result = try RunningProgram.prompt(arguments)
        #expect(result.ending == .exited(status) && result.output == output)
      }
    }
  }

  @Test("A standard input that brings nothing is named after a second")
  func silence() throws {
    let program = try RunningProgram(Launch(try ProgramUnderTest.path, ["--text", "a"], input: .silence))
    #expect(program.drive { !program.errors.isEmpty })
    #expect(String(decoding: program.errors, as: UTF8.self).contains("--input tty"))
    program.endInput()
    #expect(program.waitForEnd() == .exited(3))
  }
}
