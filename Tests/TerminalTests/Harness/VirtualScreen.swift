// SPDX-License-Identifier: GPL-3.0-or-later

import CVTerm

/// The screen that a person would see: libvterm, fed with all that a program writes.
///
/// libvterm knows neither dim text (SGR 2) nor terminals that re-wrap on resize: look at the story's raw log for the first, at `TmuxStory` for the second.
@safe final class VirtualScreen {
  /// A place on the screen, counted from 0.
  struct Cell: Equatable {
    var row: Int
    var column: Int
  }

  /// How one cell looks, as far as libvterm tells.
  struct Style: Equatable {
    var isBold = false
    var isUnderlined = false
    var isItalic = false
    var isReversed = false
    /// The colour of the text, `nil` for the terminal's usual one.
    var color: Color?
    /// The colour behind the text, `nil` for the terminal's usual one.
    var ground: Color?
  }

  /// A colour of the terminal's palette of 256, or a mixture of its own.
  enum Color: Equatable {
    case palette(Int)
    case direct(red: Int, green: Int, blue: Int)
  }

  /// The rows that went out at the top, oldest first.
  private(set) var scrollback: [String] = []

  /// What the terminal answered to queries of the program, not yet taken by `takeReplies()`.
  private(set) var replies: [UInt8] = []

  private(set) var modes = PrivateModes()
  private(set) var rowCount: Int
  private(set) var columnCount: Int
  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  private let callbacks: UnsafeMutablePointer<VTermScreenCallbacks>

  private static let mostCells = 1_000

  /// An empty screen, at least two columns wide: libvterm crashes on a wide character in one. Of a larger one than memory holds
  /// only a corner is kept.
  init(rows: Int, columns: Int) {
    rowCount = min(max(rows, 1), Self.mostCells)
    columnCount = min(max(columns, 2), Self.mostCells)
    unsafe terminal = vterm_new(Int32(rowCount), Int32(columnCount))
    unsafe vterm_set_utf8(terminal, 1)
    unsafe screen = vterm_obtain_screen(terminal)
    unsafe callbacks = .allocate(capacity: 1)
    unsafe callbacks.initialize(to: VTermScreenCallbacks())
    unsafe callbacks.pointee.sb_pushline = { columns, cells, user in
      guard let user = unsafe user, let cells = unsafe cells else { return 0 }
      let screen = unsafe Unmanaged<VirtualScreen>.fromOpaque(user).takeUnretainedValue()
      let row = unsafe Array(UnsafeBufferPointer(start: cells, count: Int(columns)))
      screen.scrollback.append(VirtualScreen.text(of: row))
      return 1
    }
    unsafe vterm_screen_set_callbacks(screen, callbacks, Unmanaged.passUnretained(self).toOpaque())
    unsafe vterm_screen_enable_altscreen(screen, 1)
    unsafe vterm_screen_reset(screen, 1)
  }

  deinit {
    unsafe vterm_free(terminal)
    unsafe callbacks.deallocate()
  }

  /// Shows `bytes`.
  func feed(_ bytes: ArraySlice<UInt8>) {
    modes.read(bytes)
    unsafe bytes.withUnsafeBytes { buffer in
      _ = unsafe vterm_input_write(
        terminal, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    var reply = [CChar](repeating: 0, count: 4096)
    let length = unsafe vterm_output_read(terminal, &reply, reply.count)
    replies += reply.prefix(length).map(UInt8.init(bitPattern:))
  }

  /// The answers to queries since the last call, to be sent to the program.
  func takeReplies() -> [UInt8] {
    defer { replies = [] }
    return replies
  }

  /// Gives the screen another size; rows are cut, not wrapped anew.
  func resize(rows: Int, columns: Int) {
    rowCount = min(max(rows, 1), Self.mostCells)
    columnCount = min(max(columns, 2), Self.mostCells)
    unsafe vterm_set_size(terminal, Int32(rowCount), Int32(columnCount))
  }

  /// The rows from the top, without the blanks at their ends.
  var rows: [String] {
    (0..<rowCount).map { row in VirtualScreen.text(of: (0..<columnCount).map { cell(row, $0) }) }
  }

  /// The screen as a string with a line for each row, without empty rows at the end.
  var text: String {
    var rows = rows
    while rows.last == "" { rows.removeLast() }
    return rows.joined(separator: "\n")
  }

  /// Where the cursor stands.
  var cursor: Cell {
    var position = VTermPos()
    unsafe vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return Cell(row: Int(position.row), column: Int(position.col))
  }

  /// Whether the cursor is shown (DECTCEM).
  var isCursorVisible: Bool { modes[25] ?? true }

  /// Whether pastes are bracketed (mode 2004).
  var isPasteBracketed: Bool { modes[2004] ?? false }

  /// Whether the alternate screen is shown (modes 1049, 1047, 47).
  var isAlternate: Bool { [1049, 1047, 47].contains { modes[$0] == true } }

  /// How the cell at `row` and `column` looks.
  func style(row: Int, column: Int) -> Style {
    let cell = cell(row, column)
    return Style(
      isBold: cell.attrs.bold != 0, isUnderlined: cell.attrs.underline != 0, isItalic: cell.attrs.italic != 0,
      isReversed: cell.attrs.reverse != 0, color: VirtualScreen.color(cell.fg),
      ground: VirtualScreen.color(cell.bg))
  }

  private static func color(_ raw: VTermColor) -> Color? {
    let usual = UInt8(VTERM_COLOR_DEFAULT_FG.rawValue | VTERM_COLOR_DEFAULT_BG.rawValue)
    if unsafe raw.type & usual != 0 { return nil }
    if unsafe raw.type & UInt8(VTERM_COLOR_TYPE_MASK.rawValue) == UInt8(VTERM_COLOR_INDEXED.rawValue) {
      return unsafe .palette(Int(raw.indexed.idx))
    }
    return unsafe .direct(red: Int(raw.rgb.red), green: Int(raw.rgb.green), blue: Int(raw.rgb.blue))
  }

  /// How the first cell of `text` looks, searched from the top; `nil` when it is not on the screen.
  func style(of text: String) -> Style? {
    for row in 0..<rowCount {
      for column in 0..<columnCount {
        let rest = VirtualScreen.text(of: (column..<columnCount).map { cell(row, $0) })
        if rest.hasPrefix(text), cell(row, column).width > 0 { return style(row: row, column: column) }
      }
    }
    return nil
  }

  private func cell(_ row: Int, _ column: Int) -> VTermScreenCell {
    var cell = VTermScreenCell()
    _ = unsafe vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &cell)
    return cell
  }

  /// The text of a row: a wide character stands in two cells, of which the second holds none.
  private static func text(of cells: [VTermScreenCell]) -> String {
    var text = ""
    var column = 0
    while column < cells.count {
      var cell = cells[column]
      let scalars = unsafe withUnsafeBytes(of: &cell.chars) { unsafe Array($0.bindMemory(to: UInt32.self)) }
      let shown = scalars.prefix { $0 != 0 }.compactMap(Unicode.Scalar.init)
      text.unicodeScalars.append(contentsOf: shown.isEmpty ? [" "] : shown)
      column += max(Int(cell.width), 1)
    }
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
