// SPDX-License-Identifier: GPL-3.0-or-later

/// The menu beneath a field: names in columns of one width, row by row.
struct CompletionMenuView {
  let menu: CompletionMenu
  let columns: Columns
  let theme: Theme

  private static let gap = 2

  /// At most `limit` rows, a page of them; marks at the right edge say that there are more before or after.
  func rows(limit: Int) -> [Row] {
    guard limit > 0, !menu.names.isEmpty else { return [] }
    // Names beyond this are on a page that nobody turns to; their widths would cost time on every key.
    let width = min(menu.names.prefix(10_000).map { $0.printable.columns }.max() ?? 0, columns.answer)
    let across = max((columns.answer + CompletionMenuView.gap) / (width + CompletionMenuView.gap), 1)
    let perPage = across * limit
    let pages = (menu.names.count - 1) / perPage + 1
    let page = menu.page % pages
    let names = Array(menu.names[(page * perPage)..<min((page + 1) * perPage, menu.names.count)])
    var rows = stride(from: 0, to: names.count, by: across).map { start in
      row(of: names[start..<min(start + across, names.count)], width: width)
    }
    if page > 0 { rows[0].putAtRightEdge(Mark.moreAbove, of: columns, theme.bar) }
    if page < pages - 1 { rows[rows.count - 1].putAtRightEdge(Mark.moreBelow, of: columns, theme.bar) }
    return rows
  }

  private func row(of names: ArraySlice<String>, width: Int) -> Row {
    var row = Row()
    for (column, name) in names.enumerated() {
      row.pad(to: columns.answerStart + column * (width + CompletionMenuView.gap))
      row.append(name.elided(to: width), theme.plain)
    }
    return row
  }
}
