// SPDX-License-Identifier: GPL-3.0-or-later

/// Asks a form: a person at the terminal, standard input, or nobody; whoever answers, the form and its checks are one.
public final class Prompter {
  private let form: Form
  private let settings: PromptSettings
  private let environment: Environment
  private let words: Words

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
    if let path = settings.savePath, let obstacle = PrivateFile.obstacle(to: path) {
      throw .fileNotWritten(path, obstacle.message)
    }
    var given = try GivenAnswers(settings.given, for: form, in: environment)
    if given.isMalformed { throw .refused(given.faultsBeforehand) }
    switch AnswerSource.choose(settings.input) {
    case .nobody: try takeDefaults(&given)
    case .standardInput: try readStandardInput(&given)
    case .person: try askPerson(&given)
    case .unclear(let doubt): throw .unclearInput(doubt)
    }
    save()
    return form.answers
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

  private func takeDefaults(_ given: inout GivenAnswers) throws(PromptError) {
    given.give()
    let missing = NobodyFront(form: form, way: settings.given.way).run()
    try check(given.faultsInTheEnd + missing)
  }

  private func readStandardInput(_ given: inout GivenAnswers) throws(PromptError) {
    let feed = StreamFeed(.standardInput) { [words] in Surroundings.complain(words.inputIsSilent) }
    let faults: [AnswerFault]
    do throws(SystemError) {
      faults = try read(feed, &given)
    } catch {
      throw .inputFailed(error.message)
    }
    try check(faults)
  }

  private func read(_ feed: StreamFeed, _ given: inout GivenAnswers) throws(SystemError) -> [AnswerFault] {
    let format = settings.inputFormat
    if let reader = format.recordReader(for: form.fields.map(\.question)) {
      var stream = RecordStream(feed, reader: reader, fieldCount: form.fields.count)
      let faults = try RecordFront(form: form, isEmptyNone: format.isEmptyNone).run(&stream, &given)
      try stream.finish()
      return faults
    }
    given.give()
    let stream = AnswerStream(feed, reader: format.answerReader ?? LinesReader())
    var front = PipeFront(form, stream, hasLines: format == .lines)
    let faults = try front.run(given)
    return given.faultsInTheEnd + faults
  }

  /// Throws all that is wrong, in the order of the form; what is no one field's comes first.
  private func check(_ faults: [AnswerFault]) throws(PromptError) {
    guard !faults.isEmpty else { return }
    let places = faults.map { form.index(of: $0.field) ?? -1 }
    let order = faults.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    throw .refused(order.map { faults[$0] })
  }

  /// Keeps the answers where that was asked for. They are not lost when it fails, so it is told and no more.
  private func save() {
    guard let path = settings.savePath else { return }
    do throws(SystemError) {
      try SavedAnswers(path: path).write(form.answers)
    } catch {
      Surroundings.complain(words.fileNotWritten(path, error.message))
    }
  }

  /// Asks a person for what is not given; what was given for fields that do not apply is told when the form is gone.
  private func askPerson(_ given: inout GivenAnswers) throws(PromptError) {
    given.give()
    try check(given.faultsBeforehand)
    if let path = settings.savePath { SavedAnswers(path: path).offer(to: form) }
    try askPerson()
    for fault in given.superfluous { Surroundings.complain(words.line(for: fault, in: form)) }
  }

  private func askPerson() throws(PromptError) {
    guard !form.isComplete else { return }
    guard let terminal = Terminal.open() else { throw .noTerminal(unanswered: form.unanswered) }
    let places = HistoryPlaces(environment, homes: { HomeDirectory.path(of: $0) })
    let history = FormHistory(form, places)
    let end = try fillIn(on: terminal, history)
    switch end {
    case .submitted: keep(history)
    case .cancelled: throw .cancelled
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

  private func fillIn(on terminal: Terminal, _ history: FormHistory) throws(PromptError) -> FormFront.End {
    let isPlain = settings.isPlain || environment.wantsPlainLines
    let setup = isPlain ? nil : EditorSetup(inputrc: try readInputrc(), terminalName: environment["TERM"])
    do {
      let signals = try SignalPipe()
      defer { signals.uninstall() }
      try terminal.enterRawMode()
      defer { terminal.restore() }
      let keyboard = Keyboard(terminal.descriptor, signals)
      guard let setup else {
        return PlainFront(
          form, on: terminal, keyboard: keyboard, words: words, bar: bar, isReviewed: settings.isReviewed
        ).run()
      }
      let editor = try LineEditor(setup)
      let looks = Looks(settings, words: words, bar: bar, environment)
      return FormFront(
        form, on: terminal, keyboard: keyboard, editor: editor, looks: looks, history: history
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
  /// The names of the fields that a person would be asked and that have no default.
  fileprivate var unanswered: [String] {
    fields.indices.filter { isAsked($0) && fields[$0].question.defaultText == nil }.map {
      fields[$0].question.name
    }
  }
}
