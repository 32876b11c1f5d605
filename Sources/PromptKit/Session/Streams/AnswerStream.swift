// SPDX-License-Identifier: GPL-3.0-or-later

/// The answers on a stream without names, an answer at a time.
struct AnswerStream {
  /// What the stream holds for a field.
  struct Given {
    /// The answer's bytes; `nil` where the stream has ended before it.
    let bytes: [UInt8]?
    /// The line on which it begins, or would have, from 1; the number of the value where there are no lines.
    let line: Int
    /// Whether that is only the beginning of one that is refused whatever follows.
    var isCut = false
  }

  /// How many answers have been read.
  private(set) var answerCount = 0

  /// Whether an answer was cut, so that it is not known where the next one begins.
  private(set) var isBroken = false

  private let reader: any AnswerReader
  private var feed: StreamFeed

  /// The answers that `reader` finds in `feed`.
  init(_ feed: StreamFeed, reader: any AnswerReader) {
    self.feed = feed
    self.reader = reader
  }

  /// What the stream holds for the next field.
  mutating func next(isMultiline: Bool) throws(SystemError) -> Given {
    while true {
      switch reader.next(isMultiline: isMultiline) {
      case .needsMore:
        let bytes = try feed.more(forAnswerAt: reader.consumedByteCount)
        if bytes.isEmpty { reader.end() } else { reader.feed(bytes) }
      case .answer(let bytes, let line):
        answerCount += 1
        return Given(bytes: bytes, line: line)
      case .cut(let bytes, let line):
        answerCount += 1
        isBroken = true
        return Given(bytes: bytes, line: line, isCut: true)
      case .ended(let line): return Given(bytes: nil, line: line)
      }
    }
  }

  /// Leaves what was not needed for whoever reads the stream next.
  mutating func finish() throws(SystemError) {
    try feed.finish(at: reader.consumedByteCount)
  }
}
