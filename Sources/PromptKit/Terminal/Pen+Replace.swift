// SPDX-License-Identifier: GPL-3.0-or-later

extension Pen {
  /// Makes a row show something else, by as few bytes as that takes.
  ///
  /// - Parameters:
  ///   - old: what it shows; `nil` where that is not known.
  ///   - cursorColumn: where the cursor goes afterwards, if it stays in this row.
  mutating func replace(_ old: Row?, by new: Row, atRow row: Int, cursorColumn: Int?) {
    guard let old else {
      move(toRow: row, column: 0, over: nil)
      eraseRest()
      return write(0..<new.visibleCount, of: new)
    }
    let change = RowChange(from: old, to: new, byWord: cursorColumn == nil)
    guard !change.isEmpty else { return }
    if change.isDisputed {
      move(toRow: row, column: change.column, over: new)
      if change.oldEnd > change.prefix { eraseRest() }
      return write(change.prefix..<change.newEnd, of: new)
    }
    let ways = change.ways
    if ways.count == 1 {
      move(toRow: row, column: change.column, over: new)
      return apply(change, by: ways[0])
    }
    var best: Pen?
    for way in ways {
      var trial = self
      trial.bytes = []
      trial.move(toRow: row, column: change.column, over: new)
      trial.apply(change, by: way)
      if let cursorColumn {
        trial.finish()
        trial.move(toRow: row, column: cursorColumn, over: new)
      }
      if trial.bytes.count < best?.bytes.count ?? .max { best = trial }
    }
    guard var best else { return }
    best.bytes = bytes + best.bytes
    self = best
  }

  private mutating func apply(_ change: RowChange, by way: RowChange.Way) {
    let new = change.new
    switch way {
    case .overwriting:
      write(change.prefix..<change.newEnd - change.suffix, of: new)
    case .erasing:
      write(change.prefix..<change.newEnd, of: new)
      if change.surplus > 0 { eraseRest() }
    case .blanking:
      write(change.prefix..<change.newEnd, of: new)
      writeSpaces(change.surplus)
    case .shifting:
      if change.surplus < 0 { insertColumns(-change.surplus) }
      write(change.prefix..<change.newEnd - change.suffix, of: new)
      if change.surplus > 0 { deleteColumns(change.surplus) }
    }
  }
}

/// What is different between what a row shows and what it is to show.
private struct RowChange {
  /// A way to make it show that.
  enum Way {
    /// Write over what changes; the rest stays where it is.
    case overwriting
    /// Write to the end, and erase what goes beyond.
    case erasing
    /// Write to the end, and spaces over what goes beyond.
    case blanking
    /// Move the rest of the row.
    case shifting
  }

  let new: Row
  /// The number of characters that are the same at the beginning.
  let prefix: Int
  /// The number of characters that are the same at the end.
  let suffix: Int
  /// The number of characters that can be seen of the old row, and of the new one.
  let oldEnd: Int
  let newEnd: Int
  /// The column where the change begins.
  let column: Int
  /// How many columns more the old row takes.
  let surplus: Int
  /// Whether a character is concerned whose columns cannot be relied on.
  let isDisputed: Bool

  /// - Parameter byWord: whether a word that changes is written whole: `3/5`, not `3`. So it is in rows that nobody types in,
  ///   where a byte saved is worth less than words that who listens to the screen, or reads its log, understands.
  init(from old: Row, to new: Row, byWord: Bool) {
    self.new = new
    oldEnd = old.visibleCount
    newEnd = new.visibleCount
    var sameBytes = 0
    let shorter = min(old.bytes.count, new.bytes.count)
    while sameBytes < shorter, old.bytes[sameBytes] == new.bytes[sameBytes] { sameBytes += 1 }
    var prefix = 0
    while prefix < min(oldEnd, newEnd), old.cells[prefix] == new.cells[prefix],
      old.cells[prefix].byteEnd <= sameBytes
    {
      prefix += 1
    }
    var suffix = 0
    while suffix < min(oldEnd, newEnd) - prefix,
      old.isCell(oldEnd - 1 - suffix, likeCell: newEnd - 1 - suffix, of: new)
    {
      suffix += 1
    }
    if byWord && (prefix < oldEnd || prefix < newEnd) {
      while prefix > 0, !new.isSpace(prefix - 1) { prefix -= 1 }
      while suffix > 0, !new.isSpace(newEnd - suffix) { suffix -= 1 }
    }
    column = new.cells.prefix(prefix).reduce(0) { $0 + Int($1.columns) }
    surplus =
      old.cells[prefix..<oldEnd].reduce(0) { $0 + Int($1.columns) }
      - new.cells[prefix..<newEnd].reduce(0) { $0 + Int($1.columns) }
    isDisputed =
      old.cells[prefix..<oldEnd].contains { $0.isDisputed }
      || new.cells[prefix..<newEnd].contains { $0.isDisputed }
    self.prefix = prefix
    self.suffix = suffix
  }

  /// Whether both rows look the same.
  var isEmpty: Bool { prefix == oldEnd && prefix == newEnd }

  /// The ways that lead from one to the other.
  var ways: [Way] {
    var ways: [Way] = [.erasing]
    if suffix > 0 { ways.append(surplus == 0 ? .overwriting : .shifting) }
    if (1...4).contains(surplus) { ways.append(.blanking) }
    return ways
  }
}

extension Row {
  /// The number of characters without the plain spaces at the end, which look like nothing.
  var visibleCount: Int {
    var count = cells.count
    while count > 0, cells[count - 1].style == .plain,
      bytes[Int(cells[count - 1].byteEnd) - 1] == UInt8(ascii: " ")
    {
      count -= 1
    }
    return count
  }

  fileprivate func isSpace(_ index: Int) -> Bool {
    bytes(ofCellAt: index).elementsEqual([UInt8(ascii: " ")])
  }

  fileprivate func isCell(_ index: Int, likeCell other: Int, of row: Row) -> Bool {
    let own = cells[index]
    let its = row.cells[other]
    guard own.style == its.style, own.columns == its.columns else { return false }
    let start = byteStart(ofCellAt: index)
    let offset = row.byteStart(ofCellAt: other) - start
    guard Int(own.byteEnd) + offset == Int(its.byteEnd) else { return false }
    return (start..<Int(own.byteEnd)).allSatisfy { bytes[$0] == row.bytes[$0 + offset] }
  }
}
