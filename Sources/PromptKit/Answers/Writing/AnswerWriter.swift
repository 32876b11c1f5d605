// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes the answers of a submitted form as one format has them; see ``OutputFormat``.
protocol AnswerWriter: AnyObject, Sendable {
  /// All answers in the order of the form, as the bytes that go to stdout; `prefix` stands before each name.
  func write(_ answers: Answers, prefix: String) -> [UInt8]
}
