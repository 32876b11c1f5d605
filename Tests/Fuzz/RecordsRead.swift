// SPDX-License-Identifier: GPL-3.0-or-later

@testable import PromptKit

/// What a reader of records makes of a stream that comes in pieces; that it counts right is looked at meanwhile.
struct RecordsRead: Equatable {
  /// A value and whether it is a list.
  struct Value: Equatable {
    let bytes: [UInt8]
    let isList: Bool
  }

  /// The names that may be in a record.
  static let fields = ["a", "b", "name"]

  /// The same, as readers look for them.
  static let names = NameTable(fields.map { Question($0, kind: TextKind()) })

  /// All values of each record, whatever their names.
  private(set) var rows: [[[UInt8]]] = []

  /// The values of each record by the names of its fields.
  private(set) var answers: [[(name: String, value: Value?)]] = []

  private var strangers: [[Record.Stranger]] = []
  private var faults: [RecordFault] = []
  private var consumed: [Int] = []
  private var lastNumber = 0

  init(_ bytes: [UInt8], _ reader: some RecordReader, pieceSize: Int) throws(Broken) {
    var record = Record(fieldCount: RecordsRead.fields.count)
    var pieces = bytes.pieces(of: pieceSize)[...]
    var fedCount = 0
    var isAtEnd = false
    while true {
      let next = reader.next(into: &record)
      switch next {
      case .needsMore:
        try expect(!isAtEnd, "nothing more is wanted at the end")
        guard let piece = pieces.popFirst() else {
          reader.end()
          isAtEnd = true
          continue
        }
        reader.feed(piece)
        fedCount += piece.count
        continue
      case .record: try take(record)
      case .fault(let fault): try take(fault, in: bytes)
      case .ended:
        // Behind a wrong row of names nothing is read.
        if faults.first?.record != 0 { try expect(reader.consumedByteCount, is: bytes.count, "bytes taken") }
        return
      }
      try expect(
        (consumed.last ?? 0)...fedCount ~= reader.consumedByteCount, "no byte is taken twice, or early")
      consumed.append(reader.consumedByteCount)
      try expect(consumed.count <= bytes.count + 1, "each record takes a byte")
    }
  }

  private mutating func take(_ record: Record) throws(Broken) {
    try expect(record.number, is: lastNumber + 1, "number of the record")
    lastNumber = record.number
    rows.append(record.values.values.indices.map { Array(record.values[$0]) })
    strangers.append(record.strangers)
    answers.append(
      RecordsRead.fields.indices.map { index in
        let value = record.value(of: index).map {
          Value(bytes: Array(record.bytes(of: index)), isList: $0.isList)
        }
        return (RecordsRead.fields[index], value)
      })
  }

  private mutating func take(_ fault: RecordFault, in bytes: [UInt8]) throws(Broken) {
    if fault.record > 0 {
      try expect(fault.record, is: lastNumber + 1, "number of the wrong record")
      lastNumber = fault.record
    }
    try expect(fault.line > 0 && fault.column ?? 1 > 0, "lines and columns are counted from 1: \(fault)")
    if let offset = fault.byteOffset {
      try expect((0...bytes.count).contains(offset), "the offset is in the stream: \(fault)")
      let line = 1 + bytes[..<offset].count { $0 == 0x0A }
      if fault.reason.isPlaced { try expect(fault.line, is: line, "line of \(fault)") }
    }
    faults.append(fault)
  }

  static func == (one: RecordsRead, other: RecordsRead) -> Bool {
    one.rows == other.rows && one.strangers == other.strangers && one.faults == other.faults
      && one.consumed == other.consumed
      && one.answers.elementsEqual(other.answers) { $0.elementsEqual($1) { $0 == $1 } }
  }
}

extension RecordFault.Reason {
  /// Whether its offset is that of what is wrong; of names in the first row only the line is told.
  fileprivate var isPlaced: Bool {
    if case .repeatedName = self { false } else { true }
  }
}
