// SPDX-License-Identifier: GPL-3.0-or-later

/// The focused field among its neighbours, in as many rows as there is room for.
///
/// In a window that is too small the focused field is kept, then its nearest neighbours, then the title.
struct Composition {
  private var block: Block
  private let room: Int
  private var hidesAbove = false
  private var hidesBelow = false

  /// Starts with the focused field alone.
  init(block: Block, room: Int) {
    self.block = block
    self.room = room
  }

  /// What there is to draw, without the bar.
  var rows: [Row] { block.rows }

  /// Where the cursor stands in it.
  var cursor: Frame.Position { block.cursor }

  /// Adds whole neighbours from the nearest outwards, one below for one above, while there is room; then the title.
  mutating func surround(above: [[Row]], below: [[Row]], title: [Row]) {
    var above = above[...]
    var below = below[...]
    var left = room - block.rows.count
    var upper: [[Row]] = []
    var lower: [Row] = []
    var isStuckAbove = false
    var isStuckBelow = false
    while !(isStuckAbove && isStuckBelow) {
      isStuckAbove = !take(from: &above, within: &left) { upper.append($0) }
      isStuckBelow = !take(from: &below, within: &left) { lower += $0 }
    }
    hidesAbove = !above.isEmpty
    hidesBelow = !below.isEmpty
    let head = hidesAbove || title.count > left ? [] : title
    let leading = head + upper.reversed().flatMap { $0 }
    block.rows = leading + block.rows + lower
    block.cursor.row += leading.count
  }

  private func take(from blocks: inout ArraySlice<[Row]>, within left: inout Int, _ add: ([Row]) -> Void)
    -> Bool
  {
    guard let rows = blocks.first, rows.count <= left else { return false }
    left -= rows.count
    blocks.removeFirst()
    add(rows)
    return true
  }

  /// Says that there are more fields above or below: at the right edge, or in a narrow window at the left, where a row of
  /// its own says it if one is left.
  mutating func markHidden(columns: Columns, theme: Theme) {
    if hidesAbove {
      // Of the answer nothing may be hidden.
      if columns.isStacked && block.rows.count > 1 {
        block.rows[0] = block.rows[0].withMark(Mark.moreAbove, theme.bar)
      } else {
        block.rows[0].putAtRightEdge(Mark.moreAbove, of: columns, theme.bar)
      }
    }
    guard hidesBelow else { return }
    if columns.isStacked && block.rows.count < room {
      block.rows.append(Row(Mark.moreBelow, theme.bar))
    } else {
      block.rows[block.rows.count - 1].putAtRightEdge(Mark.moreBelow, of: columns, theme.bar)
    }
  }
}
