// SPDX-License-Identifier: GPL-3.0-or-later

/// A row of styled text.
///
/// Text enters only through `append`, which makes it printable: whatever a row holds may go to a terminal as it is.
struct Row: Equatable, Sendable {
  /// A character's place in `bytes`, and how it is shown.
  struct Cell: Equatable, Sendable {
    /// Where its bytes end; they begin where those of the cell before end.
    fileprivate(set) var byteEnd: UInt32
    /// How it looks.
    fileprivate(set) var style: Style
    /// The columns it takes, 1 or more.
    fileprivate(set) var columns: UInt8
    /// Whether terminals disagree on that number.
    fileprivate(set) var isDisputed: Bool
  }

  /// The row's text in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The row's characters.
  private(set) var cells: [Cell] = []
  /// The columns that the row takes.
  private(set) var columns = 0

  /// An empty row.
  init() {}

  /// A row of one text in one style.
  init(_ text: String, _ style: Style = .plain) {
    append(text, style)
  }

  /// The row's text without its styles.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Puts a text, made printable, at the end.
  mutating func append(_ text: some StringProtocol, _ style: Style = .plain) {
    let start = bytes.count
    for byte in text.utf8 {
      guard byte &- 0x20 < 0x5F else {
        remove(from: start)
        return appendByCluster(text.printable, style)
      }
      bytes.append(byte)
      cells.append(
        Cell(byteEnd: UInt32(truncatingIfNeeded: bytes.count), style: style, columns: 1, isDisputed: false))
    }
    columns += bytes.count - start
  }

  /// Puts another row's content at the end.
  mutating func append(_ other: Row) {
    let offset = UInt32(truncatingIfNeeded: bytes.count)
    bytes += other.bytes
    cells += other.cells.map { cell in
      var cell = cell
      cell.byteEnd &+= offset
      return cell
    }
    columns += other.columns
  }

  /// Puts spaces at the end until the row takes at least `columns` columns.
  mutating func pad(to columns: Int, _ style: Style = .plain) {
    while self.columns < columns { append(" ", style) }
  }

  /// The row, cut between two characters to at most `limit` columns; what is cut ends with `⋯`.
  func fitted(to limit: Int) -> Row {
    guard columns > limit else { return self }
    guard limit > 0 else { return Row() }
    var row = self
    var style = Style.plain
    while row.columns > limit - 1, let last = row.cells.popLast() {
      style = last.style
      row.columns -= Int(last.columns)
    }
    row.bytes.removeLast(row.bytes.count - Int(row.cells.last?.byteEnd ?? 0))
    row.append("⋯", style)
    return row
  }

  /// The row with its first column, which must be one of a character of one column, replaced by `mark`.
  func withMark(_ mark: String, _ style: Style) -> Row {
    var row = Row(mark, style)
    guard let first = cells.first, first.columns == 1 else { return self }
    var rest = self
    rest.bytes.removeFirst(Int(first.byteEnd))
    rest.cells.removeFirst()
    rest.columns -= 1
    for index in rest.cells.indices { rest.cells[index].byteEnd -= first.byteEnd }
    row.append(rest)
    return row
  }

  /// The bytes of the character at an index of `cells`.
  func bytes(ofCellAt index: Int) -> ArraySlice<UInt8> {
    bytes[byteStart(ofCellAt: index)..<Int(cells[index].byteEnd)]
  }

  /// Where the bytes of the character at an index of `cells` begin.
  func byteStart(ofCellAt index: Int) -> Int {
    index == 0 ? 0 : Int(cells[index - 1].byteEnd)
  }

  private mutating func appendByCluster(_ printable: String, _ style: Style) {
    for character in printable {
      bytes.append(contentsOf: character.utf8)
      let columns = character.columns
      self.columns += columns
      cells.append(
        Cell(
          byteEnd: UInt32(truncatingIfNeeded: bytes.count), style: style,
          columns: UInt8(clamping: columns), isDisputed: character.isWidthDisputed))
    }
  }

  /// Takes back one-byte characters from a byte offset on.
  private mutating func remove(from start: Int) {
    cells.removeLast(bytes.count - start)
    bytes.removeLast(bytes.count - start)
  }
}
