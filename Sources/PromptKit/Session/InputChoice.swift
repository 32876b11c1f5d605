// SPDX-License-Identifier: GPL-3.0-or-later

/// Who answers a form.
public enum InputChoice: String, CaseIterable, Sendable {
  /// As standard input says: a person where it is a terminal or the running script itself, nobody where it is closed or
  /// `/dev/null`, and else it holds the answers.
  case auto
  /// A person is asked at the terminal.
  case tty
  /// They are read from standard input.
  case stdin
  /// Nowhere: nobody is asked.
  case none
}
