// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite("A form whose options a command lists") struct LiveFormOptionsTests {
  private let listed = Question.make("c", ChoiceKind([])) { $0.optionsCommand = "true" }
  private let options = [ChoiceOption("a", "Alpha"), ChoiceOption("b")]

  private func choice(_ form: LiveForm, _ index: Int) throws -> LiveChoiceField {
    try #require(form.fields[index] as? LiveChoiceField)
  }

  @Test("A list may be empty, and a default be among none, until the command has spoken")
  func rules() throws {
    var question = listed
    question.defaultText = "b"
    let form = try LiveForm.begun([question])
    #expect(form.needsOptions(0))
    form.takeOptions(options, of: 0)
    #expect(!form.needsOptions(0))
    #expect(try choice(form, 0).pick == 1)
    #expect(form.states[0] == .open)
  }

  @Test("Options of the question itself stand first, and none stands twice")
  func written() throws {
    let form = try LiveForm.begun([
      .make("c", ChoiceKind([ChoiceOption("a", "mine")])) {
        ($0.optionsCommand, $0.defaultText) = ("true", "b")
      }
    ])
    form.takeOptions(options, of: 0)
    let field = try choice(form, 0)
    #expect(field.list.options == [ChoiceOption("a", "mine"), ChoiceOption("b")])
    #expect(field.pick == 1)
  }

  @Test("When an answer before it changes they must be listed again, and the pick stays if it is still there")
  func again() throws {
    let form = try LiveForm.begun([.text("before"), listed])
    try form.answer("1")
    form.takeOptions(options, of: 1)
    #expect(try choice(form, 1).movePick(by: 1) && choice(form, 1).movePick(by: 1))
    form.fields[1].endEditing()
    #expect(form.answers["c"] == .text("b"))
    form.fields[0].edited = EditedText("2")
    #expect(form.needsOptions(1) && form.states[1] == .open)
    form.takeOptions([ChoiceOption("x"), ChoiceOption("b")], of: 1)
    #expect(try choice(form, 1).pick == 1)
    form.takeOptions([ChoiceOption("x")], of: 1)
    #expect(try choice(form, 1).pick == nil)
  }

  @Test("Where listing them fails the field is refused, and open")
  func failed() throws {
    let form = try LiveForm.begun([listed])
    form.refuseOptions(of: 0, Refusal(.optionsNotListed, of: ""))
    #expect(form.states[0].isOpen && form.needsOptions(0))
    form.takeOptions(options, of: 0)
    #expect(form.states[0] == .open)
  }

  @Test("A given answer is judged when they are there", arguments: [("Alpha", "a"), ("b", "b"), ("q", nil)])
  func given(text: String, answer: String?) throws {
    let form = try LiveForm([listed, .text("when") { $0.condition = "c=a" }])
    #expect(form.give(Array(text.utf8), to: 0) == .accepted(.text(text)))
    #expect(form.isUnsettled(0))
    form.takeOptions(options, of: 0)
    #expect(form.answers["c"] == answer.map(Answer.text))
    #expect(form.applies(1) == (answer == "a"))
  }

  @Test("A line that could be no answer is left out, and of two with one value the second")
  func printed() {
    let text = Array("a\tAlpha\r\n\nb\n".utf8) + [0xFF, 0x0A] + Array("c\u{0}\na\tother\n\u{1B}[2J\td".utf8)
    #expect(
      ChoiceOption.list(printed: text) == [
        ChoiceOption("a", "Alpha"), ChoiceOption("b"), ChoiceOption("\u{1B}[2J", "d"),
      ])
  }
}
