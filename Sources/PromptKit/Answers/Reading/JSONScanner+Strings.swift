// SPDX-License-Identifier: GPL-3.0-or-later

/// Strings: what may stand between their quotes, and what it means (RFC 8259, section 7).
extension JSONScanner {
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// Steps over a string at whose opening quote the index stands; the result is what is between its quotes.
  mutating func readString() throws(Fault) -> Range<Int> {
    index += 1
    let start = index
    while index < end {
      let byte = bytes[index]
      switch byte {
      case JSONScanner.quote:
        index += 1
        return start..<(index - 1)
      case JSONScanner.backslash: try skipEscape()
      case 0..<0x20: throw Fault(reason: .controlCharacter, index: index)
      case 0x20..<0x80: index += 1
      default: try skipScalar(byte)
      }
    }
    throw Fault(reason: .openQuote, index: start - 1)
  }

  /// Appends what stands between the quotes of a string that was read.
  func append(_ string: Range<Int>, to text: inout [UInt8]) {
    var first = string.lowerBound
    while let escape = bytes[first..<string.upperBound].firstIndex(of: JSONScanner.backslash) {
      text += bytes[first..<escape]
      first = appendEscape(at: escape, to: &text)
    }
    text += bytes[first..<string.upperBound]
  }

  private mutating func skipEscape() throws(Fault) {
    let start = index
    guard index + 1 < end else { throw Fault(reason: .openQuote, index: start) }
    if bytes[index + 1] == UInt8(ascii: "u") {
      guard let unit = unit(at: index) else { throw Fault(reason: .unknownEscape, index: start) }
      index += 6
      if UTF16.isTrailSurrogate(unit) { throw Fault(reason: .loneSurrogate, index: start) }
      if UTF16.isLeadSurrogate(unit) {
        guard let trail = self.unit(at: index), UTF16.isTrailSurrogate(trail) else {
          throw Fault(reason: .loneSurrogate, index: start)
        }
        index += 6
      }
    } else {
      guard JSONScanner.meaning(of: bytes[index + 1]) != nil else {
        throw Fault(reason: .unknownEscape, index: start)
      }
      index += 2
    }
  }

  /// Appends what the escape at `start` means; the result is the index behind it.
  private func appendEscape(at start: Int, to text: inout [UInt8]) -> Int {
    if let meant = JSONScanner.meaning(of: bytes[start + 1]) {
      text.append(meant)
      return start + 2
    }
    let lead = unit(at: start) ?? 0
    var scalar = UInt32(lead)
    var next = start + 6
    if UTF16.isLeadSurrogate(lead), let trail = unit(at: next) {
      scalar = 0x10000 + (UInt32(lead) & 0x3FF) << 10 + UInt32(trail) & 0x3FF
      next += 6
    }
    if let scalar = Unicode.Scalar(scalar) { text += String(scalar).utf8 }
    return next
  }

  /// The code unit that an escape such as `\u00e9` at `start` writes; `nil` where there is none.
  private func unit(at start: Int) -> UInt16? {
    guard start + 6 <= end, bytes[start] == JSONScanner.backslash, bytes[start + 1] == UInt8(ascii: "u")
    else {
      return nil
    }
    var unit: UInt16 = 0
    for byte in bytes[(start + 2)..<(start + 6)] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt16(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): unit = unit << 4 | UInt16(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): unit = unit << 4 | UInt16(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    return unit
  }

  private static func meaning(of byte: UInt8) -> UInt8? {
    switch byte {
    case quote, backslash, UInt8(ascii: "/"): byte
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// Steps over a character of more than one byte (RFC 3629, section 4: neither overlong, nor a surrogate, nor beyond
  /// U+10FFFF).
  private mutating func skipScalar(_ lead: UInt8) throws(Fault) {
    let count = UTF8Lead.length(lead)
    guard count > 1, index + count <= end,
      (1..<count).allSatisfy({ UTF8Lead.isContinuation(bytes[index + $0], at: $0, after: lead) })
    else { throw Fault(reason: .invalidUTF8, index: index) }
    index += count
  }
}
