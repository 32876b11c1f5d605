// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads the rows of a table, of which the first holds the names of the columns.
protocol RowReader {
  /// Where the reader has come to.
  var buffer: InputBuffer { get set }

  init()

  /// Reads the next row into `values`; `number` is what it is called in a fault.
  mutating func next(into values: inout RecordValues, number: Int) -> NextRecord
}
