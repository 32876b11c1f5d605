// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

/// Pastes of a megabyte and of ten, which must come out as they went in.
enum Pastes {
  /// Into a field, into a text view, and ten times as much, in proportion to the one.
  static func prompt(_ program: String) throws -> Figures {
    let field = Contender.prompt(program).oneField
    let view = Launch(program, ["--lang", "ko", "-O", "values", "--multiline", "name"])
    let one = try Visit.paste(line(megabytes: 1), into: field, ready: "완료", done: "\r")
    let ten = try Visit.paste(line(megabytes: 10), into: field, ready: "완료", done: "\r")
    let rows = String(repeating: String(repeating: "0123456789", count: 6) + "abc\r", count: 15_625)
    return [
      .paste: one, .pasteTen: ten / one,
      .pasteView: try Visit.paste(rows + "end", into: view, ready: "완료", done: "\u{4}"),
    ]
  }

  /// Into bash's line: milliseconds.
  static func bash() throws -> Double {
    try Visit.paste(
      line(megabytes: 1), into: Contender.bash.oneField, ready: Contender.bash.ready, done: "\r")
  }

  private static func line(megabytes: Int) -> String {
    String(repeating: "0123456789", count: megabytes * 100_000)
  }
}
