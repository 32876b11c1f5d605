// SPDX-License-Identifier: GPL-3.0-or-later

/// Asks a form: a person at the terminal, standard input, or nobody; whoever answers, the form and its checks are one.
public final class Prompter {
  /// The form that is asked; in a loop another one each time.
  var form: Form
  let settings: PromptSettings
  let environment: Environment
  let words: Words

  /// Whether standard input held the answers or is the running script, and so is not for others.
  package private(set) var isInputSpent = false

  /// A prompter for `form`, with the settings that suit most.
  public convenience init(_ form: Form) {
    self.init(form, settings: PromptSettings())
  }

  /// A prompter for `form`.
  package convenience init(_ form: Form, settings: PromptSettings) {
    self.init(form, settings: settings, environment: .current)
  }

  init(_ form: Form, settings: PromptSettings, environment: Environment) {
    self.form = form
    self.settings = settings
    self.environment = environment
    words = Words(settings.language ?? Language(environment))
  }

  /// The bar that the field under edit wears; subscribe to its taps to watch them.
  public private(set) lazy var bar = AccessoryBar(doneTitle: settings.doneTitle)

  /// Fills the form in and gives its answers. The terminal is as it was before when this returns or throws.
  public func run() throws(PromptError) -> Answers {
    defer { bar.taps.finish() }
    return try fillIn()
  }

  /// Fills the form in.
  func fillIn() throws(PromptError) -> Answers {
    if let path = settings.savePath, let obstacle = PrivateFile.obstacle(to: path) {
      throw .fileNotWritten(path, obstacle.message)
    }
    var given = try GivenAnswers(settings.given, for: form, in: environment)
    if given.isMalformed { throw .refused(given.faultsBeforehand) }
    let source = try chooseSource()
    let watch = try watch()
    defer { watch.signals.uninstall() }
    let commands = FieldCommands(form, in: environment, prefix: settings.prefix, signals: watch.signals)
    defer { commands.callOff() }
    let settler = Settler(form: form, commands: commands, watch: watch, way: settings.given.way)
    switch source {
    case .nobody: try takeDefaults(&given, settler)
    case .standardInput: try readStandardInput(&given, settler)
    case .person: try askPerson(&given, settler)
    case .unclear: break
    }
    save()
    return form.answers
  }

  /// Who answers; throws where that cannot be told.
  func chooseSource() throws(PromptError) -> AnswerSource {
    let source = AnswerSource.choose(settings.input)
    switch source {
    case .unclear(let doubt): throw .unclearInput(doubt)
    case .standardInput, .person(.standardInputIsScript): isInputSpent = true
    case .person, .nobody: break
    }
    return source
  }

  func watch() throws(PromptError) -> Watch {
    do throws(SystemError) {
      return try Watch(timeLimit: settings.timeLimit)
    } catch {
      throw .inputFailed(error.message)
    }
  }

  /// Who would answer each field, and why: lines for standard error.
  package func explain() throws(PromptError) -> [String] {
    var given = try GivenAnswers(settings.given, for: form, in: environment)
    given.give()
    let source = AnswerSource.choose(settings.input)
    let explanation = Explanation(
      form: form, source: source, format: settings.inputFormat, given: given, way: settings.given.way,
      words: words)
    return [words.explanation(of: source)] + explanation.lines
  }

  private func takeDefaults(_ given: inout GivenAnswers, _ settler: Settler) throws(PromptError) {
    given.give()
    let missing: [AnswerFault]
    do throws(SystemError) {
      missing = try NobodyFront(form: form, settler: settler).run(given)
      _ = try settler.watch.wait(until: .zero) { _ in }
    } catch {
      throw settler.watch.ending ?? .inputFailed(error.message)
    }
    try check(given.faultsInTheEnd + missing)
  }

  /// The bytes of standard input.
  func feed(_ watch: Watch) -> StreamFeed {
    StreamFeed(.standardInput, watch) { [words] in Surroundings.complain(words.inputIsSilent) }
  }

  private func readStandardInput(_ given: inout GivenAnswers, _ settler: Settler) throws(PromptError) {
    let feed = feed(settler.watch)
    let faults: [AnswerFault]
    do throws(SystemError) {
      faults = try read(feed, &given, settler)
      // A signal that came while nothing was waited for ends the form, too.
      _ = try settler.watch.wait(until: .zero) { _ in }
    } catch {
      throw settler.watch.ending ?? .inputFailed(error.message)
    }
    try check(faults)
  }

  private func read(
    _ feed: StreamFeed, _ given: inout GivenAnswers, _ settler: Settler
  ) throws(SystemError) -> [AnswerFault] {
    let format = settings.inputFormat
    if let reader = format.recordReader(for: form.fields.map(\.question)) {
      var stream = RecordStream(feed, reader: reader, fieldCount: form.fields.count)
      let faults = try RecordFront(form: form, settler: settler, isEmptyNone: format.isEmptyNone).run(
        &stream, &given)
      try stream.finish()
      return faults
    }
    given.give()
    var stream = AnswerStream(feed, reader: format.answerReader ?? LinesReader())
    var front = PipeFront(form, hasLines: format == .lines, settler: settler)
    let faults = try front.run(&stream, given)
    try stream.finish()
    return given.faultsInTheEnd + faults
  }

