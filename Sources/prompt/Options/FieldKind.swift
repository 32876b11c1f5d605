// SPDX-License-Identifier: GPL-3.0-or-later

/// The kinds of field; the raw value is the option's name.
enum FieldKind: String, CaseIterable, Sendable {
  case text, secret, multiline, choice, choices, yesno, integer, number, path, note

  /// Those that ask something.
  static let asked = allCases.filter { $0 != .note }

  /// Those that are typed as text.
  static let typed: [FieldKind] = [.text, .secret, .multiline, .integer, .number, .path]

  /// Those that are typed as one line that is shown.
  static let lines = typed.filter { $0 != .secret && $0 != .multiline }
}
