// SPDX-License-Identifier: GPL-3.0-or-later

/// An answer that nobody can be asked for, which is missing or was refused.
public struct AnswerFault: Equatable, Sendable {
  /// What is wrong.
  public enum Problem: Equatable, Sendable {
    /// There is no answer, and no default that counts here.
    case missing
    /// There is one, but it was refused.
    case refused(Refusal)
    /// It could not be looked for: an answer that decides whether later fields apply was refused.
    case unreachable(after: String)
    /// There is a list for a field that takes one answer.
    case notSeveral
    /// There is an answer, but the field does not apply.
    case notApplicable
    /// There is an answer for a name that no field has; `nearest` is the one that it resembles.
    case unknownName(nearest: String?)
    /// What should hold answers cannot be read as such.
    case malformed(RecordFault)
  }

  /// The field's name; empty where it is not one field that is at fault.
  public let field: String

  /// What is wrong.
  public let problem: Problem

  /// Where the answer came from, or should have.
  public let origin: Origin
}

extension AnswerFault {
  /// Whether a stream without names ended before the answer.
  var isMissingInStream: Bool {
    guard problem == .missing else { return false }
    switch origin {
    case .line, .value: return true
    default: return false
    }
  }

  /// The same fault where records are counted, too.
  func inRecord(_ number: Int) -> AnswerFault {
    switch origin {
    case .line(let line): AnswerFault(field: field, problem: problem, origin: .record(number, line: line))
    case .value: AnswerFault(field: field, problem: problem, origin: .record(number, line: 0))
    default: self
    }
  }
}
