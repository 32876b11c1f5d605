// SPDX-License-Identifier: GPL-3.0-or-later

/// Turns frames into the bytes that make a terminal show them: each time the difference to what it shows
/// already.
///
/// The form stands in the terminal's normal screen, from the row where the cursor is when it is first drawn;
/// rows that are missing below are made by line feeds, at which the terminal scrolls by itself. Nothing is
/// ever asked of the terminal. The cursor is never hidden, and after each call the terminal is in plain
/// style. Bytes are given back, to be written at once.
struct Screen {
  /// The size of the window.
  private(set) var size: Size
  /// What the terminal makes of long rows when its window becomes narrower.
  let wrapping: Wrapping

  /// What is on the screen, from the form's first row; `nil` where that is not known.
  private var shown: [Row?] = []
  /// Where the cursor is.
  private var pen: Pen
  /// Whether the window's size has changed since the form was drawn.
  private var isResized = false
  /// Where tmux has taken the rows since then.
  private var taken: WrappedRows?
  /// The rows of former drawings that tmux has pushed out of the window, right above the form.
  private var rowsAbove: [WrappedRows.Row] = []
  /// How many empty rows there are beneath `shown`, at the fewest.
  private var emptyRows = 0

  /// A screen on which nothing is drawn yet.
  init(size: Size, wrapping: Wrapping = .anew) {
    self.size = size
    self.wrapping = wrapping
    pen = Pen(columns: size.columns)
  }

  /// Shows a frame; what does not fit the window is cut.
  mutating func draw(_ frame: Frame) -> [UInt8] {
    let rows = frame.rows.prefix(size.rows)
    return show(
      rows.map { $0.fitted(to: size.columns) },
      cursor: Frame.Position(
        row: min(max(frame.cursor.row, 0), max(rows.count - 1, 0)),
        column: min(max(frame.cursor.column, 0), size.columns - 1)))
  }

  /// Shows a character in the row where the cursor stands, as a frame with it would be shown; `write` is handed the bytes.
  ///
  /// - Returns: false where the cursor is not known to stand in its place behind such a row; then nothing is shown.
  mutating func type(_ character: TypedCharacter, write: ([UInt8]) -> Void) -> Bool {
    let place = character.place
    guard !isResized, pen.row == place.row, pen.column == place.column, pen.isColumnCertain,
      place.column + 1 < size.columns, shown.indices.contains(place.row),
      shown[place.row]?.columns == place.column
    else { return false }
    shown[place.row]?.append(character)
    pen.type(character)
    write(pen.bytes)
    // Their room is kept for the next character.
    while pen.bytes.popLast() != nil {}
    return true
  }

  /// Puts what remains of the form in its place, however many rows that has; the cursor is then at the start
  /// of the row below.
  mutating func finish(with transcript: Frame) -> [UInt8] {
    let bytes = show(
      transcript.rows.map { $0.fitted(to: size.columns) },
      cursor: Frame.Position(row: transcript.rows.count))
    forget()
    return bytes
  }

  /// Takes the form off the screen; the cursor is then where the form began.
  mutating func clear() -> [UInt8] {
    let bytes = show([], cursor: Frame.Position())
    forget()
    return bytes
  }

  /// Takes note that somebody else wrote to the terminal: the next frame is drawn at the row where the cursor
  /// is by then.
  mutating func forget() {
    shown = []
    pen = Pen(columns: size.columns)
    isResized = false
    taken = nil
    rowsAbove = []
    emptyRows = 0
  }

  /// Clears the window, as readline's clear-screen does; the next frame is drawn at its top.
  mutating func clearWindow() -> [UInt8] {
    forget()
    emptyRows = size.rows
    return Array("\u{1b}[H\u{1b}[2J".utf8)
  }

  /// Takes note of the window's new size: the next frame is drawn in the form's place, all of it.
  mutating func resize(to size: Size) {
    guard size != self.size else { return }
    if shown.isEmpty && taken == nil && rowsAbove.isEmpty {
      self.size = size
      return forget()
    }
    if wrapping == .asTmux {
      var rows = taken ?? standing
      rows.resize(from: self.size, to: size)
      taken = rows
    }
    self.size = size
    isResized = true
  }
}

