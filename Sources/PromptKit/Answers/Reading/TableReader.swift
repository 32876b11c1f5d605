// SPDX-License-Identifier: GPL-3.0-or-later

/// The input formats `csv` and `tsv`: the first row names the columns, each further row is a record.
///
/// Columns stand in any order, and those of some fields may be left out; a row has a value for each column. Wrong names are one
/// fault, and then no row is read. An empty line is no row, unless there is one column only. A byte order mark at the very start
/// is dropped.
final class TableReader<Rows: RowReader>: RecordReader {
  private var rows = Rows()
  private var names: NameTable
  private var columnCount = 0
  private var number = 0
  private var isOver = false

  /// A reader at the start of a stream; `names` are the columns that there may be.
  init(names: NameTable) {
    self.names = names
  }

  var consumedByteCount: Int { rows.buffer.consumedByteCount }

  func feed(_ bytes: ArraySlice<UInt8>) { rows.buffer.feed(bytes) }

  func end() { rows.buffer.end() }

  func next(into record: inout Record) -> NextRecord {
    guard !isOver else { return .ended }
    guard rows.buffer.readStart() else { return .needsMore }
    if columnCount == 0, let stop = readHeader(into: &record) { return stop }
    while true {
      let line = rows.buffer.line
      let offset = rows.buffer.consumedByteCount
      let next = rows.next(into: &record.values, number: number + 1)
      switch next {
      case .needsMore, .ended: return next
      case .fault: number += 1
      case .record:
        let count = record.values.values.count
        if count == 1 && columnCount > 1 && record.values.bytes.isEmpty { continue }
        number += 1
        guard count == columnCount else {
          return .fault(
            RecordFault(
              .wrongCount(count, expected: columnCount), record: number, line: line, column: 1,
              byteOffset: offset))
        }
      }
      record.number = number
      return next
    }
  }

  /// Reads the row of names; the result is what there is instead of records, `nil` where the names are known.
  private func readHeader(into record: inout Record) -> NextRecord? {
    let next = rows.next(into: &record.values, number: 0)
    switch next {
    case .needsMore: return next
    case .fault: isOver = true
    case .record where !record.values.bytes.isEmpty:
      guard let fault = assignColumns(of: &record) else { return nil }
      isOver = true
      return .fault(fault)
    case .record, .ended:
      isOver = true
      return .fault(RecordFault(.noHeader, record: 0, line: 1, column: 1, byteOffset: 0))
    }
    return next
  }

  /// Finds the fields of the columns, unless a name stands twice, is no field's, or lacks where an answer is needed.
  private func assignColumns(of record: inout Record) -> RecordFault? {
    let header = record.values
    columnCount = header.values.count
    record.removeAll()
    var seen = Set<ArraySlice<UInt8>>()
    var strangers: [String] = []
    for column in header.values.indices {
      let bytes = header[column]
      let name = String(decoding: bytes, as: UTF8.self)
      if let field = names.field(named: bytes) {
        record.put(column, in: field)
      } else {
        strangers.append(name)
      }
      if !seen.insert(bytes).inserted {
        let line = header.values[column].line
        return RecordFault(.repeatedName(name), record: 0, line: line, column: 1, byteOffset: 0)
      }
    }
    if !strangers.isEmpty { return fault(.unknownColumns(strangers)) }
    let missing = names.needed.filter { !record.isMentioned($0.field) }.map { $0.name }
    return missing.isEmpty ? nil : fault(.missingColumns(missing))
  }

  private func fault(_ reason: RecordFault.Reason) -> RecordFault {
    RecordFault(reason, record: 0, line: 1, column: nil, byteOffset: nil)
  }
}
