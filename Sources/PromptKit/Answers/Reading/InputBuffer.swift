// SPDX-License-Identifier: GPL-3.0-or-later

/// The bytes of a stream from the place that a reader has come to, handed in by pieces of any size.
///
/// No more of them is kept than what the reader has not taken, and each byte is moved once on average.
struct InputBuffer {
  /// What was handed in and is not dropped yet.
  private(set) var bytes: [UInt8] = []

  /// Where in `bytes` that begins which is not taken yet.
  private(set) var start = 0

  /// Where looking for the end of what is being read goes on; nothing before is looked at twice.
  var searched = 0

  /// The number of the line at `start`, from 1.
  private(set) var line = 1

  /// Whether the stream has no more bytes.
  private(set) var isAtEnd = false

  private var droppedByteCount = 0
  private var isStartRead = false

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// How many of the bytes that were handed in are taken.
  var consumedByteCount: Int { droppedByteCount + start }

  /// Whether nothing is left to take.
  var isExhausted: Bool { isAtEnd && start == bytes.count }

  /// Where the first NUL is in what is being read, as far as its end has been looked for in vain.
  private(set) var firstNUL: Int?

  /// Hands in the bytes that follow.
  mutating func feed(_ piece: ArraySlice<UInt8>) {
    if start > 0 && start >= bytes.count - start {
      bytes.removeFirst(start)
      droppedByteCount += start
      searched -= start
      firstNUL = firstNUL.map { $0 - start }
      start = 0
    }
    bytes += piece
  }

  /// Says that there are no more.
  mutating func end() { isAtEnd = true }

  /// Takes a byte order mark at the very start; false while it cannot be known yet whether there is one.
  mutating func readStart() -> Bool {
    if isStartRead { return true }
    let mark = InputBuffer.byteOrderMark
    if bytes.count < mark.count && mark.starts(with: bytes) && !isAtEnd { return false }
    isStartRead = true
    if bytes.starts(with: mark) { take(to: mark.count, lines: 0) }
    return true
  }

  /// Takes all before `index`, which are `lines` line breaks more.
  mutating func take(to index: Int, lines: Int) {
    start = min(index, bytes.count)
    searched = start
    firstNUL = nil
    line += lines
  }

  /// Where what is being read ends: at the first byte that ends it or, at the end of the stream, behind its last byte; `nil`
  /// while that is not known.
  mutating func findEnd(where isEnd: (UInt8) -> Bool) -> Int? {
    while let index = bytes[searched...].firstIndex(where: { isEnd($0) || $0 == 0 }) {
      searched = index
      if isEnd(bytes[index]) { return index }
      firstNUL = firstNUL ?? index
      searched = index + 1
    }
    searched = bytes.count
    return isAtEnd ? bytes.count : nil
  }

  /// Where the next line ends, found by its LF.
  mutating func findLineEnd() -> Int? { findEnd { $0 == UInt8(ascii: "\n") } }

  /// The end of the line that is marked at `end`, without the CR of a CR LF.
  func contentEnd(of end: Int) -> Int {
    end > start && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
  }

  /// The fault `reason` at `index`, in the record `record`; its line and column are counted from what is not taken yet.
  func fault(_ reason: RecordFault.Reason, at index: Int, record: Int) -> RecordFault {
    let end = min(index, bytes.count)
    var line = line
    var column = 1
    for byte in bytes[start..<max(end, start)] {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return RecordFault(reason, record: record, line: line, column: column, byteOffset: droppedByteCount + end)
  }
}
