// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

/// How the command ends when there are no answers: what it says, and with which status or by which signal it ends.
struct Failure {
  private enum End {
    case status(Status)
    case signal(Int32)
  }

  private let end: End

  /// The lines for standard error.
  private let lines: [String]

  /// An end with `status` that says `lines`.
  init(status: Status, lines: [String]) {
    self.init(.status(status), lines)
  }

  private init(_ end: End, _ lines: [String]) {
    self.end = end
    self.lines = lines
  }

  /// The end that follows from `error`, of a form that takes answers as `settings` say, and from standard input where
  /// `takesInput`.
  init(_ error: PromptError, _ form: LiveForm, _ settings: Settings, takesInput: Bool, _ words: Words) {
    let lines = words.lines(for: error, in: form, given: settings.given, takesInput: takesInput)
    if case .interrupted(let signal) = error {
      self.init(.signal(signal), lines)
    } else {
      self.init(status: Status(error), lines: lines)
    }
  }

  /// Says what there is to say and ends the process.
  ///
  /// What reads the answers is told, too: the shell that evaluates `(exit 3)` fails, though it never sees our status.
  func end(_ output: OutputFormat) -> Never {
    for line in lines { Surroundings.complain(line) }
    if !Surroundings.isOutputShown { _ = Surroundings.write(output.failure(status: status)) }
    switch end {
    case .status(let status): Surroundings.end(status.rawValue)
    case .signal(let number): Surroundings.die(by: number)
    }
  }

  /// The status as a shell sees it.
  private var status: Int32 {
    switch end {
    case .status(let status): status.rawValue
    case .signal(let number): 128 + number
    }
  }
}
