// SPDX-License-Identifier: GPL-3.0-or-later

/// Where the lines of the text under edit begin and end, as byte offsets.
enum TextLines {
  static let newline = UInt8(ascii: "\n")

  /// Whether the text has more than one line.
  static var hasBreak: Bool { (0..<Line.byteCount).contains { Line.byte(at: $0) == newline } }

  /// Whether a line begins at `offset`.
  static func isStart(_ offset: Int) -> Bool { offset == 0 || Line.byte(at: offset - 1) == newline }

  /// Where the line that holds `offset` begins.
  static func start(of offset: Int) -> Int {
    var offset = offset
    while offset > 0, Line.byte(at: offset - 1) != newline { offset -= 1 }
    return offset
  }

  /// Where the line that holds `offset` ends, before its break.
  static func end(of offset: Int) -> Int {
    var offset = offset
    while let byte = Line.byte(at: offset), byte != newline { offset += 1 }
    return offset
  }

  /// The line that holds `offset`, without its break.
  static func line(at offset: Int) -> Range<Int> { start(of: offset)..<end(of: offset) }

  /// The lines from the one that holds `offset`, `count` of them or as many as there are; above it with a negative count.
  static func lines(_ count: Int, from offset: Int) -> Range<Int> {
    var range = line(at: offset)
    var left = count.magnitude
    while left > 1 {
      left -= 1
      if count < 0, range.lowerBound > 0 {
        range = start(of: range.lowerBound - 1)..<range.upperBound
      } else if count > 0, range.upperBound < Line.byteCount {
        range = range.lowerBound..<end(of: range.upperBound + 1)
      } else {
        break
      }
    }
    return range
  }

  /// The first place in the line at `offset` that is not blank; its end when all is.
  static func firstPrint(of offset: Int) -> Int {
    var place = start(of: offset)
    while let byte = Line.byte(at: place), isBlank(byte) { place += 1 }
    return place
  }

  /// Where the line of that number begins, counted from 1; the last one when there are fewer.
  static func start(ofLine number: Int) -> Int {
    var place = 0
    var left = number
    while left > 1, end(of: place) < Line.byteCount {
      place = end(of: place) + 1
      left -= 1
    }
    return place
  }

  static func isBlank(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
