// SPDX-License-Identifier: GPL-3.0-or-later

/// What the left of an accessory bar says.
public enum Hint: Equatable, Sendable {
  /// What the field expects, or where a search or an argument stands; the bar at rest.
  case expectation(String)

  /// What happened to the person's last key, such as `2 lines joined`.
  case notice(String)

  /// Why the answer was refused, and what would be right.
  case refusal(String)

  /// The words alone.
  public var text: String {
    switch self {
    case .expectation(let text), .notice(let text), .refusal(let text): text
    }
  }
}
