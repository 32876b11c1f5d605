// SPDX-License-Identifier: GPL-3.0-or-later

/// Looking for bytes eight at a time.
enum ByteScan {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let quotes = ones &* UInt64(UInt8(ascii: "\""))
  private static let backslashes = ones &* UInt64(UInt8(ascii: "\\"))
  private static let spaces = ones &* 0x20

  /// Where in `bytes`, from `start` on, the first byte stands that is below 0x20, `"` or `\`; the end where there is none.
  static func firstSpecial(in bytes: [UInt8], from start: Int) -> Int {
    unsafe bytes.withUnsafeBytes { buffer in
      var index = max(start, 0)
      while index <= buffer.count - 8 {
        let word = unsafe UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        let found = special(in: word)
        if found != 0 { return index + found.trailingZeroBitCount / 8 }
        index += 8
      }
      while index < buffer.count, unsafe !isSpecial(buffer[index]) { index += 1 }
      return min(index, buffer.count)
    }
  }

  /// Whether all bytes in `range` are below 0x80; what is beyond the end of `bytes` is not looked at.
  static func isASCII(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    unsafe bytes.withUnsafeBytes { buffer in
      var index = max(range.lowerBound, 0)
      let end = min(range.upperBound, buffer.count)
      while index <= end - 8 {
        if unsafe buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self) & highBits != 0 {
          return false
        }
        index += 8
      }
      while index < end, unsafe buffer[index] < 0x80 { index += 1 }
      return index >= end
    }
  }

  /// A word whose lowest bit that is set is in the first byte looked for. Source: the usual test for a zero byte in a word,
  /// which may be wrong only above that byte.
  private static func special(in word: UInt64) -> UInt64 {
    let below = (word &- spaces) & ~word
    let (quote, backslash) = (word ^ quotes, word ^ backslashes)
    return (below | (quote &- ones) & ~quote | (backslash &- ones) & ~backslash) & highBits
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }
}
