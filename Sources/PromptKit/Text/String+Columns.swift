// SPDX-License-Identifier: GPL-3.0-or-later

extension StringProtocol {
  /// How many columns a terminal gives to this text, shown in one row as `printable` shows it.
  var columns: Int {
    var sum = 0
    for scalar in unicodeScalars {
      let columns = scalar.plainColumns
      if columns == 0 { return reduce(0) { $0 + $1.columns } }
      sum += columns
    }
    return sum
  }
}

extension String {
  /// The text, or as much of its beginning as fits `limit` columns together with a closing `⋯`.
  ///
  /// The cut is made between two characters; where a word ends there, a space stands before the `⋯` if it
  /// fits. Nothing is left of it when `limit` is below 1.
  func elided(to limit: Int) -> String {
    guard limit > 0 else { return "" }
    if let plainColumns, plainColumns <= limit { return self }
    var width = 0
    var end = startIndex
    for index in indices {
      let columns = self[index].columns
      width += columns
      if width > limit { return closed(at: end, limit: limit) }
      // What stays must leave a column for the mark.
      if width < limit { end = self.index(after: index) }
    }
    return self
  }

  /// The columns of a text of which each scalar is a character; `nil` for any other.
  private var plainColumns: Int? {
    var width = 0
    for scalar in unicodeScalars {
      let columns = scalar.plainColumns
      if columns == 0 { return nil }
      width += columns
    }
    return width
  }

  private func closed(at end: Index, limit: Int) -> String {
    var kept = self[..<end]
    let isWordEnd = kept.last == " " || self[end] == " "
    while kept.last == " " { kept.removeLast() }
    let gap = isWordEnd && !kept.isEmpty && kept.columns + 2 <= limit ? " " : ""
    return kept + gap + "⋯"
  }
}
