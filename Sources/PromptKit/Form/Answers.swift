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

    /// Whether the answer may hold line breaks.
    public let mayHoldLines: Bool
  }

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
    mayHoldLines = !question.kind.isOneLine
  }
}

extension Question {
  /// Whether its answer must not be shown.
  package var isSecret: Bool {
    if case .secret = kind.editing { true } else { false }
  }

  /// Whether it has an answer of its own: it is no note, and no second row of another.
  package var isAsked: Bool { !isNote && !isRepetition }

  /// Whether it is only to be read.
  package var isNote: Bool { kind.editing == .nothing }
}
