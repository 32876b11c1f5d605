// SPDX-License-Identifier: GPL-3.0-or-later

/// A number, kept as its digits.
public struct NumberKind: Kind {
  public let editing = Editing.line
  public let measure = Measure.amount

  /// Whether only whole numbers are answers.
  public let isInteger: Bool

  public var word: String { isInteger ? "integer" : "number" }

  /// The kind `integer`, or `number`.
  public init(isInteger: Bool) {
    self.isInteger = isInteger
  }

  public func judge(_ text: String) -> Judgement {
    guard let number = DecimalNumber(text) else {
      return .refused(Refusal(isInteger ? .notAnInteger : .notANumber, of: text))
    }
    guard number.isInteger || !isInteger else { return .refused(Refusal(.notAnInteger, of: text)) }
    return .accepted(.number(number.text))
  }
}
