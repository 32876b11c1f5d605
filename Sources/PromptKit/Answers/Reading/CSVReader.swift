// SPDX-License-Identifier: GPL-3.0-or-later

/// Rows of values between commas (RFC 4180).
///
/// A value in double quotes holds commas, line breaks and, doubled, quotes; all other values are taken as they are, blanks
/// included, and hold no quote. CR LF and LF end a row, and the last needs neither. A row that is wrong ends where it would
/// if it were right, so that those behind it can be read.
struct CSVReader: RowReader {
  var buffer = InputBuffer()

  /// What the byte before `buffer.searched` leaves open.
  private enum Place {
    case start, bare, quoted, behindQuote
  }

  private var place = Place.start

  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")
  private static let lineFeed = UInt8(ascii: "\n")

  init() {}

  mutating func next(into values: inout RecordValues, number: Int) -> NextRecord {
    if buffer.isExhausted { return .ended }
    guard let end = findEnd() else { return .needsMore }
    place = .start
    values.removeAll()
    let row = buffer.start..<buffer.contentEnd(of: end)
    var line = buffer.line
    let fault = split(row, into: &values, line: &line).map {
      buffer.fault($0.reason, at: $0.index, record: number)
    }
    if fault != nil { line = buffer.line + CSVReader.lineCount(of: buffer.bytes[row]) }
    buffer.take(to: end + 1, lines: line - buffer.line + (end < buffer.bytes.count ? 1 : 0))
    return fault.map(NextRecord.fault) ?? .record
  }

  /// Where the row ends: at its LF, or at the end of the stream; `nil` while that is not known.
  private mutating func findEnd() -> Int? {
    let bytes = buffer.bytes
    var index = buffer.searched
    while index < bytes.count {
      let byte = bytes[index]
      switch place {
      case .start, .bare:
        if byte == CSVReader.lineFeed {
          buffer.searched = index
          return index
        }
        if byte == CSVReader.comma {
          place = .start
        } else {
          place = byte == CSVReader.quote && place == .start ? .quoted : .bare
        }
      case .quoted: if byte == CSVReader.quote { place = .behindQuote }
      case .behindQuote:
        if byte == CSVReader.quote {
          place = .quoted
        } else {
          place = .bare
          continue
        }
      }
      index += 1
    }
    buffer.searched = index
    return buffer.isAtEnd ? index : nil
  }

  private typealias Wrong = (reason: RecordFault.Reason, index: Int)

  private func split(_ row: Range<Int>, into values: inout RecordValues, line: inout Int) -> Wrong? {
    let bytes = buffer.bytes
    var index = row.lowerBound
    while true {
      let start = values.bytes.count
      let firstLine = line
      if index < row.upperBound && bytes[index] == CSVReader.quote {
        let opening = index
        guard let end = appendQuoted(from: index + 1, to: row.upperBound, into: &values, line: &line) else {
          return (.openQuote, opening)
        }
        index = end
        if index < row.upperBound && bytes[index] != CSVReader.comma { return (.textAfterQuote, index) }
      } else {
        let first = index
        while index < row.upperBound, bytes[index] != CSVReader.comma {
          if bytes[index] == CSVReader.quote { return (.quoteInValue, index) }
          index += 1
        }
        values.bytes += bytes[first..<index]
      }
      values.endValue(from: start, line: firstLine)
      if index >= row.upperBound { return nil }
      index += 1
    }
  }

  /// Appends a value from behind its opening quote; the result is the index behind the closing one, `nil` where there is none.
  private func appendQuoted(
    from start: Int, to end: Int, into values: inout RecordValues, line: inout Int
  ) -> Int? {
    let bytes = buffer.bytes
    var first = start
    var index = start
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte == CSVReader.lineFeed {
        line += 1
      } else if byte == CSVReader.quote {
        let isDoubled = index < end && bytes[index] == CSVReader.quote
        values.bytes += bytes[first..<(isDoubled ? index : index - 1)]
        if !isDoubled { return index }
        index += 1
        first = index
      }
    }
    return nil
  }

  private static func lineCount(of bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { $0 == lineFeed }
  }
}
