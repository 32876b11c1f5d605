// SPDX-License-Identifier: GPL-3.0-or-later

/// The words beside fields and options.
extension Words {
  /// The words beside a field.
  func label(of question: Question) -> String { question.isRepetition ? again : question.label }

  /// The words beside an option's value: its own label, or those of yes and no; empty where the value says it all.
  func label(of option: ChoiceOption, in question: Question) -> String {
    guard question.kind is YesNoKind, language == .korean else { return option.label ?? "" }
    return option.value == "yes" ? "예" : "아니요"
  }
}
