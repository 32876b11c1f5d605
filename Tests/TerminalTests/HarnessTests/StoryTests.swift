// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct StoryTests {
  private func bash(_ script: String, input: Launch.Input = .terminal) -> Launch {
    Launch("bash", ["--norc", "-c", script], input: input, errors: .terminal)
  }

  @Test("What readline shows and what it reads are both seen")
  func readsALine() throws {
    let story = try Story(bash(#"read -e -p "이름: " x; printf %s "$x""#))
    try story.waitFor("이름: ")
    try story.type("홍동")
    try story.press("<Left> 길")
    try story.waitForScreen("이름: 홍길동")
    #expect(story.screen.cursor == .init(row: 0, column: 10))
    try story.press("RET")
    let outcome = try story.waitForExit()
    #expect(outcome.ending == .exited(0))
    #expect(outcome.output == "홍길동")
  }

  @Test("A paste comes whole in one line when the program brackets it")
  func pastes() throws {
    let story = try Story(bash(#"read -e -p "> " x; printf %s "$x""#))
    try story.waitUntil("bracketed pastes") { $0.isPasteBracketed && $0.text == ">" }
    try story.paste("a b")
    try story.waitForScreen("> a b")
    try story.press("RET")
    #expect(try story.waitForExit().output == "a b")
  }

  @Test("A program that never shows what is waited for is reported with its screen and its ending")
  func failsWithTheScreen() throws {
    let story = try Story(bash("echo seen >/dev/tty; exit 7"))
    let error = #expect(throws: HarnessError.self) { try story.waitFor("unseen") }
    let report = String(describing: error)
    #expect(report.contains("unseen") && report.contains("| seen") && report.contains("status 7"))
  }

  @Test(
    "What is left behind on the terminal is reported",
    arguments: [
      ("stty -echo", "the terminal's settings are not as before"),
      (#"printf '\033[?25l' >/dev/tty"#, "the cursor is hidden"),
      (#"printf '\033[?2004h' >/dev/tty"#, "pastes are still bracketed"),
      (#"printf '\033[?1049h' >/dev/tty"#, "the alternate screen is still shown"),
      ("trap '' HUP; sleep 60 <&- >&- 2>&- &", "a child is left"),
      ("trap '' HUP; sleep 60 &", "a process still holds the terminal or a stream"),
      ("python3 -c 'import os; os.set_blocking(2, False)'", "the terminal's file is non-blocking"),
      ("stty -echo; stty echo", ""),
    ])
  func reportsWhatIsLeft(script: String, leftover: String) throws {
    let story = try Story(bash(script))
    let leftovers = try story.end().leftovers
    #expect(leftover.isEmpty ? leftovers.isEmpty : leftovers.contains(leftover))
  }

  @Test("A signal that ends the program is told apart from a status")
  func diesBySignal() throws {
    let story = try Story(Launch("sleep", ["60"], errors: .terminal))
    story.send(signal: SIGTERM)
    #expect(try story.waitForExit().ending == .signalled(SIGTERM))
  }

  @Test("C-c reaches the program through the kernel, since the terminal is its controlling one")
  func interrupts() throws {
    let story = try Story(
      bash("trap 'echo caught; exit 3' INT; echo ready >/dev/tty; while :; do read x; done"))
    try story.waitFor("ready")
    try story.press("C-c")
    let outcome = try story.waitForExit()
    #expect(outcome.status == 3)
    #expect(outcome.output == "caught\n")
  }

  @Test(
    "Standard input is what the story says",
    arguments: [
      (Launch.Input.text("a\nb\n"), 4), (.bytes([]), 0), (.file("/dev/null"), 0),
      (.bytes(Array(repeating: 0x78, count: 300_000)), 300_000),
    ])
  func feedsInput(input: Launch.Input, count: Int) throws {
    let story = try Story(Launch("wc", ["-c"], input: input))
    #expect(try story.waitForExit().output.filter(\.isNumber) == String(count))
  }

  @Test("A closed standard input is closed, and the program has its terminal all the same")
  func closesInput() throws {
    let story = try Story(
      bash(
        "if [ -e /dev/fd/0 ]; then echo open; else echo closed; fi; : </dev/tty && echo terminal",
        input: .closed))
    #expect(try story.waitForExit().output == "closed\nterminal\n")
  }

  @Test("A new size of the window reaches the program with a signal")
  func resizes() throws {
    let story = try Story(
      bash("trap 'stty size >/dev/tty; exit' WINCH; stty size >/dev/tty; while :; do read -t 0.05 x; done"))
    try story.waitFor("24 80")
    story.resize(rows: 7, columns: 33)
    try story.waitFor("7 33")
    #expect(try story.waitForExit().ending == .exited(0))
  }

  @Test("A story settles only when every key has been read")
  func settles() throws {
    let story = try Story(bash(#"read -e -p "> " x; printf %s "$x""#))
    try story.waitFor(">")
    try story.type(String(repeating: "k", count: 200))
    try story.settle()
    #expect(story.screen.text.count { $0 == "k" } == 200)
    try story.press("RET")
    _ = try story.waitForExit()
  }

  @Test("In a shell with job control C-z stops a program and fg brings it back")
  func jobControl() throws {
    let story = try Story.inShell()
    try story.type("cat\r")
    try story.waitUntil("cat reading lines", holds: { story.terminal.settings?.isCanonical == true })
    try story.type("one\r")
    try story.waitUntil("cat's echo") { $0.rows.count { $0 == "one" } == 2 }
    try story.press("C-z")
    try story.waitUntil("bash's prompt") { $0.text.contains("Stopped") && $0.text.hasSuffix("\n$") }
    try story.type("fg\r")
    try story.waitUntil("cat reading lines", holds: { story.terminal.settings?.isCanonical == true })
    try story.type("two\r")
    try story.waitUntil("cat's echo") { $0.rows.count { $0 == "two" } == 2 }
    try story.press("C-d")
    try story.type("exit\r")
    #expect(try story.waitForExit().ending == .exited(0))
  }

  @Test("Stories at the same time do not hold each other's terminals open", arguments: 0..<8)
  func inParallel(number: Int) throws {
    let story = try Story(bash("read x; echo $x"))
    try story.type("\(number)\r")
    #expect(try story.waitForExit().output == "\(number)\n")
  }
}
