// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// Choices with their lists, yes and no, and texts of several lines.
@Suite("Lists and text views") struct ListStoryTests {
  private static let environments = [
    "--choice", "env", "환경", "-o", "dev", "개발", "-o", "stage", "스테이지", "-o", "prod", "운영",
  ]

  @Test("Up and Down move the pick and stop at the ends of the list with the bell")
  func picks() throws {
    let story = try Story.form(["-O", "values"] + Self.environments)
    try story.press("<Down>")
    try story.waitFor("› dev")
    try story.press("<Down> <Down>")
    try story.waitFor("› prod")
    #expect(!story.log.contains(0x07))
    try story.press("<Down>")
    try story.waitUntil("the bell", holds: { story.log.contains(0x07) })
    try story.press("<Up>")
    try story.waitFor("› stage")
    try story.press("RET")
    #expect(try story.waitForExit().output == "stage\n")
  }

  @Test(
    "What is typed filters the list by value and label",
    arguments: [("운", "prod"), ("ST", "stage"), ("개발", "dev"), ("od", "prod")])
  func filters(keys: String, value: String) throws {
    let story = try Story.form(["-O", "values"] + Self.environments)
    try story.press(keys)
    try story.waitUntil("one row in the list") { screen in
      screen.rows.count { $0.hasPrefix("      ") } == 1 && screen.text.contains("› \(value)")
    }
    try story.press("RET")
    #expect(try story.waitForExit().output == "\(value)\n")
  }

  @Test("Nothing picked is refused, and so is a filter that no option passes")
  func refuses() throws {
    let story = try Story.form(["-O", "values"] + Self.environments)
    try story.press("RET")
    try story.waitFor("! nothing is picked")
    try story.press("zz RET")
    try story.waitFor("! \"zz\" is not an option")
    #expect(story.screen.rows[0] == "› 환경  zz")
    try story.press("C-u pr RET")
    #expect(try story.waitForExit().output == "prod\n")
  }

  @Test("A list of hundreds takes a third of the window and shows that there is more")
  func longList() throws {
    let options = (1...500).map { "v\($0)\tL\($0)" }.joined(separator: "\n")
    let story = try Story.form(["-O", "values", "--choice", "a", "--options", options])
    try story.press("<Up>")
    try story.waitFor("› v500")
    #expect(story.screen.text.contains("▴") && !story.screen.text.contains("▾"))
    try story.press("v250")
    try story.waitFor("› v250")
    try story.press("RET")
    #expect(try story.waitForExit().output == "v250\n")
  }

  @Test(
    "Yes and no are a key each, also under the Korean layout",
    arguments: [
      ("y", "yes"), ("n", "no"), ("ㅛ", "yes"), ("ㅜ", "no"), ("예", "yes"), ("네", "yes"), ("아니요", "no"),
      ("아니오", "no"),
      ("SPC", "yes"), ("SPC SPC", "no"), ("y n", "no"), ("n y n y", "yes"), ("y SPC", "no"),
      ("<Down>", "yes"),
    ])
  func yesNo(keys: String, answer: String) throws {
    let story = try Story.form(["-O", "values", "--yesno", "a"])
    try story.press(keys + " RET")
    #expect(try story.waitForExit().output == "\(answer)\n")
  }

  @Test("Space toggles the rows of a list of which several may be taken")
  func toggles() throws {
    let story = try Story.form(["-O", "json", "--choices", "a", "-o", "one", "-o", "two", "-o", "three"])
    try story.press("SPC <Down> <Down> SPC")
    try story.waitFor("[x] three")
    #expect(story.screen.text.contains("[x] one") && story.screen.text.contains("[ ] two"))
    try story.press("RET")
    #expect(try story.waitForExit().output == #"{"a":["one","three"]}"# + "\n")
  }

  @Test(
    "Enter breaks a line of a text view, C-d is Done, and marks show what lies beyond the rows that are seen")
  func textView() throws {
    let story = try Story.form(["-O", "values", "--multiline", "memo", "--rows", "2"])
    try story.press("1 RET 2 RET 3 RET 4")
    try story.waitFor("4 lines")
    #expect(story.screen.rows[0].hasPrefix("› memo  3") && story.screen.rows[0].hasSuffix("▴"))
    try story.press("<Up> <Up> <Up>")
    try story.waitUntil("the first rows") { $0.rows[0].hasPrefix("› memo  1") && $0.rows[1].hasSuffix("▾") }
    try story.press("C-e x C-d")
    #expect(try story.waitForExit().output == "1x\n2\n3\n4\n")
  }

  @Test("A long line in a field of one line wraps to three rows, then scrolls")
  func longLine() throws {
    let story = try Story.form(["-O", "values", "--text", "a"], rows: 10, columns: 30)
    let text = String(repeating: "가나다라마바사아자차", count: 12)
    try story.type(text)
    try story.waitFor("▴")
    try story.press("C-a")
    try story.waitFor("▾")
    try story.press("RET")
    #expect(try story.waitForExit().output == text + "\n")
  }
}
