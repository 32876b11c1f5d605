// SPDX-License-Identifier: GPL-3.0-or-later

/// The options of a typed choice, and which value each of their texts means.
struct Choices<Value: Sendable>: Sendable {
  /// The options in order.
  let options: [ChoiceOption]

  /// The value that a text means; `nil` where it means none.
  let value: @Sendable (String) -> Value?

  /// The text that means a value.
  let text: @Sendable (Value) -> String

  /// Values with the words beside them, each chosen by its description.
  init(values choices: [(value: Value, words: String)]) {
    self.init(choices.map { ($0.value, $0.words) }) { "\($0)" }
  }

  /// The cases of an enumeration, each chosen by its raw value where that is a text, else by its name.
  init(words: (Value) -> String?) where Value: CaseIterable {
    self.init(Value.allCases.map { ($0, words($0)) }, text: Choices.caseName)
  }

  /// Values with the words beside them; `text` gives the text by which one is chosen.
  private init(_ choices: [(value: Value, words: String?)], text: @escaping @Sendable (Value) -> String) {
    let texts = choices.map { text($0.value) }
    options = zip(texts, choices).map { ChoiceOption($0, $1.words) }
    self.text = text
    let values = Dictionary(zip(texts, choices.map { $0.value })) { first, _ in first }
    value = { values[$0] }
  }

  /// The raw value of a case where that is a text, else its name.
  private static var caseName: @Sendable (Value) -> String {
    { ($0 as? any RawRepresentable<String>)?.rawValue ?? "\($0)" }
  }
}

extension Choices where Value == String {
  /// Texts, each chosen by itself; what a command lists besides is its own value, too.
  init(_ texts: [String] = []) { self.init(texts.map { ChoiceOption($0) }) }

  /// Options whose values are their texts.
  init(_ options: [ChoiceOption]) {
    self.options = options
    value = { $0 }
    text = { $0 }
  }
}
