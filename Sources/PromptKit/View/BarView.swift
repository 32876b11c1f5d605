// SPDX-License-Identifier: GPL-3.0-or-later

/// The accessory bar, a row or, where a refusal needs them, more: position and hint at the left, a flexible space, going back and the button at the right.
///
/// When the row is too narrow, the key of the advanced fields goes first, then going back, then what is expected, part by
/// part, of which the last is elided as long as anything of it can be read, then the second key of the button; the position
/// and the button stay. Nothing is drawn in the last column.
///
/// What would be right must be readable: of a refusal the citation is shortened first, and what still does not fit beside the
/// button stands in rows above it.
struct BarView {
  let bar: AccessoryBar
  let theme: Theme
  let columns: Columns

  private static let gap = "  "
  private static let widerGap = "   "

  /// Fewer columns of words say nothing.
  private static let fewestColumns = 12

  /// The bar in one row; a refusal with its shortest citation.
  var row: Row {
    switch bar.hint {
    case .expectation(let parts): row(expecting: parts)
    case .notice(let text): row(saying: text, style: theme.bar)
    case .refusal(let objection):
      row(saying: BarView.refused(objection.versions.last ?? objection.whole), style: theme.refusal)
    }
  }

  /// The bar in as few rows as what it says takes, at most `limit` of them; the button is in the last.
  func rows(limit: Int) -> [Row] {
    guard case .refusal(let objection) = bar.hint else { return [row] }
    let versions = objection.versions.map(BarView.refused)
    for count in 1...max(limit, 1) {
      for text in versions {
        if let rows = rows(saying: text, count: count) { return rows }
      }
    }
    guard limit > 1, let shortest = versions.last else { return [row] }
    let said = shortest.wrapped(to: columns.total - 2, limit: limit - 1)
    return said.map { Row(" " + $0, theme.refusal) } + [row(expecting: [])]
  }

  private static func refused(_ text: String) -> String { Mark.refused + " " + text }

  /// A refusal in `count` rows; `nil` where it needs more.
  private func rows(saying text: String, count: Int) -> [Row]? {
    let width = columns.total - 2
    let room = room(besideKeys: 1)
    if count == 1 { return text.columns <= room ? [row(saying: text, style: theme.refusal)] : nil }
    guard room > 0, width > 0 else { return nil }
    var said = text.wrapped(to: width, limit: count + 1)
    guard said.count <= count else { return nil }
    var last = row(expecting: [])
    if said.count == count {
      guard let rest = said.popLast(), rest.columns <= room else { return nil }
      last = row(saying: rest, style: theme.refusal)
    }
    return said.map { Row(" " + $0, theme.refusal) } + [last]
  }

  /// The bar at rest: the most that fits.
  private func row(expecting parts: [String]) -> Row {
    // A stacked form shows the position beside the label, and has no room for a second key.
    let position = columns.isStacked ? [] : [bar.position].filter { !$0.isEmpty }
    let keys = columns.isStacked ? [1, 0] : [2, 1, 0]
    func attempt(_ left: [String], back: String = "", keys: Int) -> Row? {
      let right = (back.isEmpty ? "" : back + BarView.widerGap) + button(keys: keys)
      return row(
        left: left.joined(separator: BarView.gap), style: theme.bar, back: back, keys: keys, right: right)
    }
    let ways = [bar.advanced, bar.back].filter { !$0.isEmpty }
    for dropped in ways.indices where !columns.isStacked {
      let back = ways[dropped...].joined(separator: BarView.widerGap)
      if let row = attempt(position + parts, back: back, keys: keys[0]) { return row }
    }
    for dropped in parts.indices {
      if let row = attempt(position + parts.dropFirst(dropped), keys: keys[0]) { return row }
    }
    if let last = parts.last {
      let room = room(besideKeys: keys[0]) - (position + [""]).joined(separator: BarView.gap).columns
      if room >= BarView.fewestColumns, let row = attempt(position + [last.elided(to: room)], keys: keys[0]) {
        return row
      }
    }
    for count in keys {
      if let row = attempt(position, keys: count) { return row }
    }
    return buttonAlone
  }

  /// The bar while it says something: the words are elided, never dropped, as long as anything of them fits.
  private func row(saying text: String, style: Style) -> Row {
    let words = text.printable
    let keys =
      [2, 1].first { words.columns <= room(besideKeys: $0) }
      ?? (room(besideKeys: 1) >= BarView.fewestColumns ? 1 : 0)
    return row(
      left: words.elided(to: room(besideKeys: keys)), style: style, back: "", keys: keys,
      right: button(keys: keys)) ?? buttonAlone
  }

  /// The columns that are left for words beside a button with so many keys.
  private func room(besideKeys keys: Int) -> Int {
    columns.total - 2 - BarView.gap.columns - button(keys: keys).columns
  }

  private func row(left: String, style: Style, back: String, keys: Int, right: String) -> Row? {
    let leftColumns = left.isEmpty ? 0 : 1 + left.columns
    let space = columns.total - 1 - leftColumns - right.columns
    guard space >= (left.isEmpty ? 0 : BarView.gap.columns) else { return nil }
    var row = Row()
    if !left.isEmpty { row.append(" " + left, style) }
    row.pad(to: leftColumns + space, theme.bar)
    if !back.isEmpty { row.append(back + BarView.widerGap, theme.bar) }
    row.append(bar.doneButton.title, theme.button)
    let shown = bar.doneButton.keys.prefix(keys)
    if !shown.isEmpty { row.append(" " + shown.joined(separator: " "), theme.bar) }
    return row
  }

  /// As much of the button as a window has room for that is narrower than the button.
  private var buttonAlone: Row {
    Row(bar.doneButton.title.elided(to: max(columns.total - 1, 1)), theme.button)
  }

  private func button(keys: Int) -> String {
    ([bar.doneButton.title] + bar.doneButton.keys.prefix(keys)).joined(separator: " ")
  }
}
