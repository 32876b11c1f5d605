// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct FormFaultTests {
  private func fault(_ questions: Question...) -> FormFault? {
    do throws(FormFault) {
      _ = try LiveForm(questions)
      return nil
    } catch {
      return error
    }
  }

  private func question(
    _ name: String, _ kind: any Kind = TextKind(), _ change: (inout Question) -> Void = { _ in }
  ) -> Question {
    var question = Question(name, kind: kind)
    change(&question)
    return question
  }

  @Test(
    "A name is one that every shell knows as a variable",
    arguments: ["", "1a", "a-b", "a b", "이름", "a=b", "é"])
  func wrongName(name: String) {
    #expect(fault(question(name)) == .wrongName(name))
  }

  @Test("A name may begin with _ and hold digits, and stands once")
  func names() {
    #expect(fault(question("_1"), question("A9")) == nil)
    #expect(fault(question("a"), question("b"), question("a")) == .repeatedName("a"))
  }

  @Test("A list has options, each once, or takes others")
  func options() {
    #expect(fault(question("a", ChoiceKind([]))) == .noOptions(field: "a"))
    #expect(fault(question("a", ChoicesKind([]))) == .noOptions(field: "a"))
    #expect(fault(question("a", ChoiceKind([], takesOther: true))) == nil)
    #expect(
      fault(question("a", ChoiceKind([ChoiceOption("x", "1"), ChoiceOption("x", "2")])))
        == .repeatedOption(field: "a", value: "x"))
  }

  @Test(
    "An option of several lines could be no answer, and is not taken for several",
    arguments: ["x\ny", "x\r\n", "\n"])
  func optionWithLineBreak(value: String) {
    for kind in [ChoiceKind([ChoiceOption(value)]), ChoicesKind([ChoiceOption(value)])] as [any Kind] {
      #expect(fault(question("a", kind)) == .optionWithLineBreak(field: "a", value: value))
    }
    #expect(fault(question("a", ChoiceKind([ChoiceOption("x", value)]))) == nil)
  }

  @Test(
    "A default that its kind cannot hold is a fault",
    arguments: [
      (NumberKind(isInteger: true) as any Kind, "8a", Refusal.Reason.notAnInteger),
      (YesNoKind(), "maybe", .notAnOption),
      (YesNoKind(), "", .nothingPicked), (ChoiceKind([ChoiceOption("x")]), "y", .notAnOption),
      (TextKind(), "a\nb", .holdsLineBreak(byteOffset: 1)),
    ])
  func wrongDefault(kind: any Kind, text: String, reason: Refusal.Reason) {
    #expect(
      fault(question("a", kind) { $0.defaultText = text })
        == .wrongDefault(field: "a", Refusal(reason, of: text)))
  }

  @Test("A default may be empty, a label, of several lines or beyond the rules, where its kind can hold it")
  func rightDefault() {
    #expect(fault(question("a", NumberKind(isInteger: true)) { $0.defaultText = "" }) == nil)
    #expect(fault(question("a", ChoiceKind([ChoiceOption("x", "엑스")])) { $0.defaultText = "엑스" }) == nil)
    #expect(fault(question("a", ChoiceKind([ChoiceOption("")])) { $0.defaultText = "" }) == nil)
    #expect(fault(question("a", MultilineKind()) { $0.defaultText = "a\nb" }) == nil)
    #expect(
      fault(
        question("a", NumberKind(isInteger: true)) {
          $0.defaultText = "0"
          $0.range = NumberRange("1..")
        }) == nil)
  }

  @Test("A secret and a note have no default")
  func defaultNotAllowed() {
    #expect(fault(question("a", SecretKind()) { $0.defaultText = "x" }) == .defaultNotAllowed(field: "a"))
    #expect(fault(question("a", NoteKind()) { $0.defaultText = "x" }) == .defaultNotAllowed(field: "a"))
  }

  @Test("A range is for numbers, a length for texts")
  func rules() {
    #expect(fault(question("a") { $0.range = NumberRange("1..") }) == .rangeWithoutNumber(field: "a"))
    #expect(
      fault(question("a", NumberKind(isInteger: false)) { $0.length = LengthRange("1..") })
        == .lengthWithoutText(field: "a"))
    #expect(fault(question("a", SecretKind()) { $0.length = LengthRange("1..") }) == nil)
  }

  @Test("A condition names earlier fields only, never its own", arguments: ["b", "c"])
  func conditions(name: String) {
    #expect(
      fault(question("a"), question("b") { $0.condition = name }, question("c"))
        == .wrongCondition(field: "b", text: name, .notAnEarlierField(name)))
  }
}
