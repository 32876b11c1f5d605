// SPDX-License-Identifier: GPL-3.0-or-later

/// Quoting for the shells of the Bourne family.
package enum ShellQuoting {
  /// Appends `text` to `bytes` in single quotes, as one word that is this text and nothing else in every such shell.
  ///
  /// Nothing has a meaning within single quotes (POSIX, "Single-Quotes"); a single quote is written `'\''`.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "'"))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "'") { bytes += "'\\'".utf8 }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "'"))
  }

  /// `text` as such a word.
  package static func quote(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
