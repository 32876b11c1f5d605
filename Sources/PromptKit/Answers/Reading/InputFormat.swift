// SPDX-License-Identifier: GPL-3.0-or-later

/// How answers stand in a stream; the raw value is its name on the command line.
package enum InputFormat: String, CaseIterable, Sendable {
  /// One line for each field that is asked; see ``LinesReader``.
  case lines
}
