// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite("A form whose answers are checked by commands") struct LiveFormChecksTests {
  private static let refusal = Refusal(.checkFailed, of: "x")

  private let checked = Question.text("a") { $0.check = "true" }

  @Test("While its answer is checked a field counts as answered and the focus goes on")
  func goesOn() throws {
    let form = try LiveForm.begun([checked, .text("b")])
    try form.answer("x")
    #expect(form.states[0] == .checking(.text("x")))
    #expect(form.focused == "b")
    #expect(form.checks.map(\.field) == [0])
    form.conclude(0, check: 1, nil)
    #expect(form.states[0] == .answered(.text("x")))
    #expect(form.focused == "b" && form.checks.isEmpty)
  }

  @Test("A field's own rules are judged before its command sees the answer")
  func ownRules() throws {
    let form = try LiveForm.begun([.make("a", NumberKind(isInteger: true)) { $0.check = "true" }])
    try form.answer("x")
    #expect(form.states[0] == .refused(Refusal(.notAnInteger, of: "x")))
    #expect(form.checks.isEmpty)
  }

  @Test("An empty answer is not checked")
  func empty() throws {
    let form = try LiveForm.begun([checked])
    try form.answer("")
    #expect(form.isComplete && form.answers["a"] == .text(""))
  }

  @Test("A refusal opens the field and does not move the focus")
  func refused() throws {
    let form = try LiveForm.begun([checked, .text("b"), .text("c")])
    try form.answer("x")
    form.conclude(0, check: 1, Self.refusal)
    #expect(form.states[0] == .refused(Self.refusal))
    #expect(form.focused == "b")
    try form.answer("1")
    try form.answer("2")
    #expect(form.focused == "a")
  }

  @Test("The last Done waits for the verdict, and then submits")
  func awaitsAccepted() throws {
    let form = try LiveForm.begun([checked, .text("b")])
    try form.answer("x")
    try form.answer("1")
    #expect(form.isAwaitingChecks && !form.isComplete && form.focused == "b")
    form.conclude(0, check: 1, nil)
    #expect(!form.isAwaitingChecks && form.isComplete && form.focus == nil)
  }

  @Test("The last Done waits for all verdicts, and then visits the first refused field")
  func awaitsRefused() throws {
    let form = try LiveForm.begun([.text("first"), checked, .text("b") { $0.check = "true" }])
    for text in ["1", "2", "3"] { try form.answer(text) }
    #expect(form.isAwaitingChecks)
    form.conclude(2, check: 1, Self.refusal)
    #expect(form.isAwaitingChecks && form.focused == "b")
    form.conclude(1, check: 1, Self.refusal)
    #expect(!form.isAwaitingChecks && form.focused == "a")
  }

  @Test("A verdict on what the field held before changes nothing")
  func stale() throws {
    let form = try LiveForm.begun([checked, .text("b")])
    try form.answer("x")
    #expect(form.moveBack())
    form.fields[0].edited = EditedText("y")
    #expect(form.states[0] == .open)
    #expect(!form.isWaiting(0, for: 1))
    form.conclude(0, check: 1, nil)
    #expect(form.states[0] == .open)
    try form.answer("y")
    form.conclude(0, check: 1, Self.refusal)
    #expect(form.states[0] == .checking(.text("y")))
    form.conclude(0, check: 2, nil)
    #expect(form.states[0] == .answered(.text("y")))
  }

  @Test("A checked field is open again when any answer before it changes, and only then")
  func reopened() throws {
    let form = try LiveForm.begun([.text("before"), checked, .text("after")])
    try form.answer("1")
    try form.answer("x")
    form.conclude(1, check: 1, nil)
    try form.answer("3")
    #expect(form.isComplete)
    form.fields[2].edited = EditedText("other")
    #expect(form.states[1] == .answered(.text("x")))
    form.fields[0].edited = EditedText("other")
    #expect(form.states[1] == .open)
    #expect(form.fields[1].edited.text == "x")
  }

  @Test("A check is called off when an answer before it changes")
  func calledOff() throws {
    let form = try LiveForm.begun([.text("before"), checked, .text("after")])
    try form.answer("1")
    try form.answer("x")
    form.fields[0].edited = EditedText("other")
    #expect(!form.isWaiting(1, for: 1) && form.checks.isEmpty)
  }

  @Test("A field that vanishes while it is checked waits for no verdict")
  func vanished() throws {
    let form = try LiveForm.begun([.text("on"), .text("a") { ($0.check, $0.condition) = ("true", "on") }])
    try form.answer("1")
    try form.answer("x")
    form.fields[0].edited = EditedText("")
    form.begin()
    try form.answer("")
    form.conclude(1, check: 1, nil)
    #expect(form.states[1] == .notApplicable && form.isComplete)
  }

  @Test("Commands see the answers before their field, without secrets and what does not apply")
  func environment() throws {
    let form = try LiveForm.begun([
      .text("one"), .make("pw", SecretKind()), .text("gone") { $0.condition = "!one" },
      .make("note", NoteKind()), .text("open"), checked, .text("later"),
    ])
    try form.answer("1")
    try form.answer("secret")
    #expect(form.moveForward())
    try form.answer("x")
    try form.answer("2")
    let answers = form.answers(before: 5)
    #expect(answers.map(\.name) == ["one"] && answers.map(\.text) == ["1"])
  }

  @Test("A given answer waits for its command, is not asked, and keeps nobody waiting")
  func given() throws {
    let form = try LiveForm([checked, .text("b")])
    #expect(form.give(Array("x".utf8), to: 0) == .accepted(.text("x")))
    #expect(form.isUnsettled(0) && form.checks.isEmpty)
    form.begin()
    try form.answer("1")
    #expect(form.isComplete && form.answers["a"] == nil)
    form.conclude(0, check: 1, nil)
    #expect(form.answers["a"] == .text("x") && !form.isUnsettled(0))
  }

  @Test("A given answer is judged again when an answer before it has changed")
  func givenAgain() throws {
    let form = try LiveForm([.text("before"), checked])
    _ = form.give(Array("x".utf8), to: 1)
    form.begin()
    try form.answer("1")
    #expect(form.states[1] == .open && form.isUnsettled(1))
    form.judgeAgain(1)
    #expect(form.isWaiting(1, for: 2))
  }
}
