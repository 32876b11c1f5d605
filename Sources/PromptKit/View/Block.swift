// SPDX-License-Identifier: GPL-3.0-or-later

/// Rows that belong together, and where in them the cursor stands.
struct Block {
  var rows: [Row]
  var cursor: Frame.Position
}
