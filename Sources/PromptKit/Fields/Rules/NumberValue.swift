// SPDX-License-Identifier: GPL-3.0-or-later

/// What a ``NumberField`` may give: an `Int`, a `Double`, or a ``DecimalNumber`` of any length.
public protocol NumberValue: Comparable, Sendable {
  /// Whether only whole numbers are answers.
  static var isWhole: Bool { get }

  /// What fits, whatever the field allows; `nil` where all numbers do.
  static var limits: NumberRange? { get }

  /// The number that canonical digits write; `nil` where it does not fit.
  init?(digits: String)

  /// The number as decimal digits; `nil` where it is no number that can be written so.
  var decimal: DecimalNumber? { get }
}

extension Int: NumberValue {
  /// True.
  public static var isWhole: Bool { true }

  /// From the smallest `Int` to the largest.
  public static var limits: NumberRange? { NumberRange(Int.min...Int.max) }

  /// The number that canonical digits write; `nil` where it does not fit.
  public init?(digits: String) { self.init(digits) }

  /// The number as decimal digits.
  public var decimal: DecimalNumber? { DecimalNumber(description) }
}

extension Double: NumberValue {
  /// False.
  public static var isWhole: Bool { false }

  /// None: what is larger than all is infinity.
  public static var limits: NumberRange? { nil }

  /// The number of the type that is nearest to what the digits write.
  public init?(digits: String) { self.init(digits) }

  /// The shortest digits that mean this number; `nil` for infinity and for what is no number.
  public var decimal: DecimalNumber? { DecimalNumber(shortest: self) }
}

extension DecimalNumber: NumberValue {
  /// False.
  public static var isWhole: Bool { false }

  /// None.
  public static var limits: NumberRange? { nil }

  /// The number that the digits write, all of them kept.
  public init?(digits: String) { self.init(digits) }

  /// Itself.
  public var decimal: DecimalNumber? { self }
}

extension DecimalNumber {
  /// The shortest digits that mean `number`; `nil` for infinity and for what is no number.
  fileprivate init?(shortest number: Double) {
    let parts = number.description.utf8.split(separator: UInt8(ascii: "e"))
    guard number.isFinite, let mantissa = parts.first.flatMap({ DecimalNumber(String(Substring($0))) }),
      let exponent = parts.count > 1 ? Int(String(Substring(parts[1]))) : 0
    else { return nil }
    // 308 is the largest exponent of the type, 324 below zero the smallest.
    let zeros = String(repeating: "0", count: min(abs(exponent), 400))
    let point = mantissa.whole.utf8.count + exponent
    let digits =
      exponent < 0 ? zeros + mantissa.whole + mantissa.fraction : mantissa.whole + mantissa.fraction + zeros
    let place = exponent < 0 ? point + zeros.utf8.count : point
    self.init(
      (mantissa.isNegative ? "-" : "") + digits.prefix(max(place, 0)) + "." + digits.dropFirst(max(place, 0)))
  }
}
