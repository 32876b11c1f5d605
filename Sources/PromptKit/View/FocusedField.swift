// SPDX-License-Identifier: GPL-3.0-or-later

/// The field that is being edited: its mark and label, the rows around the cursor, and a list where it has one.
struct FocusedField {
  let field: LiveField
  let edited: EditedText
  let position: String
  let columns: Columns
  let theme: Theme
  let words: Words

  /// How many rows a line that is longer than the window is wide takes before it scrolls.
  private static let rowsOfOneLine = 3

  /// The rows, at most `limit` of the text and a third of `windowRows` of a list or a menu, and where in them the cursor stands.
  ///
  /// Where no row is left for a list its picked option stands behind the text.
  func block(limit: Int, windowRows: Int, menu: CompletionMenu?) -> Block {
    let labelRows = columns.isStacked && limit > 1 ? 1 : 0
    let window = window(rows: min(limit - labelRows, rowsWanted))
    var rows: [Row] = labelRows == 1 ? [label] : []
    for (index, text) in window.rows.enumerated() {
      var row = index == 0 && !columns.isStacked ? label : Row()
      row.pad(to: columns.answerStart)
      if isEmpty { row.append(placeholder, theme.placeholder) } else { row.append(text, theme.plain) }
      rows.append(row)
    }
    mark(&rows, from: labelRows, in: window)
    let cursor = Frame.Position(
      row: labelRows + window.cursorRow, column: columns.answerStart + window.cursorColumn)
    let most = min(max(windowRows / 3, 1), limit - rows.count)
    if let menu {
      rows += CompletionMenuView(menu: menu, columns: columns, theme: theme).rows(limit: most)
    } else if let choice = field as? LiveChoiceField {
      let list = OptionListView(field: choice, columns: columns, theme: theme, words: words)
      if most > 0 { rows += list.rows(limit: most) } else { list.appendPick(to: &rows[rows.count - 1]) }
    }
    return Block(rows: rows, cursor: cursor)
  }

  /// How many rows the text may take.
  private var rowsWanted: Int {
    if case .lines(let rows) = field.question.kind.editing { rows } else { FocusedField.rowsOfOneLine }
  }

  private var isEmpty: Bool { edited.text.isEmpty }

  private var placeholder: String { field.question.placeholder.elided(to: columns.answer) }

  private var label: Row {
    var row = Row(Mark.focused + " ", theme.focusedLabel)
    if columns.isStacked {
      let text = [position, words.label(of: field.question)].filter { !$0.isEmpty }.joined(separator: " ")
      row.append(text.elided(to: columns.label), theme.focusedLabel)
    } else {
      row.append(words.label(of: field.question).elided(to: columns.label), theme.focusedLabel)
    }
    return row
  }

  /// The text in rows, of which as many are seen around the cursor.
  func window(rows: Int) -> TextWindow {
    let showing: TextWindow.Showing =
      switch field.question.kind.editing {
      case .secret(isMasked: true): .masked(Character(Mark.secret))
      case .secret(isMasked: false): .hidden
      default: .plain
      }
    return TextWindow(
      edited.text, cursor: edited.cursor, columns: columns.answer, rows: max(rows, 1), showing: showing)
  }

  /// Says at the right edge that the text goes on above or below.
  private func mark(_ rows: inout [Row], from first: Int, in window: TextWindow) {
    if window.hasMoreAbove { rows[first].putAtRightEdge(Mark.moreAbove, of: columns, theme.bar) }
    if window.hasMoreBelow { rows[rows.count - 1].putAtRightEdge(Mark.moreBelow, of: columns, theme.bar) }
  }
}
