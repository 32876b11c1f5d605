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
final class LinesReader: AnswerReader {
  /// How many of the bytes that were handed in belong to the answers so far, with the marks that end them.
  private(set) var consumedByteCount = 0

  private var buffer = InputBuffer()

  /// The whole lines of the answer of several lines that is being read.
  private var text: [UInt8] = []

  /// The number of the line on which that answer begins; `nil` before its first line.
  private var firstLine: Int?

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let endOfField: UInt8 = 4
  private static let dot = UInt8(ascii: ".")

  func feed(_ bytes: ArraySlice<UInt8>) { buffer.feed(bytes) }

  func end() { buffer.end() }

  func next(isMultiline: Bool) -> NextAnswer {
    guard buffer.readStart() else { return .needsMore }
    if buffer.isExhausted && firstLine == nil { return .ended(atLine: buffer.line) }
    return isMultiline ? nextLines() : nextLine()
  }

  private func nextLine() -> NextAnswer {
    guard let end = findEnd() else { return cut([], line: buffer.line) ?? .needsMore }
    let line = buffer.line
    let answer = Array(buffer.bytes[buffer.start..<contentEnd(of: end)])
    step(over: end)
    return finish(answer, line: line)
  }

  private func nextLines() -> NextAnswer {
    while let end = findEnd() {
      let isMarked = end < buffer.bytes.count
      let first = firstLine ?? buffer.line
      firstLine = first
      let isFieldEnd = !isMarked || buffer.bytes[end] == LinesReader.endOfField
      let content = buffer.bytes[buffer.start..<contentEnd(of: end)]
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
    return cut(text, line: firstLine ?? buffer.line) ?? .needsMore
  }

  /// What is there of an answer that holds a NUL and whose end has not come: it is refused whatever follows, and a stream
  /// such as `/dev/zero` brings no end.
  private func cut(_ lines: [UInt8], line: Int) -> NextAnswer? {
    guard let zero = buffer.firstNUL else { return nil }
    return .cut(lines + buffer.bytes[buffer.start...zero], line: line)
  }

  private func finishLines(line: Int) -> NextAnswer {
    if text.last == LinesReader.lineFeed { text.removeLast() }
    let answer = text
    text = []
    firstLine = nil
    return finish(answer, line: line)
  }

  private func finish(_ answer: [UInt8], line: Int) -> NextAnswer {
    consumedByteCount = buffer.consumedByteCount
    return .answer(answer, line: line)
  }

  /// Where the line being read ends: at its LF or C-d, or at the end of the stream; `nil` while that is not known.
  private func findEnd() -> Int? {
    buffer.findEnd { $0 == LinesReader.lineFeed || $0 == LinesReader.endOfField }
  }

  /// The end of the line that is marked at `end`, without the CR of a CRLF; unlike in tables, a CR at the end of the stream
  /// is text.
  private func contentEnd(of end: Int) -> Int {
    let isLine = end < buffer.bytes.count && buffer.bytes[end] == LinesReader.lineFeed
    let isCRLF = isLine && end > buffer.start && buffer.bytes[end - 1] == LinesReader.carriageReturn
    return isCRLF ? end - 1 : end
  }

  /// Goes on behind the mark at `end`, if there is one.
  private func step(over end: Int) {
    let isLine = end < buffer.bytes.count && buffer.bytes[end] == LinesReader.lineFeed
    buffer.take(to: end + 1, lines: isLine ? 1 : 0)
  }
}
