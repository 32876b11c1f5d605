// SPDX-License-Identifier: GPL-3.0-or-later

/// The input format `lines`: an answer a line, in the order in which a person would be asked.
///
/// The bytes are handed in as they come, in pieces of any size, and each answer is asked for when it is known which field
/// is next. LF and CRLF end a line, the byte of C-d (4) ends the field wherever it stands, and the last line needs
/// neither; a byte order mark at the very start is dropped.
///
/// An answer of several lines goes on to a line that holds only `.`, to C-d, or to the end. In it a line that begins with
/// `..` means one with a single `.`, CRLF becomes LF, and one line break at its very end is not part of it.
///
/// The time is linear in the bytes, and no more of them is kept than the answer that is being read and what was handed
/// in behind it.
package struct LinesReader: AnswerReader {
  /// How many of the bytes that were handed in belong to the answers so far, with the marks that end them.
  package private(set) var consumedByteCount = 0

  /// What was handed in and is not dropped yet.
  private var buffer: [UInt8] = []

  /// How many bytes were handed in before those in the buffer.
  private var droppedByteCount = 0

  /// Where the line being read begins in the buffer.
  private var start = 0

  /// Where looking for the end of that line goes on; nothing before is looked at twice.
  private var searched = 0

  /// The whole lines of the answer of several lines that is being read.
  private var text: [UInt8] = []

  /// The number of the line being read.
  private var line = 1

  /// The number of the line on which the answer being read begins; `nil` before its first line.
  private var firstLine: Int?

  private var isStartRead = false
  private var isAtEnd = false

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let endOfField: UInt8 = 4
  private static let dot = UInt8(ascii: ".")
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// A reader at the start of a stream.
  package init() {}

  /// Hands in the bytes that follow in the stream.
  package mutating func feed(_ bytes: ArraySlice<UInt8>) {
    // At least as much is dropped as has to be moved, so that each byte moves once on average.
    if start > 0 && start >= buffer.count - start {
      buffer.removeFirst(start)
      droppedByteCount += start
      searched -= start
      start = 0
    }
    buffer += bytes
  }

  /// Says that the stream has no more bytes.
  package mutating func end() {
    isAtEnd = true
  }

  /// The answer of the next field, as far as it is there. It is asked for with the same `isMultiline` until it is whole.
  package mutating func next(isMultiline: Bool) -> NextAnswer {
    guard readStart() else { return .needsMore }
    return isMultiline ? nextLines() : nextLine()
  }

  private mutating func nextLine() -> NextAnswer {
    guard let end = findEnd() else { return .needsMore }
    guard end > start || end < buffer.count else { return .ended(atLine: line) }
    let first = line
    let answer = Array(buffer[start..<contentEnd(of: end)])
    step(over: end)
    return finish(answer, line: first)
  }

  private mutating func nextLines() -> NextAnswer {
    while let end = findEnd() {
      let isMarked = end < buffer.count
      if end == start && !isMarked && firstLine == nil { return .ended(atLine: line) }
      let first = firstLine ?? line
      firstLine = first
      let isFieldEnd = !isMarked || buffer[end] == LinesReader.endOfField
      let content = buffer[start..<contentEnd(of: end)]
      let isDotAlone = content.count == 1 && content.first == LinesReader.dot
      // Before C-d a dot is text, as it is on a keyboard.
      let isLast = isDotAlone && !(isMarked && isFieldEnd)
      if !isLast {
        let isDotDoubled = content.starts(with: [LinesReader.dot, LinesReader.dot])
        text += isDotDoubled ? content.dropFirst() : content
        if !isFieldEnd { text.append(LinesReader.lineFeed) }
      }
      step(over: end)
      if isLast || isFieldEnd { return finishLines(line: first) }
    }
    return .needsMore
  }

  private mutating func finishLines(line: Int) -> NextAnswer {
    if text.last == LinesReader.lineFeed { text.removeLast() }
    let answer = text
    text = []
    firstLine = nil
    return finish(answer, line: line)
  }

  private mutating func finish(_ answer: [UInt8], line: Int) -> NextAnswer {
    consumedByteCount = droppedByteCount + start
    return .answer(answer, line: line)
  }

  /// Steps over a byte order mark; false while it cannot be known yet whether there is one.
  private mutating func readStart() -> Bool {
    if isStartRead { return true }
    let mark = LinesReader.byteOrderMark
    if buffer.count < mark.count && mark.starts(with: buffer) && !isAtEnd { return false }
    isStartRead = true
    if buffer.starts(with: mark) {
      start = mark.count
      searched = mark.count
    }
    return true
  }

  /// Where the line being read ends: at its LF or C-d, or, when the stream is at its end, at the end of the buffer;
  /// `nil` while that is not known.
  private mutating func findEnd() -> Int? {
    let end = buffer[searched...].firstIndex { $0 == LinesReader.lineFeed || $0 == LinesReader.endOfField }
    searched = end ?? buffer.count
    return end ?? (isAtEnd ? buffer.count : nil)
  }

  /// The end of the line that is marked at `end`, without the CR of a CRLF.
  private func contentEnd(of end: Int) -> Int {
    let isCRLF =
      end > start && end < buffer.count && buffer[end] == LinesReader.lineFeed
      && buffer[end - 1] == LinesReader.carriageReturn
    return isCRLF ? end - 1 : end
  }

  /// Goes on behind the mark at `end`, if there is one.
  private mutating func step(over end: Int) {
    if end < buffer.count && buffer[end] == LinesReader.lineFeed { line += 1 }
    start = min(end + 1, buffer.count)
    searched = start
  }
}
