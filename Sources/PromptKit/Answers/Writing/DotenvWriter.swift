// SPDX-License-Identifier: GPL-3.0-or-later

/// The format `dotenv`: `NAME='…'` for each field, line breaks as they are; a value with a single quote in it is written
/// `NAME="…"`, with a backslash before each `\`, `"`, `$` and backquote.
///
/// A field that does not apply is empty; several values are joined by LF. ``DotenvReader`` reads it back.
final class DotenvWriter: AnswerWriter {
  func write(_ answers: Answers, prefix: String) -> [UInt8] {
    answers.assignments(prefix: prefix, sign: UInt8(ascii: "="), quote: quote)
  }

  private func quote(_ text: String, into bytes: inout [UInt8]) {
    guard text.utf8.contains(UInt8(ascii: "'")) else {
      bytes.append(UInt8(ascii: "'"))
      bytes += text.utf8
      bytes.append(UInt8(ascii: "'"))
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if DotenvReader.isEscapable(byte) { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
