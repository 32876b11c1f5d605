// SPDX-License-Identifier: GPL-3.0-or-later

/// What a judge says of a text.
public enum Judgement: Equatable, Sendable {
  /// The answer that it means.
  case accepted(Answer)

  /// Why there is none.
  case refused(Refusal)

  /// The answer; `nil` when there is none.
  var answer: Answer? { if case .accepted(let answer) = self { answer } else { nil } }

  /// Why there is no answer; `nil` when there is one.
  var refusal: Refusal? { if case .refused(let refusal) = self { refusal } else { nil } }
}
