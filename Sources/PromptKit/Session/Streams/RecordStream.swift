// SPDX-License-Identifier: GPL-3.0-or-later

/// The records on a stream, one at a time.
struct RecordStream {
  /// What the stream holds next.
  enum Given: Equatable {
    /// A record, which ``RecordStream/record`` holds until the next is asked for.
    case record
    /// A wrong one.
    case fault(RecordFault)
    /// No more.
    case ended
  }

  /// The record that was read last.
  private(set) var record: Record

  /// Whether the stream has no more.
  private(set) var isOver = false

  private let reader: any RecordReader
  private var feed: StreamFeed

  /// The records that `reader` finds in `feed`, for a form of `fieldCount` fields.
  init(_ feed: StreamFeed, reader: any RecordReader, fieldCount: Int) {
    self.feed = feed
    self.reader = reader
    record = Record(fieldCount: fieldCount)
  }

  /// Reads the next record.
  mutating func next() throws(SystemError) -> Given {
    while true {
      switch reader.next(into: &record) {
      case .needsMore:
        let bytes = try feed.more(forAnswerAt: reader.consumedByteCount)
        if bytes.isEmpty { reader.end() } else { reader.feed(bytes) }
      case .record: return .record
      case .fault(let fault): return .fault(fault)
      case .ended:
        isOver = true
        return .ended
      }
    }
  }

  /// Leaves what is behind the last record for whoever reads the stream next.
  mutating func finish() throws(SystemError) {
    try feed.finish(at: reader.consumedByteCount)
  }
}
