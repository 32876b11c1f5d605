// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a form ends when it is not submitted, and what it leaves for others.
@Suite("Endings") struct EndingStoryTests {
  @Test(
    "A signal ends the program by that signal, with the terminal as before and nothing but (exit N)",
    arguments: [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT,
    ])
  func signals(number: Int32) throws {
    let story = try Story.form(["--text", "a", "--secret", "b"])
    try story.press("x RET y")
    try story.waitFor("∙")
    story.send(signal: number)
    let outcome = try story.waitForExit()
    #expect(outcome.ending == .signalled(number))
    #expect(outcome.output == "(exit \(128 + number))\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test("USR1 ends the program, too, and leaves the terminal as before")
  func userSignal() throws {
    let story = try Story.form(["--text", "a"])
    story.send(signal: SIGUSR1)
    #expect(try story.waitForExit().ending == .signalled(SIGUSR1))
  }

  @Test(
    "C-c and C-\\ are the kernel's signals, at any moment of an edit",
    arguments: ["C-c", "abc C-c", "C-r C-c", "C-q C-c", "M-5 C-c", "C-\\"])
  func interrupts(keys: String) throws {
    let story = try Story.form(["--text", "a"])
    let words = keys.split(separator: " ")
    try story.press(words.dropLast().joined(separator: " "))
    try story.settle()
    try story.press(String(words.last ?? ""))
    let outcome = try story.waitForExit()
    #expect(outcome.ending == .signalled(keys.hasSuffix("\\") ? SIGQUIT : SIGINT))
    #expect(story.screen.text.isEmpty)
  }

  @Test(
    "A shell sees 130 after C-c, and goes no further",
    arguments: [
      "x=$(\"$0\" --text a) || exit 7; echo after", "eval \"$(\"$0\" --text a)\" || exit 7; echo after",
    ])
  func interruptsScript(script: String) throws {
    let story = try Story(Launch("bash", ["-c", script, try ProgramUnderTest.path]))
    try story.waitUntilFormReads()
    try story.press("C-c")
    let outcome = try story.waitForExit()
    #expect(!outcome.output.contains("after"))
    #expect(outcome.ending == .signalled(SIGINT) || outcome.ending == .exited(7))
  }

  @Test("A form that is cancelled fails the eval of its output")
  func evalFails() throws {
    let script = "eval \"$(\"$0\" --text a)\" || { echo \"failed $?\"; exit 7; }; echo after"
    let story = try Story(Launch("bash", ["-c", script, try ProgramUnderTest.path]))
    try story.waitUntilFormReads()
    try story.cancel()
    let outcome = try story.waitForExit()
    #expect(outcome.output == "failed 1\n")
    #expect(outcome.ending == .exited(7))
  }

  @Test("A terminal that goes away ends the program within a second", .timeLimit(.minutes(1)))
  func hangUp() throws {
    let terminal = try PseudoTerminal()
    let program = try RunningProgram(Launch(try ProgramUnderTest.path, ["--text", "a"]), on: terminal)
    #expect(program.drive { !program.shown.isEmpty && terminal.settings?.isCanonical == false })
    terminal.hangUp()
    let start = ContinuousClock.now
    while program.ending == nil, ContinuousClock.now - start < .seconds(5) {
      _ = program.drive(within: .milliseconds(20)) { program.ending != nil }
    }
    #expect(program.ending != nil)
    #expect(ContinuousClock.now - start < .seconds(1))
  }

  @Test("What is typed after the last Done stays in the terminal for the shell")
  func leavesTheRest() throws {
    let story = try Story.form(["--text", "a", "--text", "b"])
    try story.type("x\ry\rls -l\r")
    let outcome = try story.waitForExit()
    #expect(outcome.output == "a='x'\nb='y'\n")
  }

  @Test("A shell reads next what was typed after the last Done")
  func shellReadsTheRest() throws {
    let script = "\"$0\" -O values --text a; IFS= read -r rest; echo \"rest: $rest\""
    let story = try Story(Launch("bash", ["-c", script, try ProgramUnderTest.path]))
    try story.waitUntilFormReads()
    try story.type("x\rls -l\n")
    #expect(try story.waitForExit().output == "x\nrest: ls -l\n")
  }

  @Test(
    "A standard output that cannot be written is known before anything is asked",
    arguments: ["closed", "/dev/full", "pipe"])
  func badOutput(output: String) throws {
    let redirection = ["closed": ">&-", "/dev/full": ">/dev/full", "pipe": "| :"][output] ?? ""
    let script = "set -o pipefail; { sleep 0.2; \"$0\" --text a; } \(redirection)"
    let story = try Story(Launch("bash", ["-c", script, try ProgramUnderTest.path]))
    let outcome = try story.waitForExit()
    #expect(outcome.ending == .exited(5))
    #expect(outcome.errors.contains("standard output"))
    #expect(story.screen.text.isEmpty)
  }

  @Test(
    "Without standard error a form is asked and answered all the same",
    arguments: [Launch.Output.closed, .file("/dev/null"), .terminal])
  func noErrors(errors: Launch.Output) throws {
    let story = try Story.form(["--text", "a"], errors: errors)
    try story.press("x RET")
    #expect(try story.waitForExit().output == "a='x'\n")
  }
}
