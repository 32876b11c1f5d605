// SPDX-License-Identifier: GPL-3.0-or-later

@testable import PromptKit

extension Promise {
  /// Tables with commas; see ``keep(_:_:writing:)``.
  static let csv = Promise(name: "csv") { bytes throws(Broken) in
    let reader = { TableReader<CSVReader>(names: RecordsRead.names) }
    try keepTable(bytes, reader, separator: UInt8(ascii: ",")) { value in
      var quoted = [UInt8(ascii: "\"")]
      for byte in value {
        if byte == UInt8(ascii: "\"") { quoted.append(byte) }
        quoted.append(byte)
      }
      return quoted + [UInt8(ascii: "\"")]
    }
  }

  /// Tables with tabs.
  static let tsv = Promise(name: "tsv") { bytes throws(Broken) in
    let reader = { TableReader<TSVReader>(names: RecordsRead.names) }
    try keepTable(bytes, reader, separator: UInt8(ascii: "\t")) { value in
      value.flatMap { byte in
        switch byte {
        case UInt8(ascii: "\\"): Array(#"\\"#.utf8)
        case UInt8(ascii: "\t"): Array(#"\t"#.utf8)
        case UInt8(ascii: "\n"): Array(#"\n"#.utf8)
        default: [byte]
        }
      }
    }
  }

  /// JSON objects, a line each.
  static let jsonl = Promise(name: "jsonl") { bytes throws(Broken) in
    try keepNamed(bytes, { JSONReader(names: RecordsRead.names, isLined: true) }, .json)
  }

  /// A file that is one JSON object.
  static let json = Promise(name: "json") { bytes throws(Broken) in
    try keepNamed(bytes, { JSONReader(names: RecordsRead.names, isLined: false) }, .json)
  }

  /// Assignments.
  static let dotenv = Promise(name: "dotenv") { bytes throws(Broken) in
    try keepNamed(bytes, { DotenvRecordReader(names: RecordsRead.names) }, .dotenv)
  }

  /// What a stream holds does not depend on the pieces in which it comes; the result is what it holds.
  private static func read(
    _ bytes: [UInt8], _ reader: () -> some RecordReader
  ) throws(Broken) -> RecordsRead {
    let whole = try RecordsRead(bytes, reader(), pieceSize: bytes.count + 1)
    for size in pieceSizes(for: bytes) {
      try expect(RecordsRead(bytes, reader(), pieceSize: size), is: whole, "records from pieces of \(size)")
    }
    return whole
  }

  /// That, and rows with all their values quoted hold the same.
  private static func keepTable(
    _ bytes: [UInt8], _ reader: () -> some RecordReader, separator: UInt8, quote: ([UInt8]) -> [UInt8]
  ) throws(Broken) {
    let rows = try read(bytes, reader).rows
    guard let columnCount = rows.first?.count else { return }
    let header = RecordsRead.fields.prefix(columnCount).map { Array($0.utf8) }
    var table: [UInt8] = []
    for row in [header] + rows {
      table += row.map(quote).joined(separator: [separator])
      table += [0x0D, 0x0A]
    }
    try expect(RecordsRead(table, reader(), pieceSize: 9).rows, is: rows, "rows written anew")
  }

  /// That, and what our own writer makes of the answers holds the same.
  private static func keepNamed(
    _ bytes: [UInt8], _ reader: () -> some RecordReader, _ format: OutputFormat
  ) throws(Broken) {
    for record in try read(bytes, reader).answers {
      let entries = record.compactMap { name, value -> Answers.Entry? in
        guard let value, let text = String(validating: value.bytes, as: UTF8.self) else { return nil }
        let answer = value.isList ? Answer.values(SeparatedNames.split(text)) : .text(text)
        return Answers.Entry(name: name, answer: answer, isSecret: false)
      }
      let written = format.write(Answers(entries: entries))
      let again = try RecordsRead(written, reader(), pieceSize: 9).answers
      let found = again.first.map { record in
        record.compactMap { name, value -> Answers.Entry? in
          guard let value else { return nil }
          let text = String(decoding: value.bytes, as: UTF8.self)
          let answer = value.isList ? Answer.values(SeparatedNames.split(text)) : .text(text)
          return Answers.Entry(name: name, answer: answer, isSecret: false)
        }
      }
      try expect(found, is: entries, "answers that we have written")
    }
  }
}
