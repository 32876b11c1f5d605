// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

extension Manual {
  var input: [Block] {
    [
      .paragraph(
        "The form is drawn on `/dev/tty`, or else on standard error if that is a terminal. Who answers it depends on standard input:"
      ),
      .list(inputTable),
      .paragraph(
        "Answers can also be given beforehand. They are judged like all others, and the form does not ask for them. The strongest first: "
          + "`--args`, `--set`, `--answers`, `--env-prefix`, standard input, the person, the default. "
          + "Every missing or refused answer is reported in one run."),
      .paragraph("Standard input holds, by `--input-format`:"),
      .list(InputFormat.allCases.map { Entry("`\($0.rawValue)`", Manual.text(of: $0)) }),
      .paragraph(
        "No more is read than the form needs: the next command finds the rest. A stream that ends before a field's line leaves "
          + "it missing, default or not."),
    ]
  }

  /// What standard input is, and who answers then.
  var inputTable: [Entry] {
    [
      Entry("a terminal", "a person is asked"),
      Entry(
        "`/dev/null` or closed, or `--no-input` is given", "nobody is asked: the defaults must do"),
      Entry(
        "a pipe, file or socket", "it holds the answers, a line for each field that a person would be asked"),
      Entry(
        "the script itself (`curl … | bash`)",
        "a person is asked on `/dev/tty`; not a byte of the script is read"),
    ]
  }

  var output: [Block] {
    [
      .paragraph(
        "Standard output carries the answers only, all at once, when the form has been submitted. With `-O`:"),
      .list(outputTable),
      .paragraph(
        "On failure the shell format prints `(exit N)` and nothing else, so that even a bare `eval \"$(prompt …)\"` fails, and "
          + "that of fish prints `false`. On a terminal a secret is printed as four marks."),
      .paragraph(
        "`-- COMMAND` hands the answers to a command instead of printing them: `prompt` becomes it, with the answers in its environment, "
          + "where a field that does not apply is unset."),
    ]
  }

  /// The formats of the output, and what each prints.
  var outputTable: [Entry] {
    OutputFormat.allCases.map { format in
      let name =
        switch format {
        case .shell: "`shell` (the default)"
        case .nul: "`nul`, or `-0`"
        default: "`\(format.rawValue)`"
        }
      return Entry(name, Manual.text(of: format))
    }
  }

  var loops: [Block] {
    [
      .paragraph(
        "With `--repeat` the form comes again after each command, or after each record of `-O json` or `nul`. "
          + "C-c ends the running command and not the loop; C-c at a form ends the loop, and so does C-d on a form that nobody has "
          + "touched yet. `--keep NAME` gives the next form that answer as its default."),
      .paragraph(
        "Fed from standard input, the same form checks a table and runs the command for each row. Rows that are wrong are told by "
          + "number and left out, with status 3 at the end, or 123 if none was wrong and a command failed. "
          + "The commands read `/dev/tty`, or nothing where there is no terminal."),
    ]
  }

  private static func text(of format: InputFormat) -> String {
    switch format {
    case .lines:
      "a line for each field that a person would be asked, in order. An empty line takes the default. A multiline field runs to a line that holds only `.` (a dot that begins a line is doubled), to a C-d byte, or to the end"
    case .nul: "the same, each answer ended by NUL"
    case .dotenv: "assignments as in a `.env` file"
    case .csv:
      "RFC 4180. The first row holds the fields' names in any order; a column that is missing is empty, one that names no field is refused"
    case .tsv: "the same with tabs, where `\\t`, `\\n` and `\\\\` are a tab, a line break and a backslash"
    case .jsonl: "an object for each form, a line each"
    }
  }

  private static func text(of format: OutputFormat) -> String {
    switch format {
    case .shell: "`NAME='…'`, a line each, to be evaluated by sh, bash, dash, zsh, ksh"
    case .fish: "`set -g NAME '…'`, read by `prompt -O fish … | source; or exit`"
    case .json:
      "one object; numbers with the digits that were typed, `true` and `false`, arrays, `null` for what was not asked"
    case .dotenv:
      "`NAME='…'` for a `.env` file, or `NAME=\"…\"` with backslashes where the text holds a quote"
    case .nul: "each answer ended by NUL"
    case .values: "each answer on a line; for one field the text as it is"
    case .none: "nothing"
    }
  }
}
