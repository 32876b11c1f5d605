// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite("Words")
struct WordsTests {
  private let english = Words(.english)
  private let korean = Words(.korean)

  @Test("The bar speaks both languages")
  func bar() {
    #expect(english.required == "required")
    #expect(korean.required == "필수")
    #expect(english.back("S-Tab") == "S-Tab back")
    #expect(korean.back("S-Tab") == "S-Tab 이전")
    #expect(english.end("^D") == "^D end")
    #expect(korean.end("^D") == "^D 끝")
    #expect(english.lines(3) == "3 lines")
    #expect(english.lines(1) == "1 line")
    #expect(korean.lines(3) == "3줄")
    #expect(korean.elidedLines(7) == "⋯ 7줄")
    #expect(korean.options(2, of: 12) == "2 / 12")
    #expect(english.checking == "checking ⋯")
    #expect(korean.checking == "확인 중 ⋯")
    #expect(korean.commandMode == "[명령]")
    #expect(korean.review == "확인하세요")
    #expect(korean.edit("S-Tab") == "S-Tab 고치기")
  }

  @Test("A notice says how much of what a person did came out differently")
  func notices() {
    #expect(english.linesJoined(2) == "2 lines joined")
    #expect(korean.linesJoined(2) == "2줄을 한 줄로 이었습니다")
    #expect(english.keysDropped(5) == "5 keys dropped")
    #expect(english.keysDropped(1) == "1 key dropped")
    #expect(korean.keysDropped(5) == "미리 누른 키 5개를 버렸습니다")
  }

  @Test(
    "A length is said in characters",
    arguments: [
      ("8..", "8 characters or more", "8자 이상"),
      ("1..", "1 character or more", "1자 이상"),
      ("..50", "50 characters at most", "50자 이하"),
      ("3..8", "3 to 8 characters", "3자에서 8자까지"),
      ("4..4", "4 characters", "4자"),
    ])
  func length(of text: String, inEnglish: String, inKorean: String) throws {
    let length = try #require(LengthRange(text))
    #expect(english.length(length) == inEnglish)
    #expect(korean.length(length) == inKorean)
  }

  @Test(
    "A range is said with its ends in canonical digits",
    arguments: [
      ("1..65535", "1 to 65535", "1에서 65535까지"),
      ("-0.50..", "at least -0.50", "-0.50 이상"),
      ("..+07", "at most 7", "7 이하"),
      ("3..3", "3", "3"),
    ])
  func range(of text: String, inEnglish: String, inKorean: String) throws {
    let range = try #require(NumberRange(text))
    #expect(english.range(range) == inEnglish)
    #expect(korean.range(range) == inKorean)
  }

  @Test("An expectation joins what is required, the rules and the hint by two blanks")
  func expectation() throws {
    var token = Question("token", kind: SecretKind())
    #expect(korean.expectation(of: token) == "")
    token.isRequired = true
    token.length = LengthRange("8..")
    #expect(english.expectation(of: token) == "required  8 characters or more")
    #expect(korean.expectation(of: token) == "필수  8자 이상")
    token.hint = "설정 화면에서\u{1B}[2J"
    #expect(korean.expectation(of: token) == "필수  8자 이상  설정 화면에서^[[2J")
  }

  @Test("A pattern is shown only where no hint says it in words")
  func patternHint() throws {
    var host = Question("host", kind: TextKind())
    host.pattern = try Pattern("^[a-z]+$")
    #expect(english.expectation(of: host) == "must match ^[a-z]+$")
    #expect(korean.expectation(of: host) == "정규식에 맞아야 합니다: ^[a-z]+$")
    host.hint = "lower case"
    #expect(english.expectation(of: host) == "lower case")
  }

  @Test("What a title or a label brings along is printable in the plain front")
  func plainPrintable() {
    #expect(english.plainTitle("a\u{7}b", fields: 1) == "a^Gb, 1 field")
    let question = Question("name", "x\u{202E}y", kind: TextKind())
    #expect(english.plainQuestion(question, position: "1/1") == "1/1 x<U+202E>y: ")
  }

