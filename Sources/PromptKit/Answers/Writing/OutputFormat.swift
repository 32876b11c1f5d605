// SPDX-License-Identifier: GPL-3.0-or-later

/// How the answers are written to stdout; the raw value is its name on the command line.
package enum OutputFormat: String, CaseIterable, Sendable {
  /// `NAME='…'` lines for `eval` in every shell of the Bourne family.
  case shell
  /// `set -g NAME '…'` lines for fish's `source`.
  case fish
  /// One compact object.
  case json
  /// `NAME='…'` lines for programs that read `.env` files.
  case dotenv
  /// Each value ended by NUL.
  case nul
  /// Each value on a line.
  case values
  /// Nothing.
  case none

  /// The bytes of `answers`; `prefix` stands before each name.
  ///
  /// With `masksSecrets`, meant for a stdout that is a terminal, the value of a secret is
  /// ``Answers/secretMarks``.
  package func write(_ answers: Answers, prefix: String = "", masksSecrets: Bool = false) -> [UInt8] {
    writer.write(masksSecrets ? answers.withMaskedSecrets : answers, prefix: prefix)
  }

  /// What stands on stdout when there are no answers, so that who reads this as a program fails with `status`, too.
  ///
  /// It is empty for a format that no program runs. A bare `exit` would not do: `eval "$(exit 3)"` succeeds.
  package func failure(status: Int32) -> [UInt8] {
    switch self {
    case .shell: Array("(exit \(status))\n".utf8)
    case .fish: Array("false\n".utf8)
    case .json, .dotenv, .nul, .values, .none: []
    }
  }

  /// The first of `questions` whose answer this format could not tell apart from the others'; `nil` where it holds them
  /// all.
  ///
  /// That is one with several lines in `values`, when another question is asked, too.
  package func misfit(among questions: [Question]) -> Question? {
    guard self == .values, questions.filter({ $0.isAsked }).count > 1 else { return nil }
    return questions.first { $0.isAsked && !$0.kind.isOneLine }
  }

  private var writer: any AnswerWriter {
    switch self {
    case .shell: ShellWriter()
    case .fish: FishWriter()
    case .json: JSONWriter()
    case .dotenv: DotenvWriter()
    case .nul: NULWriter()
    case .values: ValuesWriter()
    case .none: NothingWriter()
    }
  }
}
