// SPDX-License-Identifier: GPL-3.0-or-later

/// The names that fields may have: `[A-Za-z_][A-Za-z0-9_]*`, so that each is a variable in every shell (POSIX, "Name").
package enum FieldName {
  /// Whether `name` is one.
  package static func isValid(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return name.utf8.allSatisfy(mayContain)
  }

  /// Whether a name may have `byte` in it, though perhaps not at its start.
  static func mayContain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
