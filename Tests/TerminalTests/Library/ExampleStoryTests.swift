// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// The forms in Swift that the project gives to start from: typed at a terminal, and fed through a pipe.
@Suite struct ExampleStoryTests {
  private let home: ScratchFolder

  init() throws { home = try ScratchFolder() }

  @Test("A release: refused, repaired, its list picked from, and its typed answers printed after the form")
  func release() throws {
    let story = try Example.release.story(home: home)
    try story.waitUntilFormReads()
    try story.press("1 . 4 RET")
    try story.waitFor("does not have the right form; a version such as 1.4.0")
    try story.press(". 0 RET")
    try story.waitFor("major")
    try story.press("<Down> <Down> RET")
    try story.waitFor("1 to 100")
    try story.press("C-u 5 0 0 RET")
    try story.waitFor("is out of range; 1 to 100")
    try story.press("DEL RET")
    try story.press("A SPC f o r m RET T w o SPC l i n e s C-d y RET")
    try story.waitFor("Remote")
    try story.press("RET")
    let outcome = try story.waitForExit()
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        v1.4.0, a major release for 50 % of the users
        A form
        Two lines
        git push origin v1.4.0

        """)
    #expect(outcome.errors == "")
  }

  @Test("A release that a person leaves has no answers, and nothing is said")
  func releaseLeft() throws {
    let story = try Example.release.story(home: home)
    try story.waitUntilFormReads()
    try story.cancel()
    let outcome = try story.waitForExit()
    #expect(outcome.status == 1)
    #expect(outcome.output + outcome.errors == "")
  }

  @Test("A release through a pipe: the same rules, and all that is wrong in the words of the library")
  func releasePiped() throws {
    let right = try Example.release.run(input: "1.4.0\n\n\n.\nno\n")
    #expect(right.output == "v1.4.0, a patch release for 100 % of the users\n")
    #expect(right.errors == "")
    let wrong = try Example.release.run(input: "1.4\nhuge\n500\n.\nperhaps\n")
    #expect(wrong.ending == .exited(1))
    #expect(
      wrong.errors == """
        Version: "1.4" does not have the right form; give a version such as 1.4.0 (input line 1)
        Level: "huge" is not an option; give patch, minor, major (input line 2)
        Percent of users: "500" is out of range; give 1 to 100 (input line 3)
        push: "perhaps" is not an option; give yes, no (input line 5)
        Remote: not read: what belongs to it depends on push, whose answer was refused (input line 5)

        """)
  }

  @Test("The code of the README is that program")
  func readme() throws {
    let program = try #require(TextFile.text(of: Project.root + "/seeds/swift/release/main.swift"))
    let code = program.split(separator: "\n", maxSplits: 1)[1]
    #expect(code.hasPrefix("\nimport"))
    let readme = try #require(TextFile.text(of: Project.root + "/README.md"))
    #expect(readme.contains("```swift" + code + "```\n"))
  }

  @Test("A commit: a check in Swift speaks in the bar, a note comes with its field, and all is reviewed")
  func commit() throws {
    let story = try Example.commit.story(home: home)
    try story.waitUntilFormReads()
    try story.press("f i x RET f o r m RET")
    try story.press("E n d . RET")
    try story.waitFor("no full stop at the end")
    try story.press("DEL RET")
    try story.waitFor("begin with a small letter")
    try story.press("C-a C-k e n d SPC e d i t i n g RET")
    try story.press("W h y . C-d")
    try story.press("y RET")
    try story.waitFor("Who upgrades reads this first")
    try story.press("t h e SPC k e y RET")
    try story.waitFor("all right?")
    try story.press("RET")
    let outcome = try story.waitForExit()
    #expect(outcome.output == "fix(form)!: end editing\n\nWhy.\n\nBREAKING CHANGE: the key\n")
    #expect(outcome.errors == "")
    #expect(home.text(of: "prompt/history/commit-scope")?.hasSuffix("form\n") == true)
  }

  @Test("A commit through a pipe is what its lines say, or the check's own words")
  func commitPiped() throws {
    let right = try Example.commit.run(input: "feat\n\n  a form \n.\nno\n")
    #expect(right.output == "feat: a form\n")
    #expect(right.errors == "")
    let wrong = try Example.commit.run(input: "feat\n\nA form\n.\nno\n")
    #expect(wrong.ending == .exited(1))
    #expect(wrong.errors == "Subject: \"A form\": begin with a small letter (input line 3)\n")
  }

  @Test(
    "An alarm that is taken: a kind of one's own judges and completes the time, and Done was tapped for each field"
  )
  func alarmTaken() throws {
    let story = try Example.alarm.story([home.path + "/over"], home: home)
    try story.waitUntilFormReads()
    try story.waitFor("Take it ⏎ ^D")
    try story.press("A d a RET")
    try story.waitFor("such as 07:30")
    try story.press("7 : 3 RET")
    try story.waitFor("give a time such as 07:30")
    try story.press("0 RET")
    let outcome = try story.waitForExit()
    #expect(outcome.output == "Done was tapped 3 times\nAda has it until 07:30\n")
    #expect(outcome.errors == "")
  }

  @Test(
    "An alarm that is over takes its form away: the task is cancelled, the terminal as it was, nothing left of the form"
  )
  func alarmOver() throws {
    let story = try Example.alarm.story([home.path + "/over"], home: home)
    try story.waitUntilFormReads()
    try story.press("A d a RET 7")
    try story.settle()
    try home.write("", to: "over")
    let outcome = try story.waitForExit()
    #expect(outcome.status == 0)
    #expect(outcome.output == "the alarm is over\n")
    #expect(story.screen.text == "")
  }

  @Test("An alarm that is over ends a form in plain lines, too")
  func alarmOverPlain() throws {
    let story = try Example.alarm.story([home.path + "/over"], home: home, terminal: "dumb")
    try story.waitFor("1/2 Who takes it")
    try story.press("A d a")
    try story.settle()
    try home.write("", to: "over")
    let outcome = try story.waitForExit()
    #expect(outcome.output == "the alarm is over\n")
  }

  @Test("An alarm that is over while a pipe is waited for ends, too")
  func alarmOverAtPipe() throws {
    let program = try RunningProgram(
      Launch(
        try ProgramUnderTest.path(of: "example-alarm"), [home.path + "/over"],
        input: .silence))
    // More than a pipe holds: some of it has been read by then, and the end of the line is waited for.
    program.bring(repeatElement(UInt8(ascii: "x"), count: 200_000))
    #expect(program.drive { program.isBrought })
    try home.write("", to: "over")
    #expect(program.waitForEnd() == .exited(0))
    #expect(program.output == Array("the alarm is over\n".utf8))
    #expect(program.errors.isEmpty)
  }

  @Test("C-c at an alarm is the program's to deal with, and the terminal is as it was")
  func alarmInterrupted() throws {
    let story = try Example.alarm.story([home.path + "/over"], home: home)
    try story.waitUntilFormReads()
    try story.press("C-c")
    let outcome = try story.waitForExit()
    #expect(outcome.status == 1)
    #expect(outcome.output + outcome.errors == "")
  }
}
