// SPDX-License-Identifier: GPL-3.0-or-later

/// What is to be seen: rows from top to bottom, and where the cursor stands in them.
struct Frame: Equatable, Sendable {
  /// A place in a frame, counted from 0.
  struct Position: Equatable, Sendable {
    var row: Int
    var column: Int

    init(row: Int = 0, column: Int = 0) {
      self.row = row
      self.column = column
    }
  }

  /// The rows, from the top.
  var rows: [Row]

  /// Where the cursor stands: where the next character goes.
  var cursor: Position

  /// A frame; without arguments one that shows nothing.
  init(rows: [Row] = [], cursor: Position = Position()) {
    self.rows = rows
    self.cursor = cursor
  }
}

extension Frame: CustomStringConvertible {
  /// The text as it looks, row by row without spaces at their ends, `▏` where the cursor stands.
  var description: String {
    var lines = rows.map { $0.description(cursorColumn: nil) }
    while lines.count <= cursor.row, lines.count < rows.count + 1 { lines.append("") }
    if lines.indices.contains(cursor.row) {
      let row = rows.indices.contains(cursor.row) ? rows[cursor.row] : Row()
      lines[cursor.row] = row.description(cursorColumn: cursor.column)
    }
    return lines.joined(separator: "\n")
  }
}

extension Row {
  fileprivate func description(cursorColumn: Int?) -> String {
    var shown = ""
    var column = 0
    var isMarked = cursorColumn == nil
    for index in cells.indices {
      if let cursorColumn, !isMarked, column >= cursorColumn {
        shown += "▏"
        isMarked = true
      }
      shown += String(decoding: bytes(ofCellAt: index), as: UTF8.self)
      column += Int(cells[index].columns)
    }
    if let cursorColumn, !isMarked {
      shown += String(repeating: " ", count: max(cursorColumn - column, 0)) + "▏"
    }
    while shown.last == " " { shown.removeLast() }
    return shown
  }
}
