// SPDX-License-Identifier: GPL-3.0-or-later

import CVTerm

@testable import PromptKit

/// A terminal's screen in memory (libvterm), to see what bytes really do.
@safe final class VirtualScreen {
  /// What stands in one cell.
  struct Cell: Equatable {
    var text = ""
    var style = Style.plain
    var width = 1
  }

  let size: Size
  private let terminal: OpaquePointer?
  private let screen: OpaquePointer?

  init(_ size: Size) {
    self.size = size
    unsafe terminal = vterm_new(Int32(size.rows), Int32(size.columns))
    unsafe vterm_set_utf8(terminal, 1)
    unsafe screen = vterm_obtain_screen(terminal)
    unsafe vterm_screen_reset(screen, 1)
  }

  deinit {
    unsafe vterm_free(terminal)
  }

  func write(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { buffer in
      _ = unsafe vterm_input_write(
        terminal, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
    }
  }

  func write(_ text: String) {
    write(Array(text.utf8))
  }

  var cursor: Frame.Position {
    var position = VTermPos()
    unsafe vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return Frame.Position(row: Int(position.row), column: Int(position.col))
  }

  /// The cells of a row; the right half of a wide character is left out.
  func cells(ofRow row: Int) -> [Cell] {
    var cells: [Cell] = []
    var column = 0
    while column < size.columns {
      let cell = cell(row: row, column: column)
      cells.append(cell)
      column += max(cell.width, 1)
    }
    return cells
  }

  func cell(row: Int, column: Int) -> Cell {
    var raw = VTermScreenCell()
    _ = unsafe vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &raw)
    let scalars = [raw.chars.0, raw.chars.1, raw.chars.2, raw.chars.3, raw.chars.4, raw.chars.5]
    var text = ""
    for scalar in scalars.prefix(while: { $0 != 0 }) {
      text.unicodeScalars.append(Unicode.Scalar(scalar) ?? "?")
    }
    var attributes: Style.Attributes = []
    if raw.attrs.bold != 0 { attributes.insert(.bold) }
    if raw.attrs.italic != 0 { attributes.insert(.italic) }
    if raw.attrs.underline != 0 { attributes.insert(.underlined) }
    if raw.attrs.reverse != 0 { attributes.insert(.reversed) }
    let style = Style(attributes, colour: VirtualScreen.colour(raw.fg), ground: VirtualScreen.colour(raw.bg))
    return Cell(text: text.isEmpty ? " " : text, style: style, width: Int(raw.width))
  }

  private static func colour(_ raw: VTermColor) -> Colour {
    let usual = UInt8(VTERM_COLOR_DEFAULT_FG.rawValue | VTERM_COLOR_DEFAULT_BG.rawValue)
    if unsafe raw.type & usual != 0 { return .usual }
    if unsafe raw.type & UInt8(VTERM_COLOR_TYPE_MASK.rawValue) == UInt8(VTERM_COLOR_INDEXED.rawValue) {
      return unsafe .palette(raw.indexed.idx)
    }
    return unsafe .direct(red: raw.rgb.red, green: raw.rgb.green, blue: raw.rgb.blue)
  }

  /// The text of each row, without spaces at its end.
  var lines: [String] {
    (0..<size.rows).map { row in
      var line = cells(ofRow: row).map(\.text).joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// A screen of another size that shows the same, as a terminal does that breaks long lines anew: the cursor stays at its
  /// character, and what is too much goes out at the top.
  func reflowed(to size: Size) -> VirtualScreen {
    let cursor = cursor
    let last = max(lines.lastIndex { !$0.isEmpty } ?? 0, cursor.row)
    var rows: [String] = []
    var place = Frame.Position()
    for row in 0...last {
      rows.append("")
      var width = 0
      var column = 0
      if row == cursor.row { place.row = rows.count - 1 }
      let count = lines[row].count
      for cell in cells(ofRow: row).prefix(count) {
        if width + cell.width > size.columns {
          rows.append("")
          width = 0
        }
        if row == cursor.row && column <= cursor.column {
          place = Frame.Position(row: rows.count - 1, column: min(width, size.columns - 1))
        }
        rows[rows.count - 1] += cell.text
        width += cell.width
        column += cell.width
      }
      if row == cursor.row && column <= cursor.column {
        place = Frame.Position(
          row: rows.count - 1, column: min(width + cursor.column - column, size.columns - 1))
      }
    }
    let gone = max(0, min(rows.count - size.rows, place.row))
    let other = VirtualScreen(size)
    other.write(rows.dropFirst(gone).prefix(size.rows).joined(separator: "\r\n"))
    other.write("\u{1b}[\(place.row - gone + 1);\(place.column + 1)H")
    return other
  }
}
