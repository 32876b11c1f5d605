// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct WrappedRowsTests {
  private let size = Size(rows: 24, columns: 80)
  private let row = WrappedRows.Row(cells: Array(repeating: 1, count: 30))

  @Test(
    "A row that is longer than the new window is wide becomes several, and the cursor stays at its character")
  func wraps() {
    var rows = WrappedRows(
      above: [], shown: [row, row], cursor: Frame.Position(row: 1, column: 25), emptyRows: 20)
    rows.resize(from: size, to: Size(rows: 24, columns: 20))
    #expect(rows.rows.map(\.cells.count) == [20, 10, 20, 10])
    #expect(rows.cursor.row == 3)
  }

  @Test("A cursor beneath all rows stays beneath them, however many they become")
  func cursorBeneath() {
    var rows = WrappedRows(above: [row], shown: [], cursor: Frame.Position(), emptyRows: 20)
    rows.resize(from: size, to: Size(rows: 24, columns: 20))
    #expect(rows.rows.count == 2)
    #expect(rows.cursor.row == 2)
  }

  @Test("Rows that no longer fit the window are above it")
  func pushedOut() {
    var rows = WrappedRows(above: [], shown: [row, row], cursor: Frame.Position(row: 1), emptyRows: 0)
    rows.resize(from: Size(rows: 2, columns: 80), to: Size(rows: 2, columns: 20))
    #expect(rows.rowsAbove == 2)
  }

  @Test("Of the rows above the window no more are remembered than tmux keeps, and those next to it")
  func bound() {
    // Each row is told from the others by how many cells it has.
    var above = (1...3_000).map { WrappedRows.Row(cells: Array(repeating: 1, count: $0 % 79 + 1)) }
    let nearest = above.suffix(2_000).map(\.cells)
    let low = Size(rows: 2, columns: 80)
    var rows = WrappedRows(above: above, shown: [row], cursor: Frame.Position(), emptyRows: 1)
    rows.resize(from: Size(rows: 2, columns: 81), to: low)
    above = rows.remembered
    #expect(above.map(\.cells) == nearest)
    // Whatever sizes come, between drawings and at once.
    for columns in [1, 7, 65_535, 2, 80] {
      var rows = WrappedRows(above: above, shown: [row, row], cursor: Frame.Position(row: 1), emptyRows: 0)
      rows.resize(from: low, to: Size(rows: 1, columns: columns))
      rows.resize(from: Size(rows: 1, columns: columns), to: low)
      above = rows.remembered
      #expect(above.count == 2_000)
      #expect(above.last?.goesOn == false)
      #expect(rows.rows.count <= 2_002)
    }
  }
}
