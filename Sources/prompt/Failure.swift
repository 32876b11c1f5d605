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

  /// The end that follows from `error`.
  init(_ error: PromptError, _ form: LiveForm, _ words: Words) {
    switch error {
    case .cancelled: self.init(status: .cancelled, lines: [])
    case .timedOut: self.init(status: .timedOut, lines: [words.timedOut])
    case .loopEnded: self.init(status: .submitted, lines: [])
    case .outputFailed(let reason): self.init(status: .inputOutputFailed, lines: [words.cannotWrite(reason)])
    case .interrupted(let signal): self.init(.signal(signal), [])
    case .refused(let faults):
      let lines = faults.map { words.line(for: $0, in: form) }
      let end = Failure.endOfInput(before: faults).map { [words.inputEnded(before: $0)] } ?? []
      self.init(status: .unanswered, lines: lines + end)
    case .noTerminal(let names):
      let questions = names.compactMap { form.index(of: $0) }.map { form.fields[$0].question }
      self.init(status: .noTerminal, lines: [words.noTerminal(unanswered: questions)])
    case .unclearInput: self.init(status: .wrongUsage, lines: [words.inputIsUnclear])
    case .fileNotRead(let path, let reason):
      self.init(status: .inputOutputFailed, lines: [words.fileNotRead(path, reason)])
    case .fileNotWritten(let path, let reason):
      self.init(status: .inputOutputFailed, lines: [words.fileNotWritten(path, reason)])
    case .inputrcNotRead(let path): self.init(status: .wrongUsage, lines: [words.inputrcNotRead(path)])
    case .keysNotRead(let path, let reason):
      self.init(status: .wrongUsage, lines: [words.fileNotRead(path, reason)])
    case .wrongKeys(let path, let line, let text):
      self.init(status: .wrongUsage, lines: [words.wrongKeys(path, line: line, text)])
    case .keysRanOut(let path): self.init(status: .inputOutputFailed, lines: [words.keysRanOut(path)])
    case .keysLeftOver(let path, let line):
      self.init(status: .inputOutputFailed, lines: [words.keysLeftOver(path, line: line)])
    case .inputFailed(let reason): self.init(status: .inputOutputFailed, lines: [words.cannotRead(reason)])
    case .terminalFailed(let reason):
      self.init(status: .inputOutputFailed, lines: [words.terminalFailed(reason)])
    }
  }

  /// The line of standard input that several answers are missing on, because the input ended before it; `nil` where they are
  /// not several.
  private static func endOfInput(before faults: [AnswerFault]) -> Int? {
    let lines = faults.compactMap { fault in
      if case .missing = fault.problem, case .line(let number) = fault.origin { number } else { nil as Int? }
    }
    guard lines.count > 1, let last = lines.last, lines.allSatisfy({ $0 == last }) else { return nil }
    return last
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
