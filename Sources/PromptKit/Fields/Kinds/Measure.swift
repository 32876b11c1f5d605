// SPDX-License-Identifier: GPL-3.0-or-later

/// What can be measured in an answer.
public enum Measure: Equatable, Sendable {
  /// Its characters, as a person counts them.
  case characters
  /// Its size as a number.
  case amount
  /// Nothing.
  case nothing
}
