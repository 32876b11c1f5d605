// SPDX-License-Identifier: GPL-3.0-or-later

/// The values of one record in the order in which they stand in it; one buffer holds the bytes of all.
struct RecordValues {
  /// One value.
  struct Value: Equatable {
    /// Where its bytes are in the buffer.
    let range: Range<Int>
    /// The line of the stream on which it begins, from 1.
    let line: Int
    /// Whether it was written as a list; then it holds the names as ``SeparatedNames`` has them.
    let isList: Bool
  }

  /// The bytes of all values.
  var bytes: [UInt8] = []

  /// The values.
  private(set) var values: [Value] = []

  /// Forgets all of them, and keeps the memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }

  /// Makes what was appended to `bytes` from `start` on the next value.
  mutating func endValue(from start: Int, line: Int, isList: Bool = false) {
    values.append(Value(range: start..<bytes.count, line: line, isList: isList))
  }

  /// The bytes of the value `index`.
  subscript(index: Int) -> ArraySlice<UInt8> { bytes[values[index].range] }
}
