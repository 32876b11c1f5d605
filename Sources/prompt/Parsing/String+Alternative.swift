// SPDX-License-Identifier: GPL-3.0-or-later

extension String {
  /// Whether it is a condition that joins two terms by `or`, which no condition can: behind ` or ` stands what reads as a
  /// term about one of `names`. Without that it belongs to a value: `city=this or that`.
  func hasAlternative(among names: Set<String>) -> Bool {
    let bytes = Array(utf8)
    return bytes.indices.contains { index in
      guard bytes[index...].starts(with: Self.or) else { return false }
      let term = bytes[(index + Self.or.count)...]
      let isNegated = term.first == UInt8(ascii: "!")
      let written = term.dropFirst(isNegated ? 1 : 0)
      let name = written.prefix { $0 == UInt8(ascii: "_") || $0.isASCIILetterOrDigit }
      let rest = written.dropFirst(name.count)
      let ends = [" and ", " or "] + (isNegated ? [] : ["=", "!=", "~"])
      guard rest.isEmpty || ends.contains(where: { rest.starts(with: $0.utf8) }) else { return false }
      return names.contains(String(decoding: name, as: UTF8.self))
    }
  }

  /// Whether ` or ` stands in it at all.
  var holdsOr: Bool {
    let bytes = Array(utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: Self.or) }
  }

  private static var or: String.UTF8View { " or ".utf8 }
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}
