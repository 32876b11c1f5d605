// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// Refused answers: nothing is lost, and the bar says what is wrong.
@Suite("A refused answer") struct RefusalStoryTests {
  @Test("What the bar says of a refusal goes with the next character that is typed behind the text")
  func typedOn() throws {
    let program = try ProgramUnderTest.path
    let story = try Story(Launch(program, ["--lang", "en", "--integer", "n", "--text", "b"]))
    try story.waitUntilFormReads()
    try story.press("x RET")
    try story.waitFor("is not a number")
    try story.type("y")
    try story.waitUntil("the bar at rest under the longer text") { screen in
      let rows = screen.rows.joined(separator: "\n")
      return rows.contains("xy") && !rows.contains("is not a number")
    }
  }

  @Test("Every character stays, the cursor too, and the next key brings the bar to its rest")
  func keepsText() throws {
    let story = try Story.form(["--lang", "ko", "--integer", "port", "포트", "--range", "1..65535"])
    try story.press("80a RET")
    try story.waitForScreen(
      """
      › 포트  80a
       ! "80a": 숫자가 아닙니다. 1에서 65535까지                            완료 ⏎ ^D
      """)
    #expect(story.screen.cursor == .init(row: 0, column: 11))
    try story.press("DEL")
    try story.waitUntil("the bar at rest") { $0.rows[1].hasPrefix(" 1에서 65535까지") }
    try story.press("C-u 8443 RET")
    #expect(try story.waitForExit().output == "port='8443'\n")
  }

  @Test("What was typed ahead for another field is dropped with the bell, and the bar says how much")
  func dropsTypeAhead() throws {
    let story = try Story.form(["--lang", "ko", "--integer", "port", "포트", "--text", "name", "이름"])
    try story.press("80a RET 홍길동")
    try story.waitFor("80a")
    try story.waitFor("미리 누른 키 3개를 버렸습니다")
    #expect(story.log.contains(0x07))
    try story.press("DEL RET RET")
    #expect(try story.waitForExit().output == "port='80'\nname=''\n")
  }

  @Test("A secret is never quoted: neither in the bar, nor on the terminal at all")
  func secret() throws {
    let story = try Story.form(["--secret", "token", "Token", "--length", "8.."])
    try story.press("geheim RET")
    try story.waitFor("!")
    try story.press("C-u langgenug! RET")
    let outcome = try story.waitForExit()
    #expect(outcome.output == "token='langgenug!'\n")
    let log = String(decoding: story.log, as: UTF8.self)
    #expect(!log.contains("geheim") && !log.contains("lang"))
  }

  @Test("The form's own message is said instead")
  func ownMessage() throws {
    let story = try Story.form(["--text", "a", "-r", "--message", "소문자만", "--pattern", "^[a-z]+$"])
    try story.press("A RET")
    try story.waitFor("! 소문자만")
    try story.cancel()
    _ = try story.waitForExit()
  }
}

/// Going back and forth: it judges nothing and loses nothing.
@Suite("Moving in a form") struct MovingStoryTests {
  private static let three = ["--text", "a", "-r", "--text", "b", "--length", "5..", "--text", "c"]

  @Test(
    "Text, cursor and undo of a field are there again when it is come back to",
    arguments: [("S-TAB", "TAB"), ("<Up>", "<Down>")])
  func keepsAll(back: String, forth: String) throws {
    let story = try Story.form(["-O", "json"] + Self.three)
    try story.press("one RET xy C-b")
    try story.waitUntil("the cursor on y") { $0.cursor == .init(row: 1, column: 6) }
    try story.press(back)
    try story.waitFor("1/3")
    try story.press("C-a Z \(forth)")
    try story.waitFor("2/3")
    #expect(story.screen.rows[1] == "› b  xy")
    #expect(story.screen.cursor == .init(row: 1, column: 6))
    #expect(!story.screen.text.contains("!"))
    try story.press("_ C-_ C-_ C-_")
    try story.waitUntil("the text undone") { $0.rows[1] == "› b" }
    try story.press("12345 RET")
    // The first field is open again since its text has changed, but the form asks below first.
    try story.waitFor("3/3")
    try story.press("RET RET")
    let outcome = try story.waitForExit()
    #expect(outcome.output == #"{"a":"Zone","b":"12345","c":""}"# + "\n")
  }

  @Test("At the ends of the form going on rings the bell")
  func ringsAtEnds() throws {
    let story = try Story.form(["--text", "a"])
    try story.press("S-TAB TAB <Up> <Down>")
    try story.waitUntil("four bells", holds: { story.log.count { $0 == 0x07 } == 4 })
    try story.press("x RET")
    #expect(try story.waitForExit().output == "a='x'\n")
  }

  @Test("What is killed in one field is yanked in another, but never out of a secret")
  func killRing() throws {
    let story = try Story.form(["--text", "a", "--secret", "b", "--text", "c", "--text", "d"])
    try story.press("kept C-w RET hidden C-w x RET C-y RET C-y RET RET")
    #expect(try story.waitForExit().output == "a=''\nb='x'\nc='kept'\nd='kept'\n")
  }
}

/// Fields that apply only if a condition holds.
@Suite("A conditional field") struct ConditionStoryTests {
  private static let arguments = [
    "--yesno", "tls", "TLS", "--text", "cert", "Cert", "--when", "tls", "--text", "last",
  ]

  @Test("It appears and vanishes when the focus leaves the field it depends on, and keeps its text")
  func comesAndGoes() throws {
    let story = try Story.form(Self.arguments)
    try story.waitFor("1/2")
    #expect(!story.screen.text.contains("Cert"))
    try story.press("y RET")
    try story.waitFor("› Cert")
    #expect(story.screen.text.contains("2/3"))
    try story.press("abc S-TAB n TAB")
    try story.waitUntil("the field gone") { !$0.text.contains("Cert") && $0.text.contains("2/2") }
    try story.press("S-TAB y TAB")
    try story.waitFor("› Cert  abc")
    try story.press("RET z RET")
    try story.settle()
    if story.program.ending == nil { try story.press("RET") }
    #expect(try story.waitForExit().output == "tls='yes'\ncert='abc'\nlast='z'\n")
  }

  @Test("What does not apply is empty among the answers")
  func empty() throws {
    let story = try Story.form(Self.arguments)
    try story.press("n RET z RET")
    #expect(try story.waitForExit().output == "tls='no'\ncert=''\nlast='z'\n")
  }
}
