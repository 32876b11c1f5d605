// SPDX-License-Identifier: GPL-3.0-or-later

/// What is wrong with a row itself, which says what nobody knows; unlike a fault that cannot be played, it always fails.
struct FaultMistake: Error, CustomStringConvertible {
  let description: String

  init(_ reason: String) { description = reason }
}
