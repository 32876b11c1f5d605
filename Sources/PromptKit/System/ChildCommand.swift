// SPDX-License-Identifier: GPL-3.0-or-later

/// A program to start, what it is given and what it may take.
struct ChildCommand: Sendable {
  /// The program's file.
  var path: String

  /// Its arguments, its own name first.
  var arguments: [String]

  /// What it reads on standard input; `nil` for `/dev/null`.
  var input: [UInt8]?

  /// Its environment.
  var environment = Environment.current

  /// How long it and its children may take.
  var timeLimit: Duration

  /// How many bytes of its output, and of its errors, are kept; what goes beyond is read and dropped.
  var outputLimit = 1 << 20

  /// A program with nothing to read.
  init(_ path: String, _ arguments: [String], timeLimit: Duration) {
    self.path = path
    self.arguments = arguments
    self.timeLimit = timeLimit
  }

  /// `sh -c SCRIPT prompt OPERAND`: the operand is `$1` there. POSIX, "sh".
  static func shell(_ script: String, operand: String, timeLimit: Duration) -> ChildCommand {
    ChildCommand("/bin/sh", ["sh", "-c", script, "prompt", operand], timeLimit: timeLimit)
  }
}
