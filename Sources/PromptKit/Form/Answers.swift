// SPDX-License-Identifier: GPL-3.0-or-later

/// The answers of a submitted form, in the order of its fields.
public struct Answers: Equatable, Sendable {
  /// One field's answer.
  public struct Entry: Equatable, Sendable {
    /// The field's name.
    public let name: String

    /// The answer; `nil` where the field does not apply.
    public let answer: Answer?

    /// Whether it must not be shown.
    public let isSecret: Bool
  }

  /// What is shown in place of a secret, however long it is.
  static let secretMarks = "∙∙∙∙"

  /// The answers; notes have none.
  public let entries: [Entry]

  /// The answer of the field `name`; `nil` where there is no such field or it does not apply.
  public subscript(name: String) -> Answer? {
    entries.first { $0.name == name }?.answer
  }
}

extension Answers.Entry {
  /// The entry of a question that was answered with `answer`.
  init(_ question: Question, _ answer: Answer?) {
    name = question.name
    self.answer = answer
    isSecret = question.isSecret
  }

  /// The answer as one text; empty where the field does not apply.
  var text: String { answer?.text ?? "" }
}
