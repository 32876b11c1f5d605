// SPDX-License-Identifier: GPL-3.0-or-later

/// One of a list: of texts, of the cases of an enumeration, or of values with words beside them.
///
/// Without a default it has to be chosen.
public struct ChoiceField<Value: Sendable>: DefaultableField {
  /// What the person is asked.
  public var question: Question

  private var choices: Choices<Value>

  private init(_ label: String, _ name: String?, _ choices: Choices<Value>) {
    question = Question(label, named: name, kind: ChoiceKind(choices.options))
    self.choices = choices
  }

  /// A choice called `label` between texts.
  ///
  /// - Parameters:
  ///   - label: the words beside the field.
  ///   - options: the texts, in order; none may be there twice.
  ///   - name: what conditions, files and the environment call it; `nil` for the label.
  public init(_ label: String, _ options: [String], name: String? = nil) where Value == String {
    self.init(label, name, Choices(options))
  }

  /// A choice called `label` between the lines that a shell command prints, `VALUE` or `VALUE<TAB>LABEL`, when the field is
  /// reached.
  ///
  /// - Parameters:
  ///   - label: the words beside the field.
  ///   - command: the command; the answers before that have names are in its environment.
  ///   - timeLimit: how long it may take; 5 seconds.
  ///   - name: what conditions, files and the environment call it; `nil` for the label.
  public init(
    _ label: String, optionsFrom command: String, timeLimit: Duration = .seconds(5), name: String? = nil
  ) where Value == String {
    self.init(label, name, Choices())
    question.optionsCommand = command
    question.commandLimit = timeLimit
  }

  /// A choice called `label` between the cases of `type`, each by its raw value where that is a text, else by its name.
  ///
  /// - Parameters:
  ///   - label: the words beside the field.
  ///   - type: the enumeration; its cases stand in the order in which they are declared.
  ///   - name: what conditions, files and the environment call it; `nil` for the label.
  ///   - words: what stands beside a case; `nil` for nothing.
  public init(
    _ label: String, of type: Value.Type, name: String? = nil, words: (Value) -> String? = { _ in nil }
  ) where Value: CaseIterable {
    self.init(label, name, Choices(words: words))
  }

  /// A choice called `label` between values with words beside them.
  ///
  /// - Parameters:
  ///   - label: the words beside the field.
  ///   - options: each value, which a pipe names by its description, and the words beside it; no description may be there
  ///     twice.
  ///   - name: what conditions, files and the environment call it; `nil` for the label.
  public init(_ label: String, values options: [(value: Value, words: String)], name: String? = nil) {
    self.init(label, name, Choices(values: options))
  }

  /// The value of the option that was chosen.
  public func value(of answer: Answer?) -> Value? { answer.flatMap { choices.value($0.text) } }

  /// The text by which the value is chosen.
  public func text(for value: Value) -> String? { choices.text(value) }
}

extension ChoiceField where Value == String {
  /// The choice that takes a typed text, too, which is none of the options.
  public func orOther() -> Self {
    var field = with { $0.kind = ChoiceKind(choices.options, takesOther: true) }
    field.choices = Choices(choices.options)
    return field
  }
}
