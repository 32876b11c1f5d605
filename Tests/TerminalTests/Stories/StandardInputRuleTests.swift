// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// Who answers, in every way that shells are put together: the rows of `stdin-cases.tsv`, asked of the program itself.
@Suite("The rule of standard input") struct StandardInputRuleTests {
  /// A row of the table: `command` is run by `bash -c` with `$R` as the program, and `expected` is what standard input is taken for.
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let expected: String
    let needs: String
    let command: String

    var testDescription: String { "\(name): \(expected)" }

    static let all: [Row] = {
      let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
      let lines = (TextFile.text(of: "/\(folder)/stdin-cases.tsv") ?? "").split(separator: "\n").dropFirst()
      return lines.compactMap { line in
        let cells = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false).map(
          String.init)
        return cells.count == 4
          ? Row(name: cells[0], expected: cells[1], needs: cells[2], command: cells[3]) : nil
      }
    }()

    /// Whether this machine has what the row needs.
    var isRunnable: Bool {
      let test = needs == "root" ? #"[ "$(id -u)" = 0 ]"# : "command -v \(needs) >/dev/null"
      let result = try? RunningProgram.run(Launch("sh", ["-c", test], input: .file("/dev/null")))
      return result?.ending == .exited(0)
    }
  }

  /// What this machine lacks of what the rows need.
  static let missing = Set(
    Set(Row.all.map(\.needs)).filter { need in
      Row.all.first { $0.needs == need }?.isRunnable == false
    })

  @Test("The table is read whole")
  func table() {
    #expect(Row.all.count >= 226)
  }

  @Test("Each need of the table is met here", arguments: Set(Row.all.map(\.needs)).sorted())
  func need(name: String) {
    withKnownIssue("its rows are skipped") {
      #expect(!Self.missing.contains(name))
    } when: {
      Self.missing.contains(name)
    }
  }

  @Test(
    "Standard input is the running script, the answers, or what cannot be told",
    arguments: Row.all.filter { !missing.contains($0.needs) }, [false, true])
  func rule(row: Row, hasTerminal: Bool) throws {
    let folder = try ScratchFolder()
    var path = try ProgramUnderTest.path
    if row.needs == "root" {
      // The other user may have no way to where it was built.
      _ = try RunningProgram.run(Launch("cp", [path, folder.path + "/prompt"], input: .file("/dev/null")))
      path = folder.path + "/prompt"
    }
    let wrapper = try folder.write(
      "#!/bin/sh\nexec \(path) --explain --text a 2>\(folder.path)/report\n",
      to: "R", isProgram: true)
    let launch = Launch(
      "bash", ["-c", row.command], environment: ["R": wrapper], directory: folder.path,
      input: .file("/dev/null"))
    let program = try RunningProgram(launch, on: hasTerminal ? PseudoTerminal() : nil)
    let ending = program.waitForEnd()
    let report = try #require(
      folder.text(of: "report"),
      "\(String(describing: ending)) \(String(decoding: program.errors, as: UTF8.self))")
    let found =
      switch report {
      case _ where report.contains("is the script that"): "script"
      case _ where report.contains("standard input holds the answers"): "answers"
      case _ where report.contains("--input tty"): "unknown"
      default: report
      }
    #expect(found == row.expected, "\(report)")
  }
}
