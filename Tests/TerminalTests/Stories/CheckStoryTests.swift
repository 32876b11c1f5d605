// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// Answers that commands judge while the person goes on.
@Suite("A checked answer") struct CheckStoryTests {
  @Test(
    "The person goes on meanwhile, and a refusal opens the field, says so and leaves the focus where it is")
  func goesOn() throws {
    let folder = try ScratchFolder()
    // It takes as long as the story lets it.
    let check = """
      until test -e '\(folder.path)/go'; do sleep 0.02; done
      test "$1" != bad || { echo 'already taken' >&2; exit 1; }
      rm '\(folder.path)/go'; until test -e '\(folder.path)/go'; do sleep 0.02; done
      """
    let story = try Story.form(["--text", "name", "Name", "--check", check, "--text", "city", "City"])
    try story.press("bad RET")
    try story.waitForScreen(
      """
      ⋯ Name  bad
      › City
       2/2                                                     S-Tab back   완료 ⏎ ^D
      """)
    _ = try folder.write("", to: "go")
    try story.waitForScreen(
      """
      ! Name  bad
      › City
       ! Name: already taken                                                완료 ⏎ ^D
      """)
    try story.press("Oslo RET")
    try story.waitFor("› Name  bad")
    try story.waitFor("! already taken")
    try story.press("C-u good RET")
    try story.waitFor("checking ⋯")
    try story.waitUntil("the first half of the check", holds: { folder.text(of: "go") == nil })
    _ = try folder.write("", to: "go")
    #expect(try story.waitForExit().output == "name='good'\ncity='Oslo'\n")
  }

  @Test("What is typed while a check runs goes to the next field, whole and in order")
  func typeAhead() throws {
    let story = try Story.form(["--text", "a", "--check", "sleep 0.5", "--text", "b"])
    try story.press("x RET Oslo RET")
    #expect(try story.waitForExit().output == "a='x'\nb='Oslo'\n")
  }

  @Test("Changing the answer calls its check off, and so does changing one before it", arguments: [1, 2])
  func calledOff(back: Int) throws {
    let folder = try ScratchFolder()
    let check = "test \"$1\" = ok || { sleep 60; touch '\(folder.path)/late'; }"
    let story = try Story.form(["--text", "a", "--text", "b", "--check", check, "--text", "c"])
    try story.press("1 RET x RET")
    try story.waitFor("⋯ b  x")
    try story.press(Array(repeating: "S-TAB", count: back).joined(separator: " ") + " y")
    try story.waitForNo("⋯ b")
    let outcome = try finish(story)
    #expect(outcome.status == 0)
  }

  private func finish(_ story: Story) throws -> Story.Outcome {
    while story.program.ending == nil {
      try story.settle()
      if story.screen.text.contains("› b") { try story.press("C-u ok") }
      if story.program.ending == nil { try story.press("RET") }
      try story.settle()
    }
    return try story.waitForExit()
  }

  @Test("While the last Done waits, C-c works, and the command is gone with the form")
  func interrupted() throws {
    let story = try Story.form(["--text", "a", "--check", "sleep 60"])
    try story.press("x RET")
    try story.waitFor("checking ⋯")
    try story.press("C-c")
    #expect(try story.waitForExit().ending == .signalled(2))
  }

  @Test("The time of the form runs while a check does, and takes the command with it")
  func timedOut() throws {
    let story = try Story.form(["--timeout", "1s", "--text", "a", "--check", "sleep 60"])
    try story.press("x RET")
    let outcome = try story.waitForExit()
    #expect(outcome.status == 124 && outcome.output == "(exit 124)\n")
    #expect(outcome.errors.contains("time ran out"))
  }

  @Test("A check that takes longer than it may is a refusal, and its children end with it")
  func tooLong() throws {
    let story = try Story.form([
      "--text", "a", "--check", "sleep 60 & sleep 60", "--check-timeout", "200ms", "--text", "b",
    ])
    try story.press("x RET")
    try story.waitFor("! a: \"x\" could not be checked within 0.2 s")
    try story.cancel()
    #expect(try story.waitForExit().status == 1)
  }

