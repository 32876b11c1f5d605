// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a text is not a list of dotenv assignments.
enum DotenvFault: Error, Equatable, Sendable {
  /// A line that is no assignment, no comment and not empty.
  case notAnAssignment(line: Int)
  /// A quote that is opened on `line` and never closed.
  case openQuote(line: Int)
  /// Something other than a comment behind the closing quote of a value that begins on `line`.
  case textAfterQuote(line: Int)
}
