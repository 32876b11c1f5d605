// SPDX-License-Identifier: GPL-3.0-or-later

/// A row of styled text.
///
/// Text enters only through `append`, which makes it printable: whatever a row holds may go to a terminal as
/// it is.
struct Row: Equatable, Sendable {
  /// A character's place in `bytes`, and how it is shown.
  struct Cell: Equatable, Sendable {
    /// Where its bytes end; they begin where those of the cell before end.
    fileprivate(set) var byteEnd: UInt32
    /// The columns it takes, 1 or more.
    fileprivate(set) var columns: UInt8
    /// The most columns that a terminal may take it for, if terminals disagree on them, else 0.
    fileprivate(set) var widestColumns: UInt8
    /// How it looks.
    fileprivate(set) var style: Style

    /// Whether terminals disagree on the columns it takes.
    var isDisputed: Bool { widestColumns > 0 }
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
    let before = (bytes.count, cells.count, self.columns)
    let count = text.utf8.count
    bytes.reserveCapacity(bytes.count + count)
    cells.reserveCapacity(cells.count + count)
    if text.utf8.allSatisfy({ $0.isPrintableASCII }) { return appendASCII(text, style) }
    for scalar in text.unicodeScalars {
      if (0x20...0x7E).contains(scalar.value) {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        appendCell(style, columns: 1, widestColumns: 0)
        continue
      }
      let columns = scalar.plainColumns
      guard columns > 0, !scalar.isWidthDisputed else {
        bytes.removeLast(bytes.count - before.0)
        cells.removeLast(cells.count - before.1)
        self.columns = before.2
        return appendByCluster(text.printable, style)
      }
      bytes += UTF8.encode(scalar) ?? .init()
      appendCell(style, columns: columns, widestColumns: 0)
    }
  }

  /// Puts a character, whose place is there, at the end.
  mutating func append(_ character: TypedCharacter) {
    bytes.append(character.byte)
    appendCell(character.style, columns: 1, widestColumns: 0)
  }

  private mutating func appendASCII(_ text: some StringProtocol, _ style: Style) {
    var end = UInt32(truncatingIfNeeded: bytes.count)
    bytes += text.utf8
    columns += text.utf8.count
    for _ in text.utf8 {
      end &+= 1
      cells.append(Cell(byteEnd: end, columns: 1, widestColumns: 0, style: style))
    }
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
    let count = max(columns - self.columns, 0)
    bytes.reserveCapacity(bytes.count + count)
    cells.reserveCapacity(cells.count + count)
    for _ in 0..<count {
      bytes.append(UInt8(ascii: " "))
      appendCell(style, columns: 1, widestColumns: 0)
    }
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
      appendCell(style, columns: character.columns, widestColumns: character.widestColumns)
    }
  }

  private mutating func appendCell(_ style: Style, columns: Int, widestColumns: Int) {
    self.columns += columns
    cells.append(
      Cell(
        byteEnd: UInt32(truncatingIfNeeded: bytes.count), columns: UInt8(clamping: columns),
        widestColumns: UInt8(clamping: widestColumns), style: style))
  }
}
