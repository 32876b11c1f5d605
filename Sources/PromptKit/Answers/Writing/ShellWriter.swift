// SPDX-License-Identifier: GPL-3.0-or-later

/// The format `shell`: a line `NAME='…'` for each field, so that `eval` sets them all and does nothing else.
///
/// A field that does not apply is empty; several values are joined by LF.
final class ShellWriter: AnswerWriter {
  func write(_ answers: Answers, prefix: String) -> [UInt8] {
    answers.assignments(prefix: prefix, sign: UInt8(ascii: "="), quote: ShellQuoting.append)
  }
}
