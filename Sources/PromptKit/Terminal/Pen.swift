// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes and moves on a terminal, and knows at any time where that has brought the cursor.
///
/// Rows are counted from where the form begins, columns from 0. Only control functions of ECMA-48 that each
/// terminal of the last forty years has are used, and only relative ones for rows, so that it need not know
/// where in the window it is.
struct Pen {
  /// What is to be sent to the terminal.
  var bytes: [UInt8] = []
  /// The cursor's row.
  private(set) var row: Int
  /// The cursor's column; the width of the window after its last column was written.
  private(set) var column: Int
  /// Whether the terminal is sure to agree on `column`.
  ///
  /// It may not after a character in the last column, where some terminals stay and others go on.
  private(set) var isColumnCertain: Bool
  /// The lowest row that is known to exist, so that the cursor can be moved there without a line feed.
  private(set) var lowestRow: Int
  /// The columns of the window.
  let columns: Int
  /// How far each row was ever written to since it was last erased from its start: tmux wraps it by that.
  private(set) var usedColumns: [Int] = []

  private var style = Style.plain

  /// A pen where another one has stopped, or at the start of a form.
  init(row: Int = 0, column: Int = 0, isColumnCertain: Bool = false, lowestRow: Int = 0, columns: Int) {
    self.row = row
    self.column = column
    self.isColumnCertain = isColumnCertain
    self.lowestRow = lowestRow
    self.columns = columns
  }

  /// Writes characters of a row at the cursor; behind one whose width is disputed the rest of the row is
  /// erased.
  mutating func write(_ range: Range<Int>, of row: Row) {
    for index in range {
      let cell = row.cells[index]
      setStyle(cell.style)
      if cell.isDisputed {
        writeDisputed(row.bytes(ofCellAt: index), cell)
      } else {
        bytes += row.bytes(ofCellAt: index)
        column += Int(cell.columns)
        isColumnCertain = column < columns
      }
    }
    noteUse(to: column)
  }

  /// Writes a character of one column at the cursor.
  mutating func type(_ character: TypedCharacter) {
    setStyle(character.style)
    bytes.append(character.byte)
    column += 1
    isColumnCertain = column < columns
    noteUse(to: column)
    finish()
  }

  /// Writes plain spaces.
  mutating func writeSpaces(_ count: Int) {
    setStyle(.plain)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
    column += count
    isColumnCertain = column < columns
    noteUse(to: column)
  }

  /// Erases from the cursor to the end of its row (EL).
  mutating func eraseRest() {
    setStyle(.plain)
    if !isColumnCertain { anchor() }
    put("K")
    if column == 0, usedColumns.indices.contains(row) { usedColumns[row] = 0 }
  }

  /// Takes out the cursor's row and all beneath it (DL): unlike erased ones they never go to the scrollback.
  mutating func deleteRows(_ count: Int) {
    setStyle(.plain)
    put("M", count)
    usedColumns.removeLast(max(usedColumns.count - row, 0))
  }

  /// Makes room for columns at the cursor by moving what follows to the right (ICH).
  mutating func insertColumns(_ count: Int) {
    setStyle(.plain)
    put("@", count)
    noteUse(to: columns)
  }

  /// Takes out columns at the cursor by moving what follows to the left (DCH).
  mutating func deleteColumns(_ count: Int) {
    setStyle(.plain)
    put("P", count)
    noteUse(to: columns - count)
  }

  /// Moves the cursor, by as few bytes as that takes.
  ///
  /// - Parameter shown: what stands in the row that it moves to; the cheapest way over plain text may be to
  ///   write it again.
  mutating func move(toRow newRow: Int, column newColumn: Int, over shown: Row?) {
    // Text may be written again only in the style that it has.
    let shown = style == .plain ? shown : nil
    var path = horizontalPath(from: isColumnCertain ? column : nil, to: newColumn, over: shown)
    let distance = newRow - row
    if distance < 0 { put("A", -distance) }
    if distance > 0 {
      let viaStart =
        (isColumnCertain && column == 0 ? [] : [.carriageReturn])
        + [UInt8](repeating: .lineFeed, count: distance)
        + horizontalPath(from: 0, to: newColumn, over: shown)
      let straight = Self.control("B", distance) + path
      path = newRow > lowestRow || viaStart.count <= straight.count ? viaStart : straight
    }
    isColumnCertain = true
    bytes += path
    row = newRow
    column = newColumn
    lowestRow = max(lowestRow, newRow)
  }

