// SPDX-License-Identifier: GPL-3.0-or-later

/// How the visit of a field ended.
package enum VisitEnd: Equatable, Sendable {
  /// A command was answered with `.leave`.
  case left
  /// The terminal is gone.
  case endOfInput
  /// The client said so.
  case stopped
}
