// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct LinesReaderTests {
  /// A stream, the kinds of its fields (`1` for one line, `m` for several), and what they are answered with.
  struct Case: Sendable, CustomTestStringConvertible {
    let stream: String
    let fields: String
    let answers: [String]
    let lines: [Int]
    let rest: String

    init(_ stream: String, _ fields: String, _ answers: [String], lines: [Int], rest: String = "") {
      (self.stream, self.fields, self.answers) = (stream, fields, answers)
      (self.lines, self.rest) = (lines, rest)
    }

    var testDescription: String { "\(stream.debugDescription) for \(fields)" }
  }

  private static let cases: [Case] = [
    Case("a\nb\n", "11", ["a", "b"], lines: [1, 2]),
    Case("a\nb\nc\n", "11", ["a", "b"], lines: [1, 2], rest: "c\n"),
    Case("a\nb", "11", ["a", "b"], lines: [1, 2]),
    Case("\n\n", "11", ["", ""], lines: [1, 2]),
    Case("a\r\nb\r\n", "11", ["a", "b"], lines: [1, 2]),
    Case("a\rb\r\r\n\rc\r", "11", ["a\rb\r", "\rc\r"], lines: [1, 2]),
    Case(" a \n\tb\n", "11", [" a ", "\tb"], lines: [1, 2]),
    Case("\u{FEFF}a\n\u{FEFF}b\n", "11", ["a", "\u{FEFF}b"], lines: [1, 2]),
    Case("\u{FEFF}\nb\n", "11", ["", "b"], lines: [1, 2]),
    Case("\u{FEFF}.\nb\n", "m1", ["", "b"], lines: [1, 2]),
    Case("a\u{4}b\u{4}c\n", "111", ["a", "b", "c"], lines: [1, 1, 1]),
    Case("a\u{4}\nb\n", "111", ["a", "", "b"], lines: [1, 1, 2]),
    Case("\u{4}\u{4}", "11", ["", ""], lines: [1, 1]),
    Case("a\r\u{4}", "1", ["a\r"], lines: [1]),
    Case("x\ny\n.\nnext\n", "m1", ["x\ny", "next"], lines: [1, 4]),
    Case("x\r\ny\r\n.\r\nnext\r\n", "m1", ["x\ny", "next"], lines: [1, 4]),
    Case("x\n\ny\n\n.\n", "m", ["x\n\ny\n"], lines: [1]),
    Case("\n.\n", "m", [""], lines: [1]),
    Case(".\n.\nz\n", "mm1", ["", "", "z"], lines: [1, 2, 3]),
    Case("..\n..a\n...\n.\n", "m", [".\n.a\n.."], lines: [1]),
    Case(".a\n. \n .\n.\n", "m", [".a\n. \n ."], lines: [1]),
    Case("x\ny", "m", ["x\ny"], lines: [1]),
    Case("x\ny\n", "m", ["x\ny"], lines: [1]),
    Case("x\n\n", "m", ["x\n"], lines: [1]),
    Case("x\n.", "m", ["x"], lines: [1]),
    Case("x\ny\u{4}z\n", "m1", ["x\ny", "z"], lines: [1, 2]),
    Case("x\n\u{4}z\n", "m1", ["x", "z"], lines: [1, 2]),
    Case("\u{4}z\n", "m1", ["", "z"], lines: [1, 1]),
    Case("x\n.\u{4}..\u{4}", "mm", ["x\n.", "."], lines: [1, 2]),
    Case("a\nx\r\n.\r\n.\n", "1m1", ["a", "x", "."], lines: [1, 2, 4]),
    Case("\u{FE}\n", "1", ["\u{FE}"], lines: [1]),
  ]

  @Test("A stream gives each field its answer and its line, and leaves the rest", arguments: cases)
  func answers(_ testCase: Case) {
    for pieceSize in [1, 2, 3, 7, 1000] {
      expect(testCase, pieceSize: pieceSize)
    }
  }

  private func expect(_ testCase: Case, pieceSize: Int) {
    let bytes = Array(testCase.stream.utf8)
    let reader = LinesReader()
    var fed = 0
    for (index, kind) in testCase.fields.enumerated() {
      var next = reader.next(isMultiline: kind == "m")
      while next == .needsMore {
        if fed == bytes.count {
          reader.end()
        } else {
          let end = min(fed + pieceSize, bytes.count)
          reader.feed(bytes[fed..<end])
          fed = end
        }
        next = reader.next(isMultiline: kind == "m")
      }
      #expect(next == .answer(Array(testCase.answers[index].utf8), line: testCase.lines[index]))
    }
    #expect(Array(bytes[reader.consumedByteCount...]) == Array(testCase.rest.utf8))
  }

  @Test(
    "A stream that ends before a field's line leaves it missing",
    arguments: [
      ("", "1", 1), ("", "m", 1), ("a\n", "11", 2), ("a\n.\n", "1m1", 3), ("a", "1m", 1),
      ("\u{FEFF}", "1", 1),
    ])
  func ended(stream: String, fields: String, line: Int) {
    let reader = LinesReader()
    reader.feed(Array(stream.utf8)[...])
    reader.end()
    var results = fields.map { reader.next(isMultiline: $0 == "m") }
    #expect(results.popLast() == .ended(atLine: line))
    #expect(reader.next(isMultiline: false) == .ended(atLine: line))
  }

  @Test("An answer that is whole does not wait for more")
  func waiting() {
    let reader = LinesReader()
    #expect(reader.next(isMultiline: false) == .needsMore)
    reader.feed(Array("a\nx\n.".utf8)[...])
    #expect(reader.next(isMultiline: false) == .answer([UInt8(ascii: "a")], line: 1))
    #expect(reader.consumedByteCount == 2)
    #expect(reader.next(isMultiline: true) == .needsMore)
    #expect(reader.consumedByteCount == 2)
    reader.feed([UInt8(ascii: "\n")])
    #expect(reader.next(isMultiline: true) == .answer([UInt8(ascii: "x")], line: 2))
    #expect(reader.consumedByteCount == 6)
  }

  @Test("Bytes that are not UTF-8 and NUL are handed on for the field to judge")
  func invalidBytes() {
    let reader = LinesReader()
    reader.feed([0xFF, 0, 0xEF, 0xBB, 10])
    #expect(reader.next(isMultiline: false) == .answer([0xFF, 0, 0xEF, 0xBB], line: 1))
  }

  @Test(
    "An answer with a NUL is handed on without its end, if that has not come",
    arguments: [(false, "ab\0c"), (true, "ab\nx\0c")])
  func endlessNUL(isMultiline: Bool, text: String) {
    let reader = LinesReader()
    let bytes = Array(text.utf8)
    reader.feed(bytes[...])
    #expect(reader.next(isMultiline: isMultiline) == .cut(bytes.dropLast(), line: 1))
    reader.feed(Array("d\n.\n".utf8)[...])
    #expect(reader.next(isMultiline: isMultiline) == .answer(Array((text + "d").utf8), line: 1))
  }

  @Test(
    "Lines of megabytes in small pieces take no longer than they are", .timeLimit(.minutes(1)),
    arguments: [false, true])
  func longLines(isMultiline: Bool) {
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 16 * 1024)
    let reader = LinesReader()
    for _ in 0..<512 {
      #expect(reader.next(isMultiline: isMultiline) == .needsMore)
      reader.feed(piece[...])
    }
    reader.end()
    guard case .answer(let answer, 1) = reader.next(isMultiline: isMultiline) else {
      Issue.record("The answer is not whole")
      return
    }
    #expect(answer.count == 512 * piece.count)
    #expect(reader.consumedByteCount == answer.count)
  }

  @Test("Many short answers in one large piece take no longer than they are", .timeLimit(.minutes(1)))
  func shortLines() {
    let reader = LinesReader()
    let count = 200_000
    reader.feed(Array(repeating: [UInt8(ascii: "x"), 10], count: count).flatMap { $0 }[...])
    for line in 1...count {
      guard reader.next(isMultiline: false) == .answer([UInt8(ascii: "x")], line: line) else {
        Issue.record("Line \(line) is another")
        return
      }
      if line.isMultiple(of: 100) { reader.feed([]) }
    }
    #expect(reader.consumedByteCount == 2 * count)
  }

  @Test("The format is called lines on the command line")
  func name() {
    #expect(InputFormat(rawValue: "lines") == .lines)
  }
}
