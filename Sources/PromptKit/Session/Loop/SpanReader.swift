// SPDX-License-Identifier: GPL-3.0-or-later

/// Splits a stream of lines into records of equally many, as spans of one buffer: what ``LinesReader`` reads, without a copy
/// of each line.
struct SpanReader {
  /// One line.
  struct Span {
    /// Its bytes in ``SpanReader/bytes``, without what ends it.
    let range: Range<Int>
    /// Its number, from 1.
    let line: Int
    /// Whether it is known to be UTF-8 without control characters.
    let isText: Bool
    /// Whether no `"` and no `\` is in it either.
    let isPlain: Bool
  }

  /// What there is of the next record.
  enum Next {
    case needsMore
    /// ``SpanReader/spans`` has all of it.
    case record
    /// The stream has ended; ``SpanReader/spans`` has what there is of a record.
    case ended
  }

  /// What was handed in, from the record that is being read on.
  private(set) var bytes: [UInt8] = []

  /// The lines of the record.
  private(set) var spans: [Span] = []

  /// The number of the next line.
  private(set) var line = 1

  private let width: Int
  private var isAtEnd = false
  private var isStartRead = false

  /// Where the line being read begins, and where looking for its end goes on.
  private var start = 0
  private var searched = 0
  private var hasControls = false
  private var hasQuotes = false

  private var droppedByteCount = 0

  /// How many of the bytes that were handed in belong to whole records.
  var consumedByteCount: Int {
    droppedByteCount + (spans.count < width ? spans.first?.range.lowerBound ?? start : start)
  }

  /// How many of the bytes that were handed in stand before the line that is being read.
  var lineStart: Int { droppedByteCount + start }

  /// Up to where it is known whether the bytes are UTF-8, and from where on they are.
  private var judgedEnd = 0
  private var validStart = 0

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let endOfField: UInt8 = 4
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// A reader at the start of a stream of records of `width` lines.
  init(width: Int) {
    self.width = width
    spans.reserveCapacity(width)
  }

  /// Hands in the bytes that follow in the stream. Spans are not good any more.
  mutating func feed(_ piece: ArraySlice<UInt8>) {
    // A record is moved once at most, because it then begins the buffer.
    let first = spans.first?.range.lowerBound ?? start
    if first > 0 { drop(first) }
    bytes += piece
    judge()
  }

  /// Says that the stream has no more bytes.
  mutating func end() { isAtEnd = true }

  /// Reads the next record; those before are not good any more.
  mutating func next() -> Next {
    guard readStart() else { return .needsMore }
    if spans.count == width { spans.removeAll(keepingCapacity: true) }
    while spans.count < width {
      let end = ByteScan.firstSpecial(in: bytes, from: searched)
      guard end < bytes.count else {
        searched = end
        guard isAtEnd else { return .needsMore }
        guard start < end else { return .ended }
        add(upTo: end, goingOnAt: end)
        continue
      }
      switch bytes[end] {
      case SpanReader.lineFeed:
        add(upTo: end, goingOnAt: end + 1)
        line += 1
      case SpanReader.carriageReturn where end + 1 < bytes.count && bytes[end + 1] == SpanReader.lineFeed:
        add(upTo: end, goingOnAt: end + 2)
        line += 1
      case SpanReader.carriageReturn where end + 1 == bytes.count && !isAtEnd:
        searched = end
        return .needsMore
      case SpanReader.endOfField: add(upTo: end, goingOnAt: end + 1)
      case let byte:
        if byte < 0x20 { hasControls = true } else { hasQuotes = true }
        searched = end + 1
      }
    }
    return .record
  }

  private mutating func add(upTo end: Int, goingOnAt next: Int) {
    let isText = !hasControls && start >= validStart && end <= judgedEnd
    spans.append(Span(range: start..<end, line: line, isText: isText, isPlain: isText && !hasQuotes))
    start = next
    searched = next
    hasControls = false
    hasQuotes = false
  }

  private mutating func readStart() -> Bool {
    if isStartRead { return true }
    let mark = SpanReader.byteOrderMark
    if bytes.count < mark.count && mark.starts(with: bytes) && !isAtEnd { return false }
    isStartRead = true
    if bytes.starts(with: mark) {
      start = mark.count
      searched = start
    }
    return true
  }

  /// Judges all whole lines that were handed in since the last time at once.
  private mutating func judge() {
    guard let last = bytes[judgedEnd...].lastIndex(of: SpanReader.lineFeed) else { return }
    let isValid = String(validating: bytes[judgedEnd...last], as: UTF8.self) != nil
    judgedEnd = last + 1
    if !isValid { validStart = judgedEnd }
  }

  private mutating func drop(_ count: Int) {
    bytes.removeFirst(count)
    droppedByteCount += count
    start -= count
    searched -= count
    judgedEnd = max(judgedEnd - count, 0)
    validStart = max(validStart - count, 0)
    spans = spans.map { span in
      let range = (span.range.lowerBound - count)..<(span.range.upperBound - count)
      return Span(range: range, line: span.line, isText: span.isText, isPlain: span.isPlain)
    }
  }
}