  /// Throws all that is wrong, in the order of the form.
  func check(_ faults: [AnswerFault]) throws(PromptError) {
    if !faults.isEmpty { throw .refused(form.sorted(faults)) }
  }

  /// Keeps the answers where that was asked for. They are not lost when it fails, so it is told and no more.
  func save() {
    guard let path = settings.savePath else { return }
    do throws(SystemError) {
      try SavedAnswers(path: path).write(form.answers)
    } catch {
      Surroundings.complain(words.fileNotWritten(path, error.message))
    }
  }

  /// Asks a person for what is not given; what was given for fields that do not apply is told when the form is gone.
  ///
  /// A given answer that a command must judge is judged before the form is drawn, or, where the command may see answers
  /// that the person is to give, after.
  private func askPerson(_ given: inout GivenAnswers, _ settler: Settler) throws(PromptError) {
    given.give()
    let firstAsked = form.fields.indices.first(where: form.isAsked) ?? form.fields.count
    try check(given.faultsBeforehand + settle(form.fields.indices.prefix(firstAsked), given, settler))
    if let path = settings.savePath { SavedAnswers(path: path).offer(to: form) }
    repeat {
      try askPerson(settler)
      try check(settle(form.fields.indices, given, settler))
    } while !form.isComplete
    for fault in given.superfluous { Surroundings.complain(words.line(for: fault, in: form)) }
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

  private func askPerson(_ settler: Settler) throws(PromptError) {
    guard !form.isComplete else { return }
    guard let terminal = Terminal.open() else { throw .noTerminal(unanswered: form.unanswered) }
    let places = HistoryPlaces(environment, homes: { HomeDirectory.path(of: $0) })
    let history = FormHistory(form, places)
    let end = try ask(on: terminal, settler, history)
    switch end {
    case .submitted: keep(history)
    case .cancelled: throw .cancelled
    case .loopEnded: throw .loopEnded
    case .timedOut: throw .timedOut
    case .interrupted(let signal): throw .interrupted(signal: signal.number)
    case .terminalLost: throw .terminalFailed(SystemError.terminalLost.message)
    }
  }

  /// Keeps what was answered, and says where that cannot be done: the answers do not depend on it.
  private func keep(_ history: FormHistory) {
    history.keep()
    for (field, name, fault) in history.faults {
      Surroundings.complain(words.historyNotKept(of: field, in: name, fault))
    }
  }

  private func readInputrc() throws(PromptError) -> Inputrc {
    let reader = InputrcReader(variable: environment["INPUTRC"], home: environment["HOME"])
    guard let inputrc = reader.read(settings.inputrc) else { throw .inputrcNotRead(settings.inputrc.path) }
    return inputrc
  }

  private func ask(
    on terminal: Terminal, _ settler: Settler, _ history: FormHistory
  ) throws(PromptError) -> FormFront.End {
    let isPlain = settings.isPlain || environment.wantsPlainLines
    let setup = isPlain ? nil : EditorSetup(inputrc: try readInputrc(), terminalName: environment["TERM"])
    do {
      try terminal.enterRawMode()
      defer { terminal.restore() }
      let commands = settler.commands
      let keyboard = Keyboard(terminal.descriptor, settler.watch, commands)
      guard let setup else {
        return PlainFront(
          form, on: terminal, keyboard: keyboard, commands: commands, words: words, bar: bar,
          isReviewed: settings.isReviewed, isRepeated: settings.isRepeated
        ).run()
      }
      let editor = try LineEditor(setup)
      let looks = Looks(settings, words: words, bar: bar, environment)
      return FormFront(
        form, on: terminal, keyboard: keyboard, editor: editor, commands: commands, looks: looks,
        history: history
      ).run()
    } catch let error as SystemError {
      throw .terminalFailed(error.message)
    } catch {
      throw .terminalFailed("\(error)")
    }
  }
}

extension Language {
  /// The language that the environment asks for.
  init(_ environment: Environment) {
    self.init(environment: environment["LC_ALL"], environment["LC_MESSAGES"], environment["LANG"])
  }
}

extension Language {
  /// The language that this process's environment asks for.
  package static var ofEnvironment: Language { Language(.current) }
}

extension InputrcReader.Choice {
  /// The file that was named; empty where none was.
  fileprivate var path: String {
    if case .file(let path) = self { path } else { "" }
  }
}

extension SystemError {
  /// What the system would say of a terminal that is gone. The C name is `EIO`.
  fileprivate static let terminalLost = SystemError(code: 5, call: "read")
}

extension Form {
  /// Faults in the order of the fields; what is no one field's comes first.
  func sorted(_ faults: [AnswerFault]) -> [AnswerFault] {
    let places = faults.map { index(of: $0.field) ?? -1 }
    return faults.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { faults[$0] }
  }

  /// The names of the fields that a person would be asked and that have no default.
  fileprivate var unanswered: [String] {
    fields.indices.filter { isAsked($0) && fields[$0].question.defaultText == nil }.map {
      fields[$0].question.name
    }
  }
}
