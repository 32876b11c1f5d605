// SPDX-License-Identifier: GPL-3.0-or-later

/// A decimal number of any length, kept as its digits and compared exactly.
public struct DecimalNumber: Sendable {
  /// Whether it is below zero.
  let isNegative: Bool

  /// The digits before the point, without leading zeros; `0` when there is nothing else.
  let whole: String

  /// The digits behind the point as they were written, trailing zeros included; empty without a point.
  let fraction: String

  /// The number that `text` writes: an optional sign, digits, and a point with digits on at least one of its sides.
  ///
  /// Full-width digits, signs and points count as their ASCII kin. There are no exponents, no separators of
  /// thousands and no blanks; for such a text the result is `nil`.
  public init?(_ text: String) {
    var whole: [UInt8] = []
    var fraction: [UInt8] = []
    var hasPoint = false
    var isNegative = false
    for (index, scalar) in text.unicodeScalars.enumerated() {
      switch DecimalNumber.asciiKin(of: scalar) {
      case UInt8(ascii: "-") where index == 0: isNegative = true
      case UInt8(ascii: "+") where index == 0: break
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      case let digit? where (0x30...0x39).contains(digit):
        if hasPoint { fraction.append(digit) } else { whole.append(digit) }
      default: return nil
      }
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    let significant = whole.drop { $0 == UInt8(ascii: "0") }
    self.whole = significant.isEmpty ? "0" : String(decoding: significant, as: UTF8.self)
    self.fraction = String(decoding: fraction, as: UTF8.self)
    let isZero = significant.isEmpty && fraction.allSatisfy { $0 == UInt8(ascii: "0") }
    self.isNegative = isNegative && !isZero
  }

  /// The number in canonical form: no plus, no leading zeros, a digit before the point.
  public var text: String {
    (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// Whether there is no point in it.
  public var isInteger: Bool { fraction.isEmpty }

  /// The ASCII character that a scalar stands for in a number: itself, or what its full-width form U+FF01…U+FF5E is
  /// of; `nil` for all others.
  private static func asciiKin(of scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x21...0x7E: UInt8(scalar.value)
    case 0xFF01...0xFF5E: UInt8(scalar.value - 0xFEE0)
    default: nil
    }
  }
}

extension DecimalNumber: Comparable {
  /// Whether both are the same number; `1.5` and `1.50` are.
  public static func == (left: DecimalNumber, right: DecimalNumber) -> Bool {
    !(left < right) && !(right < left)
  }

  /// Whether `left` is the smaller number.
  public static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    guard left.isNegative == right.isNegative else { return left.isNegative }
    return left.isNegative
      ? right.isSmallerInSize(than: left) : left.isSmallerInSize(than: right)
  }

  private func isSmallerInSize(than other: DecimalNumber) -> Bool {
    if whole.utf8.count != other.whole.utf8.count { return whole.utf8.count < other.whole.utf8.count }
    if whole != other.whole { return whole < other.whole }
    return fraction.utf8.withoutTrailingZeros.lexicographicallyPrecedes(
      other.fraction.utf8.withoutTrailingZeros)
  }
}

extension String.UTF8View {
  fileprivate var withoutTrailingZeros: Substring.UTF8View {
    let end = lastIndex { $0 != UInt8(ascii: "0") }.map(index(after:)) ?? startIndex
    return self[startIndex..<end]
  }
}
