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
