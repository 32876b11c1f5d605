// SPDX-License-Identifier: GPL-3.0-or-later

/// Asks a form: a person at the terminal, standard input, or nobody; whoever answers, the form and its checks are one.
package final class Prompter {
  /// The form that is asked; in a loop another one each time.
  var form: LiveForm
  let settings: PromptSettings
  let environment: Environment
  let words: Words

  /// Whether standard input held the answers or is the running script, and so is not for others.
  package internal(set) var isInputSpent = false

  /// The bar that the field under edit wears.
  let bar: AccessoryBar

  /// What another thread ends the form by; `nil` where none does.
  private let cancellation: Cancellation?

  /// The keys that stand in for a person, and what they are pressed on; `nil` where a person is asked.
  var rehearsal: Rehearsal?

  /// What was typed behind the last Done and has been read already, for the next form of a loop.
  var typedAhead: [UInt8] = []

  /// A prompter for `form`.
  package convenience init(_ form: LiveForm, settings: PromptSettings) {
    self.init(form, settings: settings, environment: .current)
  }

  init(
    _ form: LiveForm, settings: PromptSettings, environment: Environment, speaker: Words.Speaker = .command,
    cancellation: Cancellation? = nil
  ) {
    self.form = form
    self.settings = settings
    self.environment = environment
    self.cancellation = cancellation
    words = Words(settings.language ?? Language(environment), of: speaker)
    bar = AccessoryBar(doneTitle: settings.doneTitle)
  }

  /// Fills the form in and gives its answers. The terminal is as it was before when this returns or throws.
  package func run() throws(PromptError) -> Answers {
    defer {
      bar.taps.finish()
      showScreen()
    }
    try prepareRehearsal()
    let answers = try fillIn()
    try finishRehearsal()
    return answers
  }

  /// Fills the form in.
  func fillIn() throws(PromptError) -> Answers {
    // Not undone in the end: the answers are in memory as long as their owner keeps them.
    if form.fields.contains(where: { $0.question.isSecret }) { CoreDump.forbid() }
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

  private var source: AnswerSource {
    AnswerSource.choose(settings.input, hasKeys: settings.keysPath != nil)
  }

  /// Who answers; throws where that cannot be told.
  func chooseSource() throws(PromptError) -> AnswerSource {
    let source = source
    switch source {
    case .unclear: throw .unclearInput
    case .standardInput, .person(.standardInputIsScript): isInputSpent = true
    case .person, .nobody: break
    }
    return source
  }

  func watch() throws(PromptError) -> Watch {
    do throws(SystemError) {
      return try Watch(timeLimit: settings.timeLimit, cancellation)
    } catch {
      throw .inputFailed(error.message)
    }
  }

  /// Who would answer each field, and why: lines for standard error.
  package func explain() throws(PromptError) -> [String] {
    var given = try GivenAnswers(settings.given, for: form, in: environment)
    given.give()
    let source = source
    let explanation = Explanation(
      form: form, source: source, format: settings.inputFormat, given: given, way: settings.given.way,
      words: words)
    return [words.explanation(of: source)] + explanation.lines
  }

  /// Throws all that is wrong, in the order of the form.
  func check(_ faults: [AnswerFault]) throws(PromptError) {
    if !faults.isEmpty { throw .refused(form.sorted(faults)) }
  }

  /// Says what is not worth an end.
  func tell(_ line: String) { settings.onNotice?(line) }

  /// Keeps the answers where that was asked for. They are not lost when it fails, so it is told and no more.
  func save() {
    guard let path = settings.savePath else { return }
    do throws(SystemError) {
      try SavedAnswers(path: path).write(form.answers)
    } catch {
      tell(words.fileNotWritten(path, error.message))
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

extension LiveForm {
  /// Faults in the order of the fields; what is no one field's comes first.
  func sorted(_ faults: [AnswerFault]) -> [AnswerFault] {
    let places = faults.map { index(of: $0.field) ?? -1 }
    return faults.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { faults[$0] }
  }
}
