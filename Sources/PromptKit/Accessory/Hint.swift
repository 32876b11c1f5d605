// SPDX-License-Identifier: GPL-3.0-or-later

/// What the left of an accessory bar says.
enum Hint: Equatable, Sendable {
  /// What the field expects, part by part, such as `필수` and `8자 이상`; the first parts are the first to go when there
  /// is little room. This is the bar at rest.
  case expectation([String])

  /// What a key did, or where a search stands.
  case notice(String)

  /// Why the answer was refused, and what would be right.
  case refusal(Objection)
}
