// SPDX-License-Identifier: GPL-3.0-or-later

/// How answers stand in a stream; the raw value is its name on the command line.
public enum InputFormat: String, CaseIterable, Sendable {
  /// One line for each field that is asked; see ``LinesReader``.
  case lines
  /// One value ended by NUL for each field that is asked; see ``NULReader``.
  case nul
  /// Assignments; see ``DotenvRecordReader``.
  case dotenv
  /// A table with commas; see ``CSVReader``.
  case csv
  /// A table with tabs; see ``TSVReader``.
  case tsv
  /// A JSON object a line; see ``JSONReader``.
  case jsonl

  /// Whether an empty value takes the default. In assignments and objects a name can be left out, so there it is the answer.
  var isEmptyNone: Bool {
    switch self {
    case .lines, .nul, .csv, .tsv: true
    case .dotenv, .jsonl: false
    }
  }

  /// A reader of answers without names; `nil` where they have names.
  var answerReader: (any AnswerReader)? {
    switch self {
    case .lines: LinesReader()
    case .nul: NULReader()
    case .dotenv, .csv, .tsv, .jsonl: nil
    }
  }

  /// A reader of answers by the names of `questions`; `nil` where they have none.
  func recordReader(for questions: [Question]) -> (any RecordReader)? {
    let names = NameTable(questions)
    return switch self {
    case .lines, .nul: nil
    case .dotenv: DotenvRecordReader(names: names)
    case .csv: TableReader<CSVReader>(names: names)
    case .tsv: TableReader<TSVReader>(names: names)
    case .jsonl: JSONReader(names: names, isLined: true)
    }
  }
}
