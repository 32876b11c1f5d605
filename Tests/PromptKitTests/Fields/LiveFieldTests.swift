// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct LiveFieldTests {
  private func field(_ kind: any Kind, required: Bool = false) -> (LiveField, AccessoryBar) {
    var question = Question("name", kind: kind)
    question.isRequired = required
    let field = LiveField.make(for: question)
    let bar = AccessoryBar()
    field.inputAccessory = bar
    return (field, bar)
  }

  @Test("Done ends only the field that wears the bar")
  func onlyTheWearer() {
    let (first, bar) = field(TextKind())
    let second = LiveField.make(for: Question("other", kind: MultilineKind()))
    var outcomes: [String: Outcome] = [:]
    first.onOutcome = { outcomes["first"] = $0 }
    second.onOutcome = { outcomes["second"] = $0 }
    first.edited = EditedText("a")
    second.edited = EditedText("b")
    bar.doneButton.tap()
    #expect(outcomes == ["first": .ended(.text("a"))])
    second.inputAccessory = bar
    bar.doneButton.tap()
    #expect(outcomes["second"] == .ended(.text("b")))
  }

  @Test("An answered field has taken its bar off when its outcome is heard")
  func answered() {
    let (field, bar) = field(TextKind())
    var count = 0
    field.onOutcome = { [unowned field] _ in
      count += 1
      #expect(field.inputAccessory == nil)
    }
    bar.doneButton.tap()
    bar.doneButton.tap()
    #expect(count == 1)
  }

  @Test("A refused field keeps its bar, every character and its cursor")
  func refused() {
    let (field, bar) = field(NumberKind(isInteger: true))
    var outcomes: [Outcome] = []
    field.onOutcome = { outcomes.append($0) }
    field.edited = EditedText(" 80a", cursor: 2)
    bar.doneButton.tap()
    #expect(outcomes == [.refused(Refusal(.notAnInteger, of: " 80a"))])
    #expect(field.inputAccessory === bar)
    #expect(field.edited == EditedText(" 80a", cursor: 2))
    field.edited = EditedText("80")
    bar.doneButton.tap()
    #expect(outcomes.last == .ended(.number("80")))
  }

  @Test("A field that takes another bar no longer hears the first")
  func otherBar() {
    let (field, bar) = field(TextKind())
    var count = 0
    field.onOutcome = { _ in count += 1 }
    field.inputAccessory = AccessoryBar()
    bar.doneButton.tap()
    #expect(count == 0)
  }

  @Test("A change of the text is told, a move of the cursor is not")
  func changes() {
    let (field, _) = field(TextKind())
    var count = 0
    field.onChange = { count += 1 }
    field.edited = EditedText("가")
    field.edited.cursor = 0
    #expect(count == 1)
    field.edited = EditedText("\u{1100}\u{1161}")
    #expect(count == 2)
  }

  @Test(
    "One line break at the very end of a text view is not part of it",
    arguments: [
      ("", ""), ("a", "a"), ("a\n", "a"), ("a\n\n", "a\n"), ("\n", ""), ("\na", "\na"), ("a\r\n", "a\r"),
    ])
  func textView(text: String, held: String) {
    let (field, _) = field(MultilineKind())
    field.edited = EditedText(text)
    #expect(field is LiveTextView)
    #expect(field.heldText.utf8.elementsEqual(held.utf8))
  }

  @Test("The default stands in the field with the cursor at its end")
  func defaultText() {
    var question = Question("a", kind: TextKind())
    question.defaultText = "값"
    #expect(LiveField.make(for: question).edited == EditedText("값", cursor: 3))
  }

  @Test("A typed line is judged whole, once, in place of the text under edit, and kept when it is accepted")
  func typedLine() {
    var question = Question("env", kind: ChoiceKind([ChoiceOption("dev"), ChoiceOption("prod", "운영")]))
    question.defaultText = "dev"
    let field = LiveField.make(for: question)
    let bar = AccessoryBar()
    field.inputAccessory = bar
    var outcomes: [Outcome] = []
    field.onOutcome = { outcomes.append($0) }
    field.typedLine = Array("pr".utf8)
    bar.doneButton.tap()
    #expect(outcomes == [.refused(Refusal(.notAnOption, of: "pr"))])
    #expect(field.heldText == "dev" && field.inputAccessory === bar)
    field.typedLine = Array("운영".utf8)
    bar.doneButton.tap()
    #expect(outcomes.last == .ended(.text("prod")))
    #expect(field.heldText == "prod")
    field.inputAccessory = bar
    bar.doneButton.tap()
    #expect(outcomes.last == .ended(.text("prod")) && outcomes.count == 3)
  }

  @Test(
    "What a text view is given it holds, to the last line break", arguments: ["", "a", "a\n", "\n", "a\n\n"])
  func textViewHolds(text: String) {
    let (field, _) = field(MultilineKind())
    field.hold(text)
    #expect(field.heldText.utf8.elementsEqual(text.utf8))
  }
}
