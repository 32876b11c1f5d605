// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct TSVReaderTests {
  @Test(
    "Each line is a record by the names of the first",
    arguments: [
      ("a\tb\n1\t2\n", [["a=1", "b=2"]]), ("b\ta\r\n1\t2\r\n3\t4", [["a=2", "b=1"], ["a=4", "b=3"]]),
      ("\u{FEFF}a\n1\n", [["a=1"]]), ("a\tb\n\t\n", [["a=", "b="]]),
      ("a\tb\nx\\ty\\nz\\\\\t\\\\n\n", [["a=x\ty\nz\\", "b=\\n"]]),
      ("a\tb\n\"1\"\t , \n", [["a=\"1\"", "b= , "]]),
    ] as [(String, [[String]])])
  func records(stream: String, expected: [[String]]) throws {
    for pieceSize in [1, 2, 3, 1000] {
      #expect(try read(stream, pieceSize: pieceSize).outcomes == expected.map { .answers($0) })
    }
  }

  @Test("A backslash before anything else is wrong, and so is another count of values")
  func faults() throws {
    let outcomes = try read("a\tb\n1\tx\\r\n1\n1\t2\\\n3\t4\n", pieceSize: 2).outcomes
    #expect(
      outcomes == [
        .fault(.unknownEscape, record: 1, line: 2, column: 4, byteOffset: 7),
        .fault(.wrongCount(1, expected: 2), record: 2, line: 3, column: 1, byteOffset: 10),
        .fault(.unknownEscape, record: 3, line: 4, column: 4, byteOffset: 15), .answers(["a=3", "b=4"]),
      ])
  }

  private func read(_ stream: String, pieceSize: Int) throws -> RecordReading {
    let names = ["a", "b"]
    return RecordReading(
      Array(stream.utf8), try InputFormat.tsv.reader(names: names), names: names, pieceSize: pieceSize)
  }
}
