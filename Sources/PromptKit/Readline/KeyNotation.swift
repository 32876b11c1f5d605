// SPDX-License-Identifier: GPL-3.0-or-later

/// Keys in readline's notation, as bytes: `\C-x` control, `\M-x` meta (ESC before it), `\e` ESC, `\d` DEL, `\t`, `\r`, `\n`, `\xHH`, `\NNN`, `\\`.
///
/// What it does not know stands for itself. The readline manual, "Readline Init File Syntax".
package enum KeyNotation {
  /// The bytes that a terminal would send for these keys.
  package static func bytes(of keys: some StringProtocol) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(keys.utf8)[...]
    while let (key, length) = key(in: rest) {
      bytes += key
      rest = rest.dropFirst(length)
    }
    return bytes
  }

  private static func key(in text: ArraySlice<UInt8>) -> (bytes: [UInt8], length: Int)? {
    guard let first = text.first else { return nil }
    guard first == UInt8(ascii: "\\"), let letter = text.dropFirst().first else { return ([first], 1) }
    let after = text.dropFirst(2)
    switch letter {
    case UInt8(ascii: "C") where after.first == UInt8(ascii: "-"):
      guard let (base, length) = key(in: after.dropFirst()), let last = base.last else {
        return ([letter], 2)
      }
      return (base.dropLast() + [last == UInt8(ascii: "?") ? 0x7F : last & 0x1F], length + 3)
    case UInt8(ascii: "M") where after.first == UInt8(ascii: "-"):
      guard let (base, length) = key(in: after.dropFirst()) else { return ([letter], 2) }
      return ([0x1B] + base, length + 3)
    case UInt8(ascii: "x"): return number(in: after, radix: 16, digits: 2) ?? ([letter], 2)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      return number(in: text.dropFirst(), radix: 8, digits: 3).map { ($0.bytes, $0.length - 1) } ?? (
        [letter], 2
      )
    case UInt8(ascii: "e"): return ([0x1B], 2)
    case UInt8(ascii: "d"): return ([0x7F], 2)
    case UInt8(ascii: "t"): return ([0x09], 2)
    case UInt8(ascii: "r"): return ([0x0D], 2)
    case UInt8(ascii: "n"): return ([0x0A], 2)
    case UInt8(ascii: "a"): return ([0x07], 2)
    default: return ([letter], 2)
    }
  }

  private static func number(
    in text: ArraySlice<UInt8>, radix: Int, digits: Int
  ) -> (bytes: [UInt8], length: Int)? {
    let all = text.prefix(digits).prefix {
      Character(UnicodeScalar($0)).hexDigitValue.map { $0 < radix } ?? false
    }
    guard !all.isEmpty, let value = Int(String(decoding: all, as: UTF8.self), radix: radix) else {
      return nil
    }
    return ([UInt8(truncatingIfNeeded: value)], all.count + 2)
  }
}
