// SPDX-License-Identifier: GPL-3.0-or-later

/// Why questions do not make a form.
public enum FormFault: Error, Equatable, Sendable {
  /// A name that is not one: only ASCII letters, digits and `_` make a name, and no digit begins it.
  case wrongName(String)
  /// A name that two fields have.
  case repeatedName(String)
  /// A list without options.
  case noOptions(field: String)
  /// Two options of one list with the same value.
  case repeatedOption(field: String, value: String)
  /// An option with a value of several lines, which no answer can be.
  case optionWithLineBreak(field: String, value: String)
  /// A default that the field's kind cannot hold.
  case wrongDefault(field: String, Refusal)
  /// A condition that cannot be read; see ``Question/condition``.
  case wrongCondition(field: String, text: String, ConditionFault)
  /// A range for a kind that is not a number.
  case rangeWithoutNumber(field: String)
  /// A length for a kind that is not a text.
  case lengthWithoutText(field: String)
  /// A history of a kind that is not typed, or of a secret.
  case historyNotAllowed(field: String)
  /// A completion in a kind that is not one line of text to be seen.
  case completionNotAllowed(field: String)
  /// An advanced field that must be answered and has no default.
  case advancedWithoutDefault(field: String)
  /// A default for a secret or a note.
  case defaultNotAllowed(field: String)
  /// An expression that cannot be compiled.
  case wrongPattern(field: String, PatternFault)
  /// A key of a history that cannot be a file's name.
  case wrongHistoryKey(field: String, String)
  /// A condition of a field whose answer is not optional; ``Field/when(_:)`` makes it so.
  case conditionNotOptional(field: String)
}
