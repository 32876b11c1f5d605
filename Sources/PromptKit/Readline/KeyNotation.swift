// SPDX-License-Identifier: GPL-3.0-or-later

/// Keys in readline's notation, as bytes: `\C-x` control, `\M-x` meta (ESC before it), `\e` ESC, `\d` DEL, `\t`, `\r`, `\n`, `\a`,
/// `\b`, `\f`, `\v`, `\xHH`, `\NNN`; a backslash before any other sign is that sign. The readline manual, "Readline Init File Syntax".
package enum KeyNotation {
  /// Something behind a backslash that means no key.
  struct Unknown: Error, Equatable {
    /// The backslash and what stands behind it, up to the end of a character.
    let text: String
  }

  /// The bytes that a terminal would send for these keys. As in readline, what is not known stands for itself.
  package static func bytes(of keys: some StringProtocol) -> [UInt8] {
    var rest = Array(keys.utf8)[...]
    var bytes: [UInt8] = []
    while let key = key(in: rest) {
      bytes += key.bytes
      rest = rest.dropFirst(key.length)
    }
    return bytes
  }

  /// The same for what a person has written down; throws the first that is not known.
  static func writtenBytes(of keys: ArraySlice<UInt8>) throws(Unknown) -> [UInt8] {
    var rest = keys
    var bytes: [UInt8] = []
    while let key = key(in: rest) {
      guard key.isKnown else {
        // The last of its bytes may only begin a character; those before are ASCII.
        let (start, end) = (rest.prefix(key.length - 1), rest.dropFirst(key.length - 1))
        throw Unknown(
          text: String(decoding: start, as: UTF8.self) + String(decoding: end, as: UTF8.self).prefix(1))
      }
      bytes += key.bytes
      rest = rest.dropFirst(key.length)
    }
    return bytes
  }

  private struct Key {
    var bytes: [UInt8]
    var length: Int
    var isKnown = true
  }

  /// A key with all that is held down meanwhile; `nil` at the end of the text.
  private static func key(in text: ArraySlice<UInt8>) -> Key? {
    var rest = text
    var isControl = false
    var metaCount = 0
    while let modifier = modifier(in: rest) {
      if modifier == UInt8(ascii: "C") { isControl = true } else { metaCount += 1 }
      rest = rest.dropFirst(3)
    }
    let prefixLength = text.count - rest.count
    guard var key = plainKey(in: rest) else {
      return prefixLength > 0 ? unknown(UInt8(ascii: "-"), length: prefixLength) : nil
    }
    key.length += prefixLength
    if isControl, let last = key.bytes.popLast() {
      guard last < 0x80 else { return unknown(last, length: key.length) }
      key.bytes.append(last == UInt8(ascii: "?") ? 0x7F : last & 0x1F)
    }
    key.bytes.insert(contentsOf: repeatElement(0x1B, count: metaCount), at: 0)
    return key
  }

  /// The letter of `\C-` or `\M-`; `nil` where neither stands.
  private static func modifier(in text: ArraySlice<UInt8>) -> UInt8? {
    guard text.first == UInt8(ascii: "\\"), let letter = text.dropFirst().first,
      letter == UInt8(ascii: "C") || letter == UInt8(ascii: "M"),
      text.dropFirst(2).first == UInt8(ascii: "-")
    else { return nil }
    return letter
  }

  private static func plainKey(in text: ArraySlice<UInt8>) -> Key? {
    guard let first = text.first else { return nil }
    guard first == UInt8(ascii: "\\") else { return Key(bytes: [first], length: 1) }
    guard let letter = text.dropFirst().first else { return unknown(first, length: 1) }
    switch letter {
    case UInt8(ascii: "x"):
      return number(in: text.dropFirst(2), radix: 16, digits: 2, before: 2) ?? unknown(letter)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      return number(in: text.dropFirst(), radix: 8, digits: 3, before: 1)
    default:
      if let byte = byte(of: letter) { return Key(bytes: [byte], length: 2) }
      return isSign(letter) ? Key(bytes: [letter], length: 2) : unknown(letter)
    }
  }

  private static func unknown(_ byte: UInt8, length: Int = 2) -> Key {
    Key(bytes: [byte], length: length, isKnown: false)
  }

  /// The key that a letter behind a backslash means.
  private static func byte(of letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "e"): 0x1B
    case UInt8(ascii: "d"): 0x7F
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "v"): 0x0B
    default: nil
    }
  }

  /// Whether it is a blank or a sign, which means no key of its own.
  private static func isSign(_ byte: UInt8) -> Bool {
    guard (0x20..<0x7F).contains(byte) else { return false }
    let character = Character(UnicodeScalar(byte))
    return !character.isLetter && !character.isNumber
  }

  /// The byte that digits stand for, behind so many bytes that say so; `nil` where there is no digit.
  private static func number(
    in text: ArraySlice<UInt8>, radix: Int, digits: Int, before: Int
  ) -> Key? {
    let all = text.prefix(digits).prefix {
      Character(UnicodeScalar($0)).hexDigitValue.map { $0 < radix } ?? false
    }
    guard !all.isEmpty, let value = Int(String(decoding: all, as: UTF8.self), radix: radix) else {
      return nil
    }
    return Key(
      bytes: [UInt8(truncatingIfNeeded: value)], length: before + all.count, isKnown: value <= 0xFF)
  }
}