  /// Goes back to plain style, as the terminal must be left.
  mutating func finish() {
    setStyle(.plain)
  }

  private mutating func noteUse(to column: Int) {
    while usedColumns.count <= row { usedColumns.append(0) }
    usedColumns[row] = max(usedColumns[row], column)
  }

  /// Makes the terminal agree on the column (CHA).
  private mutating func anchor() {
    if column == 0 { bytes.append(.carriageReturn) } else { put("G", column + 1) }
    isColumnCertain = true
  }

  /// Writes a character, says where the next one goes, and cuts off what came out too wide.
  ///
  /// Where that might not fit the row, so that the terminal would go on in the next one, a mark stands for it.
  private mutating func writeDisputed(_ character: ArraySlice<UInt8>, _ cell: Row.Cell) {
    if column + Int(cell.widestColumns) > columns {
      bytes += Array("⋯".utf8)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(Int(cell.columns) - 1, 0)))
    } else {
      bytes += character
    }
    column += Int(cell.columns)
    isColumnCertain = false
    if column < columns { eraseRest() }
  }

  private mutating func setStyle(_ new: Style) {
    guard new != style else { return }
    bytes += new.bytes(after: style)
    style = new
  }

  private mutating func put(_ final: Unicode.Scalar, _ count: Int = 1) {
    bytes += Self.control(final, count)
  }
}

extension Pen {
  /// The shortest way along a row; `start` is `nil` where it is not known.
  private func horizontalPath(from start: Int?, to goal: Int, over shown: Row?) -> [UInt8] {
    if start == goal { return [] }
    if goal == 0 { return [.carriageReturn] }
    var best = Self.control("G", goal + 1)
    func consider(_ path: [UInt8]) {
      if path.count < best.count { best = path }
    }
    if let start, start > goal {
      let distance = start - goal
      if distance < best.count { consider([UInt8](repeating: .backspace, count: distance)) }
      consider(Self.control("D", distance))
    }
    if let start, start < goal { consider(forwardPath(from: start, to: goal, over: shown)) }
    consider([.carriageReturn] + forwardPath(from: 0, to: goal, over: shown))
    return best
  }

  private func forwardPath(from start: Int, to goal: Int, over shown: Row?) -> [UInt8] {
    let jump = Self.control("C", goal - start)
    guard goal - start < jump.count, goal < columns, let shown else { return jump }
    guard let text = shown.plainBytes(from: start, to: goal), text.count < jump.count else { return jump }
    return text
  }

  private static func control(_ final: Unicode.Scalar, _ count: Int) -> [UInt8] {
    let parameter = count == 1 ? [] : Array(String(count).utf8)
    return [.escape, UInt8(ascii: "[")] + parameter + [UInt8(ascii: final)]
  }
}

extension Row {
  /// The bytes that show what stands between two columns, or `nil` where writing them again could change
  /// something.
  fileprivate func plainBytes(from start: Int, to end: Int) -> [UInt8]? {
    var column = 0
    var text: [UInt8] = []
    for (index, cell) in cells.enumerated() where column < end {
      if column >= start {
        guard cell.style == .plain, !cell.isDisputed, cell.byteEnd < 1 << 20 else { return nil }
        text += bytes(ofCellAt: index)
      } else if column + Int(cell.columns) > start {
        return nil
      }
      column += Int(cell.columns)
    }
    if column > end { return nil }
    return text + [UInt8](repeating: UInt8(ascii: " "), count: end - max(column, start))
  }
}

extension UInt8 {
  static let backspace: UInt8 = 0x08
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let escape: UInt8 = 0x1B
}
