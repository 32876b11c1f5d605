// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// A Korean form from its first look to its answers.
@Suite("A form filled in") struct FillingStoryTests {
  @Test("A form is a column of labels, a column of answers and a bar whose button stands at the right")
  func firstLook() throws {
    let story = try Story.form(KoreanForm.arguments)
    try story.waitForScreen(
      """
      배포 설정
      › 이름
        접근 토큰
        환경       dev  개발
        포트       1194
        메모
       1/5  필수                                                            완료 ⏎ ^D
      """)
    #expect(story.screen.cursor == .init(row: 1, column: 13))
    #expect(story.screen.isCursorVisible)
    try story.cancel()
    _ = try story.waitForExit()
  }

  @Test("Five answers in Korean, a look at each step, and the transcript")
  func stepByStep() throws {
    let story = try Story.form(KoreanForm.arguments)
    try story.press("홍길동")
    try story.waitUntil("the cursor behind three wide characters") {
      $0.cursor == .init(row: 1, column: 19) && $0.rows[1] == "› 이름       홍길동"
    }
    try story.press("RET 비밀번호 12345")
    try story.waitFor("› 접근 토큰  ∙∙∙∙∙∙∙∙∙")
    #expect(story.screen.rows[1] == "✓ 이름       홍길동")
    #expect(story.screen.rows[6] == " 2/5  필수  8자 이상                                     S-Tab 이전   완료 ⏎ ^D")
    try story.press("RET pr")
    try story.waitForScreen(
      """
      배포 설정
      ✓ 이름       홍길동
      ✓ 접근 토큰  ∙∙∙∙
      › 환경       pr
                   › prod  운영
        포트       1194
        메모
       3/5  1 / 3                                              S-Tab 이전   완료 ⏎ ^D
      """)
    try story.press("RET C-u 8443 RET 첫 SPC 줄 RET 둘째")
    try story.waitForScreen(
      """
      배포 설정
      ✓ 이름       홍길동
      ✓ 접근 토큰  ∙∙∙∙
      ✓ 환경       prod  운영
      ✓ 포트       8443
      › 메모       첫 줄
                   둘째
       5/5  2줄                                                  S-Tab 이전   완료 ^D
      """)
    try story.press("C-d")
    let outcome = try story.waitForExit()
    #expect(outcome.ending == .exited(0))
    #expect(outcome.output == KoreanForm.output)
    #expect(outcome.errors.isEmpty)
    #expect(
      story.screen.text == """
        배포 설정
          이름       홍길동
          접근 토큰  ∙∙∙∙
          환경       prod
          포트       8443
          메모       첫 줄
                     둘째
        """)
    #expect(story.screen.cursor == .init(row: 7, column: 0))
  }

  @Test(
    "The same keys give the same bytes in any window, also all at once",
    arguments: [(24, 80), (10, 40), (4, 20), (1, 1), (0, 0), (24, 1), (1, 80), (2, 30), (3, 12), (200, 500)])
  func anyWindow(rows: Int, columns: Int) throws {
    let story = try Story.form(KoreanForm.arguments, rows: rows, columns: columns)
    try story.press(KoreanForm.keys)
    let outcome = try story.waitForExit()
    #expect(outcome.ending == .exited(0))
    #expect(outcome.output == KoreanForm.output)
    #expect(outcome.errors.isEmpty)
  }

  @Test("Lines in a pipe give the bytes that a person's keys give", arguments: ["\n", "\r\n"])
  func piped(lineEnd: String) throws {
    let lines = KoreanForm.lines.split(separator: "\n", omittingEmptySubsequences: false)
    let story = try Story(KoreanForm.arguments, input: .text(lines.joined(separator: lineEnd)))
    let outcome = try story.waitForExit()
    #expect(outcome.output == KoreanForm.output)
    #expect(story.log.isEmpty)
  }

  @Test("In a window of 40 columns a form is read as well")
  func narrow() throws {
    let story = try Story.form(KoreanForm.arguments, rows: 10, columns: 40)
    try story.press("홍길동 RET")
    try story.waitForScreen(
      """
      배포 설정
      ✓ 이름       홍길동
      › 접근 토큰
        환경       dev  개발
        포트       1194
        메모
       2/5  필수  8자 이상          완료 ⏎ ^D
      """)
    try story.cancel()
    _ = try story.waitForExit()
  }

  @Test("Twenty columns and four rows show the focused field, its place and the button")
  func tiny() throws {
    let story = try Story.form(KoreanForm.arguments, rows: 4, columns: 20)
    try story.press("홍길동 RET abcdef")
    try story.waitFor("∙∙∙∙∙∙")
    #expect(story.screen.rows.joined(separator: "\n").contains("2/5"))
    #expect(story.screen.rows.joined(separator: "\n").contains("완료"))
    #expect(story.screen.rows[story.screen.cursor.row] == "∙∙∙∙∙∙")
    #expect(story.screen.cursor.column == 6)
    try story.cancel()
    _ = try story.waitForExit()
  }

  @Test("C-x C-c leaves without answers: status 1, nothing but what makes eval fail, and a clean screen")
  func cancels() throws {
    let story = try Story.form(KoreanForm.arguments)
    try story.press("홍길동 RET abc")
    try story.waitFor("∙∙∙")
    try story.cancel()
    let outcome = try story.waitForExit()
    #expect(outcome.ending == .exited(1))
    #expect(outcome.output == "(exit 1)\n")
    #expect(outcome.errors.isEmpty)
    #expect(story.screen.text.isEmpty)
    #expect(story.screen.cursor == .init(row: 0, column: 0))
  }

  @Test(
    "Nothing is said on standard output when a form in another format is cancelled",
    arguments: ["values", "json", "nul", "dotenv", "none"])
  func cancelsSilently(format: String) throws {
    let story = try Story.form(["-O", format, "--text", "a"])
    try story.cancel()
    let outcome = try story.waitForExit()
    #expect(outcome.ending == .exited(1))
    #expect(outcome.output.isEmpty)
  }

  @Test("C-x RET is Done for every field, up to the first that is refused")
  func submitsForm() throws {
    let story = try Story.form(KoreanForm.arguments)
    try story.press("홍길동 C-x RET")
    try story.waitFor("!")
    #expect(story.screen.rows[1] == "✓ 이름       홍길동")
    #expect(story.screen.rows[2].hasPrefix("› 접근 토큰"))
    try story.press("비밀번호 12345 C-x RET")
    let outcome = try story.waitForExit()
    #expect(outcome.output == "name='홍길동'\ntoken='비밀번호12345'\nenv='dev'\nport='1194'\nmemo=''\n")
  }
}