  @Test(
    "A given answer is checked before the form is drawn, or after where its command sees what is asked before it"
  )
  func given() throws {
    let check = "test \"$1\" = \"$a\" || { echo 'not the same' >&2; exit 1; }"
    let first = try Story(["--set", "a=x", "--text", "a", "--check", "echo never >&2; false", "--text", "b"])
    let refused = try first.waitForExit()
    #expect(refused.status == 3 && refused.errors == "prompt: a: \"x\": never (--set a)\n")
    #expect(first.log.isEmpty)
    for (answer, status) in [("x", Int32(0)), ("y", 3)] {
      let story = try Story.form(["--set", "b=x", "--text", "a", "--text", "b", "--check", check])
      try story.press("\(answer) RET")
      #expect(try story.waitForExit().status == status)
      #expect(story.screen.text.contains("  b  x"))
    }
  }

  @Test("A check that is no command is a fault of the script, not of the answer, whatever --message says")
  func noCommand() throws {
    let form = ["--text", "a", "--message", "no digits", "--check", "nosuchcommand \"$1\""]
    let story = try Story.form(form)
    try story.press("x RET")
    try story.waitFor("! \"x\" cannot be checked: ")
    try story.waitFor("nosuchcommand")
    try story.cancel()
    #expect(try story.waitForExit().status == 1)
    let secret = try RunningProgram.prompt(
      ["--secret", "a", "--check", "echo $(cat) >&2; exit 126"], input: .text("hunter2\n"))
    #expect(secret.errors.contains("cannot be checked: status 126") && !secret.errors.contains("hunter2"))
  }

  @Test("What a check says is shown escaped, and only its first line")
  func hostile() throws {
    let check = "printf '\\033]52;c;eA==\\007\\033[2Jno\\nmore' >&2; head -c 3000000 /dev/zero >&2; exit 1"
    let story = try Story.form(["--text", "a", "--check", check, "--text", "b"])
    try story.press("x RET")
    try story.waitFor("! a: ^[]52;c;eA==^G^[[2Jno")
    #expect(!story.log.contains(0x07) && !story.screen.text.contains("more"))
    #expect(!String(decoding: story.log, as: UTF8.self).contains("\u{1B}]52"))
    try story.cancel()
    _ = try story.waitForExit()
  }
}

/// A command that judges answers is a stranger: whatever it does, the form goes on.
@Suite("A check that misbehaves") struct WildCheckTests {
  @Test(
    "It does no harm",
    arguments: [
      "read x </dev/tty", "stty raw </dev/tty", "sleep 100 & exit 0", "cat >/dev/null",
      "exec <&- >&- 2>&-; exit 0", "head -c 100000000 /dev/zero; exit 0",
      "kill -STOP $PPID 2>/dev/null; exit 0",
    ].filter { !$0.hasPrefix("kill") })
  func harmless(check: String) throws {
    let story = try Story.form(["--text", "a", "--check", check + "; exit 0", "--text", "b"])
    try story.press("x RET Oslo RET")
    #expect(try story.waitForExit().output == "a='x'\nb='Oslo'\n")
  }

  @Test("The answer is data to it, never part of a script", arguments: SameForm.Front.allCases)
  func data(front: SameForm.Front) throws {
    let folder = try ScratchFolder()
    let answer = "$(touch \(folder.path)/pwned)'\"`touch \(folder.path)/pwned`;"
    let form = SameForm(
      description: "", arguments: ["--text", "a", "--check", "test \"$(cat)\" = \"$1\""],
      answers: [.line(answer)],
      json: "")
    #expect(try form.run(on: front).contains("pwned)'"))
    #expect(folder.text(of: "pwned") == nil)
  }

  @Test("A secret is on its standard input alone", arguments: SameForm.Front.allCases)
  func secret(front: SameForm.Front) throws {
    let check = "test $# = 0 && test \"$(cat)\" = geheim && ! env | grep -q geheim"
    let form = SameForm(
      description: "", arguments: ["--secret", "a", "--text", "b", "--secret", "c", "--check", check],
      answers: [.line("geheim"), .line("x"), .line("geheim")], json: "")
    #expect(try form.run(on: front) == #"{"a":"geheim","b":"x","c":"geheim"}"# + "\n")
  }
}
