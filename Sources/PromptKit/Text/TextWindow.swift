// SPDX-License-Identifier: GPL-3.0-or-later

/// What is seen of a text while it is edited: the rows around the cursor.
///
/// The cursor's row is kept in the middle, as far as there are rows above and below it; at the end of a text
/// it is the last row. The window depends on nothing but the text and the cursor.
struct TextWindow {
  /// How the characters are shown.
  enum Showing: Equatable {
    /// As they are, made printable.
    case plain
    /// Each as this one; a line break too.
    case masked(Character)
    /// Not at all; the cursor stays where it is.
    case hidden
  }

  /// The printable texts of the rows that are seen, at least one.
  let rows: [String]
  /// The cursor's row among `rows`.
  let cursorRow: Int
  /// The cursor's column, less than the columns of the window.
  let cursorColumn: Int
  /// Whether the text has rows above those that are seen.
  let hasMoreAbove: Bool
  /// Whether the text has rows below those that are seen.
  let hasMoreBelow: Bool

  /// The most rows and columns that a terminal's window can have.
  private static let largest = 65_535

  private let layout: TextLayout
  private let cursor: Int

  /// Lays out a text of which `rows` rows of `columns` columns are seen, both at least 1.
  ///
  /// - Parameter cursor: a byte offset; one outside the text counts as the nearest end of it.
  init(_ text: String, cursor: Int, columns: Int, rows limit: Int, showing: Showing = .plain) {
    let (text, cursor) = showing.shown(text, cursor: cursor)
    let bytes = Array(text.utf8)
    layout = TextLayout(bytes: bytes, columns: min(max(columns, 1), Self.largest))
    self.cursor = min(max(cursor, 0), bytes.count)
    let reach = min(max(limit, 1), Self.largest) - 1
    let (near, index) = layout.rows(around: self.cursor, above: reach, below: reach)
    let below = min(near.count - 1 - index, reach - min(index, (reach + 1) / 2))
    let above = min(index, reach - below)
    let seen = near[(index - above)...(index + below)]
    cursorRow = above
    cursorColumn = layout.column(of: self.cursor, in: near[index])
    hasMoreAbove = (seen.first?.bytes.lowerBound ?? 0) > 0
    hasMoreBelow = seen.last?.next != nil
    rows = seen.map(layout.text)
  }

  /// The byte offset of the place that lies `count` rows below the cursor (above, if negative), at
  /// `goalColumn` or the nearest place left of it; `nil` where the text has no such row.
  func offset(movedBy count: Int, goalColumn: Int) -> Int? {
    let bound = min(max(count, -layout.bytes.count - 1), layout.bytes.count + 1)
    let (rows, index) = layout.rows(around: cursor, above: max(-bound, 0), below: max(bound, 0))
    guard rows.indices.contains(index + bound) else { return nil }
    return layout.offset(of: goalColumn, in: rows[index + bound])
  }
}

extension TextWindow.Showing {
  /// What is laid out of a text, and where the cursor is in that. Of what is not shown no copy is made, which would stay in
  /// memory.
  fileprivate func shown(_ text: String, cursor: Int) -> (text: String, cursor: Int) {
    switch self {
    case .plain: return (text, cursor)
    case .hidden: return ("", 0)
    case .masked(let mask):
      var (end, count, before) = (0, 0, 0)
      for character in text {
        end += character.utf8.count
        count += 1
        if end <= cursor { before = count }
      }
      return (String(repeating: mask, count: count), before * mask.utf8.count)
    }
  }
}

extension TextLayout {
  /// The printable text of a row.
  fileprivate func text(of row: Row) -> String {
    let whole = String(decoding: bytes[row.bytes], as: UTF8.self).printable
    // Less room than it needs was given to a character that is wider than the row.
    if whole.columns == row.columns { return whole }
    var scanner = ClusterScanner(bytes, from: row.bytes.lowerBound)
    var shown = ""
    while let cluster = scanner.next(), cluster.bytes.lowerBound < row.bytes.upperBound {
      let own = String(decoding: bytes[cluster.bytes], as: UTF8.self)
      shown += own.columns > columns ? "⋯" : own.printable
    }
    return shown
  }
}
