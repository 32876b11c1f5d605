// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

/// A table of faults: its rows, and what in it is none.
struct FaultTable: Sendable {
  private(set) var rows: [FaultRow] = []

  /// What is wrong with the table itself, a clause each.
  private(set) var mistakes: [String] = []

  /// Whether the table is one that `PROMPT_FAULTS` names.
  static var isForeign: Bool { foreignPath != nil }

  private static let foreignPath = Launch.variable("PROMPT_FAULTS").flatMap { $0.isEmpty ? nil : $0 }

  /// The table that is played: `$PROMPT_FAULTS`, else `faults.tsv`.
  static let played = FaultTable(
    TextFile.text(of: foreignPath ?? "\(Project.root)/Tests/TerminalTests/faults.tsv"))

  /// A table of lines `id area done promise drive`, tabs between them, `drive` as `token ;; token …`; `nil` where none could be read.
  ///
  /// A line that begins with `#` or with the names of the columns is no row, and no mistake.
  init(_ text: String?) {
    for (index, line) in (text ?? "").split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      if line.isEmpty || line.hasPrefix("#") || cells[0] == "id" { continue }
      guard cells.count == 5 else {
        mistakes.append("line \(index + 1) has \(cells.count) cells")
        continue
      }
      rows.append(
        FaultRow(
          id: String(cells[0]), area: String(cells[1]), done: String(cells[2]),
          promise: String(cells[3]), drive: cells[4].split(separator: " ;; ").map(FaultToken.init)))
    }
    if rows.isEmpty { mistakes.append(text == nil ? "it cannot be read" : "there is no row") }
    let twice = Dictionary(grouping: rows, by: \.id).filter { $0.value.count > 1 }.keys.sorted()
    mistakes += twice.map { "two rows are called \($0)" }
  }
}
