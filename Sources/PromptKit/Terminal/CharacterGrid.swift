// SPDX-License-Identifier: GPL-3.0-or-later

/// What a terminal shows of what this program writes to it: rows of characters, and the cursor.
///
/// It knows the control functions that `Pen` and the plain lines use, and no more: a form asks nothing else of a terminal.
/// Styles leave no trace, and what is pushed out at the top is gone. It begins empty, with the cursor at its top left.
struct CharacterGrid {
  /// The size of the window.
  let size: Size

  /// Where the cursor is; after the last column was written it stays there.
  private(set) var cursor = Frame.Position()

  /// The rows down to the last that was written to. A cell holds a character, and the cell beside a wide one nothing.
  private var cells: [[String]] = []

  /// Whether the next character goes to the next row, because the last column was written.
  private var isRowFull = false

  /// A window of `size` that nothing has been written to.
  init(size: Size) { self.size = size }

  /// The rows from the top down to the last that shows something, without blanks at their ends.
  var rows: [String] {
    var rows = cells.map { CharacterGrid.trimmed($0.joined()) }
    while rows.last?.isEmpty ?? false { rows.removeLast() }
    return rows
  }

  /// The same rows with `▏` where the cursor stands, as the pictures of the documentation have it.
  var rowsWithCursor: [String] {
    var rows = rows
    while rows.count <= cursor.row { rows.append("") }
    var row = cells.indices.contains(cursor.row) ? cells[cursor.row] : []
    let column = cursor.column + (isRowFull ? 1 : 0)
    if row.count < column { row += CharacterGrid.blanks(column - row.count) }
    row.insert("▏", at: column)
    rows[cursor.row] = CharacterGrid.trimmed(row.joined())
    return rows
  }

  /// Shows `bytes`, in which characters and control functions are whole.
  mutating func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let byte = rest.first {
      switch byte {
      case .escape: control(ControlFunction(takenFrom: &rest))
      case 0..<0x20, 0x7F:
        rest.removeFirst()
        control(byte)
      default:
        let end = rest.firstIndex { $0 < 0x20 || $0 == 0x7F } ?? rest.endIndex
        for character in String(decoding: rest[..<end], as: UTF8.self) { put(character) }
        rest = rest[end...]
      }
    }
  }

  /// Text, without the blanks at its end.
  private static func trimmed(_ text: String) -> String {
    String(decoding: text.utf8.reversed().drop { $0 == 0x20 }.reversed(), as: UTF8.self)
  }

  private static func blanks(_ count: Int) -> [String] { Array(repeating: " ", count: count) }
}

extension CharacterGrid {
  private mutating func put(_ character: Character) {
    if character.unicodeScalars.first.map({ $0.isMark || $0.isConjoiningJamo }) ?? false {
      return join(character)
    }
    let columns = min(character.columns, size.columns)
    if isRowFull || cursor.column + columns > size.columns {
      cursor.column = 0
      feedLine()
    }
    blank(cursor.column..<cursor.column + columns)
    cells[cursor.row][cursor.column] = String(character)
    for column in cursor.column + 1..<cursor.column + columns { cells[cursor.row][column] = "" }
    move(toColumn: cursor.column + columns)
    isRowFull = cursor.column == size.columns
    if isRowFull { cursor.column -= 1 }
  }

  /// Adds an accent, or the vowel of decomposed Hangul, to the character before the cursor; where none stands it is lost.
  private mutating func join(_ character: Character) {
    var column = isRowFull ? cursor.column : cursor.column - 1
    guard column >= 0, cells.indices.contains(cursor.row), column < cells[cursor.row].count else { return }
    while column > 0 && cells[cursor.row][column].isEmpty { column -= 1 }
    cells[cursor.row][column].append(character)
  }

  /// Makes cells of the cursor's row blank, and the other halves of wide characters that lose one.
  private mutating func blank(_ columns: Range<Int>) {
    while cells.count <= cursor.row { cells.append([]) }
    let missing = columns.upperBound - cells[cursor.row].count
    if missing > 0 { cells[cursor.row] += CharacterGrid.blanks(missing) }
    var start = columns.lowerBound
    while start > 0 && cells[cursor.row][start].isEmpty { start -= 1 }
    var end = columns.upperBound
    while end < cells[cursor.row].count && cells[cursor.row][end].isEmpty { end += 1 }
    for column in start..<end { cells[cursor.row][column] = " " }
  }
}

