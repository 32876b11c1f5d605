// SPDX-License-Identifier: GPL-3.0-or-later

/// Who answers a form: a person, standard input, or nobody; and why.
enum AnswerSource: Equatable, Sendable {
  /// A person at the terminal.
  case person(Reason)
  /// Standard input holds the answers.
  case standardInput(Reason)
  /// Nobody is asked: the defaults must do.
  case nobody(Reason)
  /// It cannot be told.
  case unclear(StandardInput.Doubt)

  /// What decided.
  enum Reason: Equatable, Sendable {
    case asked
    case keysAreGiven
    case noStandardInput
    case standardInputIsTerminal
    case standardInputIsScript(of: String)
    case standardInputIsAnswers
  }

  /// Chooses by what was asked for and, where that is `auto`, by what standard input is, unless keys are given in a person's
  /// place.
  static func choose(
    _ input: InputChoice, hasKeys: Bool = false, standardInput: Descriptor = .standardInput
  ) -> AnswerSource {
    switch input {
    case .auto where hasKeys: .person(.keysAreGiven)
    case .tty: .person(.asked)
    case .stdin: .standardInput(.asked)
    case .none: .nobody(.asked)
    case .auto: chooseBy(standardInput)
    }
  }

  private static func chooseBy(_ standardInput: Descriptor) -> AnswerSource {
    guard standardInput.isReadable, !standardInput.isNullDevice else {
      return .nobody(.noStandardInput)
    }
    if standardInput.isTerminal { return .person(.standardInputIsTerminal) }
    switch StandardInput.judge() {
    case .answers: return .standardInput(.standardInputIsAnswers)
    case .script(let shell, _): return .person(.standardInputIsScript(of: shell))
    case .unknown(let doubt): return .unclear(doubt)
    }
  }
}
