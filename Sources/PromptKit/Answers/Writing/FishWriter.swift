// SPDX-License-Identifier: GPL-3.0-or-later

/// The format `fish`: a line `set -g NAME '…'` for each field.
///
/// A field that does not apply is empty; several values are one value, joined by LF.
struct FishWriter: AnswerWriter {
  func write(_ answers: Answers, prefix: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in answers.entries {
      bytes += "set -g ".utf8
      bytes += prefix.utf8
      bytes += entry.name.utf8
      bytes.append(UInt8(ascii: " "))
      quote(entry.answer?.text ?? "", into: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
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