extension Screen {
  private mutating func show(_ rows: [Row], cursor: Frame.Position) -> [UInt8] {
    settleAfterResize()
    var end = max(rows.count, shown.count)
    while end > 0, !isChange(end - 1, to: rows) { end -= 1 }
    for index in 0..<end where isChange(index, to: rows) {
      let row = index < rows.count ? rows[index] : Row()
      let isLast = index == end - 1 && index == cursor.row
      pen.replace(
        index < shown.count ? shown[index] : nil, by: row, atRow: index,
        cursorColumn: isLast ? cursor.column : nil)
      if index < shown.count {
        shown[index] = row
      } else {
        shown.append(row)
        emptyRows = max(emptyRows - 1, 0)
      }
    }
    pen.finish()
    pen.move(
      toRow: cursor.row, column: cursor.column, over: cursor.row < rows.count ? rows[cursor.row] : nil)
    pen.finish()
    return takeBytes()
  }

  /// Whether a row looks other than it is to look.
  private func isChange(_ index: Int, to rows: [Row]) -> Bool {
    index >= shown.count || shown[index] != (index < rows.count ? rows[index] : Row())
  }

  private mutating func takeBytes() -> [UInt8] {
    let bytes = pen.bytes
    pen.bytes = []
    return bytes
  }

  /// After a resize the cursor is where the terminal has taken it, and each row may have become several.
  ///
  /// The way up leads over all of them; where the form's beginning was pushed out of the window, the terminal
  /// stops at the window's top.
  private mutating func settleAfterResize() {
    guard isResized else { return }
    isResized = false
    if let taken { return settle(as: taken) }
    var cursorRow = pen.row
    var height = shown.count
    if wrapping == .anew {
      let heights = shown.map { 1 + ($0?.wraps(before: .max, columns: size.columns) ?? 0) }
      cursorRow = heights.prefix(pen.row).reduce(0, +)
      if shown.indices.contains(pen.row) {
        cursorRow += shown[pen.row]?.wraps(before: pen.column, columns: size.columns) ?? 0
      }
      height = heights.reduce(0, +)
    }
    shown = [Row?](repeating: nil, count: min(height, size.rows))
    pen = Pen(row: cursorRow, columns: size.columns)
    pen.move(toRow: 0, column: 0, over: nil)
  }

  /// Goes to where the form begins, over what has come back of former drawings, and takes all from there off the window.
  private mutating func settle(as taken: WrappedRows) {
    self.taken = nil
    shown = []
    pen = Pen(row: taken.cursor.row, columns: size.columns)
    pen.move(toRow: 0, column: 0, over: nil)
    pen.deleteRows(size.rows)
    rowsAbove = taken.remembered
    emptyRows = min(taken.rows.count + taken.emptyRows, size.rows)
  }

  /// What stands in the terminal before it gets another size.
  private var standing: WrappedRows {
    let rows = shown.enumerated().map { index, row in
      var cells = row?.cells.prefix(row?.visibleCount ?? 0).map { $0.columns } ?? []
      let used = pen.usedColumns.indices.contains(index) ? pen.usedColumns[index] : 0
      let written = cells.reduce(0) { $0 + Int($1) }
      cells += repeatElement(1, count: max(used - written, 0))
      return WrappedRows.Row(cells: cells)
    }
    return WrappedRows(
      above: rowsAbove, shown: rows, cursor: Frame.Position(row: pen.row, column: pen.column),
      emptyRows: emptyRows)
  }
}

extension Row {
  /// How often a terminal that is only `columns` wide breaks the row before the character at `column`; what
  /// lies right of the last character counts to it.
  fileprivate func wraps(before column: Int, columns: Int) -> Int {
    var wraps = 0
    var position = 0
    var width = 0
    for cell in cells.prefix(visibleCount) {
      if width > 0 && width + Int(cell.columns) > columns {
        wraps += 1
        width = 0
      }
      if position + Int(cell.columns) > column { break }
      position += Int(cell.columns)
      width += Int(cell.columns)
    }
    return wraps
  }
}
