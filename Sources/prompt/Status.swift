// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

/// The statuses that the command ends with, other than by a signal.
enum Status: Int32, CaseIterable {
  /// The form was submitted.
  case submitted = 0
  /// A person left without answers.
  case cancelled = 1
  /// The command line, or the form that it describes, is wrong.
  case wrongUsage = 2
  /// An answer is missing or refused, and nobody is asked.
  case unanswered = 3
  /// Somebody should be asked, and no terminal opens.
  case noTerminal = 4
  /// Input or output failed.
  case inputOutputFailed = 5
  /// The command failed for some records of a loop.
  case commandFailed = 123
  /// The time ran out.
  case timedOut = 124
  /// The command could not be run.
  case commandNotRunnable = 126
  /// The command was not found.
  case commandNotFound = 127
}

extension Status {
  /// The status of a loop that ended so.
  init(_ end: FormLoop.End) {
    switch end {
    case .submitted: self = .submitted
    case .refused: self = .unanswered
    case .commandFailed: self = .commandFailed
    case .commandNotRunnable: self = .commandNotRunnable
    case .commandNotFound: self = .commandNotFound
    }
  }

  /// The status of a form that gave no answers; a signal ends the process in its own way.
  init(_ error: PromptError) {
    self =
      switch error {
      case .cancelled: .cancelled
      case .timedOut: .timedOut
      case .loopEnded: .submitted
      case .refused: .unanswered
      case .noTerminal: .noTerminal
      case .unclearInput, .anotherFormRuns, .inputrcNotRead, .keysNotRead, .wrongKeys: .wrongUsage
      case .noThread, .outputFailed, .fileNotRead, .fileNotWritten, .keysRanOut, .keysLeftOver, .inputFailed,
        .terminalFailed, .interrupted:
        .inputOutputFailed
      }
  }

  /// The status where a command could not be run.
  init(_ fault: AnswerCommand.Fault) {
    switch fault {
    case .notFound: self = .commandNotFound
    case .notRunnable: self = .commandNotRunnable
    case .tooLarge: self = .unanswered
    }
  }
}
