// SPDX-License-Identifier: GPL-3.0-or-later

/// The options of a typed choice, and which value each of their texts means.
struct Choices<Value: Sendable>: Sendable {
  /// The options in order.
  let options: [ChoiceOption]

  /// The value that a text means; `nil` where it means none.
  let value: @Sendable (String) -> Value?

  /// The text that means a value.
  let text: @Sendable (Value) -> String

  /// Values with the words beside them; `text` gives the text by which one is chosen.
  init(_ choices: [(value: Value, words: String?)], text: @escaping @Sendable (Value) -> String) {
    options = choices.map { ChoiceOption(text($0.value), $0.words) }
    self.text = text
    value = { given in choices.first { text($0.value) == given }?.value }
  }
}

extension Choices {
  /// The raw value of a case where that is a text, else its name.
  static var caseName: @Sendable (Value) -> String {
    { ($0 as? any RawRepresentable<String>)?.rawValue ?? "\($0)" }
  }
}

extension Choices where Value == String {
  /// Options whose values are their texts.
  init(_ options: [ChoiceOption]) {
    self.options = options
    value = { $0 }
    text = { $0 }
  }
}
