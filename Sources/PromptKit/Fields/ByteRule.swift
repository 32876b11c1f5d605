// SPDX-License-Identifier: GPL-3.0-or-later

/// What can be said of an answer by its bytes alone, so that no text need be made of it.
///
/// It only ever says yes: where it does not, ``Question/judge(bytes:)`` decides. What it accepts that accepts, too, with the
/// bytes themselves as the answer.
struct ByteRule {
  private enum Rule {
    /// Any text of such a length.
    case text(LengthRange?)
    /// A whole number in canonical digits.
    case number(from: Int, to: Int)
    /// Nothing can be said.
    case unknown
  }

  private let rule: Rule

  /// More digits might not fit into an `Int`.
  private static let longestNumber = 18

  /// What of the rules of `question` can be judged so.
  init(_ question: Question) {
    let kind = question.kind
    if question.isTrimmed || question.pattern != nil || question.check != nil
      || question.validation != nil
    {
      rule = .unknown
    } else if kind is TextKind || kind is SecretKind {
      rule = .text(question.length)
    } else if kind is NumberKind, let from = ByteRule.whole(question.range?.lower, orElse: Int.min),
      let to = ByteRule.whole(question.range?.upper, orElse: Int.max)
    {
      rule = .number(from: from, to: to)
    } else {
      rule = .unknown
    }
  }

  /// Whether it is a text that is accepted, so that its bytes may need escaping.
  var isText: Bool { if case .text = rule { true } else { false } }

  /// Whether the bytes of `range`, at least one, are accepted as they are. They must be UTF-8 without control characters.
  ///
  /// - Parameter isASCII: asked where it matters whether each byte is a character.
  func accepts(_ bytes: [UInt8], _ range: Range<Int>, isASCII: () -> Bool) -> Bool {
    switch rule {
    case .text(nil): true
    case .text(let length?): isASCII() && length.contains(range.count)
    case .number(let from, let to): ByteRule.number(bytes, range).map { from <= $0 && $0 <= to } ?? false
    case .unknown: false
    }
  }

  /// The number that the bytes write in canonical form; `nil` where they do not, or where it is long.
  private static func number(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    guard let first = range.first else { return nil }
    let isNegative = bytes[first] == UInt8(ascii: "-")
    let digits = (isNegative ? first + 1 : first)..<range.upperBound
    guard !digits.isEmpty, digits.count <= longestNumber else { return nil }
    let leads = bytes[digits.lowerBound] == UInt8(ascii: "0")
    if leads && (isNegative || digits.count > 1) { return nil }
    var number = 0
    for index in digits {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number &* 10 &+ Int(digit)
    }
    return isNegative ? -number : number
  }

  /// The end of a range as a number that can be compared fast; `nil` where it is none.
  private static func whole(_ end: DecimalNumber?, orElse limit: Int) -> Int? {
    guard let end else { return limit }
    return end.isInteger ? Int(end.text) : nil
  }
}
