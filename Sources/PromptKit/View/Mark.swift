// SPDX-License-Identifier: GPL-3.0-or-later

/// The signs of a form. Each is one column wide in every terminal: none is "ambiguous" in Unicode's
/// EastAsianWidth.txt, as `•`, `…` and `↑` are.
enum Mark {
  static let focused = "›"
  static let answered = "✓"
  static let refused = "!"
  static let moreAbove = "▴"
  static let moreBelow = "▾"
  static let elision = "⋯"

  /// What stands for each character of a secret under edit; at rest it is ``Answers/secretMarks``.
  static let secret = "∙"
}
