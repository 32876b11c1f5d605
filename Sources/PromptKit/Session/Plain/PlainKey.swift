// SPDX-License-Identifier: GPL-3.0-or-later

/// What a key does while a line is typed in the plain front; the keys are those of a terminal's own line discipline.
enum PlainKey: Equatable {
  /// Types a character, a tab among them.
  case scalar(Unicode.Scalar)
  /// Ends the line: Enter, C-j.
  case enter
  /// Taps Done, wherever in the line it is: C-d.
  case done
  /// Takes back the last character: Backspace, C-h.
  case eraseCharacter
  /// Takes back the last word with the blanks behind it: C-w.
  case eraseWord
  /// Takes back the line: C-u.
  case eraseLine
  /// Shows the question and the line again: C-r.
  case reprint
  /// Does nothing here; the bell says so.
  case unknown
}
