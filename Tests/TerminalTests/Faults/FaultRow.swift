// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// A row of the table of faults: what is done to the program, and what it promises then.
struct FaultRow: CustomTestStringConvertible, Sendable {
  let id: String
  let area: String

  /// What is done, in words.
  let done: String

  /// What the program promises then, in words.
  let promise: String

  /// The same as steps, in their order.
  let drive: [FaultToken]

  var testDescription: String { "\(id): \(promise)" }

  /// The rows of `$PROMPT_FAULTS`, else of `faults.tsv`.
  static let all: [FaultRow] = {
    let named = Launch.variable("PROMPT_FAULTS").flatMap { $0.isEmpty ? nil : $0 }
    return rows(of: TextFile.text(of: named ?? "\(Project.root)/Tests/TerminalTests/faults.tsv") ?? "")
  }()

  /// The rows of a table: `id area done promise drive`, tabs between them, `drive` as `token ;; token …`.
  ///
  /// A line that begins with `#` or with the names of the columns is no row.
  static func rows(of table: String) -> [FaultRow] {
    table.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count == 5, !line.hasPrefix("#"), cells[0] != "id" else { return nil }
      return FaultRow(
        id: String(cells[0]), area: String(cells[1]), done: String(cells[2]), promise: String(cells[3]),
        drive: cells[4].split(separator: " ;; ").map(FaultToken.init))
    }
  }

  /// The steps of a kind.
  func tokens(_ kind: String) -> [FaultToken] { drive.filter { $0.kind == kind } }

  /// Whether there is a step of a kind.
  func has(_ kind: String) -> Bool { drive.contains { $0.kind == kind } }

  /// What is expected, a clause each.
  var expectations: [FaultExpectation] {
    tokens("expect").flatMap { $0.payload.split(separator: ",") }.map(FaultExpectation.init)
  }
}
