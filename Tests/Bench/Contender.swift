// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

/// Someone who asks for text: `prompt`, or bash's `read -e` that it is held against.
struct Contender {
  let name: String

  /// Asks for one line and prints it.
  let oneField: Launch

  /// Asks for five lines one after another and prints them.
  let fiveFields: Launch

  /// What is on the screen when the one field can be answered.
  let ready: String

  /// What is on the screen when the n-th of five fields can be answered, counted from 0.
  let readyForField: @Sendable (Int) -> String

  /// bash, with GNU readline and without anybody's dot files.
  static let bash = Contender(
    name: "bash read -e",
    oneField: Launch(
      "bash", ["--norc", "-c", #"read -e -r -p "name: " x; printf %s "$x""#], errors: .terminal),
    fiveFields: Launch(
      "bash",
      ["--norc", "-c", #"for i in 1 2 3 4 5; do read -e -r -p "f$i: " x; v=$v$x; done; printf %s "$v""#],
      errors: .terminal),
    ready: "name: ", readyForField: { "f\($0 + 1): " })

  /// The program at `path`, in Korean, as its bar is looked for.
  static func prompt(_ path: String) -> Contender {
    Contender(
      name: "prompt",
      oneField: Launch(path, ["--lang", "ko", "-O", "values", "--text", "name", "name"]),
      fiveFields: Launch(path, ["--lang", "ko", "-O", "values"] + (1...5).flatMap { ["--text", "f\($0)"] }),
      ready: "완료", readyForField: { $0 == 0 ? "완료" : "› f\($0 + 1)" })
  }
}
