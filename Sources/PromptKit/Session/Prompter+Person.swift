// SPDX-License-Identifier: GPL-3.0-or-later

/// Answers from a person at the terminal.
extension Prompter {
  /// Asks a person for what is not given; what was given for fields that do not apply is told when the form is gone.
  ///
  /// A given answer that a command must judge is judged before the form is drawn, or, where the command may see answers
  /// that the person is to give, after.
  func askPerson(_ given: inout GivenAnswers, _ settler: Settler) throws(PromptError) {
    given.give()
    let firstAsked = form.fields.indices.first(where: form.isAsked) ?? form.fields.count
    try check(given.faultsBeforehand + settle(form.fields.indices.prefix(firstAsked), given, settler))
    if let path = settings.savePath { SavedAnswers(path: path).offer(to: form) }
    repeat {
      try askPerson(settler)
      try check(settle(form.fields.indices, given, settler))
    } while !form.isComplete
    for fault in given.superfluous { tell(words.line(for: fault, in: form)) }
  }

  private func settle(
    _ fields: Range<Int>, _ given: GivenAnswers, _ settler: Settler
  ) throws(PromptError) -> [AnswerFault] {
    do throws(SystemError) {
      var faults: [AnswerFault] = []
      for index in fields where form.isUnsettled(index) {
        if let fault = try settler.fault(of: index, given) { faults.append(fault) }
      }
      return faults
    } catch {
      throw settler.watch.ending ?? .inputFailed(error.message)
    }
  }

  /// The environment with the kind of terminal that the form is asked on.
  var consoleEnvironment: Environment { rehearsal == nil ? environment : environment.onVirtualTerminal }

  /// What the form is asked on; `nil` where nobody can be asked.
  func openConsole() -> (any Console)? {
    if let rehearsal { return rehearsal.terminal }
    let terminal = Terminal.open()
    terminal?.takesEscapes = !settings.isPlain && !consoleEnvironment.wantsPlainLines
    return terminal
  }

  private func askPerson(_ settler: Settler) throws(PromptError) {
    guard !form.isComplete else { return }
    guard let console = openConsole() else { throw .noTerminal(unanswered: form.unanswered) }
    let places = HistoryPlaces(environment, homes: { HomeDirectory.path(of: $0) })
    let history = FormHistory(form, places)
    let end = try ask(on: console, settler, history)
    switch end {
    case .submitted: keep(history)
    case .cancelled: throw .cancelled
    case .loopEnded: throw .loopEnded
    case .timedOut: throw .timedOut
    case .interrupted(let signal): throw .interrupted(signal: signal.number)
    case .terminalLost:
      if let rehearsal { throw .keysRanOut(rehearsal.file.path) }
      throw .terminalFailed(SystemError.terminalLost.message)
    }
  }

  /// Keeps what was answered, and says where that cannot be done: the answers do not depend on it.
  private func keep(_ history: FormHistory) {
    history.keep()
    for (field, name, fault) in history.faults {
      tell(words.historyNotKept(of: field, in: name, fault))
    }
  }

  private func readInputrc() throws(PromptError) -> Inputrc {
    let reader = InputrcReader(variable: environment["INPUTRC"], home: environment["HOME"])
    guard let inputrc = reader.read(settings.inputrc) else { throw .inputrcNotRead(settings.inputrc.path) }
    return inputrc
  }

  private func ask(
    on console: any Console, _ settler: Settler, _ history: FormHistory
  ) throws(PromptError) -> FormFront.End {
    let environment = consoleEnvironment
    let isPlain = settings.isPlain || environment.wantsPlainLines
    let setup = isPlain ? nil : EditorSetup(inputrc: try readInputrc(), terminalName: environment["TERM"])
    do { try console.enterRawMode() } catch { throw .terminalFailed(error.message) }
    let commands = settler.commands
    defer {
      // Before the terminal is given back: with it goes what would kill them at a sudden end.
      commands.callOff()
      console.restore()
    }
    let keyboard = Keyboard(console, typedAhead: typedAhead, settler.watch, commands)
    defer { typedAhead = keyboard.typedAhead }
    guard let setup else {
      let front = PlainFront(
        form, on: console, keyboard: keyboard, commands: commands, words: words, bar: bar,
        isReviewed: settings.isReviewed, isRepeated: settings.isRepeated)
      return front.run().unless(keyboard.endingSignal)
    }
    let editor: LineEditor
    do { editor = try LineEditor(setup) } catch { throw .anotherFormRuns }
    let looks = Looks(settings, words: words, bar: bar, environment)
    let front = FormFront(
      form, on: console, keyboard: keyboard, editor: editor, commands: commands, looks: looks,
      history: history)
    return front.run().unless(keyboard.endingSignal)
  }
}

extension InputrcReader.Choice {
  /// The file that was named; empty where none was.
  fileprivate var path: String {
    if case .file(let path) = self { path } else { "" }
  }
}

extension FormFront.End {
  /// This end, or the signal that came while it was shown.
  fileprivate func unless(_ signal: @autoclosure () -> Signal?) -> FormFront.End {
    switch self {
    case .submitted, .cancelled, .loopEnded: signal().map(FormFront.End.interrupted) ?? self
    case .interrupted, .timedOut, .terminalLost: self
    }
  }
}

extension SystemError {
  /// What the system would say of a terminal that is gone. The C name is `EIO`.
  fileprivate static let terminalLost = SystemError(code: 5, call: "read")
}

extension LiveForm {
  /// The names of the fields that a person would be asked and that have no default.
  fileprivate var unanswered: [String] {
    fields.indices.filter { isAsked($0) && fields[$0].question.defaultText == nil }.map {
      fields[$0].question.name
    }
  }
}
