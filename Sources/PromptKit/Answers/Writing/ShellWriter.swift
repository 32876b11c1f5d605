// SPDX-License-Identifier: GPL-3.0-or-later

/// The format `shell`: a line `NAME='…'` for each field, so that `eval` sets them all and does nothing else.
///
/// A field that does not apply is empty; several values are joined by LF.
struct ShellWriter: AnswerWriter {
  func write(_ answers: Answers, prefix: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in answers.entries {
      bytes += prefix.utf8
      bytes += entry.name.utf8
      bytes.append(UInt8(ascii: "="))
      ShellQuoting.append(entry.answer?.text ?? "", to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
