// SPDX-License-Identifier: GPL-3.0-or-later

/// Any number of a list, none among them: of texts, of the cases of an enumeration, or of values with words beside them.
///
/// Space ticks an option. The values come in the order of the list.
public struct ChoicesField<Element: Sendable>: DefaultableField {
  /// What the program gets.
  public typealias Value = [Element]

  /// What the person is asked.
  public var question: Question

  private let choices: Choices<Element>

  private init(_ label: String, _ name: String?, _ choices: Choices<Element>) {
    question = Question(label, named: name, kind: ChoicesKind(choices.options))
    self.choices = choices
  }

  /// Several of the texts `options`.
  ///
  /// - Parameters:
  ///   - label: the words beside the field.
  ///   - options: the texts, in order; none may be there twice.
  ///   - name: what conditions, files and the environment call it; `nil` for the label.
  public init(_ label: String, _ options: [String], name: String? = nil) where Element == String {
    self.init(label, name, Choices(options))
  }

  /// Several of the lines that a shell command prints, `VALUE` or `VALUE<TAB>LABEL`, when the field is reached.
  ///
  /// - Parameters:
  ///   - label: the words beside the field.
  ///   - command: the command; the answers before that have names are in its environment.
  ///   - timeLimit: how long it may take; 5 seconds.
  ///   - name: what conditions, files and the environment call it; `nil` for the label.
  public init(
    _ label: String, optionsFrom command: String, timeLimit: Duration = .seconds(5), name: String? = nil
  ) where Element == String {
    self.init(label, name, Choices())
    question.optionsCommand = command
    question.commandLimit = timeLimit
  }

  /// Several of the cases of `type`, each by its raw value where that is a text, else by its name.
  ///
  /// - Parameters:
  ///   - label: the words beside the field.
  ///   - type: the enumeration; its cases stand in the order in which they are declared.
  ///   - name: what conditions, files and the environment call it; `nil` for the label.
  ///   - words: what stands beside a case; `nil` for nothing.
  public init(
    _ label: String, of type: Element.Type, name: String? = nil, words: (Element) -> String? = { _ in nil }
  ) where Element: CaseIterable {
    self.init(label, name, Choices(words: words))
  }

  /// Several of values with words beside them.
  ///
  /// - Parameters:
  ///   - label: the words beside the field.
  ///   - options: each value, which a pipe names by its description, and the words beside it; no description may be there
  ///     twice.
  ///   - name: what conditions, files and the environment call it; `nil` for the label.
  public init(_ label: String, values options: [(value: Element, words: String)], name: String? = nil) {
    self.init(label, name, Choices(values: options))
  }

  /// The field with an empty answer refused: at least one must be chosen.
  public func required() -> Self { with { $0.isRequired = true } }

  /// The values of the options that were chosen.
  public func value(of answer: Answer?) -> [Element]? {
    guard case .values(let texts) = answer else { return nil }
    let values = texts.compactMap(choices.value)
    return values.count == texts.count ? values : nil
  }

  /// The texts by which the values are chosen, joined by commas; `nil` where one is no option.
  public func text(for value: [Element]) -> String? {
    let texts = value.compactMap(choices.text)
    return texts.count == value.count ? SeparatedNames.join(texts) : nil
  }
}
