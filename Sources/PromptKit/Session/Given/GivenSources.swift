// SPDX-License-Identifier: GPL-3.0-or-later

/// Where answers may be given other than by a person or on standard input.
package struct GivenSources: Equatable, Sendable {
  /// The flags of the script that asks; of two for a field the last counts.
  package var flags: [GivenText] = []

  /// Whether the script's own arguments are its flags, so that an answer can be given by one.
  package var takesFlags = false

  /// The answers of `--set`; of two for a field the last counts.
  package var settings: [GivenText] = []

  /// A file of answers, dotenv or JSON by its content.
  package var answersPath: String?

  /// What stands before the names, in capitals, of the variables that hold answers; `nil` where none do.
  package var environmentPrefix: String?

  /// No sources.
  package init() {}

  /// The variable that may hold the answer to `question`.
  func variable(of question: Question) -> String? {
    guard FieldName.isValid(question.name) else { return nil }
    return environmentPrefix.map { $0 + question.name.uppercased() }
  }

  /// Where an answer that is missing could be given. Who calls a script by its flags can give no options of ours.
  func way(to question: Question) -> Origin {
    if takesFlags && !question.isSecret { return .flag(question.flag) }
    if let name = variable(of: question) { return .variable(name) }
    guard takesFlags else { return .standing }
    return answersPath.map { .file($0, line: 0) } ?? .standardInput
  }
}

extension Question {
  /// The flag by which a script's user answers it: its name with `-` for `_`.
  package var flag: String { "--" + String(name.map { $0 == "_" ? "-" : $0 }) }
}
