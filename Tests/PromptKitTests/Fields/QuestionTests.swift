// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct QuestionTests {
  private func question(_ kind: any Kind, _ change: (inout Question) -> Void = { _ in }) -> Question {
    var question = Question("a", kind: kind)
    change(&question)
    return question
  }

  private func reason(_ judgement: Judgement) -> Refusal.Reason? {
    if case .refused(let refusal) = judgement { refusal.reason } else { nil }
  }

  @Test(
    "White space at both ends is dropped before all checks, and only when asked",
    arguments: [
      (" a b\t\n", "a b"), ("\u{3000}한 \r\n", "한"), ("  ", ""), ("", ""), (" \u{301}a", "\u{301}a"),
      ("\u{A0}a", "a"),
    ])
  func trimming(text: String, trimmed: String) throws {
    let answer = question(TextKind()) { $0.isTrimmed = true }.judge(text).answer
    #expect(answer?.text.utf8.elementsEqual(trimmed.utf8) == true)
    #expect(question(TextKind()).judge(text).answer?.text.utf8.elementsEqual(text.utf8) == true)
  }

  @Test("A required answer is there after trimming, or refused")
  func required() {
    let question = question(TextKind()) {
      $0.isRequired = true
      $0.isTrimmed = true
    }
    #expect(reason(question.judge("  ")) == .required)
    #expect(question.judge(" a ") == .accepted(.text("a")))
  }

  @Test("Of several, a required answer needs one")
  func requiredChoices() {
    let question = question(ChoicesKind([ChoiceOption("a")])) { $0.isRequired = true }
    #expect(reason(question.judge(",")) == .required)
    #expect(question.judge("a") == .accepted(.values(["a"])))
  }

  @Test("An empty answer that is not required is accepted without pattern, length or range")
  func empty() throws {
    let pattern = try Pattern("^x$")
    let text = question(TextKind()) {
      $0.pattern = pattern
      $0.length = LengthRange("3..")
    }
    #expect(text.judge("") == .accepted(.text("")))
    #expect(
      question(NumberKind(isInteger: true)) { $0.range = NumberRange("1..") }.judge("")
        == .accepted(.number("")))
    #expect(question(ChoicesKind([ChoiceOption("a")])).judge("") == .accepted(.values([])))
    #expect(reason(question(ChoiceKind([ChoiceOption("a")])).judge("")) == .nothingPicked)
    #expect(reason(question(YesNoKind()).judge("")) == .nothingPicked)
    #expect(question(ChoiceKind([ChoiceOption("")])).judge("") == .accepted(.text("")))
  }

  @Test(
    "Length counts characters as a person does",
    arguments: [("한글", true), ("한", false), ("👩‍👩‍👧‍👦é", true), ("가나다", false)])
  func length(text: String, isAccepted: Bool) {
    let result = question(TextKind()) { $0.length = LengthRange("2..2") }.judge(text)
    #expect((reason(result) == nil) == isAccepted)
  }

  @Test("A range is of the number, not of its text")
  func range() throws {
    let range = try #require(NumberRange("1..65535"))
    let port = question(NumberKind(isInteger: true)) { $0.range = range }
    #expect(port.judge("０80") == .accepted(.number("80")))
    #expect(reason(port.judge("65536")) == .outOfRange(range))
    #expect(reason(port.judge("80a")) == .notAnInteger)
    #expect(reason(port.judge("8.5")) == .notAnInteger)
    #expect(reason(question(NumberKind(isInteger: false)).judge("1e3")) == .notANumber)
  }

  @Test("A pattern is looked for in the answer, which may be another text than was given")
  func pattern() throws {
    let pattern = try Pattern("^[a-z]+$")
    let choice = question(ChoiceKind([ChoiceOption("dev", "개발")])) { $0.pattern = pattern }
    #expect(choice.judge("개발") == .accepted(.text("dev")))
    #expect(
      reason(question(TextKind()) { $0.pattern = pattern }.judge("A")) == .mismatch(pattern: "^[a-z]+$"))
  }

  @Test("The words of the question go with every refusal")
  func message() {
    let question = question(TextKind()) {
      $0.message = "이름을 쓰세요"
      $0.isRequired = true
    }
    guard case .refused(let refusal) = question.judge("") else {
      Issue.record("It was accepted")
      return
    }
    #expect(refusal.message == "이름을 쓰세요")
  }

  @Test(
    "Bytes that no answer may hold are refused with their place",
    arguments: [
      ([0x61, 0, 0x62], Refusal.Reason.holdsNUL(byteOffset: 1)), ([0xFF, 0], .holdsNUL(byteOffset: 1)),
      ([0x61, 0xFF], .invalidUTF8(byteOffset: 1)),
      ([0xED, 0x95, 0x9C, 0xED, 0x95], .invalidUTF8(byteOffset: 3)),
      ([0xC0, 0x80], .invalidUTF8(byteOffset: 0)), ([0x61, 0xED, 0xA0, 0x80], .invalidUTF8(byteOffset: 1)),
      ([0x61, 0x0A], .holdsLineBreak(byteOffset: 1)), ([0x0A, 0xFF], .invalidUTF8(byteOffset: 1)),
    ])
  func bytes(bytes: [UInt8], expected: Refusal.Reason) {
    #expect(reason(question(TextKind()).judge(bytes: bytes)) == expected)
  }

  @Test("Line breaks are refused in kinds of one line only")
  func lineBreaks() {
    let bytes = Array("a\nb".utf8)
    let options = [ChoiceOption("a"), ChoiceOption("b")]
    for kind: any Kind in [
      TextKind(), SecretKind(), NumberKind(isInteger: true), ChoiceKind(options), YesNoKind(),
    ] {
      #expect(reason(question(kind).judge(bytes: bytes)) == .holdsLineBreak(byteOffset: 1), "\(kind.word)")
    }
    #expect(question(MultilineKind()).judge(bytes: bytes) == .accepted(.text("a\nb")))
    #expect(question(ChoicesKind(options)).judge(bytes: bytes) == .accepted(.values(["a", "b"])))
  }

  @Test("Of several, the name that is no option is the one refused")
  func choices() {
    let question = question(ChoicesKind([ChoiceOption("a"), ChoiceOption("b", "비")]))
    #expect(question.judge("비,a,b") == .accepted(.values(["a", "b"])))
    #expect(question.judge("a,x") == .refused(Refusal(.notAnOption, of: "x")))
  }
}
