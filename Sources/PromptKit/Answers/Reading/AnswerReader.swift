// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads answers that stand one after another, without names, in the order in which a person would be asked.
protocol AnswerReader: AnyObject {
  /// How many of the bytes that were handed in belong to the answers so far, with the marks that end them.
  var consumedByteCount: Int { get }

  /// Hands in the bytes that follow in the stream.
  func feed(_ bytes: ArraySlice<UInt8>)

  /// Says that the stream has no more bytes.
  func end()

  /// The answer of the next field, as far as it is there. It is asked for with the same `isMultiline` until it is whole.
  func next(isMultiline: Bool) -> NextAnswer
}

/// What a stream holds for the field that is asked for.
enum NextAnswer: Equatable, Sendable {
  /// Its answer is not whole yet: hand in more, or say that there is no more.
  case needsMore
  /// Its answer, and where it begins: on which line, or as which value where there are no lines; counted from 1.
  case answer([UInt8], line: Int)
  /// The beginning of its answer up to a NUL, which no answer may hold; where it would end is not looked for.
  case cut([UInt8], line: Int)
  /// The stream has ended before it, where line `atLine` would have been.
  case ended(atLine: Int)
}
