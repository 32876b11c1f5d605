// SPDX-License-Identifier: GPL-3.0-or-later

/// How far a field of a form has come.
///
/// A field is open until its answer is accepted, and open again when its text changes, when its answer is refused and, if
/// a command judges it or lists its options, when an answer before it changes. All that can happen to it is an ``Event``;
/// ``after(_:)`` is the whole state machine.
enum FieldState: Equatable, Sendable {
  /// It wants an answer.
  case open
  /// A command judges its answer, which counts as accepted meanwhile.
  case checking(Answer)
  /// Its answer is accepted.
  case answered(Answer)
  /// Its answer was refused, so it wants another; it keeps its text.
  case refused(Refusal)
  /// Its condition does not hold: it is not shown and holds nothing.
  case notApplicable

  /// What can happen to a field.
  enum Event {
    /// A person changed what it holds, or an answer before it that its command sees.
    case changed
    /// Its editing ended with an answer that a command must judge.
    case checking(Answer)
    /// Its editing ended with an answer, or a command accepted it.
    case ended(Answer)
    /// Its answer was refused.
    case refused(Refusal)
    /// Its condition stopped holding.
    case conditionFailed
    /// Its condition holds, again or still.
    case conditionHolds
  }

  /// The state that follows this one when `event` happens.
  func after(_ event: Event) -> FieldState {
    switch (self, event) {
    case (_, .conditionFailed): .notApplicable
    case (.notApplicable, .conditionHolds): .open
    case (.notApplicable, _): .notApplicable
    case (_, .conditionHolds): self
    case (_, .changed): .open
    case (_, .checking(let answer)): .checking(answer)
    case (_, .ended(let answer)): .answered(answer)
    case (_, .refused(let refusal)): .refused(refusal)
    }
  }

  /// Whether it wants an answer: it is open, or was refused.
  var isOpen: Bool {
    switch self {
    case .open, .refused: true
    case .checking, .answered, .notApplicable: false
    }
  }

  /// Whether a command judges it.
  var isChecking: Bool { if case .checking = self { true } else { false } }

  /// The answer, accepted or still being judged; `nil` where there is none.
  var answer: Answer? {
    switch self {
    case .checking(let answer), .answered(let answer): answer
    case .open, .refused, .notApplicable: nil
    }
  }
}
