// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// A secret that is given twice.
@Suite("A second row") struct SecondRowStoryTests {
  @Test("It stands beneath, has no position of its own, and is refused while the two differ")
  func rows() throws {
    let story = try Story.form(["--lang", "ko", "--secret", "pw", "암호", "--twice", "--text", "b", "끝"])
    try story.waitForScreen(
      """
      › 암호
        다시
        끝
       1/2                                                                  완료 ⏎ ^D
      """)
    try story.press("abc RET abd RET")
    try story.waitForScreen(
      """
      ✓ 암호  ∙∙∙∙
      › 다시  ∙∙∙
        끝
       ! 두 번 적은 것이 서로 다릅니다                                      완료 ⏎ ^D
      """)
    try story.press("DEL c RET x RET")
    #expect(try story.waitForExit().output == "pw='abc'\nb='x'\n")
    #expect(!String(decoding: story.log, as: UTF8.self).contains("ab"))
  }

  @Test("In plain lines both are asked again, since either may be the wrong one")
  func plain() throws {
    let story = try Story(["--plain", "--secret", "pw", "Password", "--twice"])
    try story.waitFor("Password")
    try story.settle()
    try story.type("abc\rabd\r")
    try story.waitFor("the two differ")
    try story.waitUntil("the first row again") {
      $0.text.split(separator: "\n").last?.hasPrefix("Password") == true
    }
    try story.type("xyz\rxyz\r")
    #expect(try story.waitForExit().output == "pw='xyz'\n")
  }

  @Test("A pipe gives it once")
  func pipe() throws {
    let result = try RunningProgram.prompt(
      ["--secret", "pw", "--twice", "--text", "b"], input: .text("abc\nx\n"))
    #expect(result.output == "pw='abc'\nb='x'\n")
  }
}

/// Fields that are hidden until they are asked for.
@Suite("Advanced fields") struct AdvancedStoryTests {
  private static let form = ["--text", "host", "Host", "--integer", "port=22", "Port", "--advanced"]

  @Test("M-a shows and hides them; hidden their defaults are taken")
  func toggled() throws {
    let story = try Story.form(Self.form)
    try story.waitFor("M-a advanced")
    #expect(!story.screen.text.contains("Port"))
    try story.press("M-a")
    try story.waitFor("Port  22")
    try story.press("M-a")
    try story.waitForNo("Port")
    try story.press("x RET")
    #expect(try story.waitForExit().output == "host='x'\nport='22'\n")
  }

  @Test("Shown they are asked")
  func asked() throws {
    let story = try Story.form(Self.form)
    try story.press("M-a x RET")
    try story.waitFor("› Port")
    try story.press("C-u 23 RET")
    #expect(try story.waitForExit().output == "host='x'\nport='23'\n")
  }

  @Test("They have no line in a pipe, and can be given by name")
  func pipe() throws {
    let piped = try RunningProgram.prompt(Self.form, input: .text("x\n"))
    #expect(piped.output == "host='x'\nport='22'\n")
    let given = try RunningProgram.prompt(["--set", "port=23"] + Self.form, input: .text("x\n"))
    #expect(given.output == "host='x'\nport='23'\n")
    let required = try RunningProgram.prompt(["--text", "a", "-r", "--advanced"], input: .text("x\n"))
    #expect(required.ending == .exited(2))
  }
}

/// Options that a command lists.
@Suite("Listed options") struct ListedOptionsStoryTests {
  private static let form = [
    "-O", "json", "--text", "region", "--choice", "zone", "Zone", "--options-from",
    #"printf '%s-a\tfirst\n%s-b\n' "$region" "$region""#,
  ]

  @Test("They are listed when the field is reached, and again when an answer before it has changed")
  func again() throws {
    let story = try Story.form(Self.form)
    try story.press("eu RET")
    try story.waitFor("eu-a  first")
    try story.press("S-TAB C-u us RET")
    try story.waitFor("us-b")
    #expect(!story.screen.text.contains("eu-a"))
    try story.press("<Down> <Down> RET")
    #expect(try story.waitForExit().output == #"{"region":"us","zone":"us-b"}"# + "\n")
  }

  @Test("The same answers on every front, by value or label", arguments: SameForm.Front.allCases)
  func fronts(front: SameForm.Front) throws {
    let form = SameForm(
      description: "", arguments: Array(Self.form.dropFirst(2)),
      answers: [.line("eu"), .options("first", keys: "eu-a")], json: "")
    #expect(try form.run(on: front) == #"{"region":"eu","zone":"eu-a"}"# + "\n")
  }

  @Test("Where listing them fails the field says why, and Done tries again")
  func failing() throws {
    let folder = try ScratchFolder()
    let command = "cat '\(folder.path)/list' 2>/dev/null || { echo 'no list yet' >&2; exit 1; }"
    let story = try Story.form(["--choice", "a", "--options-from", command])
    try story.waitFor("! no list yet")
    _ = try folder.write("one\n", to: "list")
    try story.press("RET")
    try story.waitFor("one")
    try story.press("<Down> RET")
    #expect(try story.waitForExit().output == "a='one'\n")
  }

