// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct FormViewTests {
  @Test("A form shows labels in one column, answers in another, and the bar with 완료 at its right")
  func wholeForm() throws {
    let scene = try Scene.deployment(rows: 24, columns: 64)
    scene.answer("홍길동")
    scene.expect(
      typing: "abcdef",
      """
      배포 설정
      ✓ 이름       홍길동
      › 접근 토큰  ∙∙∙∙∙∙▏
        환경       dev  개발
        포트       1194
        메모
       2/5  필수  8자 이상                     S-Tab 이전   완료 ⏎ ^D
      """)
  }

  @Test("A refused field keeps every character, and the bar says what is wrong and what would be right")
  func refusal() throws {
    let scene = try Scene.deployment(rows: 24, columns: 64)
    scene.focus(on: "port")
    scene.refuse("80a")
    scene.expectBlock(
      typing: "80a",
      """
      › 포트       80a▏
        메모
       ! "80a": 숫자가 아닙니다. 1에서 65535까지            완료 ⏎ ^D
      """)
  }

  @Test("Where a refusal does not fit beside the button, the citation is shortened first")
  func shortenedCitation() throws {
    let scene = try Scene.deployment(rows: 24, columns: 64)
    scene.focus(on: "port")
    scene.refuse("80 and many more words")
    scene.expectBlock(
      typing: "80",
      """
      › 포트       80▏
        메모
       ! "80 and many mor⋯": 숫자가 아닙니다. 1에서 65535까지  완료 ⏎
      """)
  }

  @Test("Where that is not enough, it takes rows above the button")
  func tallBar() throws {
    let scene = try Scene.deployment(rows: 24, columns: 40, language: .english)
    scene.focus(on: "port")
    scene.refuse("80a")
    scene.expectBlock(
      typing: "80a",
      """
      › 포트       80a▏
        메모
       ! "80a" is not a number; 1 to 65535
       4/5             S-Tab back   완료 ⏎ ^D
      """)
    let narrow = try Scene.deployment(rows: 5, columns: 20)
    narrow.focus(on: "port")
    narrow.refuse("80a")
    narrow.expect(
      typing: "80a",
      """
      ▴ 4/5 포트
      80a▏               ▾
       ! "80a": 숫자가 아
       닙니다. 1에서
       65535까지   완료 ⏎
      """)
  }

  @Test(
    "What would be right, and how the citation begins, is readable in a window of any usual width",
    arguments: [80, 64, 40, 20], [Language.english, .korean])
  func rightIsReadable(columns: Int, language: Language) throws {
    for text in [
      "80a", "80a" + String(repeating: " and so on", count: 8), "80가" + String(repeating: "나", count: 50),
    ] {
      for rows in [24, 5] {
        let scene = try Scene.deployment(rows: rows, columns: columns, language: language)
        scene.focus(on: "port")
        scene.refuse(text)
        let shown = scene.frame(typing: text).rows.map(\.text)
        let joined = shown.joined().filter { $0 != " " }
        #expect(
          joined.contains(language == .english ? "isnotanumber;1to65535" : "숫자가아닙니다.1에서65535까지"), "\(shown)")
        #expect(joined.contains(#"!"80"#), "\(shown)")
        #expect(shown.count <= rows && shown.last?.contains("완료") == true, "\(shown)")
        #expect(shown.suffix(3).allSatisfy { $0.columns < columns }, "\(shown)")
      }
    }
  }

  @Test("A placeholder is shown until something is answered, and where the field with the focus is empty")
  func placeholder() throws {
    var name = Question("name", "Name", kind: TextKind())
    name.placeholder = "Hong"
    var nick = Question("nick", "Nick", kind: TextKind())
    nick.placeholder = "Gil"
    let scene = try Scene([name, nick], rows: 24, columns: 40)
    #expect(
      scene.frame(typing: "").description.contains("Hong")
        && scene.frame(typing: "").description.contains("Gil"))
    scene.answer("")
    #expect(scene.frame(typing: "").rows.map(\.text).first == "✓ Name  ")
    #expect(scene.frame(typing: "").description.contains("Gil"))
    scene.focus(on: "name")
    #expect(scene.frame(typing: "").description.contains("Hong"))
  }

  @Test("A text view shows the rows around the cursor and says at the right edge that there is more above")
  func textView() throws {
    let scene = try Scene.deployment(rows: 24, columns: 64, memoRows: 2)
    scene.focus(on: "memo")
    scene.expectBlock(
      typing: "영 줄\n첫 줄\n둘째 줄",
      """
      › 메모       첫 줄                                            ▴
                   둘째 줄▏
       5/5  3줄                                  S-Tab 이전   완료 ^D
      """)
  }

  @Test("A text view without the focus is elided to its first line and the number of its lines")
  func restingTextView() throws {
    let scene = try Scene.deployment(rows: 24, columns: 64)
    scene.hold("첫 줄\n2\n3\n4\n5\n6\n7", in: "memo")
    #expect(scene.frame(typing: "").description.contains("  메모       첫 줄 ⋯ 7줄\n"))
  }

  @Test("A choice opens its list beneath, filtered by what is typed, with the picked row marked")
  func choice() throws {
    let options = (1...10).map { ChoiceOption("host\($0)", "서버 \($0)") }
    let scene = try Scene(
      [
        Question(
          "env", "환경", kind: ChoiceKind([ChoiceOption("prod", "운영"), ChoiceOption("proxy", "프록시")] + options))
      ], rows: 24, columns: 64)
    scene.expect(
      typing: "pr",
      """
      › 환경  pr▏
              › prod   운영
                proxy  프록시
       2 / 12                                               완료 ⏎ ^D
      """)
  }

  @Test("Where the row is too narrow going back goes first, then what is expected, then the second key")
  func narrowBar() throws {
    let scene = try Scene.deployment(rows: 24, columns: 64)
    scene.focus(on: "token")
    let bars = [50, 40, 36, 31].map { scene.bar(columns: $0) }
    #expect(
      bars == [
        " 2/5  필수  8자 이상       S-Tab 이전   완료 ⏎ ^D",
        " 2/5  필수  8자 이상          완료 ⏎ ^D",
        " 2/5  필수  8자 이상      완료 ⏎ ^D",
        " 2/5  8자 이상       완료 ⏎ ^D",
      ])
  }

  @Test("A window without a row for the list shows the picked option behind the filter")
  func pickInSmallWindow() throws {
    let scene = try Scene.deployment(rows: 2, columns: 40)
    scene.focus(on: "env")
    scene.expect(typing: "", "› 환경       ▏› dev  개발              ▴\n 3/5  3 / 3      S-Tab 이전   완료 ⏎ ^D")
    scene.expect(typing: "st", "› 환경       st▏  › stage  스테이징    ▴\n 3/5  1 / 3      S-Tab 이전   완료 ⏎ ^D")
    let stacked = try Scene.deployment(rows: 3, columns: 20)
    stacked.focus(on: "env")
    stacked.expect(typing: "", "▴ 3/5 환경\n▏› dev  개발       ▾\n 3 / 3       완료 ⏎")
  }

  @Test("What is expected is elided rather than left out, however long it is")
  func longHint() throws {
    var question = Question("a", kind: TextKind())
    question.isRequired = true
    question.hint = "the name under which others will look for it, in letters that all of them can type"
    let scene = try Scene([question, Question("b", kind: TextKind())], rows: 24, columns: 64)
    #expect(scene.bar(columns: 64) == " 1/2  the name under which others will look for it,⋯  완료 ⏎ ^D")
    #expect(scene.bar(columns: 36) == " 1/2  the name under wh⋯  완료 ⏎ ^D")
    #expect(scene.bar(columns: 24) == " the name unde⋯  완료 ⏎")
    #expect(scene.bar(columns: 14) == "       완료 ⏎")
  }

  @Test("In a window of 20 by 4 the label stands above the answer, and marks say that there is more")
  func smallWindow() throws {
    let scene = try Scene.deployment(rows: 4, columns: 20)
    scene.answer("홍길동")
    scene.expect(
      typing: "abcdef",
      """
      ▴ 2/5 접근 토큰
      ∙∙∙∙∙∙▏
      ▾
       8자 이상    완료 ⏎
      """)
  }

  @Test(
    "No frame is larger than its window, whatever the window is",
    arguments: [(1, 1), (1, 80), (2, 7), (24, 1), (3, 29), (5, 30)])
  func bounds(rows: Int, columns: Int) throws {
    let scene = try Scene.deployment(rows: rows, columns: columns)
    for name in ["name", "token", "env", "port", "memo"] {
      scene.focus(on: name)
      let frame = scene.frame(
        typing: "길동 text that is longer than the window is wide, by far, so that it wraps\nand breaks")
      #expect(frame.rows.count <= rows)
      #expect(frame.rows.allSatisfy { $0.columns <= columns })
      #expect(frame.rows.indices.contains(frame.cursor.row))
      #expect(frame.cursor.column < columns)
    }
  }

  @Test("Nothing is drawn in the last column of the bar")
  func lastColumnOfBar() throws {
    let scene = try Scene.deployment(rows: 24, columns: 64)
    for columns in 3...100 where columns > 6 {
      #expect(scene.frame(typing: "", columns: columns).rows.last.map { $0.columns < columns } == true)
    }
  }

  @Test("The transcript shows labels and answers, a secret as four marks")
  func transcript() throws {
    let scene = try Scene.deployment(rows: 24, columns: 64)
    for text in ["홍길동", "secret-12", "prod", "8443", "첫 줄\n둘째 줄"] { scene.answer(text) }
    let rows = TranscriptView(scene.form, in: Size(rows: 24, columns: 64), words: scene.words).rows
    #expect(
      Frame(rows: rows, cursor: .init(row: rows.count)).description == """
        배포 설정
          이름       홍길동
          접근 토큰  ∙∙∙∙
          환경       prod
          포트       8443
          메모       첫 줄
                     둘째 줄
        ▏
        """)
  }
}
