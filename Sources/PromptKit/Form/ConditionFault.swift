// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a text is not a condition.
public enum ConditionFault: Error, Equatable, Sendable {
  /// A part of it that is none of the terms of a condition.
  case notATerm(String)
  /// Two terms joined by `or`, which would silently be part of a value; `NAME~^(A|B)$` holds for either of two.
  case alternative
  /// A name that no field before this one has.
  case notAnEarlierField(String)
  /// An expression that cannot be compiled.
  case pattern(PatternFault)
}
