// SPDX-License-Identifier: GPL-3.0-or-later

/// How answers stand in a stream; the raw value is its name on the command line.
public enum InputFormat: String, CaseIterable, Sendable {
  /// One line for each field that a person would be asked, in order; an empty one takes the default. The lines of a text view
  /// end with one that holds only `.`, or with the byte of C-d.
  case lines
  /// One value ended by NUL for each field that a person would be asked, in order.
  case nul
  /// Assignments as in a `.env` file, by the names of the fields.
  case dotenv
  /// A table with commas, of which the first row holds names (RFC 4180).
  case csv
  /// A table with tabs, of which the first row holds names; `\t`, `\n` and `\\` stand for themselves escaped.
  case tsv
  /// A JSON object on one line, by the names of the fields.
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

  /// A reader of answers by the names of `questions`; `nil` where they have none. A table has a column for each of those at
  /// `needed`.
  func recordReader(for questions: [Question], needed: [Int] = []) -> (any RecordReader)? {
    let names = NameTable(questions, needed: needed)
    return switch self {
    case .lines, .nul: nil
    case .dotenv: DotenvRecordReader(names: names)
    case .csv: TableReader<CSVReader>(names: names)
    case .tsv: TableReader<TSVReader>(names: names)
    case .jsonl: JSONReader(names: names, isLined: true)
    }
  }
}
