// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct CSVReaderTests {
  @Test(
    "Each row is a record by the names of the first",
    arguments: [
      ("a,b\n1,2\n", [["a=1", "b=2"]]), ("b,a\n1,2", [["a=2", "b=1"]]),
      ("a,b\r\n1,2\r\n3,4\r\n", [["a=1", "b=2"], ["a=3", "b=4"]]),
      ("\u{FEFF}a,b\n1,2\n", [["a=1", "b=2"]]), ("\"a\",\"b\"\n1,2\n", [["a=1", "b=2"]]),
      ("a\n1\n\n3", [["a=1"], ["a="], ["a=3"]]), ("a,b\n\n1,2\n\r\n", [["a=1", "b=2"]]),
      ("a,b\n,\n", [["a=", "b="]]), ("a,b\n\"\",\"\"\n", [["a=", "b="]]),
      ("a,b\n x , y \n", [["a= x ", "b= y "]]), ("a,b\n\"x,y\",z\n", [["a=x,y", "b=z"]]),
      ("a,b\n\"1\"\"2\",\"\"\"\"\n", [["a=1\"2", "b=\""]]),
      ("a,b\n\"{\"\"k\"\": [1, 2]}\",x\n", [["a={\"k\": [1, 2]}", "b=x"]]),
      ("a,b\n\"1\n2\n\",3\n", [["a=1\n2\n", "b=3"]]), ("a,b\r\n\"1\r\n2\",3\r\n", [["a=1\r\n2", "b=3"]]),
      ("a,b\nx\ry,\r\r\n", [["a=x\ry", "b=\r"]]), ("a,b\n가,👩‍👩‍👧\n", [["a=가", "b=👩‍👩‍👧"]]),
      ("a,b\n1,\"2\"\r", [["a=1", "b=2"]]), ("a,b\n1,", [["a=1", "b="]]), ("a\n", []),
      ("b\n1\n2\n", [["b=1"], ["b=2"]]),
    ] as [(String, [[String]])])
  func records(stream: String, expected: [[String]]) throws {
    for pieceSize in [1, 2, 3, 1000] {
      let reading = try read(stream, pieceSize: pieceSize)
      #expect(reading.outcomes == expected.map { .answers($0) })
    }
  }

  @Test(
    "A row that is wrong is named with its number and place, and those behind it are read",
    arguments: [
      ("a,b\n1\n3,4\n", .wrongCount(1, expected: 2), 1, 2, 1, 4, true),
      ("a,b\n3,4\n1,2,3\n", .wrongCount(3, expected: 2), 2, 3, 1, 8, true),
      ("a,b\n1\"2,3\n3,4\n", .quoteInValue, 1, 2, 2, 5, true),
      ("a,b\n\"1\n2\"x,3\n3,4\n", .textAfterQuote, 1, 3, 3, 9, true),
      ("a,b\n한,\"x\" \n3,4\n", .textAfterQuote, 1, 2, 6, 11, true),
      ("a,b\n3,4\n\"x\n1,2\n", .openQuote, 2, 3, 1, 8, true),
      ("", .noHeader, 0, 1, 1, 0, false), ("\n1\n", .noHeader, 0, 1, 1, 0, false),
      ("\u{FEFF}", .noHeader, 0, 1, 1, 0, false),
      ("a,a\n1,2\n", .repeatedName("a"), 0, 1, 1, 0, false),
      ("a,\"b\n", .openQuote, 0, 1, 3, 2, false),
    ] as [(String, RecordFault.Reason, Int, Int, Int, Int, Bool)])
  func faults(
    stream: String, reason: RecordFault.Reason, record: Int, line: Int, column: Int, byteOffset: Int,
    isOtherRead: Bool
  ) throws {
    for pieceSize in [1, 1000] {
      let outcomes = try read(stream, pieceSize: pieceSize).outcomes
      #expect(
        outcomes.contains(
          .fault(reason, record: record, line: line, column: column, byteOffset: byteOffset)), "\(outcomes)")
      #expect(outcomes.contains(.answers(["a=3", "b=4"])) == isOtherRead)
      #expect(outcomes.count == (isOtherRead ? 2 : 1))
    }
  }

  @Test(
    "Names of columns that are wrong are one fault, and no row is read",
    arguments: [
      ("a,z,b\n1,2,3\n4,5,6\n", .unknownColumns(["z"])), ("A,Z\n1,2\n", .unknownColumns(["A", "Z"])),
      ("a,z\n1\n", .unknownColumns(["z"])), ("a\n1\n2\n", .missingColumns(["b"])),
    ] as [(String, RecordFault.Reason)])
  func header(stream: String, reason: RecordFault.Reason) throws {
    let questions = ["a", "b"].map { Question($0, kind: TextKind()) }
    let reader = try #require(InputFormat.csv.recordReader(for: questions, needed: [1]))
    let reading = RecordReading(Array(stream.utf8), reader, names: ["a", "b"], pieceSize: 3)
    #expect(reading.outcomes == [.fault(reason, record: 0, line: 1, column: nil, byteOffset: nil)])
  }

  @Test("Not a byte behind a record is consumed with it, and values know their lines")
  func consumed() throws {
    let reading = try read("a,b\n\"1\n2\",3\n\n4,\"\n\"\n5,6", pieceSize: 1000)
    #expect(reading.consumed == [12, 19, 22])
    #expect(reading.lines == [[2, 3], [5, 5], [7, 7]])
  }

  @Test("A value of megabytes in small pieces takes no longer than it is", .timeLimit(.minutes(1)))
  func longValue() throws {
    let value = Array(repeating: Array("x\"\"\n".utf8), count: 1_000_000).flatMap { $0 }
    let stream = Array("a\n\"".utf8) + value + Array("\"\n".utf8)
    let reading = RecordReading(
      stream, try InputFormat.csv.reader(names: ["a"]), names: ["a"], pieceSize: 4096)
    #expect(reading.consumed == [stream.count])
  }

  private func read(_ stream: String, pieceSize: Int) throws -> RecordReading {
    let names = ["a", "b"]
    return RecordReading(
      Array(stream.utf8), try InputFormat.csv.reader(names: names), names: names, pieceSize: pieceSize)
  }
}
