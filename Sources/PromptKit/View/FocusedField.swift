// SPDX-License-Identifier: GPL-3.0-or-later

/// The field that is being edited: its mark and label, the rows around the cursor, and a list where it has one.
///
/// What stays while it is edited is laid out once; each key then only lays out the text.
struct FocusedField {
  private let columns: Columns
  private let theme: Theme
  private let words: Words

  private let label: Row
  private let placeholder: String
  private let rowsWanted: Int
  private let showing: TextWindow.Showing
  private let choice: LiveChoiceField?

  /// How many rows a line that is longer than the window is wide takes before it scrolls.
  private static let rowsOfOneLine = 3

  /// The field without its text.
  init(field: LiveField, position: String, columns: Columns, theme: Theme, words: Words) {
    let question = field.question
    self.columns = columns
    self.theme = theme
    self.words = words
    var label = Row(Mark.focused + " ", theme.focusedLabel)
    let name = words.label(of: question)
    let shown = columns.isStacked && !position.isEmpty ? position + " " + name : name
    label.append(shown.elided(to: columns.label), theme.focusedLabel)
    self.label = label
    placeholder = question.placeholder.elided(to: columns.answer)
    rowsWanted = if case .lines(let rows) = question.kind.editing { rows } else { Self.rowsOfOneLine }
    showing =
      switch question.kind.editing {
      case .secret(isMasked: true): .masked(Character(Mark.secret))
      case .secret(isMasked: false): .hidden
      default: .plain
      }
    choice = field as? LiveChoiceField
  }

  /// Whether it shows the text as it is and nothing else that a key may change.
  var isPlain: Bool { choice == nil && showing == .plain }

  /// The rows, at most `limit` of the text and a third of `windowRows` of a list or a menu, and where in them the cursor stands.
  ///
  /// Where no row is left for a list its picked option stands behind the text.
  func block(editing edited: EditedText, limit: Int, windowRows: Int, menu: CompletionMenu?) -> Block {
    let labelRows = columns.isStacked && limit > 1 ? 1 : 0
    let window = window(on: edited, rows: min(limit - labelRows, rowsWanted))
    var rows: [Row] = labelRows == 1 ? [label] : []
    for (index, text) in window.rows.enumerated() {
      var row = index == 0 && !columns.isStacked ? label : Row()
      row.pad(to: columns.answerStart)
      if edited.text.isEmpty {
        row.append(placeholder, theme.placeholder)
      } else {
        row.append(text, theme.plain)
      }
      rows.append(row)
    }
    mark(&rows, from: labelRows, in: window)
    let cursor = Frame.Position(
      row: labelRows + window.cursorRow, column: columns.answerStart + window.cursorColumn)
    let most = min(max(windowRows / 3, 1), limit - rows.count)
    if let menu {
      rows += CompletionMenuView(menu: menu, columns: columns, theme: theme).rows(limit: most)
    } else if let choice {
      let list = OptionListView(field: choice, columns: columns, theme: theme, words: words)
      if most > 0 { rows += list.rows(limit: most) } else { list.appendPick(to: &rows[rows.count - 1]) }
    }
    return Block(rows: rows, cursor: cursor)
  }

  /// The text in rows, of which as many are seen around the cursor.
  func window(on edited: EditedText, rows: Int) -> TextWindow {
    TextWindow(
      edited.text, cursor: edited.cursor, columns: columns.answer, rows: max(rows, 1), showing: showing)
  }

  /// Says at the right edge that the text goes on above or below.
  private func mark(_ rows: inout [Row], from first: Int, in window: TextWindow) {
    if window.hasMoreAbove { rows[first].putAtRightEdge(Mark.moreAbove, of: columns, theme.bar) }
    if window.hasMoreBelow { rows[rows.count - 1].putAtRightEdge(Mark.moreBelow, of: columns, theme.bar) }
  }
}
