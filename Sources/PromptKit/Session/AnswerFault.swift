// SPDX-License-Identifier: GPL-3.0-or-later

/// A field that nobody can be asked about, whose answer is missing or was refused.
public struct AnswerFault: Equatable, Sendable {
  /// What is wrong.
  public enum Problem: Equatable, Sendable {
    /// There is no answer, and no default that counts here.
    case missing
    /// There is one, but it was refused.
    case refused(Refusal)
    /// It could not be looked for: an answer that decides whether later fields apply was refused.
    case unreachable(after: String)
  }

  /// The field's name.
  public let field: String

  /// What is wrong.
  public let problem: Problem

  /// Where the answer came from, or should have.
  public let origin: Origin
}
