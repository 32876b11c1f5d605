// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// Text from elsewhere that would speak to the terminal.
@Suite("Hostile text") struct HostileTextStoryTests {
  private static let hostile =
    "\u{1b}]0;evil\u{07}\u{1b}[2J\u{9b}31m\u{202e}\u{200b}\u{7f}\r\u{08}\u{1b}P1$q\u{1b}\\\u{0e}x"

  @Test("Labels, titles, hints, placeholders, options and defaults reach no terminal raw")
  func inArguments() throws {
    let hostile = Self.hostile
    let story = try Story.form(
      [
        "--title", hostile, "--done-label", "ok" + hostile, "--text", "a=\(hostile.filter { $0 != "\r" })",
        "L" + hostile, "--hint", hostile,
        "--text", "b", "--placeholder", hostile, "--message", hostile, "-r",
        "--choice", "c=v\(hostile)", "-o", "v" + hostile, "w" + hostile, "-o", "other",
      ], rows: 40, columns: 200)
    try story.press("RET RET")
    try story.waitFor("!")
    try story.press("x RET")
    try story.waitFor("3/3")
    try story.press("RET")
    let outcome = try story.waitForExit()
    #expect(outcome.ending == .exited(0))
    let text = story.logWithoutSequences
    for scalar in text.unicodeScalars {
      let isMeant = ["\r", "\n", "\u{07}", "\u{08}"].contains(scalar)
      #expect(
        isMeant || scalar.value >= 0x20 && !(0x7f...0x9f).contains(scalar.value),
        "U+\(String(scalar.value, radix: 16))")
    }
    #expect(!text.contains("\u{202e}") && !text.contains("\u{200b}"))
    let log = String(decoding: story.log, as: UTF8.self)
    #expect(!log.contains("\u{08}\u{1b}P") && !log.contains("\r\u{08}"))
    #expect(!log.contains("\u{1b}[2J") && !log.contains("\u{1b}]") && !log.contains("\u{1b}P"))
  }

  @Test("What is typed or pasted is answered as it is, and shown escaped")
  func typed() throws {
    let story = try Story.form(["-O", "values", "--text", "a"])
    try story.paste("x\u{1b}]0;evil\u{07}\u{202e}\u{1b}[2Jy")
    try story.press("C-v C-g")
    try story.settle()
    try story.press("RET")
    let outcome = try story.waitForExit()
    #expect(outcome.output == "x\u{1b}]0;evil\u{07}\u{202e}\u{1b}[2Jy\u{07}\n")
    let log = String(decoding: story.log, as: UTF8.self)
    #expect(!log.contains("\u{1b}]") && !log.contains("\u{202e}") && !log.contains("\u{1b}[2J"))
  }

  @Test(
    "What a terminal answers never becomes an answer",
    arguments: [
      "\u{1b}[24;80R", "\u{1b}]11;rgb:1e1e/1e1e/1e1e\u{1b}\\", "\u{1b}P1$r0m\u{1b}\\", "\u{1b}[?62;c",
      "\u{1b}[I\u{1b}[O",
    ])
  func replies(reply: String) throws {
    let story = try Story.form(["-O", "values", "--text", "a"])
    try story.type("x" + reply + "y\r")
    #expect(try story.waitForExit().output == "xy\n")
  }
}

/// A form in tmux, which wraps its rows anew when the window is resized and keeps what scrolls away.
@Suite("A form in tmux") struct TmuxFormStoryTests {
  @Test("Narrowing and widening leaves exactly one form, and a clean scrollback")
  func resizes() throws {
    let story = try TmuxStory(prompt: KoreanForm.arguments, after: "seq 1 9")
    try story.waitFor("1/5")
    try story.type("홍길동")
    try story.press("Enter")
    try story.waitFor("2/5")
    try story.type("abcdefgh")
    try story.waitFor("∙∙∙∙∙∙∙∙")
    for columns in [40, 80, 60, 33, 80] {
      try story.resize(rows: 24, columns: columns)
      try story.waitUntil("the button at the right edge of \(columns) columns") { text in
        let bars = text.split(separator: "\n").filter { $0.hasPrefix(" 2/5") }
        return bars.count == 1 && bars[0].contains("완료") && !text.contains("1/5")
      }
      try story.waitUntil("one form") { text in
        text.split(separator: "\n").count { $0.hasPrefix("› 접근 토큰") } == 1
          && text.split(separator: "\n").count { $0 == "배포 설정" } == 1
      }
    }
    try story.press("Enter", "C-x")
    try story.waitFor("3/5")
    try story.press("C-m")
    try story.waitFor("memo=''")
    #expect(
      try story.text(withScrollback: true).split(separator: "\n").prefix(20)
        == (1...9).map { Substring(String($0)) } + [
          "배포 설정", "  이름       홍길동", "  접근 토큰  ∙∙∙∙", "  환경       dev", "  포트       1194", "  메모",
          "name='홍길동'", "token='∙∙∙∙'", "env='dev'", "port='1194'", "memo=''",
        ])
  }
}
