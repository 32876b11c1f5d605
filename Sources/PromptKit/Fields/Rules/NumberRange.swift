// SPDX-License-Identifier: GPL-3.0-or-later

/// The numbers from one to another, both of them included; either end may be open.
public struct NumberRange: Equatable, Sendable {
  /// The smallest number allowed; `nil` when there is none.
  public let lower: DecimalNumber?

  /// The largest number allowed; `nil` when there is none.
  public let upper: DecimalNumber?

  /// The range that `A..B` writes, where `A` or `B` may be left out, but not both; `nil` for any other text and where
  /// `A` is larger than `B`.
  public init?(_ text: String) {
    guard let ends = RangeEnds(text) else { return nil }
    if !ends.lower.isEmpty && DecimalNumber(ends.lower) == nil { return nil }
    if !ends.upper.isEmpty && DecimalNumber(ends.upper) == nil { return nil }
    lower = DecimalNumber(ends.lower)
    upper = DecimalNumber(ends.upper)
    if let lower, let upper, lower > upper { return nil }
  }

  /// The numbers of a range.
  public init<Value: NumberValue>(_ range: some AnswerBounds<Value>) {
    lower = range.lowest?.decimal
    upper = range.highest?.decimal
  }

  /// Whether `number` lies in the range, compared exactly.
  func contains(_ number: DecimalNumber) -> Bool {
    if let lower, number < lower { return false }
    if let upper, number > upper { return false }
    return true
  }
}