extension CharacterGrid {
  /// A control character; the bell and all others show nothing.
  private mutating func control(_ byte: UInt8) {
    switch byte {
    case .carriageReturn: move(toColumn: 0)
    case .lineFeed:
      // The system returns the carriage as well, in raw mode too (`ONLCR`).
      move(toColumn: 0)
      feedLine()
    case .backspace: move(toColumn: cursor.column - 1)
    default: break
    }
  }

  /// A control function of ECMA-48.
  private mutating func control(_ function: ControlFunction) {
    let count = min(max(function.parameter ?? 1, 1), CharacterGrid.farthest)
    switch Unicode.Scalar(function.final) {
    case "A": move(toRow: cursor.row - count)
    case "B": move(toRow: cursor.row + count)
    case "C": move(toColumn: min(cursor.column + count, size.columns - 1))
    case "D": move(toColumn: cursor.column - count)
    case "G": move(toColumn: min(count, size.columns) - 1)
    case "H":
      move(toRow: 0)
      move(toColumn: 0)
    case "J": cells = []
    case "K": eraseRest()
    case "@": insert(min(count, size.columns))
    case "P": delete(min(count, size.columns))
    default: break
    }
  }

  /// Farther than this no window goes.
  private static let farthest = 65_535

  private mutating func move(toColumn column: Int) {
    cursor.column = max(column, 0)
    isRowFull = false
  }

  private mutating func move(toRow row: Int) {
    cursor.row = min(max(row, 0), size.rows - 1)
    isRowFull = false
  }

  /// Goes down a row; from the lowest the window's content goes up instead.
  private mutating func feedLine() {
    isRowFull = false
    if cursor.row + 1 < size.rows {
      cursor.row += 1
    } else if !cells.isEmpty {
      cells.removeFirst()
    }
  }

  private mutating func eraseRest() {
    guard cells.indices.contains(cursor.row), cursor.column < cells[cursor.row].count else { return }
    blank(cursor.column..<cells[cursor.row].count)
    cells[cursor.row].removeSubrange(cursor.column...)
  }

  private mutating func insert(_ count: Int) {
    guard cells.indices.contains(cursor.row), cursor.column < cells[cursor.row].count else { return }
    blank(cursor.column..<cursor.column)
    cells[cursor.row].insert(contentsOf: CharacterGrid.blanks(count), at: cursor.column)
    cut()
  }

  private mutating func delete(_ count: Int) {
    guard cells.indices.contains(cursor.row), cursor.column < cells[cursor.row].count else { return }
    let end = min(cursor.column + count, cells[cursor.row].count)
    blank(cursor.column..<end)
    cells[cursor.row].removeSubrange(cursor.column..<end)
  }

  /// Cuts what was pushed out of the window at its right.
  private mutating func cut() {
    guard cells[cursor.row].count > size.columns else { return }
    let isHalved = cells[cursor.row][size.columns].isEmpty
    cells[cursor.row].removeSubrange(size.columns...)
    guard isHalved else { return }
    blank(size.columns - 1..<size.columns)
  }
}

/// A control function as it is written: `ESC [`, parameters, and a final byte.
private struct ControlFunction {
  /// The first parameter; `nil` where there is none, or one that is private to terminals.
  var parameter: Int?

  /// Which function it is; 0 where it is none.
  var final: UInt8 = 0

  /// Takes it from the beginning of `bytes`.
  init(takenFrom bytes: inout ArraySlice<UInt8>) {
    bytes.removeFirst()
    guard bytes.first == UInt8(ascii: "[") else { return }
    bytes.removeFirst()
    let parameters = bytes.prefix { (0x20...0x3F).contains($0) }
    bytes = bytes.dropFirst(parameters.count)
    parameter = Int(String(decoding: parameters.prefix { (0x30...0x39).contains($0) }, as: UTF8.self))
    final = bytes.popFirst() ?? 0
  }
}
