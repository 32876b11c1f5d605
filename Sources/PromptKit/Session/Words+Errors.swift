// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a form gave no answers.
extension Words {
  /// The lines for standard error; none where the person knows it already, because the end was their own.
  package func lines(for error: PromptError, in form: LiveForm) -> [String] {
    switch error {
    case .cancelled, .loopEnded, .interrupted: []
    case .timedOut: [timedOut]
    case .outputFailed(let reason): [cannotWrite(reason)]
    case .refused(let faults):
      faults.map { line(for: $0, in: form) }
        + (Words.endOfInput(before: faults).map { [inputEnded(before: $0)] } ?? [])
    case .noTerminal(let names):
      [noTerminal(unanswered: names.compactMap(form.index(of:)).map { form.fields[$0].question })]
    case .unclearInput: [inputIsUnclear]
    case .anotherFormRuns: [anotherFormRuns]
    case .noThread: [noThread]
    case .fileNotRead(let path, let reason), .keysNotRead(let path, let reason): [fileNotRead(path, reason)]
    case .fileNotWritten(let path, let reason): [fileNotWritten(path, reason)]
    case .inputrcNotRead(let path): [inputrcNotRead(path)]
    case .wrongKeys(let path, let line, let text): [wrongKeys(path, line: line, text)]
    case .keysRanOut(let path): [keysRanOut(path)]
    case .keysLeftOver(let path, let line): [keysLeftOver(path, line: line)]
    case .inputFailed(let reason): [cannotRead(reason)]
    case .terminalFailed(let reason): [terminalFailed(reason)]
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

  /// Said when standard input ended where several answers were still to come, of which only the first knows its line.
  private func inputEnded(before line: Int) -> String {
    message(
      say(
        "standard input ended before line \(line); the answers are missing from there on, in this order",
        "표준 입력이 \(line)번째 줄 앞에서 끝났습니다. 거기서부터 이 차례로 답이 없습니다"))
  }

  /// Said when the system lets no more threads begin.
  private var noThread: String {
    message(say("the system has no thread left for the form", "시스템이 폼에 쓸 스레드를 더 만들지 못합니다"))
  }

  /// Said when two forms are to be filled in at once.
  private var anotherFormRuns: String {
    message(say("another form is being filled in", "다른 폼을 채우고 있습니다"))
  }
}
