// SPDX-License-Identifier: GPL-3.0-or-later

/// A form as it looks, laid out in two steps: what stays while one field is edited, and what each key changes.
///
/// The first step is made when the focus, a state or the window changes, the second for each key. Both are pure: the same
/// form in the same window is the same frame.
struct FormView {
  private let focused: FocusedField
  private let bar: AccessoryBar
  private let size: Size
  private let columns: Columns
  private let theme: Theme

  private let title: [Row]

  /// The bar with the hint that it shows all along, unless a key changes it.
  private let restingHint: Hint
  private let restingBar: [Row]

  /// The rows of the fields above, from the nearest to the farthest, and of those below.
  private let above: [[Row]]
  private let below: [[Row]]

  /// Lays out all of `form` but the field with the focus, which wears `bar`.
  init?(_ form: LiveForm, bar: AccessoryBar, in size: Size, theme: Theme, words: Words) {
    guard let focus = form.focus else { return nil }
    self.bar = bar
    self.size = size
    self.theme = theme
    let columns = Columns(total: size.columns, widestLabel: form.widestLabel(words))
    self.columns = columns
    focused = FocusedField(
      field: form.fields[focus], position: bar.position, columns: columns, theme: theme, words: words)
    let noteRows = max(size.rows / 3, 1)
    let rows = { (index: Int) in
      RestingField(form: form, index: index, columns: columns, theme: theme, words: words).rows(
        limit: noteRows)
    }
    // No more neighbours are laid out than the window has rows.
    above = form.fields.indices.prefix(focus).reversed().lazy.filter(form.isShown).prefix(size.rows).map(rows)
    below = form.fields.indices.dropFirst(focus + 1).lazy.filter(form.isShown).prefix(size.rows).map(rows)
    title = form.titleRows(columns: columns, limit: noteRows, theme.title)
    restingHint = bar.hint
    restingBar = BarView(bar: bar, theme: theme, columns: columns).rows(
      limit: FormView.rowsOfBar(columns, size))
  }

  /// The text under edit as it is laid out in the field.
  func window(on edited: EditedText) -> TextWindow {
    focused.window(on: edited, rows: size.rows)
  }

  /// The frame while the field holds `edited`.
  ///
  /// - Parameter menu: what may complete it; `nil` for none.
  func frame(editing edited: EditedText, menu: CompletionMenu? = nil) -> Frame {
    let bar = barRows
    let room = max(size.rows - bar.count, 1)
    let block = focused.block(editing: edited, limit: room, windowRows: size.rows, menu: menu)
    var composition = Composition(block: block, room: room)
    composition.surround(above: above, below: below, title: title)
    composition.markHidden(columns: columns, theme: theme)
    var rows = composition.rows
    rows += bar.suffix(max(size.rows - rows.count, 0))
    for index in rows.indices where rows[index].columns > size.columns {
      rows[index] = rows[index].fitted(to: size.columns)
    }
    var cursor = composition.cursor
    cursor.column = min(cursor.column, size.columns - 1)
    return Frame(rows: rows, cursor: cursor)
  }

  /// Where the next character goes in such a frame; `nil` where a character more may change the frame otherwise.
  func typingPlace(in frame: Frame, of edited: EditedText) -> TypingPlace? {
    guard focused.isPlain else { return nil }
    let limit = min(columns.answerStart + columns.answer, size.columns)
    return TypingPlace(frame, of: edited, columnLimit: limit, theme.plain)
  }

  /// How many rows a bar may take that says more than fits into one.
  private static func rowsOfBar(_ columns: Columns, _ size: Size) -> Int {
    min(3, size.rows - (columns.isStacked ? 2 : 1))
  }

  private var barRows: [Row] {
    if bar.hint == restingHint { return restingBar }
    return BarView(bar: bar, theme: theme, columns: columns).rows(limit: FormView.rowsOfBar(columns, size))
  }
}

extension LiveForm {
  /// The columns of the longest label of the fields that are shown.
  func widestLabel(_ words: Words) -> Int {
    fields.indices.lazy.filter { self.isShown($0) && !self.fields[$0].question.isNote }
      .map { words.label(of: self.fields[$0].question).printable.columns }.max() ?? 0
  }

  /// The title in rows of that style.
  func titleRows(columns: Columns, limit: Int, _ style: Style = .plain) -> [Row] {
    guard !title.isEmpty else { return [] }
    return title.wrapped(to: max(columns.total - 1, 1), limit: limit).map { Row($0, style) }
  }
}
