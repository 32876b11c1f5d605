// SPDX-License-Identifier: GPL-3.0-or-later

/// How a person edits an answer.
public enum Editing: Equatable, Sendable {
  /// As one line of text.
  case line
  /// As one line that is not shown: a mark for each character, or nothing at all.
  case secret(isMasked: Bool)
  /// As several lines, of which `rows` are shown at most.
  case lines(rows: Int)
  /// By picking from a list; what is typed filters it.
  case list(OptionList)
  /// Not at all: there is only something to read.
  case nothing
}
