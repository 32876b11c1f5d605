// SPDX-License-Identifier: GPL-3.0-or-later

/// Where the answers are looked for.
public enum InputChoice: String, CaseIterable, Sendable {
  /// Where the rule for standard input finds them: see ``AnswerSource``.
  case auto
  /// A person is asked at the terminal.
  case tty
  /// They are read from standard input.
  case stdin
  /// Nowhere: nobody is asked.
  case none
}
