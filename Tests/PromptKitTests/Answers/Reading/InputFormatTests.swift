// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct InputFormatTests {
  @Test("Each format has its name, and answers stand in it with names or without")
  func names() {
    #expect(InputFormat.allCases.map(\.rawValue) == ["lines", "nul", "dotenv", "csv", "tsv", "jsonl"])
    for format in InputFormat.allCases {
      #expect((format.answerReader == nil) == (format.recordReader(for: []) != nil))
    }
  }

  @Test("Assignments are one record, of which the last of a name counts")
  func dotenv() throws {
    let stream = "\u{FEFF}a=1\nb=\nexport a='2\n3'\nz=1\n"
    for pieceSize in [1, 1000] {
      let reading = RecordReading(
        Array(stream.utf8), try InputFormat.dotenv.reader(names: ["a", "b", "c"]), names: ["a", "b", "c"],
        pieceSize: pieceSize)
      #expect(reading.outcomes == [.answers(["a=2\n3", "b=", "?z"])])
      #expect(reading.lines == [[3, 2]])
      #expect(reading.consumed == [stream.utf8.count])
    }
  }

  @Test("What is no assignment is wrong at its line")
  func wrongDotenv() throws {
    let reading = RecordReading(
      Array("a=1\nb\n".utf8), try InputFormat.dotenv.reader(names: ["a"]), names: ["a"], pieceSize: 1000)
    #expect(
      reading.outcomes == [.fault(.notAnAssignment, record: 1, line: 2, column: nil, byteOffset: nil)])
  }

  @Test("A note is no name in a record")
  func notes() throws {
    let questions = [Question("a", kind: NoteKind()), Question("b", kind: TextKind())]
    let reader = try #require(InputFormat.jsonl.recordReader(for: questions))
    let reading = RecordReading(Array(#"{"a":1,"b":2}"#.utf8), reader, names: ["a", "b"], pieceSize: 1000)
    #expect(reading.outcomes == [.answers(["b=2", "?a"])])
  }
}
