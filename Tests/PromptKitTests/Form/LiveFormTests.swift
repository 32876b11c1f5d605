// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct LiveFormTests {
  private func question(_ name: String, when condition: String? = nil, kind: any Kind = TextKind())
    -> Question
  {
    var question = Question(name, kind: kind)
    question.condition = condition
    return question
  }

  /// Types `text` into the field that has the focus and taps Done.
  private func answer(_ form: LiveForm, _ text: String) throws {
    let field = form.fields[try #require(form.focus)]
    let bar = AccessoryBar()
    field.inputAccessory = bar
    field.edited = EditedText(text)
    bar.doneButton.tap()
  }

  private func focused(_ form: LiveForm) -> String? {
    form.focus.map { form.fields[$0].question.name }
  }

  @Test("Done goes down the fields, past notes, and at the last none has the focus")
  func order() throws {
    let form = try LiveForm([question("a"), question("about", kind: NoteKind()), question("b")])
    #expect(form.focus == nil)
    form.begin()
    #expect(focused(form) == "a")
    try answer(form, "1")
    #expect(focused(form) == "b")
    #expect(!form.isComplete)
    try answer(form, "2")
    #expect(form.focus == nil)
    #expect(form.isComplete)
    #expect(form.answers.entries.map(\.name) == ["a", "b"])
    #expect(form.answers["b"] == .text("2"))
  }

  @Test("Done goes to the first open field below, then to the first from the top")
  func wrapping() throws {
    let form = try LiveForm(["a", "b", "c", "d"].map { question($0) })
    form.begin()
    #expect(form.moveForward())
    try answer(form, "2")
    #expect(focused(form) == "c")
    #expect(form.moveForward())
    try answer(form, "4")
    #expect(focused(form) == "a")
    try answer(form, "1")
    #expect(focused(form) == "c")
    try answer(form, "3")
    #expect(form.isComplete)
  }

  @Test("Moving stops at both ends and leaves each field as it stands")
  func moving() throws {
    let form = try LiveForm([
      question("about", kind: NoteKind()), question("a"), question("b"), question("end", kind: NoteKind()),
    ])
    #expect(!form.moveForward())
    form.begin()
    #expect(!form.moveBack())
    form.fields[1].edited = EditedText("half", cursor: 2)
    #expect(form.moveForward())
    #expect(!form.moveForward())
    #expect(focused(form) == "b")
    #expect(form.moveBack())
    #expect(form.fields[1].edited == EditedText("half", cursor: 2))
    #expect(form.states[1] == .open)
  }

  @Test("A refused field keeps the focus")
  func refused() throws {
    let form = try LiveForm([question("a", kind: NumberKind(isInteger: true)), question("b")])
    form.begin()
    try answer(form, "x")
    #expect(focused(form) == "a")
    #expect(form.states[0] == .refused(Refusal(.notAnInteger, of: "x")))
    form.fields[0].edited = EditedText("1")
    #expect(form.states[0] == .open)
  }

  @Test("An answered field is open again when its text changes")
  func changed() throws {
    let form = try LiveForm([question("a"), question("b")])
    form.begin()
    try answer(form, "1")
    #expect(form.moveBack())
    form.fields[0].edited.cursor = 0
    #expect(form.states[0] == .answered(.text("1")))
    form.fields[0].edited = EditedText("12")
    #expect(form.states[0] == .open)
  }

  @Test("A field whose condition stops holding vanishes, and comes back open with its text")
  func vanishing() throws {
    let form = try LiveForm([question("a"), question("b", when: "a=x"), question("c")])
    #expect(!form.applies(1))
    form.begin()
    try answer(form, "x")
    #expect(focused(form) == "b")
    try answer(form, "kept")
    #expect(form.moveBack() && form.moveBack())
    try answer(form, "y")
    #expect(focused(form) == "c")
    #expect(form.states[1] == .notApplicable)
    #expect(form.answers["b"] == nil)
    #expect(form.moveBack())
    #expect(focused(form) == "a")
    try answer(form, "x")
    #expect(focused(form) == "b")
    #expect(form.states[1] == .open)
    #expect(form.fields[1].edited.text == "kept")
  }

  @Test("A condition is judged when the focus leaves a field, also without Done")
  func judgedOnLeaving() throws {
    let form = try LiveForm([question("a"), question("b", when: "a")])
    form.begin()
    form.fields[0].edited = EditedText("x")
    #expect(!form.applies(1))
    #expect(form.moveForward())
    #expect(focused(form) == "b")
  }

  @Test("Conditions see defaults before anything is answered")
  func defaults() throws {
    var first = question("a", kind: YesNoKind())
    first.defaultText = "yes"
    let form = try LiveForm([first, question("b", when: "a"), question("c", when: "!a")])
    #expect(form.applies(1))
    #expect(!form.applies(2))
  }

  @Test("A chain of conditions falls and rises as a whole")
  func chains() throws {
    let form = try LiveForm([
      question("a"), question("b", when: "a"), question("other"), question("c", when: "b"),
      question("d", when: "c and a"),
      question("e", when: "!d"),
    ])
    form.begin()
    for text in ["1", "2", "3", "4"] { try answer(form, text) }
    #expect(focused(form) == "d")
    try answer(form, "5")
    #expect(form.isComplete)
    form.begin()
    #expect(form.focus == nil)
    form.fields[0].edited = EditedText("")
    form.begin()
    try answer(form, "")
    #expect((0..<6).map(form.applies) == [true, false, true, false, false, true])
    #expect(focused(form) == "e")
    #expect(form.moveBack() && form.moveBack())
    try answer(form, "1")
    #expect((0..<6).map(form.applies) == [true, true, true, true, true, false])
  }

  @Test("A given answer is judged like any other, is not asked, and decides conditions")
  func given() throws {
    let form = try LiveForm([
      question("a", kind: NumberKind(isInteger: true)), question("b", when: "a=8"), question("c"),
    ])
    #expect(form.give(Array("008".utf8), to: 0) == .accepted(.number("8")))
    #expect(!form.isAsked(0))
    form.begin()
    #expect(focused(form) == "b")
    #expect(!form.moveBack())
    #expect(form.answers["a"] == .number("8"))
  }

  @Test("A given answer that is refused is told, and the field is not asked")
  func givenRefused() throws {
    let form = try LiveForm([question("a", kind: NumberKind(isInteger: true)), question("b")])
    #expect(form.give([0xFF], to: 0) == .refused(Refusal(.invalidUTF8(byteOffset: 0), of: "\u{FFFD}")))
    #expect(form.states[0].isOpen)
    form.begin()
    #expect(focused(form) == "b")
  }

  @Test("An answer that is given to a field that does not apply counts as soon as it does")
  func givenNotApplicable() throws {
    let form = try LiveForm([question("a", kind: YesNoKind()), question("b", when: "a")])
    #expect(form.give(Array("x".utf8), to: 1) == .accepted(.text("x")))
    #expect(form.answers["b"] == nil)
    form.begin()
    try answer(form, "y")
    #expect(form.isComplete)
    #expect(form.answers["b"] == .text("x"))
  }

  @Test("The fields of a form that is gone can still be used")
  func outlived() throws {
    var form: LiveForm? = try LiveForm([question("a")])
    let field = try #require(form?.fields[0])
    form = nil
    field.edited = EditedText("x")
    field.endEditing()
    #expect(field.heldText == "x")
  }

  @Test("A long chain of conditions is judged in one pass", .timeLimit(.minutes(1)))
  func longChain() throws {
    let count = 2_000
    let form = try LiveForm((0..<count).map { question("f\($0)", when: $0 == 0 ? nil : "f\($0 - 1)") })
    form.begin()
    for _ in 0..<count { try answer(form, "x") }
    #expect(form.isComplete)
    form.fields[0].edited = EditedText("")
    form.begin()
    try answer(form, "")
    #expect(!form.applies(count - 1))
  }

  @Test("A field is found by its name, and an answer, too")
  func names() throws {
    let form = try LiveForm(title: "배포", [question("a"), question("b")])
    #expect(form.title == "배포")
    #expect(form.index(of: "b") == 1)
    #expect(form.index(of: "c") == nil)
    #expect(form.answers["c"] == nil)
  }
}
