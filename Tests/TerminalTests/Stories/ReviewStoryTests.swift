// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// The review: a person sees all before it is submitted.
@Suite("A review") struct ReviewStoryTests {
  private static let form = [
    "--lang", "ko", "--review", "--text", "name", "이름", "-r", "--secret", "token", "토큰", "--yesno", "push=no",
    "푸시",
    "--set", "push=yes",
  ]

  @Test("Done submits what is shown, S-Tab goes back to the last field, and the form is reviewed again")
  func backAndForth() throws {
    let story = try Story.form(Self.form)
    try story.press("홍길동 RET")
    try story.waitFor("2/2")
    try story.press("abc RET")
    try story.waitForScreen(
      """
      ✓ 이름  홍길동
      ✓ 토큰  ∙∙∙∙
      ✓ 푸시  yes  예
       확인하세요                                            S-Tab 고치기   완료 ⏎ ^D
      """)
    try story.press("S-TAB")
    try story.waitFor("2/2")
    try story.press("d RET")
    try story.waitFor("확인하세요")
    try story.press("C-d")
    let outcome = try story.waitForExit()
    #expect(outcome.output == "name='홍길동'\ntoken='abcd'\npush='yes'\n")
    #expect(!story.screen.text.contains("확인하세요"))
  }

  @Test("What was typed ahead cannot approve: it is dropped with the bell, and the bar says how much")
  func dropsTypeAhead() throws {
    let story = try Story.form(Self.form)
    try story.press("a RET b RET RET RET")
    try story.waitFor("미리 누른 키 2개를 버렸습니다")
    #expect(story.log.contains(0x07))
    try story.press("RET")
    #expect(try story.waitForExit().status == 0)
  }

  @Test("The form can be left from the review, without answers")
  func cancelled() throws {
    let story = try Story.form(Self.form)
    try story.press("a RET")
    try story.waitFor("2/2")
    try story.press("RET")
    try story.waitFor("확인하세요")
    try story.cancel()
    let outcome = try story.waitForExit()
    #expect(outcome.status == 1)
    #expect(outcome.output == "(exit 1)\n")
  }

  @Test("In plain lines Enter submits, :b goes back, and anything else asks again")
  func plain() throws {
    let story = try Story(["--plain"] + Self.form)
    try story.waitFor("1/2")
    try story.type("홍길동\r")
    try story.waitFor("2/2")
    try story.type("abc\r")
    try story.waitFor("토큰: ∙∙∙∙")
    try story.waitFor("확인하세요")
    try story.type("x\r")
    try story.waitUntil("the question again") { $0.rows.count { $0.hasPrefix("확인하세요") } == 2 }
    try story.type(":b\r")
    try story.waitUntil("the last field again") { $0.rows.count { $0.hasPrefix("2/2") } == 2 }
    try story.type("d\r")
    try story.waitUntil("the review again") { $0.rows.count { $0.hasPrefix("확인하세요") } == 3 }
    try story.type("\r")
    #expect(try story.waitForExit().output == "name='홍길동'\ntoken='d'\npush='yes'\n")
  }
}

/// Answers that are given before the form is drawn.
@Suite("Given answers") struct GivenStoryTests {
  @Test("They are shown, not asked, and judged before the form is drawn")
  func given() throws {
    let form = ["--lang", "ko", "--integer", "port", "포트", "--text", "name", "이름"]
    let story = try Story.form(form + ["--set", "port=80"])
    try story.waitForScreen(
      """
      ✓ 포트  80
      › 이름
                                                                            완료 ⏎ ^D
      """)
    try story.press("a RET")
    #expect(try story.waitForExit().output == "port='80'\nname='a'\n")
    let refused = try Story(form + ["--set", "port=x"])
    let outcome = try refused.waitForExit()
    #expect(outcome.status == 3)
    #expect(!String(decoding: refused.log, as: UTF8.self).contains("이름"))
  }

  @Test("An answer for a field that does not apply in the end is told when the form is gone")
  func superfluous() throws {
    let story = try Story.form([
      "--lang", "en", "--yesno", "tls", "--text", "cert", "--when", "tls", "--set", "cert=c",
    ])
    try story.press("n RET")
    let outcome = try story.waitForExit()
    #expect(outcome.status == 0)
    #expect(outcome.output == "tls='no'\ncert=''\n")
    #expect(
      outcome.errors.contains(
        "prompt: cert: an answer, but the field does not apply unless \"tls\" (--set cert)"))
  }
}
