// SPDX-License-Identifier: GPL-3.0-or-later

/// The format `nul`: each value, ended by NUL; empty where a field does not apply, several values joined by LF.
///
/// It has no names, so a prefix changes nothing.
final class NULWriter: AnswerWriter {
  func write(_ answers: Answers, prefix: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in answers.entries {
      bytes += entry.text.utf8
      bytes.append(0)
    }
    return bytes
  }
}
