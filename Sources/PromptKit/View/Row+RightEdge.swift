// SPDX-License-Identifier: GPL-3.0-or-later

extension Row {
  /// Puts a mark at the right edge, if what the row holds leaves room for it.
  mutating func putAtRightEdge(_ mark: String, of columns: Columns, _ style: Style) {
    guard self.columns <= columns.rightEdge else { return }
    pad(to: columns.rightEdge)
    append(mark, style)
  }
}
