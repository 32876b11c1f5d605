// SPDX-License-Identifier: GPL-3.0-or-later

/// What the command does instead of asking, where one of these words begins its command line.
///
/// No form begins with a word: a label follows its field, so that nothing is taken for another.
enum Verb: String, CaseIterable, Sendable {
  /// Prints the manual page.
  case manual
  /// Prints the script by which a shell completes the command line.
  case completion
}
