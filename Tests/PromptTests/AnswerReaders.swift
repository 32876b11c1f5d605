// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

/// The programs of this machine that are to read what is written.
enum AnswerReaders {
  /// Shells that evaluate the shell format, and how each is started without anybody's settings.
  static let shells = [
    ["sh"], ["dash"], ["bash", "--norc"], ["zsh", "-f"], ["ksh"], ["mksh"], ["yash"], ["busybox", "sh"],
  ]

  /// All of them by name.
  static let names = shells.map { $0[0] } + ["fish", "python3"]

  /// Those that are not installed.
  static let missing = Set(names.filter { !Installed.has($0) })
}
