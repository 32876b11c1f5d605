// SPDX-License-Identifier: GPL-3.0-or-later

/// Where the rows of a form get to in tmux when its window gets another size, which tmux does before anybody hears of it.
///
/// What it does (`screen_resize_cursor`): a lower window first loses rows below the cursor, then at its top; a higher one first
/// gets back what went out at the top. Then rows are wrapped anew, those above the window too, and however many that makes, the
/// last of them are the window: so rows that wrap push others out at the top, empty rows below or not. A row wraps by the cells
/// that were ever used in it, erased or not (`grid_reflow`).
///
/// How far the form is from the window's ends cannot be known without asking. Of all places that it may be in, that one is taken
/// where the fewest of its rows get out of the window and the most come back: so never more is taken for the form's than is.
struct WrappedRows {
  /// A row of the terminal.
  struct Row {
    /// The columns of each of its cells.
    var cells: [UInt8]
    /// Whether the next row is the rest of it.
    var goesOn = false
  }

  /// The rows that are the form's: first those above the window, of drawings before the one that is shown, then that.
  private(set) var rows: [Row]
  /// The cursor's place; its row is counted from the first of `rows`.
  private(set) var cursor: Frame.Position
  /// How many empty rows there are beneath the form, at the fewest.
  private(set) var emptyRows: Int
  /// How many of `rows` are above the window.
  private(set) var rowsAbove: Int

  /// tmux keeps 2,000 rows above the window where nobody has told it otherwise (`history-limit`).
  static let mostRowsAbove = 2_000

  /// The rows before a window gets another size; `cursor` is counted from the first row of `shown`.
  init(above: [Row], shown: [Row], cursor: Frame.Position, emptyRows: Int) {
    rows = above + shown
    self.cursor = Frame.Position(row: above.count + cursor.row, column: cursor.column)
    self.emptyRows = emptyRows
    rowsAbove = above.count
  }

  /// Takes note of the window's new size.
  mutating func resize(from old: Size, to new: Size) {
    if new.rows < old.rows {
      let below = emptyRows + max(rows.count - 1 - cursor.row, 0)
      let gone = min(below, old.rows - new.rows)
      rows.removeLast(max(gone - emptyRows, 0))
      emptyRows = max(emptyRows - gone, 0)
    }
    if new.columns != old.columns { wrap(at: new.columns) }
    rowsAbove = min(max(rows.count + emptyRows - new.rows, 0), rows.count)
    if cursor.row < rowsAbove { cursor = Frame.Position(row: rowsAbove) }
  }

  /// The rows above the window that may come back when all beneath them is taken off it: as many as tmux keeps, of those that are
  /// next to the window.
  var remembered: [Row] {
    var remembered = Array(rows.prefix(rowsAbove).suffix(WrappedRows.mostRowsAbove))
    // Taking out the row beneath ends it.
    if let last = remembered.indices.last { remembered[last].goesOn = false }
    return remembered
  }

  private mutating func wrap(at columns: Int) {
    var wrapped: [Row] = []
    var place = cursor
    var line: [UInt8] = []
    var cursorCell: Int?
    for (index, row) in rows.enumerated() {
      if index == cursor.row { cursorCell = line.count + row.cellIndex(ofColumn: cursor.column) }
      line += row.cells
      if row.goesOn && index < rows.count - 1 { continue }
      let first = wrapped.count
      wrapped += WrappedRows.pieces(of: line, columns: columns)
      if let cell = cursorCell {
        var before = 0
        place.row = first
        while place.row < wrapped.count - 1, before + wrapped[place.row].cells.count <= cell {
          before += wrapped[place.row].cells.count
          place.row += 1
        }
      }
      line = []
      cursorCell = nil
    }
    // A cursor beneath all rows stays there.
    cursor = cursor.row < rows.count ? place : Frame.Position(row: wrapped.count)
    rows = wrapped
  }

  private static func pieces(of line: [UInt8], columns: Int) -> [Row] {
    var pieces = [Row(cells: [])]
    var width = 0
    for cell in line {
      if width > 0 && width + Int(cell) > columns {
        pieces[pieces.count - 1].goesOn = true
        pieces.append(Row(cells: []))
        width = 0
      }
      pieces[pieces.count - 1].cells.append(cell)
      width += Int(cell)
    }
    return pieces
  }
}

extension WrappedRows.Row {
  /// The cell at a column; beyond the last cell their count.
  fileprivate func cellIndex(ofColumn column: Int) -> Int {
    var end = 0
    return cells.firstIndex { cell in
      end += Int(cell)
      return end > column
    } ?? cells.count
  }
}
