// SPDX-License-Identifier: GPL-3.0-or-later

extension String {
  /// The text in rows of at most `columns` columns (1 if that is less), each printable.
  ///
  /// Lines end at LF or CR LF. A row is broken at a space, which is dropped, or between two characters of
  /// which one is wide, as Hangul is; a word longer than a row is cut between characters, and a character
  /// wider than a row is shown as `⋯`. Spaces that begin a line stay. An empty text is one empty row. After
  /// `limit` rows (at least 1) the last one ends with `⋯`.
  func wrapped(to columns: Int, limit: Int = .max) -> [String] {
    let width = max(columns, 1)
    let limit = max(limit, 1)
    var rows: [String] = []
    for line in split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }) {
      var rest = line
      repeat {
        if rows.count == limit {
          rows[limit - 1] = (rows[limit - 1] + " " + String(repeating: "⋯", count: width)).elided(to: width)
          return rows
        }
        rows.append(rest.takeRow(of: width))
      } while !rest.isEmpty
    }
    return rows
  }
}

extension Substring {
  /// Takes one row's text off the beginning.
  fileprivate mutating func takeRow(of columns: Int) -> String {
    var width = 0
    var breakable = startIndex
    var index = startIndex
    var before: Character = " "
    var hasWord = false
    while index < endIndex {
      let character = self[index]
      let own = character.columns
      let isSpace = character == " "
      if hasWord
        && (isSpace && before != " " || !isSpace && (own == 2 || before.columns == 2) && before != " ")
      {
        breakable = index
      }
      width += own
      if width > columns { break }
      if !isSpace { hasWord = true }
      before = character
      index = self.index(after: index)
    }
    if index == endIndex { return take(upTo: endIndex) }
    if breakable > startIndex { return take(upTo: breakable) }
    if index > startIndex { return take(upTo: index) }
    removeFirst()
    return "⋯"
  }

  /// Takes what stands before `end`, and drops the spaces that follow it.
  private mutating func take(upTo end: Index) -> String {
    let row = self[..<end].printable
    self = self[end...].drop { $0 == " " }
    return row
  }
}
