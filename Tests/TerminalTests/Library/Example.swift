// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

/// A program of `seeds/swift`, as somebody runs it.
enum Example: String, CaseIterable {
  case release, commit, alarm

  /// Plays it on a terminal, in a folder of its own as home.
  func story(
    _ arguments: [String] = [], home: ScratchFolder, terminal: String = "xterm-256color"
  ) throws -> Story {
    try Story(
      Launch(
        try ProgramUnderTest.path(of: "example-" + rawValue), arguments,
        environment: ["HOME": home.path, "XDG_STATE_HOME": home.path, "TERM": terminal]))
  }

  /// Runs it with `input` on standard input.
  func run(_ arguments: [String] = [], input: String) throws -> RunningProgram.Result {
    try RunningProgram.run(
      Launch(
        try ProgramUnderTest.path(of: "example-" + rawValue), arguments,
        environment: ["XDG_STATE_HOME": "/nonexistent"], input: .text(input)))
  }
}
