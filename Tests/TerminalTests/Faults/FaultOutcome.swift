// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

/// What came of a row.
struct FaultOutcome {
  /// How the program ended; `nil` where it had to be ended because the row wants no end.
  var ending: Ending?

  var output: [UInt8] = []
  var errors: [UInt8] = []

  /// All that was written to the terminal.
  var log: [UInt8] = []

  /// What is not as it was, a clause each.
  var leftovers: [String] = []

  /// From the last step to the end, and from the start to the first key that could be read.
  var elapsed = Duration.zero
  var firstReading = Duration.zero

  /// How long it was on a processor after the last step, and the most memory it held; `nil` where that was not measured.
  var processorTime: Duration?
  var peakKilobytes: Int?

  /// Whether the system has written, or would have piped, an image of its memory.
  var hasDumpedCore = false

  /// How many typed bytes it left for the next program.
  var unreadCount = 0

  /// How many rows the screen shows after the last step.
  var shownRows = 0

  /// In how many places of the memory the secret stood; `nil` where that could not be read.
  var secretCopies: Int?

  /// What the second run of a row printed.
  var secondOutput: [UInt8] = []

  var errorText: String { String(decoding: errors, as: UTF8.self) }

  /// The answers by their names, each ended with NUL.
  func answers(of names: [String]) -> [String: ArraySlice<UInt8>] {
    Dictionary(zip(names, Self.values(in: output))) { $1 }
  }

  static func values(in output: [UInt8]) -> [ArraySlice<UInt8>] {
    output.split(separator: 0, omittingEmptySubsequences: false).dropLast()
  }

  /// The ends that the program promises.
  static let statuses: Set<Int32> = [0, 1, 2, 3, 4, 5, 123, 124]

  private static let trapTexts = [
    "Fatal error", "Illegal instruction", "Segmentation fault", "stack smashing", "double free", "Crash",
    "malloc()", "corrupted", "free():",
  ]

  /// What holds in every row, and does not here: a clause each.
  func violations(_ row: FaultRow, _ setup: FaultSetup) -> [String] {
    var violations = leftovers
    let shown = String(decoding: log, as: UTF8.self)
    for text in Self.trapTexts where shown.contains(text) || errorText.contains(text) {
      violations.append("it trapped: \(text)")
    }
    if case .exited(let status) = ending, !Self.statuses.contains(status), !row.allows(status) {
      violations.append("no end has status \(status)")
    }
    if let number = row.unsentSignal(ending) {
      violations.append("signal \(number) ended it, and nobody sent that")
    }
    if setup.form.hasSecret {
      let places = [("terminal", log), ("standard error", errors)].filter { $0.1.contains(FaultRow.secret) }
      violations += places.map { "the secret is on the \($0.0)" }
      violations += setup.files.namesHolding(FaultRow.secret).map { "the secret is in \($0)" }
    }
    violations += setup.files.strays().map { "\($0) is left" }
    violations += setup.files.unspoilt(row).map { "no \($0) was spoilt" }
    if !isOutputWhole(setup) {
      violations.append("the output is neither whole nor empty: \(output.count) bytes")
    }
    return violations
  }

  /// Whether all answers came out with status 0, or none with any other.
  private func isOutputWhole(_ setup: FaultSetup) -> Bool {
    let text = output.count < 100 ? String(decoding: output, as: UTF8.self) : ""
    let isEmpty = output.isEmpty || text.hasPrefix("(exit ") || text == "false\n"
    // A signal may come when all is printed.
    if case .signalled = ending, setup.arguments.first == "-0", output.last == 0,
      Self.values(in: output).count == setup.form.names.count
    {
      return true
    }
    if ending != .exited(0) { return isEmpty || setup.arguments.contains("--repeat") || setup.isCommandGiven }
    guard setup.arguments.first == "-0", !setup.arguments.contains("--repeat") else { return true }
    return output.last == 0 && Self.values(in: output).count == setup.form.names.count
      || setup.isOutputElsewhere
  }
}

extension FaultRow {
  /// What is typed as a secret in the rows.
  static let secret = Array("hunter2".utf8)

  /// Whether the row itself speaks of this status.
  func allows(_ status: Int32) -> Bool {
    has("hook") || expectations.contains { $0.key == "rc" && $0.value == "\(status)" }
      || has("arg") && tokens("arg").contains { $0.payload.contains("-- ") }
  }

  /// The signal that ended the program where neither the row nor the terminal sent it.
  func unsentSignal(_ ending: Ending?) -> Int32? {
    guard case .signalled(let number) = ending else { return nil }
    let sent = tokens("sig").compactMap { FaultSignal($0.payload)?.number }
    let expected = expectations.compactMap { $0.key == "killed" ? FaultSignal($0.value)?.number : nil }
    let isHangUp = tokens("tty").contains { $0.payload == "close" } || has("jobshell")
    return sent.contains(number) || expected.contains(number) || isHangUp && number == 1 ? nil : number
  }
}

extension [UInt8] {
  /// Whether `bytes` stand in it, one behind the other.
  func contains(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: bytes) }
  }
}
