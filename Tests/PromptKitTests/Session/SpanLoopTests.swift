// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

@testable import PromptKit

/// The fast way through a stream of records, beside the one that has every rule.
@Suite("SpanLoop")
struct SpanLoopTests {
  private static let pieces: [[UInt8]] = [
    Array("a".utf8), Array("홍길동".utf8), Array("\"".utf8), Array("\\".utf8), Array("\t".utf8), [0x0D],
    [0x0D, 0x0A],
    [0x04], [0x00], [0xFF], Array("e\u{301}".utf8), Array("0".utf8), Array("-".utf8), Array("17".utf8),
    Array("+".utf8), Array("９".utf8), Array(".5".utf8), Array("long enough to be looked at by words".utf8),
    Array(" ".utf8), Array("yes".utf8), [0x7F], [0xEF, 0xBB, 0xBF],
  ]

  private static func line(_ generator: inout SeededGenerator) -> [UInt8] {
    let count = Int.random(in: 0...4, using: &generator)
    return (0..<count).flatMap { _ in pieces.randomElement(using: &generator) ?? [] }
  }

  private static var questions: [Question] {
    var short = Question("short", kind: TextKind())
    short.length = LengthRange("2..5")
    var required = Question("required", kind: SecretKind())
    required.isRequired = true
    var ranged = Question("ranged", kind: NumberKind(isInteger: true))
    ranged.range = NumberRange("-17..1700")
    var fine = Question("fine", kind: NumberKind(isInteger: false))
    fine.range = NumberRange("0.5..")
    var trimmed = Question("trimmed", kind: TextKind())
    trimmed.isTrimmed = true
    return [
      Question("any", kind: TextKind()), short, required,
      Question("whole", kind: NumberKind(isInteger: true)),
      Question("number", kind: NumberKind(isInteger: false)), ranged, fine, trimmed,
      Question("flag", kind: YesNoKind()),
    ]
  }

  @Test("What is accepted by its bytes the question accepts, with these bytes as the answer")
  func rules() {
    var generator = SeededGenerator(seed: 11)
    var acceptedCount = 0
    for question in Self.questions {
      let rule = ByteRule(question)
      for _ in 0..<3_000 {
        let line = Self.line(&generator)
        guard !line.isEmpty, !line.contains(where: { $0 < 0x20 }),
          String(validating: line, as: UTF8.self) != nil,
          rule.accepts(line, line.indices, isASCII: { line.allSatisfy { $0 < 0x80 } })
        else { continue }
        acceptedCount += 1
        guard case .accepted(let answer) = question.judge(bytes: line) else {
          Issue.record("\(question.name): \(line) is refused")
          continue
        }
        #expect(answer.text.utf8.elementsEqual(line))
      }
    }
    #expect(acceptedCount > 2_000)
  }

  @Test("Lines are split as LinesReader splits them, however they come")
  func splitting() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<400 {
      var stream = Bool.random(using: &generator) ? [] : [0xEF, 0xBB, 0xBF] as [UInt8]
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        stream += Self.line(&generator) + (Bool.random(using: &generator) ? [0x0A] : [0x0D, 0x0A])
      }
      if Bool.random(using: &generator) { stream += Self.line(&generator) }
      let (lines, texts) = Self.split(stream, &generator)
      #expect(lines == Self.read(stream))
      for (line, isText) in zip(lines, texts) where isText {
        #expect(String(validating: line.bytes, as: UTF8.self) != nil && !line.bytes.contains { $0 < 0x20 })
      }
    }
  }

  private struct Line: Equatable {
    let bytes: [UInt8]
    let number: Int
  }

  private static func split(
    _ stream: [UInt8], _ generator: inout SeededGenerator
  ) -> (lines: [Line], texts: [Bool]) {
    var reader = SpanReader(width: 3)
    var (lines, texts): ([Line], [Bool]) = ([], [])
    var rest = stream[...]
    while true {
      let next = reader.next()
      if next == .needsMore {
        let piece = rest.prefix(Int.random(in: 1...40, using: &generator))
        rest = rest.dropFirst(piece.count)
        if piece.isEmpty { reader.end() } else { reader.feed(piece) }
        continue
      }
      lines += reader.spans.map { Line(bytes: Array(reader.bytes[$0.range]), number: $0.line) }
      texts += reader.spans.map(\.isText)
      if next == .ended { return (lines, texts) }
    }
  }

  private static func read(_ stream: [UInt8]) -> [Line] {
    let reader = LinesReader()
    reader.feed(stream[...])
    reader.end()
    var lines: [Line] = []
    while case .answer(let bytes, let number) = reader.next(isMultiline: false) {
      lines.append(Line(bytes: bytes, number: number))
    }
    return lines
  }

  @Test("Records are written as OutputFormat writes them", arguments: [OutputFormat.json, .nul])
  func writing(format: OutputFormat) throws {
    let questions = [
      Question("a", kind: TextKind()), Question("n", kind: NumberKind(isInteger: true)),
      Question("b", kind: TextKind()),
    ]
    let writer = try #require(SpanWriter(format, questions, prefix: "p_"))
    for text in ["", "plain", #"it's "so" \ so"#, "한글"] {
      var bytes: [UInt8] = []
      let isPlain = !text.contains { $0 == "\"" || $0 == "\\" }
      writer.append(text: Array(text.utf8)[...], isPlain: isPlain, of: 0, to: &bytes)
      writer.append(digits: Array("-17".utf8)[...], of: 1, to: &bytes)
      writer.append(.text("x\ty"), of: 2, to: &bytes)
      let answers = Answers(
        entries: zip(questions, [.text(text), .number("-17"), .text("x\ty")]).map { Answers.Entry($0, $1) })
      #expect(bytes == format.write(answers, prefix: "p_"))
    }
    #expect(SpanWriter(.shell, questions, prefix: "") == nil)
  }
}
