// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

@testable import prompt

/// The forms of `seeds/`: real scripts, answered by a person, by a pipe, and by flags.
@Suite("Seeds") struct SeedTests {
  @Test("A form prints the same whoever answers it", arguments: SeedRun.all, SeedRun.Way.allCases)
  func sameOutput(run: SeedRun, way: SeedRun.Way) throws {
    let folder = try ScratchFolder()
    if run.seed == "branch" { try makeRepository(in: folder) }
    let outcome = try run.run(way, in: folder)
    #expect(outcome.output == run.output)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.ending == .exited(0))
  }

  private func makeRepository(in folder: ScratchFolder) throws {
    let script = """
      git init -q -b main
      git -c user.name=a -c user.email=a@example.org commit -q --allow-empty -m 'The first'
      git branch fix/두-번째
      git branch old
      """
    let result = try RunningProgram.run(
      Launch(
        "sh", ["-ec", script], environment: ["HOME": folder.path], directory: folder.path,
        input: .file("/dev/null")))
    try #require(result.ending == .exited(0), "\(result.errors)")
  }

  @Test("Each form has a run in the table, and a line in the README")
  func isKnown() throws {
    let readme = TextFile.text(of: "\(Project.root)/seeds/README.md") ?? ""
    #expect(Project.seeds.count >= 16)
    for seed in Project.seeds.map(Project.name(of:)) {
      #expect(SeedRun.all.contains { $0.seed == seed }, "\(seed)")
      #expect(readme.contains("| [\(seed).sh](\(seed).sh) |"), "\(seed)")
    }
  }

  @Test("Together they use every kind of field and everything that can be said of a field")
  func everyOption() {
    let words = Set(
      Project.seeds.flatMap { (TextFile.text(of: $0) ?? "").split { $0 == " " || $0 == "\n" } })
    for row in OptionTable.rows {
      if case .form = row.role { continue }
      #expect(words.contains { $0 == row.name || $0.hasPrefix(row.name + "=") }, "\(row.name)")
    }
  }

  @Test("Each of them prints the help that its form makes, and knows no other flag", arguments: Project.seeds)
  func help(path: String) throws {
    let folder = try ScratchFolder()
    if Project.name(of: path) == "branch" { try makeRepository(in: folder) }
    let environment = ["PATH": try "\(ProgramUnderTest.folder):\(Launch.plainEnvironment["PATH"] ?? "")"]
    func run(_ flag: String) throws -> RunningProgram.Result {
      try RunningProgram.run(
        Launch(
          "sh", [path, flag], environment: environment, directory: folder.path, input: .file("/dev/null")))
    }
    let help = try run("--help")
    #expect((help.output + help.errors).contains("  --no-input "))
    let wrong = try run("--no-such-flag")
    #expect(wrong.ending == .exited(2))
    #expect(wrong.output.isEmpty)
    #expect(wrong.errors.contains(#""--no-such-flag" is not a flag"#))
  }
}
