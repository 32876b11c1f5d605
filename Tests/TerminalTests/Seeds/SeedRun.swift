// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// One form of `seeds/`, answers to it, and what it prints then: a run of the table `seeds.tsv`.
struct SeedRun: CustomTestStringConvertible, Sendable {
  /// The name of the script without its `.sh`.
  let seed: String

  /// What sets this run apart from others of the seed.
  let about: String

  /// The answers in the order of the form.
  var answers: [SeedAnswer] = []

  /// All that is printed.
  var output = ""

  var testDescription: String { "\(seed): \(about)" }

  /// The runs of the table.
  static let all: [SeedRun] = {
    let table = TextFile.text(of: "\(Project.root)/Tests/TerminalTests/seeds.tsv") ?? ""
    var runs: [SeedRun] = []
    var isInRun = false
    for line in table.split(separator: "\n", omittingEmptySubsequences: false) {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if line.isEmpty || line.hasPrefix("#") {
        isInRun = false
      } else if !isInRun {
        runs.append(SeedRun(seed: cells[0], about: cells.count > 1 ? cells[1] : ""))
        isInRun = true
      } else if line.hasPrefix(">") {
        runs[runs.count - 1].output += line.dropFirst(2) + "\n"
      } else {
        runs[runs.count - 1].answers.append(SeedAnswer(cells))
      }
    }
    return runs
  }()

  /// The ways in which a form is answered.
  enum Way: String, CaseIterable, Sendable {
    case typed, piped, flags
  }

  /// What came of a run.
  struct Outcome {
    var ending: Ending
    var output: String
    var errors: String
  }

  /// Runs the script, answered in this way, in `folder`.
  func run(_ way: Way, in folder: ScratchFolder) throws -> Outcome {
    switch way {
    case .typed: return try type(in: folder)
    case .piped:
      // An advanced field has no line in a pipe.
      let flags = answers.filter { $0.kind == .advanced }.flatMap(\.flags)
      return try start(flags, in: folder, input: .text(answers.map(\.piped).joined()))
    case .flags:
      // A secret has no flag: a pipe brings it, and a line for each default that is left.
      let hasSecret = answers.contains { $0.kind.isSecret }
      let rest = answers.filter { $0.kind.isSecret || $0.isStanding }.map(\.piped).joined()
      return try start(
        answers.flatMap(\.flags), in: folder, input: hasSecret ? .text(rest) : .file("/dev/null"))
    }
  }

  private func launch(_ flags: [String], in folder: ScratchFolder, input: Launch.Input) throws -> Launch {
    let path = try "\(ProgramUnderTest.folder):\(Launch.plainEnvironment["PATH"] ?? "")"
    return Launch(
      "sh", ["\(Project.root)/seeds/\(seed).sh"] + flags,
      environment: ["PATH": path, "HOME": folder.path, "XDG_STATE_HOME": folder.path],
      directory: folder.path, input: input)
  }

  private func start(_ flags: [String], in folder: ScratchFolder, input: Launch.Input) throws -> Outcome {
    let result = try RunningProgram.run(launch(flags, in: folder, input: input))
    return Outcome(ending: result.ending, output: result.output, errors: result.errors)
  }

  private func type(in folder: ScratchFolder) throws -> Outcome {
    let story = try Story(launch([], in: folder, input: .terminal))
    try story.waitUntilFormReads()
    for answer in answers {
      // What is typed ahead of a review is dropped.
      if answer.kind == .review { try story.waitFor(answer.text) }
      try story.send(answer.typed())
    }
    let outcome = try story.waitForExit()
    return Outcome(ending: outcome.ending, output: outcome.output, errors: outcome.errors)
  }
}
