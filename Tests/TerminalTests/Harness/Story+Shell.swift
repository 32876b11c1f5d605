// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

extension Story {
  /// An interactive bash or zsh with job control, in which the program under test is called by its name.
  ///
  /// The stop of C-z only works under such a parent: a program alone in its session is never stopped.
  /// The story ends with `exit` typed into the shell.
  static func inShell(_ shell: String = "bash", rows: Int = 24, columns: Int = 80) throws -> Story {
    let launch = Launch(
      shell, shell == "zsh" ? ["-f", "-i"] : ["--norc", "--noprofile", "-i"],
      environment: [
        "PATH": try ProgramUnderTest.folder + ":" + (Launch.plainEnvironment["PATH"] ?? ""), "PS1": "$ ",
        "HISTFILE": "", "BASH_SILENCE_DEPRECATION_WARNING": "1",
      ], output: .terminal, errors: .terminal)
    let story = try Story(launch, rows: rows, columns: columns)
    try story.waitFor("$ ")
    return story
  }
}
