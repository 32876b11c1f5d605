// SPDX-License-Identifier: GPL-3.0-or-later

/// The options that belong to the field before them; the raw value is the long name.
enum Attribute: String, CaseIterable, Sendable {
  case required, `default`, label, hint, placeholder, option, options, pattern, range, length, message, when
  case trim, rows, mask, complete, history, dirs, other, twice, advanced, check
  case checkTimeout = "check-timeout"
  case optionsFrom = "options-from"
}
