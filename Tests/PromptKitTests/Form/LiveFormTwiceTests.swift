// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite("A secret that is given twice") struct LiveFormTwiceTests {
  private let secret = Question.make("pw", SecretKind()) { $0.isTwice = true }

  @Test("A person gives it in two rows, and it is one answer")
  func same() throws {
    let form = try LiveForm.begun([secret, .text("b")])
    try form.answer("x")
    #expect(form.focused == "pw'")
    try form.answer("x")
    #expect(form.focused == "b")
    try form.answer("")
    #expect(form.isComplete && form.answers.entries.map(\.name) == ["pw", "b"])
  }

  @Test("While the two differ the second is refused, and both keep their text")
  func differs() throws {
    let form = try LiveForm.begun([secret])
    try form.answer("x")
    try form.answer("y")
    #expect(form.states[1] == .refused(Refusal(.differs, of: "y")))
    #expect(form.focused == "pw'" && form.fields.map(\.edited.text) == ["x", "y"])
    try form.answer("x")
    #expect(form.isComplete)
  }

  @Test("They are the same only byte for byte")
  func bytes() throws {
    let form = try LiveForm.begun([secret])
    try form.answer("e\u{301}")
    try form.answer("\u{E9}")
    #expect(form.states[1].isOpen)
  }

  @Test("When the first changes the second is open again")
  func changed() throws {
    let form = try LiveForm.begun([secret, .text("b")])
    try form.answer("x")
    try form.answer("x")
    form.fields[0].edited = EditedText("y")
    #expect(form.states[1] == .open && form.states[0] == .open)
  }

  @Test("From elsewhere it is given once, and there is no second row")
  func given() throws {
    let form = try LiveForm([secret, .text("b")])
    #expect(form.isShown(1) && !form.isAsked(1))
    _ = form.give(Array("x".utf8), to: 0)
    form.begin()
    #expect(form.focused == "b" && !form.isShown(1))
    try form.answer("1")
    #expect(form.isComplete)
  }

  @Test("The second row comes and goes with the first")
  func condition() throws {
    var question = secret
    question.condition = "a"
    let form = try LiveForm.begun([.text("a"), question])
    try form.answer("")
    #expect(form.isComplete && !form.applies(2))
    #expect(form.index(of: "pw") == 1)
  }

  @Test("It has no position of its own, and the bar tells the way back")
  func position() throws {
    let form = try LiveForm.begun([secret, .text("b")])
    let bar = AccessoryBar()
    try form.answer("x")
    BarContent(form, words: Words(.english)).fill(bar, keys: BarContent.Keys(done: ["⏎"], back: "S-Tab"))
    #expect(bar.position == "1/2" && bar.back == "S-Tab back")
  }
}
