// SPDX-License-Identifier: GPL-3.0-or-later

/// The answers on a stream, an answer at a time; not a byte more than they are is taken from it.
struct AnswerStream {
  /// What the stream holds for a field.
  struct Given {
    /// The answer's bytes; `nil` where the stream has ended before it.
    let bytes: [UInt8]?
    /// The line on which it begins, or would have, from 1.
    let line: Int
  }

  private let source: LookAheadReader
  private var reader = LinesReader()
  private var fedCount = 0
  private var consumedCount = 0
  private var isSilenceTold = false
  private let onSilence: () -> Void

  /// How long a stream may bring nothing before the person who forgot to feed it is told.
  private static let patience = Duration.seconds(1)

  /// The answers on `descriptor`; `onSilence` is called once when nothing comes for a second.
  init(_ descriptor: Descriptor, onSilence: @escaping () -> Void) {
    source = LookAheadReader(descriptor)
    self.onSilence = onSilence
  }

  /// What the stream holds for the next field.
  mutating func next(isMultiline: Bool) throws(SystemError) -> Given {
    while true {
      switch reader.next(isMultiline: isMultiline) {
      case .needsMore: try feed()
      case .answer(let bytes, let line): return Given(bytes: bytes, line: line)
      case .ended(let line): return Given(bytes: nil, line: line)
      }
    }
  }

  /// Leaves what was not needed for whoever reads the stream next.
  mutating func finish() throws(SystemError) {
    take(to: reader.consumedByteCount)
    try source.settle()
  }

  /// Hands more bytes to the reader. All that it has by now belongs to the answer that it is reading.
  private mutating func feed() throws(SystemError) {
    take(to: fedCount)
    if !isSilenceTold, try !source.isReady(until: MonotonicClock.now + AnswerStream.patience) {
      isSilenceTold = true
      onSilence()
    }
    let bytes = try source.peek()
    if bytes.isEmpty { reader.end() } else { reader.feed(bytes) }
    fedCount += bytes.count
  }

  private mutating func take(to count: Int) {
    source.consume(count - consumedCount)
    consumedCount = max(count, consumedCount)
  }
}
