// SPDX-License-Identifier: GPL-3.0-or-later

/// What was done to a paste so that it fits its field.
package struct PasteReport: Equatable, Sendable {
  /// How many runs of line breaks became a space each.
  package var joinedBreaks = 0

  /// Whether NUL or bytes that are not UTF-8 were left out or replaced.
  package var wasRepaired = false

  /// Whether nothing was taken at all: a secret takes no line breaks.
  package var isRefused = false
}
