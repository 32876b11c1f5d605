// SPDX-License-Identifier: GPL-3.0-or-later

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

  /// The steps of a kind.
  func tokens(_ kind: String) -> [FaultToken] { drive.filter { $0.kind == kind } }

  /// Whether there is a step of a kind.
  func has(_ kind: String) -> Bool { drive.contains { $0.kind == kind } }

  /// What is expected, a clause each.
  var expectations: [FaultExpectation] {
    tokens("expect").flatMap { $0.payload.split(separator: ",") }.map(FaultExpectation.init)
  }
}
