// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

/// A person who fills a form in, without a terminal.
extension LiveForm {
  /// A form of `questions` with the focus on the first field.
  static func begun(_ questions: [Question]) throws -> LiveForm {
    let form = try LiveForm(questions)
    form.begin()
    return form
  }

  /// Types `text` into the field that has the focus, in place of what it holds, and taps Done.
  func answer(_ text: String) throws {
    let field = fields[try #require(focus)]
    let bar = AccessoryBar()
    field.inputAccessory = bar
    field.edited = EditedText(text)
    bar.doneButton.tap()
    field.inputAccessory = nil
  }

  /// The name of the field that has the focus, with `'` behind it in the second row of a secret.
  var focused: String? {
    focus.map { fields[$0].question.name + (fields[$0].question.isRepetition ? "'" : "") }
  }
}

extension Question {
  /// A text field with the attributes that `change` sets.
  static func text(_ name: String, _ change: (inout Question) -> Void = { _ in }) -> Question {
    make(name, TextKind(), change)
  }

  /// A field of `kind` with the attributes that `change` sets.
  static func make(_ name: String, _ kind: any Kind, _ change: (inout Question) -> Void = { _ in })
    -> Question
  {
    var question = Question(name, kind: kind)
    change(&question)
    return question
  }
}
