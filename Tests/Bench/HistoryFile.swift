// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

/// A history of a million lines, and a form that starts with it or without.
struct HistoryFile {
  private let program: String
  private let folder: ScratchFolder

  /// Writes the history for the program at `program`.
  init(_ program: String) throws {
    self.program = program
    folder = try ScratchFolder()
    try folder.write((1...1_000_000).map { "line \($0)\n" }.joined(), to: "long")
  }

  /// How many times as long the start takes as with a new history, and how much more memory it needs.
  func figures() throws -> Figures {
    let without = try Visit.start(contender("new"))
    let with = try Visit.start(contender("long"))
    return [
      .historyStart: with.milliseconds / without.milliseconds,
      .historyMemory: with.kilobytes - without.kilobytes,
    ]
  }

  private func contender(_ file: String) -> Contender {
    let form = Contender.prompt(program)
    let launch = Launch(
      program, form.oneField.arguments + ["--history", "\(folder.path)/\(file)"],
      environment: ["HOME": folder.path])
    return Contender(
      name: form.name, oneField: launch, fiveFields: launch, ready: form.ready,
      readyForField: form.readyForField)
  }
}
