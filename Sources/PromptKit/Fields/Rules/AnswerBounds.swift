// SPDX-License-Identifier: GPL-3.0-or-later

/// From where to where an answer may go: `1...65535`, `8...` or `...20`. Both ends are included.
public protocol AnswerBounds<Bound> {
  /// What is bounded.
  associatedtype Bound

  /// The smallest that is allowed; `nil` where there is none.
  var lowest: Bound? { get }

  /// The largest that is allowed; `nil` where there is none.
  var highest: Bound? { get }
}

extension ClosedRange: AnswerBounds {
  /// The lower end.
  public var lowest: Bound? { lowerBound }

  /// The upper end.
  public var highest: Bound? { upperBound }
}

extension PartialRangeFrom: AnswerBounds {
  /// The lower end.
  public var lowest: Bound? { lowerBound }

  /// None.
  public var highest: Bound? { nil }
}

extension PartialRangeThrough: AnswerBounds {
  /// None.
  public var lowest: Bound? { nil }

  /// The upper end.
  public var highest: Bound? { upperBound }
}
