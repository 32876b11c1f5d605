// SPDX-License-Identifier: GPL-3.0-or-later

/// A number, kept as its digits.
public final class NumberKind: Kind {
  public let editing = Editing.line
  public let measure = Measure.amount

  /// Whether only whole numbers are answers.
  public let isInteger: Bool

  public var word: String { isInteger ? "integer" : "number" }

  /// The numbers that the program can take, whatever the question allows; `nil` for all.
  private let limits: NumberRange?

  /// The kind `integer`, or `number`.
  public convenience init(isInteger: Bool) {
    self.init(isInteger: isInteger, limits: nil)
  }

  init(isInteger: Bool, limits: NumberRange?) {
    self.isInteger = isInteger
    self.limits = limits
  }

  public func judge(_ text: String) -> Judgement {
    guard let number = DecimalNumber(text) else {
      return .refused(Refusal(isInteger ? .notAnInteger : .notANumber, of: text))
    }
    guard number.isInteger || !isInteger else { return .refused(Refusal(.notAnInteger, of: text)) }
    if let limits, !limits.contains(number) { return .refused(Refusal(.outOfRange(limits), of: text)) }
    return .accepted(.number(number.text))
  }
}
