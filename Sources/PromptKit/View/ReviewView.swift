// SPDX-License-Identifier: GPL-3.0-or-later

/// A form before it is submitted: all fields at rest, none with the focus, and the bar that asks.
struct ReviewView {
  private let rows: [Row]
  private let bar: AccessoryBar
  private let size: Size
  private let theme: Theme
  private let columns: Columns

  /// Lays out all of `form`.
  init(_ form: LiveForm, bar: AccessoryBar, in size: Size, theme: Theme, words: Words) {
    self.bar = bar
    self.size = size
    self.theme = theme
    let columns = Columns(total: size.columns, widestLabel: form.widestLabel(words))
    self.columns = columns
    let noteRows = max(size.rows / 3, 1)
    rows =
      form.titleRows(columns: columns, limit: noteRows, theme.title)
      + form.fields.indices.filter(form.isShown).flatMap { index in
        RestingField(form: form, index: index, columns: columns, theme: theme, words: words).rows(
          limit: noteRows)
      }
  }

  /// The first row that is seen when the last is.
  var lastTop: Int { max(rows.count - room, 0) }

  /// The frame from the row `top` on; the cursor stands at the bar, where keys are answered.
  func frame(from top: Int) -> Frame {
    let top = min(max(top, 0), lastTop)
    var shown = Array(rows[top..<min(top + room, rows.count)])
    if top > 0 { shown[0].putAtRightEdge(Mark.moreAbove, of: columns, theme.bar) }
    if top < lastTop { shown[shown.count - 1].putAtRightEdge(Mark.moreBelow, of: columns, theme.bar) }
    if shown.count < size.rows { shown.append(BarView(bar: bar, theme: theme, columns: columns).row) }
    for index in shown.indices where shown[index].columns > size.columns {
      shown[index] = shown[index].fitted(to: size.columns)
    }
    return Frame(rows: shown, cursor: Frame.Position(row: max(shown.count - 1, 0), column: 0))
  }

  private var room: Int { max(size.rows - 1, 1) }
}
