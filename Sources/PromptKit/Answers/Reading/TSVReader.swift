// SPDX-License-Identifier: GPL-3.0-or-later

/// Rows of values between tabs, a row a line.
///
/// In a value `\t` is a tab, `\n` a line break and `\\` a backslash; a backslash before anything else is wrong. CR LF and LF
/// end a row, and the last needs neither.
struct TSVReader: RowReader {
  var buffer = InputBuffer()

  private static let tab = UInt8(ascii: "\t")
  private static let backslash = UInt8(ascii: "\\")

  init() {}

  mutating func next(into values: inout RecordValues, number: Int) -> NextRecord {
    if buffer.isExhausted { return .ended }
    guard let end = buffer.findLineEnd() else { return .needsMore }
    values.removeAll()
    let wrong = split(buffer.start..<buffer.contentEnd(of: end), into: &values)
    let fault = wrong.map { buffer.fault(.unknownEscape, at: $0, record: number) }
    buffer.take(to: end + 1, lines: end < buffer.bytes.count ? 1 : 0)
    return fault.map(NextRecord.fault) ?? .record
  }

  /// Takes a line apart; the result is the place of a backslash that stands before nothing that it may stand before.
  private func split(_ row: Range<Int>, into values: inout RecordValues) -> Int? {
    let bytes = buffer.bytes
    var start = values.bytes.count
    var first = row.lowerBound
    var index = first
    while index < row.upperBound {
      let byte = bytes[index]
      if byte == TSVReader.tab {
        values.bytes += bytes[first..<index]
        values.endValue(from: start, line: buffer.line)
        start = values.bytes.count
        first = index + 1
      } else if byte == TSVReader.backslash {
        guard index + 1 < row.upperBound, let meant = TSVReader.meaning(of: bytes[index + 1]) else {
          return index
        }
        values.bytes += bytes[first..<index]
        values.bytes.append(meant)
        index += 1
        first = index + 1
      }
      index += 1
    }
    values.bytes += bytes[first..<row.upperBound]
    values.endValue(from: start, line: buffer.line)
    return nil
  }

  private static func meaning(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "t"): tab
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case backslash: backslash
    default: nil
    }
  }
}
