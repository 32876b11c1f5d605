// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

/// A form of five fields that a pipe answers, beside five `read`s of bash.
struct PipedForm {
  private let launch: Launch
  private static let lines = "one\ntwo\nthree\nfour\nfive\n"

  /// The program at `path`.
  static func prompt(_ path: String) -> PipedForm {
    PipedForm(launch: Launch(path, (1...5).flatMap { ["--text", "f\($0)"] }, input: .text(lines)))
  }

  /// bash, which prints the five in the same form.
  static let bash = PipedForm(
    launch: Launch(
      "bash",
      [
        "--norc", "-c",
        #"for i in f1 f2 f3 f4 f5; do read -r "$i" || exit; done; for i in f1 f2 f3 f4 f5; do echo "$i='${!i}'"; done"#,
      ], input: .text(lines)))

  /// How long it takes from the start to the end, the middle of five times.
  func milliseconds() throws -> Double? {
    try (0..<5).map { _ in
      let start = ContinuousClock.now
      let result = try RunningProgram.run(launch)
      let time = (ContinuousClock.now - start) / .milliseconds(1)
      guard result.output == "f1='one'\nf2='two'\nf3='three'\nf4='four'\nf5='five'\n" else {
        throw HarnessError.neverCame(wanted: "five answers", seen: result.output + result.errors)
      }
      return time
    }.median
  }
}
