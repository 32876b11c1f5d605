// SPDX-License-Identifier: GPL-3.0-or-later

/// Breaks a text into rows: at each LF, and between two characters where a row is full.
///
/// Only what is asked for is looked at: the line that the cursor is in, from its start, and its neighbours as
/// far as rows of them are wanted.
struct TextLayout {
  /// One row.
  struct Row: Equatable {
    /// Its bytes, without the LF.
    var bytes: Range<Int>
    /// The columns that its characters take.
    var columns: Int
    /// Where the next row begins; `nil` in the text's last row.
    var next: Int?
    /// Whether the next row goes on with the same line.
    var isContinued: Bool
  }

  /// The text.
  let bytes: [UInt8]
  /// The columns that a row has room for, at least 1.
  let columns: Int

  /// The row that holds the cursor, and up to `above` and `below` of its neighbours.
  ///
  /// At the end of a row that is full to its last column, the cursor stands in an empty row of its own.
  func rows(around cursor: Int, above: Int, below: Int) -> (rows: [Row], cursorIndex: Int) {
    var lineStart = startOfLine(before: cursor)
    var rows = rows(from: lineStart, through: cursor, keeping: above + 1)
    while rows.count <= above, lineStart > 0 {
      let end = lineStart - 1
      lineStart = startOfLine(before: end)
      rows = self.rows(from: lineStart, through: end, keeping: above + 1 - rows.count, isLineEnd: true) + rows
    }
    let cursorIndex = rows.count - 1
    while rows.count - 1 - cursorIndex < below, let next = rows.last?.next {
      var filler = RowFiller(self, from: next)
      rows.append(filler.next())
      while rows.count - 1 - cursorIndex < below, rows.last?.next != nil { rows.append(filler.next()) }
    }
    return (rows, cursorIndex)
  }

  /// The columns of what stands in a row before the byte at `offset`, and the start of the character that
  /// holds it.
  func column(of offset: Int, in row: Row) -> Int {
    let plain = row.bytes.lowerBound..<min(max(offset, row.bytes.lowerBound), row.bytes.upperBound)
    if isPlain(plain) { return plain.count }
    var scanner = ClusterScanner(bytes, from: row.bytes.lowerBound)
    var column = 0
    while let cluster = scanner.next(), cluster.bytes.upperBound <= min(offset, row.bytes.upperBound) {
      column += width(of: cluster)
    }
    return column
  }

  /// The byte offset of the last place in a row that is not right of `column`.
  func offset(of column: Int, in row: Row) -> Int {
    var scanner = ClusterScanner(bytes, from: row.bytes.lowerBound)
    var left = max(column, 0)
    while let cluster = scanner.next(), cluster.bytes.lowerBound < row.bytes.upperBound {
      left -= width(of: cluster)
      // The end of a continued row is the start of the next one.
      let isLast = cluster.bytes.upperBound == row.bytes.upperBound
      if left < 0 || isLast && row.isContinued { return cluster.bytes.lowerBound }
    }
    return row.bytes.upperBound
  }

  /// The columns that a character is given; one that is wider than a row is shown as a mark one column wide.
  func width(of cluster: ClusterScanner.Cluster) -> Int {
    cluster.columns > columns ? 1 : cluster.columns
  }

  /// Whether a stretch is ASCII of one column each, up to a character that does not join the last of it.
  fileprivate func isPlain(_ stretch: Range<Int>) -> Bool {
    for byte in bytes[stretch] where !byte.isPrintableASCII { return false }
    return stretch.upperBound >= bytes.count || bytes[stretch.upperBound].isPrintableASCII
  }

  private func startOfLine(before offset: Int) -> Int {
    bytes[..<min(offset, bytes.count)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  }

  /// The last `count` of the rows from a line's start to the one that holds the cursor.
  private func rows(from lineStart: Int, through cursor: Int, keeping count: Int, isLineEnd: Bool = false)
    -> [Row]
  {
    var filler = RowFiller(self, from: lineStart)
    var rows: [Row] = []
    while true {
      let row = filler.next()
      if rows.count >= count + 1024 { rows.removeFirst(rows.count - count + 1) }
      rows.append(row)
      if !row.isContinued || cursor < row.bytes.upperBound { break }
    }
    if !isLineEnd, let last = rows.last, cursor >= last.bytes.upperBound, last.columns >= columns {
      rows.append(
        Row(
          bytes: last.bytes.upperBound..<last.bytes.upperBound, columns: 0, next: last.next,
          isContinued: false))
    }
    return Array(rows.suffix(count))
  }
}

/// Fills one row after another.
private struct RowFiller {
  private let layout: TextLayout
  private var start: Int
  private var scanner: ClusterScanner
  /// The character that did not fit the row before.
  private var held: ClusterScanner.Cluster?

  init(_ layout: TextLayout, from start: Int) {
    self.layout = layout
    self.start = start
    scanner = ClusterScanner(layout.bytes, from: start)
  }

  mutating func next() -> TextLayout.Row {
    if let row = plainRow() { return row }
    let first = start
    var end = start
    var width = 0
    while let cluster = held ?? scanner.next() {
      held = nil
      if cluster.isLineBreak {
        start = cluster.bytes.upperBound
        return TextLayout.Row(bytes: first..<end, columns: width, next: start, isContinued: false)
      }
      let own = layout.width(of: cluster)
      if width + own > layout.columns {
        held = cluster
        start = end
        return TextLayout.Row(bytes: first..<end, columns: width, next: start, isContinued: true)
      }
      width += own
      end = cluster.bytes.upperBound
    }
    start = end
    return TextLayout.Row(bytes: first..<end, columns: width, next: nil, isContinued: false)
  }

  /// A row of ASCII that is followed by ASCII, or by nothing, needs no look at its characters.
  private mutating func plainRow() -> TextLayout.Row? {
    let end = min(start + layout.columns, layout.bytes.count)
    guard layout.isPlain(start..<end) else { return nil }
    let isLast = end == layout.bytes.count
    let row = TextLayout.Row(
      bytes: start..<end, columns: end - start, next: isLast ? nil : end, isContinued: !isLast)
    start = end
    held = nil
    scanner = ClusterScanner(layout.bytes, from: end)
    return row
  }
}
