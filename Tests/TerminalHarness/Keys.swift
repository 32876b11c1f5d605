// SPDX-License-Identifier: GPL-3.0-or-later

/// Keys in readline's notation, as the bytes that a terminal sends for them.
package enum Keys {
  /// The bytes of `keys`: words between blanks, each `C-a`, `M-f`, `C-M-h`, a name such as `RET` or `<Up>`, or text to type.
  ///
  /// - Parameter isApplicationMode: whether the program has asked for the cursor keys' other form (`ESC O A`, DECCKM).
  package static func bytes(_ keys: String, isApplicationMode: Bool = false) throws -> [UInt8] {
    try keys.split(separator: " ").flatMap { try word(String($0), isApplicationMode) }
  }

  private static func word(_ word: String, _ isApplicationMode: Bool) throws -> [UInt8] {
    if let bytes = names[word] { return bytes }
    if let letter = cursorKeys[word] {
      return [0x1b, isApplicationMode ? UInt8(ascii: "O") : UInt8(ascii: "["), letter]
    }
    if word.hasPrefix("M-C-") {
      return [0x1b] + (try Self.word(String(word.dropFirst(2)), isApplicationMode))
    }
    if word.hasPrefix("C-M-") { return [0x1b] + (try Self.word("C-" + word.dropFirst(4), isApplicationMode)) }
    if word.hasPrefix("M-"), word.count > 2 {
      return [0x1b] + (try Self.word(String(word.dropFirst(2)), isApplicationMode))
    }
    if word.hasPrefix("C-"), word.utf8.count == 3, let letter = word.utf8.last {
      return [letter == UInt8(ascii: "?") ? 0x7f : letter & 0x1f]
    }
    if word.count > 2, word.hasPrefix("<"), word.hasSuffix(">") { throw HarnessError.unknownKey(word) }
    return Array(word.utf8)
  }

  private static let cursorKeys: [String: UInt8] = [
    "<Up>": UInt8(ascii: "A"), "<Down>": UInt8(ascii: "B"), "<Right>": UInt8(ascii: "C"),
    "<Left>": UInt8(ascii: "D"),
    "<Home>": UInt8(ascii: "H"), "<End>": UInt8(ascii: "F"),
  ]

  private static let names: [String: [UInt8]] = [
    "RET": [0x0d], "<Enter>": [0x0d], "LFD": [0x0a], "TAB": [0x09], "<Tab>": [0x09],
    "S-TAB": Array("\u{1b}[Z".utf8),
    "<S-Tab>": Array("\u{1b}[Z".utf8), "ESC": [0x1b], "SPC": [0x20], "DEL": [0x7f], "<Backspace>": [0x7f],
    "<Insert>": Array("\u{1b}[2~".utf8), "<Delete>": Array("\u{1b}[3~".utf8),
    "<PageUp>": Array("\u{1b}[5~".utf8), "<PageDown>": Array("\u{1b}[6~".utf8),
  ]
}
