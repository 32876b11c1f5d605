// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

#if os(Linux)
  import Glibc

  /// Ends that no program survives, and what they leave to others.
  @Suite("Sudden ends") struct SuddenEndStoryTests {
    private static let faultSignals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

    @Test(
      "A fault ends the program by its signal, at once and with the terminal as before",
      arguments: faultSignals)
    func faults(number: Int32) throws {
      let story = try Story.form(
        ["--text", "a"], environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=yes"])
      try story.press("abc")
      try story.waitFor("› a  abc")
      story.send(signal: number)
      let outcome = try story.waitForExit()
      #expect(outcome.ending == .signalled(number))
      // A program that is linked statically says as it starts that it has no backtracer.
      #expect(outcome.output.isEmpty && !outcome.errors.contains("rashed"), "\(outcome.errors)")
    }

    @Test("A fault in plain lines writes no escape sequence", arguments: [SIGSEGV, SIGKILL])
    func plainLines(number: Int32) throws {
      let story = try Story(["--plain", "--text", "a"])
      try story.waitFor("a:")
      story.send(signal: number)
      #expect(try story.waitForExit().ending == .signalled(number))
      #expect(!story.log.contains(0x1b))
    }

    @Test(
      "After kill -9 of the program or its whole group the terminal is as before", arguments: [false, true])
    func killed(isGroup: Bool) throws {
      let story = try Story.form(["--text", "a", "--secret", "b"])
      try story.press("x RET y")
      try story.waitFor("∙")
      kill(isGroup ? -story.program.pid : story.program.pid, SIGKILL)
      #expect(try story.waitForExit().ending == .signalled(SIGKILL))
    }

    @Test("After kill -9 in the middle of C-x C-c, and after fg, it is so as well", arguments: [false, true])
    func killedWithOtherModes(isResumed: Bool) throws {
      let story = try Story.form(["--text", "a"])
      if isResumed {
        let raw = story.terminal.settings
        story.send(signal: SIGSTOP)
        story.send(signal: SIGCONT)
        try story.settle()
        #expect(story.terminal.settings == raw)
      } else {
        try story.press("C-x")
      }
      try story.settle()
      story.send(signal: SIGKILL)
      #expect(try story.waitForExit().ending == .signalled(SIGKILL))
    }

    @Test("The guardian holds the terminal and a pipe, no other stream, and is in no process group of ours")
    func guardian() throws {
      let story = try Story.form(["--text", "a"])
      let guardian = try #require(try story.guardian())
      #expect(ProcessTable.group(of: guardian) == guardian)
      let files = ProcessTable.openFiles(of: guardian).values.sorted()
      #expect(files.count == 2 && files.last?.hasPrefix("pipe:") == true, "\(files)")
      try story.press("x RET")
      #expect(try story.waitForExit().output == "a='x'\n")
    }

    @Test("A `$( )` does not wait for the guardian")
    func substitution() throws {
      let script = "x=$(\"$0\" --text a); echo \"status $?\""
      let story = try Story(Launch("bash", ["-c", script, try ProgramUnderTest.path]))
      try story.waitUntilFormReads()
      let guardian = try #require(try story.guardian())
      kill(guardian, SIGSTOP)
      kill(try #require(story.prompts().first), SIGKILL)
      try story.waitUntil(
        "the shell's next word", holds: { story.program.output == Array("status 137\n".utf8) })
      kill(guardian, SIGCONT)
      #expect(try story.waitForExit().ending == .exited(0))
    }

    @Test("No guardian is there once the form is left, for a command least of all")
    func command() throws {
      let story = try Story.form(["--text", "a", "--", "sh", "-c", "echo \"got $a\" >/dev/tty; read -r _"])
      try story.press("x RET")
      try story.waitFor("got x")
      #expect(ProcessTable.members(ofSession: story.program.pid, within: .zero) == [story.program.pid])
      try story.type("\r")
      #expect(try story.waitForExit().ending == .exited(0))
    }

    @Test("Nor is one where nobody is asked")
    func nobody() throws {
      let story = try Story(["--text", "a", "--text", "b"], input: .silence)
      try story.settle()
      #expect(ProcessTable.members(ofSession: story.program.pid, within: .zero) == [story.program.pid])
      story.program.endInput()
      #expect(try story.waitForExit().ending == .exited(3))
    }

    @Test(
      "Under an interactive shell a killed form leaves the shell's own editor", arguments: ["bash", "zsh"])
    func shellGoesOn(shell: String) throws {
      let story = try Story.inShell(shell)
      for isLate in [false, true] {
        try story.type("prompt --text one\r")
        try story.waitUntilFormReads()
        try story.press("abc")
        try story.waitFor("› one  abc")
        let guardian = try #require(try story.guardian())
        // One that comes late finds the terminal in the shell's hands.
        if isLate { kill(guardian, SIGSTOP) }
        kill(-(try #require(story.prompts().first)), SIGKILL)
        // What the form has left on the row stays where no guardian has begun another.
        try story.waitUntil("the shell's prompt") { screen in
          screen.cursor.row > 1 && screen.cursor.column == 2 && screen.rows[screen.cursor.row].hasPrefix("$")
        }
        try story.settle()
        let modes = story.terminal.settings
        kill(guardian, SIGCONT)
        try story.waitUntil("no guardian", holds: { ProcessTable.name(of: guardian) != "guardian" })
        #expect(story.terminal.settings == modes)
        try story.press("echo SPC wXrld C-b C-b C-b <Backspace> o RET")
        try story.waitUntil("the shell's echo") { $0.rows.contains { $0.hasPrefix("world") } }
        try story.press("C-l")
        try story.waitUntil("an empty screen") { $0.text == "$" }
      }
      try story.type("exit\r")
      let outcome = try story.end()
      #expect(outcome.ending == .exited(0))
      // zsh gives its programs the modes that it finds when a job has died, unless the guardian is faster.
      #expect(outcome.leftovers.filter { shell == "bash" || !$0.contains("settings") } == [])
    }

    @Test("jobs lists the stopped form and nothing else, and no guardian waits meanwhile")
    func jobs() throws {
      let story = try Story.inShell()
      try story.type("prompt --text one\r")
      try story.waitFor("완료")
      try story.press("C-z")
      try story.waitFor("Stopped")
      try story.type("jobs -l; echo counted\r")
      try story.waitFor("counted\n")
      #expect(story.screen.rows.count { $0.contains("Stopped") && $0.contains("prompt") } == 2)
      #expect(story.guardians == [])
      try story.type("kill %1; fg\r")
      try story.waitFor("Terminated")
      try story.waitUntil("the shell's prompt") { $0.text.hasSuffix("\n$") }
      try story.type("exit\r")
      _ = try story.waitForExit()
    }

    @Test("What ends a stopped form ends its commands as well", arguments: [SIGKILL, SIGTRAP])
    func stopped(number: Int32) throws {
      let story = try Story.inShell()
      let mark = "PROMPT_STOPPED=\(story.program.pid)/\(number)"
      try story.type("\(mark) prompt --choice a --options-from 'exec sleep 60'\r")
      try story.waitUntilFormReads()
      let commands = { ProcessTable.members(withVariable: mark, called: "sleep") }
      try story.waitUntil("a command that runs", holds: { !commands().isEmpty })
      try story.press("C-z")
      try story.waitUntil("bash's prompt") { $0.text.contains("Stopped") && $0.text.hasSuffix("\n$") }
      let prompt = try #require(story.prompts().first)
      #expect(commands().count == 1)
      kill(prompt, number)
      kill(prompt, SIGCONT)
      try story.waitUntil("no command", holds: { commands().isEmpty })
      try story.type("exit\r")
      try story.waitUntil("the shell's end, or its word", holds: { story.program.ending != nil })
      _ = try story.waitForExit()
    }

    @Test(
      "A terminal that takes nothing keeps no signal from ending the program",
      arguments: [SIGINT, SIGTERM, SIGHUP], [false, true])
    func stoppedTerminal(number: Int32, isPlain: Bool) throws {
      let story = try Story((isPlain ? ["--plain"] : []) + ["--text", "a"])
      try story.waitUntil("a raw terminal", holds: { story.terminal.settings?.isCanonical == false })
      try story.settle()
      tcflow(story.terminal.slave?.number ?? -1, TCOOFF)
      try story.type("xyz")
      try story.settle()
      story.send(signal: number)
      let start = ContinuousClock.now
      let outcome = try story.end()
      #expect(outcome.ending == .signalled(number))
      #expect(ContinuousClock.now - start < .seconds(5))
      // What would have to be written cannot be.
      #expect(outcome.leftovers.filter { !$0.contains("bracketed") } == [])
    }
  }

  extension Story {
    /// The guardians that stand in this story's session.
    var guardians: [Int32] { ProcessTable.members(ofSession: program.pid, called: "guardian") }

    /// The guardian of the form, once it has come so far as to take its name.
    func guardian() throws -> Int32? {
      try waitUntil("the guardian", holds: { !guardians.isEmpty })
      return guardians.first
    }

    /// The programs under test in this story's session.
    func prompts() -> [Int32] {
      ProcessTable.members(ofSession: program.pid, called: "prompt")
    }
  }
#endif
