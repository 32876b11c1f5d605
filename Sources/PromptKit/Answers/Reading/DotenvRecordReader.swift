// SPDX-License-Identifier: GPL-3.0-or-later

/// The input format `dotenv`: the whole stream is one record of assignments, as ``DotenvReader`` reads them.
///
/// A name that is assigned empty has the empty answer; one that is not there has none. The last of several assignments to a
/// name counts, as in a shell. A byte order mark at the very start is dropped.
final class DotenvRecordReader: RecordReader {
  private var buffer = InputBuffer()
  private var names: NameTable
  private var isRead = false

  /// A reader at the start of a stream; `names` are those that there may be.
  init(names: NameTable) {
    self.names = names
  }

  var consumedByteCount: Int { buffer.consumedByteCount }

  func feed(_ bytes: ArraySlice<UInt8>) { buffer.feed(bytes) }

  func end() { buffer.end() }

  func next(into record: inout Record) -> NextRecord {
    guard buffer.readStart(), buffer.isAtEnd else { return .needsMore }
    guard !isRead else { return .ended }
    isRead = true
    record.removeAll()
    record.number = 1
    let source = Array(buffer.bytes[buffer.start...])
    buffer.take(to: buffer.bytes.count, lines: 0)
    do throws(DotenvFault) {
      for assignment in try DotenvReader.read(source) { put(assignment, in: &record) }
      return .record
    } catch {
      return .fault(RecordFault(error))
    }
  }

  private func put(_ assignment: DotenvReader.Assignment, in record: inout Record) {
    guard let field = names.field(named: Array(assignment.name.utf8)[...]) else {
      return record.note(stranger: assignment.name, line: assignment.line)
    }
    let start = record.values.bytes.count
    record.values.bytes += assignment.value
    record.values.endValue(from: start, line: assignment.line)
    record.put(record.values.values.count - 1, in: field)
  }
}

extension RecordFault {
  /// A fault in assignments; only its line is known.
  fileprivate init(_ fault: DotenvFault) {
    let (reason, line): (Reason, Int) =
      switch fault {
      case .notAnAssignment(let line): (.notAnAssignment, line)
      case .openQuote(let line): (.openQuote, line)
      case .textAfterQuote(let line): (.textAfterQuote, line)
      }
    self.init(reason, record: 1, line: line, column: nil, byteOffset: nil)
  }
}
