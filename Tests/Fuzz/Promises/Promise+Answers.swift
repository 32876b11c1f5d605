// SPDX-License-Identifier: GPL-3.0-or-later

@testable import PromptKit

extension Promise {
  /// Answers a line each: not dependent on pieces, no byte left or taken twice, and the same when they are written anew.
  static let lines = Promise(name: "lines") { bytes throws(Broken) in
    for plan in [[false], [true], [false, true], [true, true, false]] {
      let whole = try AnswersRead(bytes, LinesReader(), plan, pieceSize: bytes.count + 1)
      for size in pieceSizes(for: bytes) {
        let read = try AnswersRead(bytes, LinesReader(), plan, pieceSize: size)
        try expect(read, is: whole, "answers from pieces of \(size)")
      }
      var written: [UInt8] = [0xEF, 0xBB, 0xBF]
      for (index, answer) in whole.answers.enumerated() {
        written += asLines(answer, isMultiline: plan[index % plan.count])
      }
      let again = try AnswersRead(written, LinesReader(), plan, pieceSize: written.count)
      try expect(again.answers, is: whole.answers, "answers written anew")
    }
  }

  /// An answer as the format has it, each line with CR LF, which takes no CR of its own from it.
  private static func asLines(_ answer: [UInt8], isMultiline: Bool) -> [UInt8] {
    guard isMultiline else { return answer + [0x0D, 0x0A] }
    var written: [UInt8] = []
    for line in answer.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.first == UInt8(ascii: ".") { written.append(UInt8(ascii: ".")) }
      written += line + [0x0D, 0x0A]
    }
    return written + [UInt8(ascii: "."), 0x0D, 0x0A]
  }

  /// Answers ended by NUL: what stands between the NULs, however it comes.
  static let nul = Promise(name: "nul") { bytes throws(Broken) in
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]
    var wanted = content.split(separator: 0, omittingEmptySubsequences: false).map(Array.init)
    if wanted.last == [] { wanted.removeLast() }
    for size in pieceSizes(for: bytes) {
      let read = try AnswersRead(bytes, NULReader(), [false], pieceSize: size)
      try expect(read.answers, is: wanted, "answers from pieces of \(size)")
    }
  }
}

/// What a reader makes of a stream that comes in pieces.
private struct AnswersRead: Equatable {
  private(set) var answers: [[UInt8]] = []
  private var lines: [Int] = []
  private var consumed: [Int] = []

  /// - Parameter plan: whether the fields are of several lines, again and again.
  init(_ bytes: [UInt8], _ reader: some AnswerReader, _ plan: [Bool], pieceSize: Int) throws(Broken) {
    var pieces = bytes.pieces(of: pieceSize)[...]
    var fedCount = 0
    var isAtEnd = false
    while true {
      switch reader.next(isMultiline: plan[answers.count % plan.count]) {
      case .needsMore:
        try expect(!isAtEnd, "nothing more is wanted at the end")
        if let piece = pieces.popFirst() {
          reader.feed(piece)
          fedCount += piece.count
        } else {
          reader.end()
          isAtEnd = true
        }
      case .answer(let answer, let line), .cut(let answer, let line):
        lines.append(line)
        // It is refused, and what of it has been read by then depends on the pieces.
        if answer.contains(0) {
          answers.append([0])
          return
        }
        let before = consumed.last ?? 0
        answers.append(answer)
        consumed.append(reader.consumedByteCount)
        try expect(
          (before...fedCount).contains(reader.consumedByteCount), "no byte is taken twice, or before it came")
        try expect(answers.count <= bytes.count, "each answer takes a byte")
      case .ended:
        if !answers.isEmpty {
          try expect(reader.consumedByteCount, is: bytes.count, "bytes taken at the end")
        }
        return
      }
    }
  }
}
