// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

/// A million records of five fields that are piped in and come out as JSON, beside what awk needs for the same.
struct Records {
  private let program: String
  private let folder: ScratchFolder
  private static let count = 1_000_000

  /// Writes the records to be read.
  init(_ program: String) throws {
    self.program = program
    folder = try ScratchFolder()
    for (name, count) in [("few", Self.count / 100), ("all", Self.count)] {
      let script =
        #"BEGIN { for (i = 1; i <= n; i++) printf "name %d\n%d\nyes\nsay \"%d\" \\ 안녕\n\n", i, i, i }"#
      _ = try RunningProgram.run(
        Launch(
          "sh", ["-c", "awk -v n=\(count) '\(script)' >\(name)"], directory: folder.path,
          input: .file("/dev/null")))
    }
  }

  /// Prints the time beside awk's, and the most memory for a hundredth of the records and for all.
  func compare(rounds: Int) throws {
    var times: (ours: [Double], awk: [Double]) = ([], [])
    var peak = 0
    for _ in 0..<rounds {
      let ours = try run(ours, on: "all")
      times.ours.append(ours.seconds)
      peak = max(peak, ours.kilobytes)
      times.awk.append(try run(awk, on: "all").seconds)
    }
    let few = try run(ours, on: "few").kilobytes
    let ratio = zip(times.ours, times.awk).map { $0 / $1 }.median
    print(Table.row("median of \(rounds) rounds", ["prompt", "awk", "ratio", "goal", ""]))
    print(
      Table.row(
        "a million records to JSON, s",
        [times.ours.median, times.awk.median, ratio].map { $0.map(Table.decimal) ?? "-" } + [
          "<= 1.00 x", Table.verdict(ratio, most: 1),
        ]))
    print(
      Table.row(
        "memory for them, kB more than for few",
        [
          Table.decimal(Double(peak - few)), "", "", "<= 1024.00",
          Table.verdict(Double(peak - few), most: 1_024),
        ]))
  }

  private var ours: [String] {
    [program, "--repeat", "-O", "json"]
      + ["--text", "a", "--integer", "b", "--yesno", "c", "--text", "d", "--text", "e=1"]
  }

  private var awk: [String] {
    let script = #"""
      function quoted(text) { gsub(/\\/, "\\\\", text); gsub(/"/, "\\\"", text); return "\"" text "\"" }
      NR % 5 == 1 { a = $0 }
      NR % 5 == 2 { b = $0 }
      NR % 5 == 3 { c = $0 == "yes" ? "true" : "false" }
      NR % 5 == 4 { d = $0 }
      NR % 5 == 0 {
        print "{\"a\":" quoted(a) ",\"b\":" b ",\"c\":" c ",\"d\":" quoted(d) ",\"e\":" quoted($0 == "" ? "1" : $0) "}"
      }
      """#
    return ["awk", script]
  }

  /// Runs a command with a file of records as its input: how long it takes, and the most memory that it holds.
  private func run(_ command: [String], on file: String) throws -> (seconds: Double, kilobytes: Int) {
    let start = ContinuousClock.now
    let running = try RunningProgram(
      Launch(
        command[0], Array(command[1...]), input: .file("\(folder.path)/\(file)"),
        output: .file("/dev/null")))
    var kilobytes = 0
    let isOver = running.drive(within: .seconds(300)) {
      kilobytes = max(kilobytes, ProcessTable.residentKilobytes(of: running.pid) ?? 0)
      return running.ending != nil
    }
    guard isOver, running.waitForEnd() == .exited(0) else {
      throw HarnessError.neverCame(
        wanted: "the end of \(command[0])", seen: String(decoding: running.errors, as: UTF8.self))
    }
    return ((ContinuousClock.now - start) / .seconds(1), kilobytes)
  }
}