  @Test("The plain front's lines are those of the picture")
  func plain() throws {
    #expect(korean.plainTitle("배포 설정", fields: 5) == "배포 설정, 항목 5개")
    #expect(english.plainTitle("", fields: 5) == "5 fields")
    var name = Question("name", "이름", kind: TextKind())
    name.isRequired = true
    #expect(korean.plainQuestion(name, position: "1/5") == "1/5 이름 (필수): ")
    var token = Question("token", "접근 토큰", kind: SecretKind())
    token.isRequired = true
    token.length = LengthRange("8..")
    #expect(
      korean.plainQuestion(token, position: "2/5") == "2/5 접근 토큰 (필수, 8자 이상, 입력이 보이지 않습니다): ")
    var stage = Question(
      "stage", "환경", kind: ChoiceKind(["dev", "stage", "prod"].map { ChoiceOption($0) }))
    stage.defaultText = "dev"
    #expect(korean.plainQuestion(stage, position: "3/5") == "3/5 환경 (dev, stage, prod) [dev]: ")
    let memo = Question("memo", "메모", kind: MultilineKind())
    #expect(
      korean.plainQuestion(memo, position: "5/5") == "5/5 메모 (여러 줄, 끝내려면 Ctrl-D 또는 . 한 줄): ")
    #expect(
      english.plainQuestion(memo, position: "5/5")
        == "5/5 메모 (several lines, end with Ctrl-D or a line of .): ")
  }

  @Test("The plain front says what stands in the field, and of a secret only that something does")
  func plainStanding() {
    var name = Question("name", kind: TextKind())
    name.defaultText = "a"
    #expect(english.plainQuestion(name, position: "") == "name [a]: ")
    #expect(english.plainQuestion(name, position: "", standing: "b\u{1B}") == "name [b^[]: ")
    #expect(english.plainQuestion(name, position: "", standing: "") == "name: ")
    let token = Question("token", kind: SecretKind())
    #expect(
      english.plainQuestion(token, position: "", standing: "xyzzy") == "token (input is not shown) [∙∙∙∙]: ")
  }

  @Test("The plain front names yes and no in its language, and that a choice takes others")
  func plainOptions() {
    let isSure = Question("ok", kind: YesNoKind())
    #expect(korean.plainQuestion(isSure, position: "") == "ok (yes 예, no 아니요): ")
    #expect(english.plainQuestion(isSure, position: "") == "ok (yes, no): ")
    let city = Question("city", kind: ChoiceKind([ChoiceOption("seoul", "서울")], takesOther: true))
    #expect(korean.plainQuestion(city, position: "") == "city (seoul 서울, 또는 다른 값): ")
  }

  @Test("Among several options the plain front shows a comma as it is typed")
  func plainSeveral() {
    let tags = Question("tags", kind: ChoicesKind([ChoiceOption("a, b"), ChoiceOption("c", "d")]))
    #expect(english.plainQuestion(tags, position: "") == #"tags (a\, b, c d, several by commas): "#)
  }

  @Test("The plain front tells notes and answers from elsewhere in lines that are inert")
  func plainTold() {
    #expect(english.plainNote(Question("n", "a\nb\u{7}", kind: NoteKind())) == ["a", "b^G"])
    let tags = Question("tags", "태그", kind: ChoicesKind([]))
    #expect(english.plainGiven(tags, .values(["x", "y\u{1B}"])) == "태그: x, y^[")
    #expect(english.plainGiven(tags, .values(["a", "b,c", "d e"])) == #"태그: a, "b,c", "d e""#)
    let token = Question("token", kind: SecretKind())
    #expect(english.plainGiven(token, .text("xyzzy")) == "token: ∙∙∙∙")
    #expect(english.plainGiven(token, .text("")) == "token: ")
  }

  @Test(
    "The plain front says how long the answer must be",
    arguments: [
      ("8..", "잘못된 답: 8자 이상이어야 합니다"), ("..2", "잘못된 답: 2자 이하여야 합니다"),
      ("4..4", "잘못된 답: 4자여야 합니다"),
    ])
  func plainRefusal(of text: String, inKorean: String) throws {
    var token = Question("token", kind: SecretKind())
    token.length = LengthRange(text)
    let refusal = try #require(token.refusal(of: "abc"))
    #expect(korean.plainRefusal(refusal, of: token) == inKorean)
  }
}

@Suite("Language")
struct LanguageTests {
  @Test(
    "The first variable that is set and not empty decides",
    arguments: [
      (nil, nil, "ko_KR.UTF-8", Language.korean), ("", nil, "ko", .korean),
      ("C", nil, "ko_KR.UTF-8", .english),
      (nil, "ko_KR", "en_US.UTF-8", .korean), ("ko", "en", "en", .korean), (nil, nil, nil, .english),
      (nil, nil, "en_US.UTF-8", .english),
    ] as [(String?, String?, String?, Language)])
  func environment(lcAll: String?, lcMessages: String?, lang: String?, expected: Language) {
    #expect(Language(environment: lcAll, lcMessages, lang) == expected)
  }
}

extension Question {
  /// Why `text` is refused; `nil` where it is accepted.
  func refusal(of text: String) -> Refusal? {
    if case .refused(let refusal) = judge(text) { refusal } else { nil }
  }
}
