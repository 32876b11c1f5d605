// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct JSONReaderTests {
  private static let names = ["a", "b", "c"]

  @Test(
    "Each line is a record, and every value the text that was written",
    arguments: [
      (#"{"a":"x","b":"","c":null}"#, [["a=x", "b="]]), (#"{"c":1,"a":2}"#, [["a=2", "c=1"]]), ("{}", [[]]),
      (#"{"a":0.10,"b":1e400,"c":-0}"#, [["a=0.10", "b=1e400", "c=-0"]]),
      (#"{"a":123456789012345678901234567890}"#, [["a=123456789012345678901234567890"]]),
      (#"{"a":true,"b":false}"#, [["a=true", "b=false"]]), (#"{"\u0061":"\ud83d\ude00\n"}"#, [["a=😀\n"]]),
      (#"{"a":[],"b":["x"],"c":["x,y","\\",1,true]}"#, [["a[]=", "b[]=x", #"c[]=x\,y,\\,1,true"#]]),
      ("{\"a\":1}\n\n \t\r\n{\"a\":2}\r\n", [["a=1"], ["a=2"]]), ("\u{FEFF}{\"a\":1}", [["a=1"]]), ("", []),
      ("\n\n", []),
      (#"{"z":{"n":[1]}}"#, nil), (#"{"z":1,"a":2}"#, [["a=2", "?z"]]),
    ] as [(String, [[String]]?)])
  func records(stream: String, expected: [[String]]?) throws {
    for pieceSize in [1, 2, 3, 1000] {
      let outcomes = try read(stream, pieceSize: pieceSize).outcomes
      if let expected {
        #expect(outcomes == expected.map { .answers($0) })
      } else {
        #expect(outcomes == [.fault(.nestedValue, record: 1, line: 1, column: 6, byteOffset: 5)])
      }
    }
  }

  @Test(
    "A wrong line is named with its place, and those behind it are read",
    arguments: [
      (#"[1]"#, .expected(.object), 1, 0), (#""x""#, .expected(.object), 1, 0),
      (#"{"a":1"#, .endsEarly, 7, 6),
      (#"{"a":1}{"#, .expected(.nothing), 8, 7), (#"{"a":1,"b":2,"a":3}"#, .repeatedName("a"), 14, 13),
      (#"{"z":1,"\u007a":3}"#, .repeatedName("z"), 8, 7), (#"{"a":null,"a":3}"#, .repeatedName("a"), 11, 10),
      (#"{"a":{}}"#, .nestedValue, 6, 5), (#"{"a":[[1]]}"#, .nestedValue, 7, 6),
      (#"{"a":[null]}"#, .nestedValue, 10, 9),
      (#"{"a":"한\ud800"}"#, .loneSurrogate, 8, 9), (#"{"a":"#, .endsEarly, 6, 5),
    ] as [(String, RecordFault.Reason, Int, Int)])
  func faults(line: String, reason: RecordFault.Reason, column: Int, byteOffset: Int) throws {
    for pieceSize in [1, 1000] {
      #expect(
        try read("{}\n" + line + "\n{\"a\":3}\n", pieceSize: pieceSize).outcomes == [
          .answers([]), .fault(reason, record: 2, line: 2, column: column, byteOffset: byteOffset + 3),
          .answers(["a=3"]),
        ])
    }
  }

  @Test("Not a byte behind a line is consumed with it")
  func consumed() throws {
    #expect(try read("{\"a\":1}\n{\"a\":2}\r\n{}", pieceSize: 1000).consumed == [8, 17, 19])
  }

  @Test("A whole file is one object, and its values know their lines")
  func wholeFile() {
    let source = "\u{FEFF}{\n  \"a\": 1,\n  \"b\": [\n    \"x\"\n  ],\n\n  \"c\": \"y\"\n}\n"
    let reading = RecordReading(
      Array(source.utf8), JSONReader(names: table, isLined: false), names: Self.names, pieceSize: 3)
    #expect(reading.outcomes == [.answers(["a=1", "b[]=x", "c=y"])])
    #expect(reading.lines == [[2, 3, 7]])
    #expect(reading.consumed == [source.utf8.count])
  }

  @Test(
    "A file that is no object is wrong at its line and column",
    arguments: [
      ("", RecordFault.Reason.endsEarly, 1, 1), ("{\n \"a\": 1\n \"b\": 2\n}", .expected(.commaOrEnd), 3, 2),
      ("{}\n{}", .expected(.nothing), 2, 1),
    ])
  func wrongFile(source: String, reason: RecordFault.Reason, line: Int, column: Int) throws {
    let reading = RecordReading(
      Array(source.utf8), JSONReader(names: table, isLined: false), names: Self.names, pieceSize: 1000)
    guard case .fault(reason, 1, line, column, _) = try #require(reading.outcomes.first) else {
      Issue.record("\(reading.outcomes)")
      return
    }
    #expect(reading.outcomes.count == 1)
  }

  @Test("Each element of a list is one value, whatever is in it")
  func elements() throws {
    let reading = try read(#"{"a":["x\ny","z,w","\\"]}"#, pieceSize: 100)
    #expect(reading.outcomes == [.answers(["a[]=" + SeparatedNames.join(["x\ny", "z,w", "\\"])])])
  }

  @Test("An object of ten thousand members in any order takes no longer than it is", .timeLimit(.minutes(1)))
  func manyMembers() {
    let names = (0..<10_000).map { "n\($0)" }
    let source = "{" + names.reversed().map { "\"\($0)\":1" }.joined(separator: ",") + "}"
    let table = NameTable(names.map { Question($0, kind: TextKind()) })
    let reading = RecordReading(
      Array(source.utf8), JSONReader(names: table, isLined: true), names: names, pieceSize: 7)
    #expect(reading.outcomes == [.answers(names.map { $0 + "=1" })])
  }

  private var table: NameTable { NameTable(Self.names.map { Question($0, kind: TextKind()) }) }

  private func read(_ stream: String, pieceSize: Int) throws -> RecordReading {
    RecordReading(
      Array(stream.utf8), try InputFormat.jsonl.reader(names: Self.names), names: Self.names,
      pieceSize: pieceSize)
  }
}