  @Test(
    "Where listing them fails an optional field may be left empty, by who has been told",
    arguments: [[], ["--plain"]])
  func leftEmpty(front: [String]) throws {
    let command = "echo 'no list' >&2; exit 1"
    let story = try Story(
      front + ["--lang", "en", "--text", "n", "--choice", "a", "--options-from", command, "--text", "b"])
    try story.waitUntil("a form", holds: { story.terminal.settings?.isCanonical == false })
    try story.press("x RET")
    try story.waitFor("no list")
    try story.press("RET")
    try story.waitFor("3/3")
    try story.press("y RET")
    #expect(try story.waitForExit().output == "n='x'\na=''\nb='y'\n")
  }

  @Test("What is typed ahead of a list that fails is dropped, and no form is submitted over it")
  func failingUnseen() throws {
    let command = "sleep 0.3; echo 'no list' >&2; exit 1"
    let story = try Story.form(["--text", "n", "--choice", "a", "--options-from", command, "--text", "b"])
    try story.press("x RET RET oops RET")
    try story.waitFor("! no list  6 keys dropped")
    try story.cancel()
    let other = try Story.form(["--text", "n", "--choice", "a", "--options-from", command])
    try other.press("C-x RET")
    try other.waitFor("! no list")
    try other.cancel()
    #expect(try story.waitForExit().status == 1 && other.waitForExit().status == 1)
  }

  @Test("In a pipe and where nobody is asked a failure is told with the command's words")
  func unasked() throws {
    let failure = "prompt: a: the options cannot be listed (status 3): no list\n"
    for name in ["a=x", "a"] {
      let arguments = ["--choice", name, "--options-from", "echo 'no list' >&2; exit 3"]
      let piped = try RunningProgram.prompt(arguments, input: .text("x\n"))
      #expect(piped.ending == .exited(3) && piped.errors == failure)
      let unasked = try RunningProgram.prompt(["--no-input"] + arguments)
      #expect(unasked.ending == .exited(3) && unasked.errors == failure)
    }
  }

  @Test("They may be a hundred thousand, and of too many bytes it is said that they are")
  func many() throws {
    let arguments = [
      "-O", "values", "--set", "a=n099999-a-rather-long-name", "--choice", "a", "--options-from",
    ]
    let many = try RunningProgram.prompt(arguments + ["seq -f 'n%06g-a-rather-long-name' 100000"])
    #expect(many.ending == .exited(0) && many.output == "n099999-a-rather-long-name\n")
    let long = try RunningProgram.prompt(arguments + ["yes | head -c 17000000"])
    #expect(long.errors == "prompt: a: the list of options is longer than 16 MiB\n")
  }

  @Test("What they are is inert", arguments: ["\\033[2J\\033]52;c;eA==\\007x", "\\342\\200\\256x"])
  func hostile(option: String) throws {
    let story = try Story.form(["--choice", "a", "--options-from", "printf '\(option)\\n'", "--text", "b"])
    try story.waitFor("x")
    try story.press("<Down> RET")
    try story.waitFor("2/2")
    #expect(!story.log.contains(0x07))
    #expect(!String(decoding: story.log, as: UTF8.self).contains("\u{202E}"))
    try story.cancel()
    _ = try story.waitForExit()
  }
}

/// Time, and choices that take any answer.
@Suite("Other rules") struct OtherRulesStoryTests {
  @Test("When the time runs out the form ends with 124", arguments: [[], ["--plain"]])
  func timedOut(front: [String]) throws {
    let story = try Story(front + ["--timeout", "500ms", "--text", "a"])
    let outcome = try story.waitForExit()
    #expect(outcome.status == 124 && outcome.output == "(exit 124)\n")
  }

  @Test("The time runs while answers are waited for on a pipe")
  func pipe() throws {
    let script = "sleep 5 | '\(try ProgramUnderTest.path)' --timeout 300ms --text a"
    let result = try RunningProgram.run(Launch("/bin/sh", ["-c", script], input: .file("/dev/null")))
    #expect(result.ending == .exited(124) && result.output == "(exit 124)\n")
  }

  @Test(
    "With --other what was typed is the answer, unless an arrow key picked",
    arguments: SameForm.Front.allCases)
  func other(front: SameForm.Front) throws {
    let arguments = ["--choice", "a", "-o", "prod", "--other", "--choice", "b", "-o", "prod", "--other"]
    let form = SameForm(
      description: "", arguments: arguments,
      answers: [.line("pr"), .options("prod", keys: "pr\u{1B}[B")], json: "")
    #expect(try form.run(on: front) == #"{"a":"pr","b":"prod"}"# + "\n")
  }
}
