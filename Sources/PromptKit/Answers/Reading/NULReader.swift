// SPDX-License-Identifier: GPL-3.0-or-later

/// The input format `nul`: each answer ended by NUL, in the order in which a person would be asked.
///
/// The last needs no NUL, unless it is empty; a byte order mark at the very start is dropped. Answers are numbered from 1
/// instead of lines.
final class NULReader: AnswerReader {
  private var buffer = InputBuffer()
  private var number = 1

  var consumedByteCount: Int { buffer.consumedByteCount }

  func feed(_ bytes: ArraySlice<UInt8>) { buffer.feed(bytes) }

  func end() { buffer.end() }

  func next(isMultiline: Bool) -> NextAnswer {
    guard buffer.readStart() else { return .needsMore }
    if buffer.isExhausted { return .ended(atLine: number) }
    guard let end = buffer.findEnd(where: { $0 == 0 }) else { return .needsMore }
    let answer = Array(buffer.bytes[buffer.start..<end])
    buffer.take(to: end + 1, lines: 0)
    defer { number += 1 }
    return .answer(answer, line: number)
  }
}
