// SPDX-License-Identifier: GPL-3.0-or-later

/// The format `fish`: a line `set -g NAME '…'` for each field.
///
/// A field that does not apply is empty; several values are one value, joined by LF.
final class FishWriter: AnswerWriter {
  func write(_ answers: Answers, prefix: String) -> [UInt8] {
    answers.assignments(opening: "set -g ", prefix: prefix, sign: UInt8(ascii: " "), quote: quote)
  }

  /// In fish's single quotes a backslash and a single quote stand behind a backslash (fish, "Quotes").
  private func quote(_ text: String, into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "'"))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\\") { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "'"))
  }
}
