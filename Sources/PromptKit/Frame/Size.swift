// SPDX-License-Identifier: GPL-3.0-or-later

/// How large a terminal's window is, in character cells.
struct Size: Equatable, Sendable {
  /// The number of rows, at least 1.
  var rows: Int

  /// The number of columns, at least 1.
  var columns: Int

  /// A size; what is below 1 counts as 1, so that a window that does not know its size (0x0) can be drawn in.
  init(rows: Int, columns: Int) {
    self.rows = max(rows, 1)
    self.columns = max(columns, 1)
  }
}
