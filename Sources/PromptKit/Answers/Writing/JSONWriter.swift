// SPDX-License-Identifier: GPL-3.0-or-later

/// The format `json`: one compact object in the order of the form, on a line (RFC 8259).
///
/// A number is written with its digits, however many; yes and no are `true` and `false`; several values are an array.
/// `null` is a field that does not apply and a number that was left empty, for JSON has no empty number. Only what must
/// be escaped is: `"`, `\` and U+0000 to U+001F.
final class JSONWriter: AnswerWriter {
  func write(_ answers: Answers, prefix: String) -> [UInt8] {
    var bytes: [UInt8] = [UInt8(ascii: "{")]
    for (index, entry) in answers.entries.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(string: prefix + entry.name, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      append(entry.answer, to: &bytes)
    }
    bytes += "}\n".utf8
    return bytes
  }

  /// Appends one answer, as it stands behind its name.
  func append(_ answer: Answer?, to bytes: inout [UInt8]) {
    switch answer {
    case nil: bytes += "null".utf8
    case .text(let text): append(string: text, to: &bytes)
    case .number(let digits): bytes += (digits.isEmpty ? "null" : digits).utf8
    case .flag(let isYes): bytes += (isYes ? "true" : "false").utf8
    case .values(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(string: value, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    }
  }

  /// Appends a text in quotes.
  func append(string text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    append(escaping: text.utf8, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends the UTF-8 of a text, escaped where it must be.
  func append(escaping text: some Sequence<UInt8>, to bytes: inout [UInt8]) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20: append(control: byte, to: &bytes)
      default: bytes.append(byte)
      }
    }
  }

  private func append(control byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case 0x08: bytes += "\\b".utf8
    case 0x09: bytes += "\\t".utf8
    case 0x0A: bytes += "\\n".utf8
    case 0x0C: bytes += "\\f".utf8
    case 0x0D: bytes += "\\r".utf8
    default:
      bytes += "\\u00".utf8
      if byte < 0x10 { bytes.append(UInt8(ascii: "0")) }
      bytes += String(byte, radix: 16).utf8
    }
  }
}
