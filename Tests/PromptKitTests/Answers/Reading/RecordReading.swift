// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

/// What a reader makes of a stream that comes in pieces: for each record its answers as `name=value`, in the order of the
/// form, with its strangers behind them; or its fault.
struct RecordReading: Equatable {
  /// A record in words, or why there is none.
  enum Outcome: Equatable {
    case answers([String])
    case fault(RecordFault.Reason, record: Int, line: Int, column: Int?, byteOffset: Int?)
  }

  private(set) var outcomes: [Outcome] = []
  private(set) var lines: [[Int]] = []

  /// How many bytes were consumed when each record was whole.
  private(set) var consumed: [Int] = []

  /// Reads `bytes` as `format`, handed in `pieceSize` at a time and only when the reader asks for more.
  init(
    _ bytes: [UInt8], _ reader: any RecordReader, names: [String], pieceSize: Int
  ) {
    var record = Record(fieldCount: names.count)
    var fed = 0
    while true {
      switch reader.next(into: &record) {
      case .needsMore:
        if fed == bytes.count { reader.end() }
        let end = min(fed + pieceSize, bytes.count)
        reader.feed(bytes[fed..<end])
        fed = end
      case .record:
        outcomes.append(.answers(RecordReading.answers(of: record, names: names)))
        lines.append(names.indices.compactMap { record.value(of: $0)?.line })
        consumed.append(reader.consumedByteCount)
      case .fault(let fault):
        outcomes.append(
          .fault(
            fault.reason, record: fault.record, line: fault.line, column: fault.column,
            byteOffset: fault.byteOffset))
        consumed.append(reader.consumedByteCount)
      case .ended: return
      }
    }
  }

  private static func answers(of record: Record, names: [String]) -> [String] {
    names.indices.compactMap { index in
      record.value(of: index).map { value in
        names[index] + (value.isList ? "[]=" : "=")
          + String(decoding: record.bytes(of: index), as: UTF8.self)
      }
    } + record.strangers.map { "?" + $0.name }
  }
}

extension InputFormat {
  /// A reader for a form of texts with these names.
  func reader(names: [String]) throws -> any RecordReader {
    try #require(recordReader(for: names.map { Question($0, kind: TextKind()) }))
  }
}
