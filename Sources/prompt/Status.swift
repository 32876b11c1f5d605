// SPDX-License-Identifier: GPL-3.0-or-later

/// The statuses that the command ends with, other than by a signal.
enum Status: Int32 {
  /// The form was submitted.
  case submitted = 0
  /// A person left without answers.
  case cancelled = 1
  /// The command line, or the form that it describes, is wrong.
  case wrongUsage = 2
  /// An answer is missing or refused, and nobody is asked.
  case unanswered = 3
  /// Somebody should be asked, and no terminal opens.
  case noTerminal = 4
  /// Input or output failed.
  case inputOutputFailed = 5
  /// The time ran out.
  case timedOut = 124
}
