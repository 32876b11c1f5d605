// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

/// Someone who asks for text: `prompt`, bash's `read -e` that it is held against, another editor of lines, or a limit.
struct Contender {
  let name: String

  /// Asks for one line and prints it.
  let oneField: Launch

  /// Asks for five lines and prints them.
  let fiveFields: Launch

  /// What is on the screen when the one field can be answered.
  let ready: String

  /// What is on the screen when the n-th of five fields can be answered, counted from 0; `nil` where nothing tells.
  let readyForField: @Sendable (Int) -> String?

  /// The key that goes on to the next of five fields.
  var next = "\r"

  /// Whether it can edit in the middle of a line.
  var isEditor = true

  /// bash, with GNU readline and without anybody's dot files.
  static let bash = Contender(
    name: "bash",
    oneField: Launch(
      "bash", ["--norc", "-c", #"read -e -r -p "f1: " x; printf %s "$x""#], errors: .terminal),
    fiveFields: Launch(
      "bash",
      ["--norc", "-c", #"for i in 1 2 3 4 5; do read -e -r -p "f$i: " x; v=$v$x; done; printf %s "$v""#],
      errors: .terminal),
    ready: "f1: ", readyForField: line)

  /// The program at `path`, in Korean, as its bar is looked for.
  static func prompt(_ path: String) -> Contender {
    Contender(
      name: "prompt",
      oneField: Launch(path, ["--lang", "ko", "-O", "values", "--text", "name", "name"]),
      fiveFields: Launch(path, ["--lang", "ko", "-O", "values"] + (1...5).flatMap { ["--text", "f\($0)"] }),
      ready: "완료", readyForField: { $0 == 0 ? "완료" : "› f\($0 + 1)" })
  }

  /// The bare programs in `folder`, as far as they could be built: readline in C, and an echo in Swift.
  static func limits(_ folder: String) -> [Contender] {
    [("limit-c", "C limit", true), ("limit-swift", "Swift limit", false)].map { file, name, isEditor in
      Contender(
        name: name, oneField: Launch("\(folder)/\(file)", ["1"], errors: .terminal),
        fiveFields: Launch("\(folder)/\(file)", ["5"], errors: .terminal),
        ready: "f1: ", readyForField: line, isEditor: isEditor)
    }
  }

  /// Other editors of lines and forms, of which those are measured that are installed.
  static let peers = [zsh, dialog, promptToolkit]

  private static let zsh = Contender(
    name: "zsh vared",
    oneField: Launch("zsh", ["-f", "-c", #"x=; vared -p "f1: " x; printf %s "$x""#], errors: .terminal),
    fiveFields: Launch(
      "zsh",
      ["-f", "-c", #"for i in 1 2 3 4 5; do x=; vared -p "f$i: " x; v=$v$x; done; printf %s "$v""#],
      errors: .terminal),
    ready: "f1: ", readyForField: line)

  private static let dialog = Contender(
    name: "dialog",
    oneField: Launch("dialog", ["--stdout", "--inputbox", "name", "8", "70"]),
    fiveFields: Launch(
      "dialog",
      ["--stdout", "--form", "form", "13", "60", "5"]
        + (1...5).flatMap { ["f\($0)", "\($0)", "1", "", "\($0)", "8", "30", "0"] }),
    ready: "Cancel", readyForField: { $0 == 0 ? "Cancel" : nil }, next: "\u{1b}OB")

  private static let promptToolkit = Contender(
    name: "ptoolkit", oneField: python("[s.prompt('f1: ')]"),
    fiveFields: python("[s.prompt('f%d: ' % i) for i in range(1, 6)]"),
    // The blank behind it is a motion of the cursor.
    ready: "f1:", readyForField: { "f\($0 + 1):" })

  private static let line: @Sendable (Int) -> String? = { "f\($0 + 1): " }

  /// Python with prompt_toolkit; `answers` is the expression that asks.
  private static func python(_ answers: String) -> Launch {
    let script = """
      import sys
      from prompt_toolkit import PromptSession
      from prompt_toolkit.output import create_output
      s = PromptSession(output=create_output(always_prefer_tty=True))
      sys.stdout.write(''.join(\(answers)))
      """
    // It would ask the terminal where the cursor is and wait for an answer that nobody gives here.
    return Launch(
      "python3", ["-c", script], environment: ["PROMPT_TOOLKIT_NO_CPR": "1"], errors: .terminal)
  }
}
