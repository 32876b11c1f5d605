// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a form gave no answers.
extension Words {
  /// The lines for standard error; none where the person knows it already, because the end was their own.
  ///
  /// - Parameters:
  ///   - given: where else the form takes answers.
  ///   - takesInput: whether it would take them from standard input.
  package func lines(
    for error: PromptError, in form: LiveForm, given: GivenSources = GivenSources(), takesInput: Bool = true
  ) -> [String] {
    switch error {
    case .cancelled, .loopEnded, .interrupted: []
    case .timedOut: [timedOut]
    case .outputFailed(let reason): [cannotWrite(reason)]
    case .refused(let faults): lines(for: faults, in: form)
    case .noTerminal(let names):
      [noTerminal(unanswered: form.questions(named: names), given, takesInput: takesInput)]
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

  /// The lines about answers that nobody can be asked for, of a record where these are counted. Where standard input ended before
  /// several of them, that is one line: it is known of the first alone where it should have been.
  func lines(for faults: [AnswerFault], in form: LiveForm, record number: Int? = nil) -> [String] {
    let missing = faults.filter { $0.isMissingInStream }
    guard missing.count > 1 else {
      return faults.map { fault in line(for: number.map(fault.inRecord) ?? fault, in: form) }
    }
    let names = missing.map { $0.field }
    return faults.compactMap { fault in
      if !fault.isMissingInStream { return line(for: number.map(fault.inRecord) ?? fault, in: form) }
      guard fault.field == names.first else { return nil }
      return inputEnded(before: fault.origin, form.questions(named: names), record: number)
    }
  }

  /// Said when standard input ended where the answers to several questions were still to come.
  private func inputEnded(before origin: Origin, _ questions: [Question], record: Int?) -> String {
    let place =
      switch origin {
      case .value(let number): say("value \(number)", "\(number)번째 값")
      case .line(let number): say("line \(number)", "\(number)번째 줄")
      default: ""
      }
    let fields = questions.map { question in
      let wanted = wanted(of: question)
      return question.name.listed + (wanted.isEmpty ? "" : say(" (\(wanted))", "(\(wanted))"))
    }.joined(separator: ", ")
    return message(
      say(
        "standard input ended before \(place); no answer for \(fields); give them from there on, in this order",
        "표준 입력이 \(place) 앞에서 끝나 답이 없는 항목이 있습니다: \(fields). 거기서부터 이 차례로 적으세요"),
      place: record.map { self.place(of: .record($0, line: 0)) })
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

extension LiveForm {
  fileprivate func questions(named names: [String]) -> [Question] {
    names.compactMap(index(of:)).map { fields[$0].question }
  }
}
