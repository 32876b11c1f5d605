// SPDX-License-Identifier: GPL-3.0-or-later

/// How the keys of a field behave.
package enum FieldStyle: Hashable, Sendable {
  /// One line. `completes`: Tab completes instead of leaving; `hasHistory`: Up and Down walk through earlier answers.
  case line(completes: Bool, hasHistory: Bool)
  /// One line whose kills, undo and text are gone when the visit ends.
  case secret
  /// Several lines: Enter breaks the line, Up and Down move by rows.
  case lines
  /// A list of options with the text as its filter: Up and Down move the pick; `toggles`: Space toggles what is picked.
  case list(toggles: Bool)

  /// Whether the text may hold line breaks.
  var takesLineBreaks: Bool { self == .lines }

  /// Whether an inputrc may rebind the form's keys here without `$if prompt`.
  var obeysWholeInputrc: Bool {
    switch self {
    case .line, .secret: true
    case .lines, .list: false
    }
  }

  /// Whether Tab completes.
  var completes: Bool {
    if case .line(completes: true, _) = self { true } else { false }
  }

  /// Whether it is a list of options.
  var isList: Bool {
    if case .list = self { true } else { false }
  }

  /// Whether Up and Down move by rows.
  var hasRows: Bool { isList || self == .lines }
}
