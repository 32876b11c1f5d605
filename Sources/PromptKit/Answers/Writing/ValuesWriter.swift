// SPDX-License-Identifier: GPL-3.0-or-later

/// The format `values`: each value, ended by LF; empty where a field does not apply, several values joined by LF.
///
/// It has no names, so a prefix changes nothing. The lines tell the fields apart only where at most one field is asked or
/// none of them has several lines: ``OutputFormat/misfit(among:)``.
final class ValuesWriter: AnswerWriter {
  func write(_ answers: Answers, prefix: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in answers.entries {
      bytes += entry.text.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
