// SPDX-License-Identifier: GPL-3.0-or-later

/// The list beneath a choice: the options that the filter lets through, around the picked one.
struct OptionListView {
  let field: LiveChoiceField
  let columns: Columns
  let theme: Theme
  let words: Words

  /// At most `limit` rows; marks at the right edge say that there are more options above or below.
  func rows(limit: Int) -> [Row] {
    guard limit > 0, !field.matches.isEmpty else { return [] }
    let shown = window(limit: limit)
    let options = field.matches[shown].map { field.list.options[$0] }
    let valueColumns = min(options.map { $0.value.printable.columns }.max() ?? 0, columns.answer / 2)
    var rows = field.matches[shown].map { row(of: $0, valueColumns: valueColumns) }
    if shown.lowerBound > 0 { rows[0].putAtRightEdge(Mark.moreAbove, of: columns, theme.bar) }
    if shown.upperBound < field.matches.count {
      rows[rows.count - 1].putAtRightEdge(Mark.moreBelow, of: columns, theme.bar)
    }
    return rows
  }

  /// Puts the picked option, or the first, behind what stands in a row.
  func appendPick(to row: inout Row) {
    guard let index = field.pick.flatMap({ field.matches.contains($0) ? $0 : nil }) ?? field.matches.first
    else { return }
    if row.columns > columns.answerStart { row.append("  ", theme.plain) }
    row.pad(to: columns.answerStart)
    let valueColumns = field.list.options[index].value.printable.columns
    append(index, to: &row, valueColumns: min(valueColumns, columns.answer / 2))
  }

  /// The places in the list that are seen: the picked one in the middle, as far as the list goes.
  private func window(limit: Int) -> Range<Int> {
    let count = field.matches.count
    let picked = field.pick.flatMap { pick in field.matches.firstIndex(of: pick) } ?? 0
    let start = max(min(picked - limit / 2, count - limit), 0)
    return start..<min(start + limit, count)
  }

  private func row(of index: Int, valueColumns: Int) -> Row {
    var row = Row()
    row.pad(to: columns.answerStart)
    append(index, to: &row, valueColumns: valueColumns)
    return row
  }

  /// Appends an option with its marks and its label, as far as there is room.
  private func append(_ index: Int, to row: inout Row, valueColumns: Int) {
    let option = field.list.options[index]
    let isPicked = field.pick == index && !field.isTypedTextMeant
    let style = isPicked ? theme.picked : theme.plain
    row.append((isPicked ? Mark.focused : " ") + " ", style)
    if field.list.picking == .several { row.append(field.toggled.contains(index) ? "[x] " : "[ ] ", style) }
    let label = words.label(of: option, in: field.question)
    let room = max(columns.answer - (row.columns - columns.answerStart), 1)
    let value = option.value.elided(to: label.isEmpty ? room : min(valueColumns, room))
    row.append(value, style)
    if !label.isEmpty && room > valueColumns + 3 {
      row.pad(to: row.columns + valueColumns - value.columns + 2)
      row.append(label.elided(to: room - valueColumns - 2), style)
    }
  }
}
