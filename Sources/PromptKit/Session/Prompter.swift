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
    switch AnswerSource.choose(settings.input) {
    case .nobody: try NobodyFront(form: form).run()
    case .standardInput: try readStandardInput()
    case .person: try askPerson()
    case .unclear(let doubt): throw .unclearInput(doubt)
    }
    return form.answers
  }

  /// Who would answer, and why: a line for standard error.
  package var explanation: String { words.explanation(of: AnswerSource.choose(settings.input)) }

  private func readStandardInput() throws(PromptError) {
    let stream = AnswerStream(.standardInput) { [words] in Surroundings.complain(words.inputIsSilent) }
    var front = PipeFront(form, stream)
    try front.run()
  }

  private func askPerson() throws(PromptError) {
    guard !form.isComplete else { return }
    guard let terminal = Terminal.open() else { throw .noTerminal(unanswered: form.unanswered) }
    let end = try fillIn(on: terminal)
    switch end {
    case .submitted: return
    case .cancelled: throw .cancelled
    case .interrupted(let signal): throw .interrupted(signal: signal.number)
    case .terminalLost: throw .terminalFailed(SystemError.terminalLost.message)
    }
  }

  private func readInputrc() throws(PromptError) -> Inputrc {
    let reader = InputrcReader(variable: environment["INPUTRC"], home: environment["HOME"])
    guard let inputrc = reader.read(settings.inputrc) else { throw .inputrcNotRead(settings.inputrc.path) }
    return inputrc
  }

  private func fillIn(on terminal: Terminal) throws(PromptError) -> FormFront.End {
    let isPlain = settings.isPlain || environment.wantsPlainLines
    let setup = isPlain ? nil : EditorSetup(inputrc: try readInputrc(), terminalName: environment["TERM"])
    do {
      let signals = try SignalPipe()
      defer { signals.uninstall() }
      try terminal.enterRawMode()
      defer { terminal.restore() }
      let keyboard = Keyboard(terminal.descriptor, signals)
      guard let setup else {
        return PlainFront(form, on: terminal, keyboard: keyboard, words: words, bar: bar).run()
      }
      let editor = try LineEditor(setup)
      let looks = Looks(settings, words: words, bar: bar, environment)
      return FormFront(form, on: terminal, keyboard: keyboard, editor: editor, looks: looks).run()
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
