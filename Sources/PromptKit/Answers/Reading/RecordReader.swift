// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads records: in each, answers stand by the names of their fields.
///
/// Bytes are handed in as they come, in pieces of any size. The time is linear in the bytes, and no more of them is kept than
/// the record that is being read and what was handed in behind it.
protocol RecordReader: AnyObject {
  /// How many of the bytes that were handed in belong to the records so far, with the marks that end them.
  var consumedByteCount: Int { get }

  /// Hands in the bytes that follow in the stream.
  func feed(_ bytes: ArraySlice<UInt8>)

  /// Says that the stream has no more bytes.
  func end()

  /// Reads the next record into `record`, whose memory is used again.
  func next(into record: inout Record) -> NextRecord
}

/// What there is of the next record.
enum NextRecord: Equatable, Sendable {
  /// It is not whole yet: hand in more, or say that there is no more.
  case needsMore
  /// It is whole.
  case record
  /// It is wrong, and stepped over: the one behind it may be asked for.
  case fault(RecordFault)
  /// The stream has ended before it.
  case ended
}
