// SPDX-License-Identifier: GPL-3.0-or-later

/// Names in one text, separated by commas or line breaks; within a name these and a backslash stand behind a backslash.
enum SeparatedNames {
  /// The names in `text`, in order; empty ones between two separators are left out.
  static func split(_ text: String) -> [String] {
    var names: [String] = []
    var name: [UInt8] = []
    var isEscaped = false
    for byte in text.utf8 {
      if isEscaped {
        if !isSpecial(byte) { name.append(UInt8(ascii: "\\")) }
        name.append(byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if isSpecial(byte) {
        names.append(String(decoding: name, as: UTF8.self))
        name = []
      } else {
        name.append(byte)
      }
    }
    if isEscaped { name.append(UInt8(ascii: "\\")) }
    names.append(String(decoding: name, as: UTF8.self))
    return names.filter { !$0.isEmpty }
  }

  /// One text that ``split(_:)`` takes apart into `names` again.
  static func join(_ names: [String]) -> String {
    var text: [UInt8] = []
    for (index, name) in names.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      append(name.utf8, to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends a name with a backslash before what would separate it.
  static func append(_ name: some Sequence<UInt8>, to text: inout [UInt8]) {
    for byte in name {
      if isSpecial(byte) { text.append(UInt8(ascii: "\\")) }
      text.append(byte)
    }
  }

  /// Whether a byte separates names or keeps the next one from doing so.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\\")
  }
}
