// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite("Advanced fields") struct LiveFormAdvancedTests {
  private let port = Question.make("port", NumberKind(isInteger: true)) {
    ($0.isAdvanced, $0.defaultText) = (true, "22")
  }

  @Test("Hidden they are not asked, and their defaults are their answers")
  func hidden() throws {
    let form = try LiveForm.begun([port, .text("host")])
    #expect(form.focused == "host" && !form.isShown(0) && !form.isAsked(0) && form.hasAdvanced)
    #expect(!form.moveBack())
    try form.answer("x")
    #expect(form.isComplete && form.answers["port"] == .number("22"))
  }

  @Test("Shown they are asked like others")
  func shown() throws {
    let form = try LiveForm.begun([.text("host"), port])
    #expect(form.toggleAdvanced())
    #expect(form.isShown(1) && form.focused == "host")
    try form.answer("x")
    #expect(form.focused == "port")
    try form.answer("23")
    #expect(form.answers["port"] == .number("23"))
  }

  @Test("Hidden again, an accepted answer stays and an open field has its default, but keeps its text")
  func hiddenAgain() throws {
    let form = try LiveForm.begun([.text("host"), port, .text("user") { $0.isAdvanced = true }])
    #expect(form.toggleAdvanced())
    try form.answer("x")
    try form.answer("23")
    form.fields[2].edited = EditedText("half")
    #expect(form.toggleAdvanced())
    #expect(form.focused == "host")
    form.begin()
    #expect(form.isComplete)
    #expect(form.answers["port"] == .number("23") && form.answers["user"] == .text(""))
    #expect(form.toggleAdvanced())
    #expect(form.states[1] == .answered(.number("23")))
    #expect(form.states[2].isOpen && form.fields[2].edited.text == "half")
  }

  @Test("When the one with the focus is hidden, the next open field has it")
  func focus() throws {
    let form = try LiveForm.begun([port, .text("host")])
    #expect(form.toggleAdvanced() && form.moveBack() && form.focused == "port")
    #expect(form.toggleAdvanced() && form.focused == "host")
  }

  @Test("They are not hidden where nothing else could have the focus, nor toggled where there are none")
  func nothingElse() throws {
    let alone = try LiveForm.begun([port])
    #expect(alone.focus == nil && alone.isComplete)
    #expect(alone.toggleAdvanced() && !alone.toggleAdvanced())
    #expect(try !LiveForm.begun([.text("a")]).toggleAdvanced())
  }

  @Test("Conditions see the defaults of hidden fields, and hidden fields have conditions")
  func conditions() throws {
    let form = try LiveForm.begun([
      .text("host"), port, .text("a") { $0.condition = "port=22" },
      .text("b") { ($0.condition, $0.isAdvanced, $0.defaultText) = ("host", true, "z") },
    ])
    #expect(form.applies(2) && !form.applies(3))
    try form.answer("x")
    try form.answer("y")
    #expect(form.isComplete && form.answers["b"] == .text("z"))
  }

  @Test("They can be answered by name")
  func given() throws {
    let form = try LiveForm([port, .text("host")])
    #expect(form.give(Array("23".utf8), to: 0) == .accepted(.number("23")))
    #expect(!form.hasAdvanced)
    #expect(form.answers["port"] == .number("23"))
  }

  @Test("One that must be answered needs a default, and one that its own rules accept")
  func faults() throws {
    let required = Question.text("a") { ($0.isAdvanced, $0.isRequired) = (true, true) }
    #expect(throws: FormFault.advancedWithoutDefault(field: "a")) { _ = try LiveForm([required]) }
    let choice = Question.make("a", ChoiceKind([ChoiceOption("x")])) { $0.isAdvanced = true }
    #expect(throws: FormFault.advancedWithoutDefault(field: "a")) { _ = try LiveForm([choice]) }
    let long = Question.text("a") {
      ($0.isAdvanced, $0.defaultText, $0.length) = (true, "xyz", LengthRange("..2"))
    }
    #expect(throws: FormFault.self) { _ = try LiveForm([long]) }
  }

  @Test("A default that a command refuses is shown, and asked")
  func refused() throws {
    let form = try LiveForm.begun([
      .text("host"), .text("a") { ($0.isAdvanced, $0.defaultText, $0.check) = (true, "z", "x") },
    ])
    try form.answer("x")
    let check = try #require(form.checks.first)
    #expect(form.isAwaitingChecks && check.field == 1)
    form.conclude(1, check: check.number, Refusal(.checkFailed, of: "z"))
    #expect(form.focused == "a" && form.isShown(1))
  }
}
