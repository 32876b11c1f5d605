// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// A form that a person fills in again and again.
@Suite("A loop of forms") struct LoopStoryTests {
  private static func form(_ script: String, _ more: [String] = []) -> [String] {
    ["--lang", "ko", "--repeat"] + more + [
      "--text", "name", "이름", "--text", "memo", "메모", "--", "sh", "-c", script,
    ]
  }

  @Test("The command's output stands above the next form, and C-d on an untouched form ends the loop")
  func untilEnd() throws {
    let story = try Story.form(
      Self.form("printf %s \"$name\"; exit ${#memo}", ["--keep", "name"]), output: .terminal,
      errors: .terminal)
    try story.waitFor("^D 끝   완료 ⏎")
    try story.press("홍길동 RET x RET")
    try story.waitForScreen(
      """
        이름  홍길동
        메모  x
      홍길동
      prompt: "sh": 실패했습니다(상태 1) (레코드 1)
      › 이름  홍길동
        메모
       1/2                                                             ^D 끝   완료 ⏎
      """)
    try story.press("C-d")
    let outcome = try story.waitForExit()
    #expect(outcome.status == 0)
    #expect(!story.screen.text.contains("메모\n"))
  }

  @Test("C-d on a form that was touched is Done")
  func touched() throws {
    let story = try Story.form(Self.form("echo ran"), output: .terminal)
    try story.press("a")
    try story.waitFor("완료 ⏎ ^D")
    try story.press("C-d")
    try story.waitFor("2/2")
    try story.press("C-d")
    try story.waitFor("ran")
    try story.waitFor("^D 끝")
    try story.press("C-d")
    #expect(try story.waitForExit().status == 0)
  }

  @Test("Keys that came in one block with a paste are for the next form, as all that is typed ahead")
  func typedAheadBehindPaste() throws {
    let story = try Story.form(["--repeat", "-O", "json", "--text", "a", "--text", "b"])
    try story.type("\u{1b}[200~one\u{1b}[201~\rx\rtwo\r한글\r")
    try story.waitUntil(
      "two records",
      holds: { String(decoding: story.program.output, as: UTF8.self).count { $0 == "\n" } == 2 })
    try story.waitUntilFormReads()
    try story.press("C-d")
    let outcome = try story.waitForExit()
    #expect(outcome.output == #"{"a":"one","b":"x"}"# + "\n" + #"{"a":"two","b":"한글"}"# + "\n")
    #expect(outcome.status == 0)
  }

  @Test("C-c reaches a running command alone")
  func interruptedCommand() throws {
    // dash, between a fork and an exec, is deaf to C-c: it must not fork behind its word.
    let story = try Story.form(
      Self.form("echo started; exec sleep 100"), output: .terminal, errors: .terminal)
    try story.press("a RET b RET")
    try story.waitFor("started")
    try story.press("C-c")
    try story.waitFor("시그널을 받아 끝났습니다(시그널 2) (레코드 1)")
    try story.waitFor("^D 끝")
    try story.press("C-c")
    #expect(try story.waitForExit().ending == .signalled(2))
  }

  #if os(Linux)
    @Test("The terminal's foreground is the command's before its program begins")
    func foreground() throws {
      // The fields of /proc/PID/stat: its process group is the fifth, the terminal's foreground the eighth.
      let script = #"read -r p n s u group i t front _ </proc/self/stat; echo "in $((group == front))""#
      let story = try Story.form(Self.form(script, ["--keep", "name"]), output: .terminal, errors: .terminal)
      try story.press("a RET")
      for run in 1...20 {
        try story.waitFor("› 메모")
        try story.press("b RET")
        try story.waitUntil("run \(run)") { _ in
          String(decoding: story.log, as: UTF8.self).components(of: "in 1") == run
        }
        try story.waitUntilFormReads()
        try story.press("RET")
      }
      try story.press("C-c")
      #expect(try story.waitForExit().ending == .signalled(2))
    }
  #endif

  @Test("A command reads the terminal in the modes that it had before, whatever another did to them")
  func commandReads() throws {
    let story = try Story.form(
      Self.form("stty -echo -icanon; echo ready; read -r line; echo \"got $line\""), output: .terminal)
    try story.press("a RET b RET")
    try story.waitFor("ready")
    try story.press("hello RET")
    try story.waitFor("got hello")
    try story.waitUntilFormReads()
    try story.press("c RET d RET")
    try story.waitUntil("ready again") { $0.text.components(of: "ready") == 2 }
    try story.press("again RET")
    try story.waitFor("got again")
    try story.waitUntilFormReads()
    try story.press("C-d")
    #expect(try story.waitForExit().status == 0)
  }

  @Test("C-z stops a command and us, and fg goes on with it")
  func stopped() throws {
    let story = try Story.inShell()
    try story.type("prompt --repeat --text a -- sh -c 'echo inside; read x; echo got $x'\n")
    try story.waitUntilFormReads()
    try story.press("1 RET")
    try story.waitFor("\ninside")
    try story.press("C-z")
    try story.waitFor("Stopped")
    try story.type("fg\n")
    try story.waitFor("sh -c")
    try story.type("hello\n")
    try story.waitFor("got hello")
    try story.waitFor("^D end")
    try story.press("C-d")
    try story.type("exit\n")
    #expect(try story.waitForExit().status == 0)
  }

  @Test("When we are told to end, the command is told, too")
  func terminated() throws {
    let story = try Story.form(Self.form("echo started; sleep 100"), output: .terminal)
    try story.press("a RET b RET")
    try story.waitFor("started")
    story.send(signal: 15)
    #expect(try story.waitForExit().ending == .signalled(15))
  }

  @Test("In plain lines nothing but the command writes an escape sequence")
  func plainCommand() throws {
    let story = try Story(
      ["--lang", "en", "--plain", "--repeat", "--text", "a", "--", "sh", "-c", "echo ran; exit 1"],
      output: .terminal, errors: .terminal)
    try story.waitFor("a:")
    try story.press("1 RET")
    try story.waitFor("ran\nprompt: \"sh\" failed with status 1 (record 1)")
    try story.waitUntil("a second form") { $0.text.components(of: "^D end") == 2 }
    try story.press("C-d")
    #expect(try story.waitForExit().status == 0)
    #expect(!story.log.contains(0x1B))
  }

  @Test("In plain lines C-d before the first answer ends the loop, too")
  func plain() throws {
    let story = try Story(["--lang", "en", "--plain", "--repeat", "-O", "json", "--text", "a", "--text", "b"])
    try story.waitFor("2 fields, ^D end\n1/2 a:")
    try story.press("1 RET C-d")
    try story.waitUntil("a second form") { $0.text.components(of: "^D end") == 2 }
    try story.press("C-d")
    let outcome = try story.waitForExit()
    #expect(outcome.output == "{\"a\":\"1\",\"b\":\"\"}\n")
    #expect(outcome.status == 0)
  }
}

extension String {
  /// How often `part` stands in it.
  fileprivate func components(of part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
