// SPDX-License-Identifier: GPL-3.0-or-later

/// The commands that judge answers and list options: started, listened to and called off as the form needs it.
///
/// It never waits by itself. Who waits watches the streams of the commands beside what else it waits for, calls
/// ``advance()`` when something has happened, and ``update()`` whenever the form may have changed.
final class FieldCommands {
  private enum Purpose {
    case check(number: Int, text: String)
    case options

    var isCheck: Bool { if case .check = self { true } else { false } }
  }

  private let form: LiveForm
  private let environment: Environment
  private let prefix: String
  private let signals: SignalPipe
  private var running: [Int: (child: Child, purpose: Purpose)] = [:]

  /// How many commands run at once.
  private static let runningLimit = 8

  /// How many bytes are kept of what a check says, and of the options that a command lists.
  private static let saidLimit = 4_096
  private static let listLimit = 16 << 20

  /// The commands of `form`. They are given `environment` and the answers before their field, with `prefix` before each name.
  init(_ form: LiveForm, in environment: Environment, prefix: String, signals: SignalPipe) {
    self.form = form
    self.environment = environment
    self.prefix = prefix
    self.signals = signals
    // How a child ended is known only where its parent is not deaf to it.
    if form.hasCommands && Signal.childChanged.isIgnored { Signal.childChanged.setDefault() }
  }

  /// Whether none runs.
  var isIdle: Bool { running.isEmpty }

  /// Whether one runs for the field.
  func isRunning(for index: Int) -> Bool { running[index] != nil }

  /// Calls off the checks whose answers have changed meanwhile, and starts those that are asked for.
  func update() {
    guard form.hasCommands else { return }
    for (index, command) in running {
      if case .check(let number, _) = command.purpose, !form.isWaiting(index, for: number) { callOff(index) }
    }
    for check in form.checks where running[check.field] == nil && running.count < FieldCommands.runningLimit {
      startCheck(of: check.field, number: check.number)
    }
  }

  /// Starts the command that lists the field's options, where they are not known.
  func listOptions(of index: Int) {
    guard form.needsOptions(index), running[index] == nil,
      let script = form.fields[index].question.optionsCommand
    else { return }
    var command = command(script, of: index)
    command.outputLimit = FieldCommands.listLimit + 1
    start(command, for: index, .options)
  }

  /// Goes on with those that run, and tells the form of those that have ended.
  /// - Returns: the fields of commands that have ended.
  func advance() -> [Int] {
    var ended: [Int] = []
    for (index, command) in running.sorted(by: { $0.key < $1.key }) {
      guard let ending = command.child.advance() else { continue }
      running[index] = nil
      conclude(index, command.child, command.purpose, ending)
      ended.append(index)
    }
    update()
    return ended
  }

  /// Watches their streams in a wait for other things, too.
  func watch(in poll: inout Poll) {
    for command in running.values { command.child.watch(in: &poll) }
  }

  /// When they are to be looked at again though nothing is ready; `nil` when none runs.
  var nextLook: Duration? { running.values.map { $0.child.nextLook }.min() }

  /// Ends those that run.
  func callOff() {
    for index in Array(running.keys) { callOff(index) }
  }

  private func callOff(_ index: Int) {
    running.removeValue(forKey: index)?.child.callOff()
  }

  /// Starts the check of an answer from elsewhere, which ``update()`` leaves alone.
  func check(_ index: Int) {
    guard running[index] == nil else { return }
    startCheck(of: index, number: form.checkNumbers[index, default: 0])
  }

  private func startCheck(of index: Int, number: Int) {
    let question = form.fields[index].question
    guard let script = question.check, let text = form.states[index].answer?.text else { return }
    var command = command(script, of: index)
    // A command line can be seen by all.
    if !question.isSecret { command.arguments.append(text) }
    command.input = Array(text.utf8)
    start(command, for: index, .check(number: number, text: text))
  }

  private func command(_ script: String, of index: Int) -> ChildCommand {
    let limit = form.fields[index].question.commandLimit
    var command = ChildCommand("/bin/sh", ["sh", "-c", script, "prompt"], timeLimit: limit)
    let names = form.fields.map { $0.question }.filter { $0.isAsked }.map { prefix + $0.name }
    let answers = form.answers(before: index).filter { FieldName.isValid($0.name) }
      .map { (name: prefix + $0.name, value: $0.text) }
    command.environment = environment.without(names).with(answers)
    command.outputLimit = FieldCommands.saidLimit
    return command
  }

  private func start(_ command: ChildCommand, for index: Int, _ purpose: Purpose) {
    do throws(SystemError) {
      running[index] = (try Child(command, mask: signals.inheritedMask), purpose)
    } catch {
      var command = command
      command.input?.wipe()
      refuse(index, purpose, purpose.isCheck ? .checkNotRun(error.message) : .optionsFailed(error.message))
    }
  }

  private func conclude(_ index: Int, _ child: Child, _ purpose: Purpose, _ ending: Child.Ending) {
    let limit = form.fields[index].question.commandLimit
    switch (purpose, ending) {
    case (.check(let number, _), .exited(0)): form.conclude(index, check: number, nil)
    case (.check, .timedOut): refuse(index, purpose, .checkTookTooLong(limit))
    case (.check(_, let text), .exited(let status)) where status == 126 || status == 127:
      refuse(
        index, purpose, .checkNotRun(child.errors.line(without: hidden(text, of: index)) ?? ending.words))
    case (.check, _): refuse(index, purpose, .checkFailed, saying: child.errors)
    case (.options, .exited(0)) where child.output.count > FieldCommands.listLimit:
      refuse(index, purpose, .optionsTooLong(byteCount: FieldCommands.listLimit))
    case (.options, .exited(0)):
      let options = ChoiceOption.list(printed: child.output)
      if options.isEmpty {
        refuse(index, purpose, .optionsNotListed, saying: child.errors)
      } else {
        form.takeOptions(options, of: index)
      }
    case (.options, .timedOut): refuse(index, purpose, .optionsTookTooLong(limit))
    case (.options, let ending): refuse(index, purpose, .optionsFailed(ending.words), saying: child.errors)
    }
  }

  /// What a command's words about a text must not hold.
  private func hidden(_ text: String, of index: Int) -> String? {
    form.fields[index].isSecret ? text : nil
  }

  private func refuse(
    _ index: Int, _ purpose: Purpose, _ reason: Refusal.Reason, saying errors: [UInt8]? = nil
  ) {
    let question = form.fields[index].question
    switch purpose {
    case .check(let number, let text):
      var refusal = Refusal(reason, of: text)
      // A command that cannot be run is the form's fault, and no answer would be right.
      if case .checkNotRun = reason {} else { refusal.message = question.message }
      if let line = errors?.line(without: hidden(text, of: index)) { refusal.message = line }
      form.conclude(index, check: number, refusal)
    case .options:
      var refusal = Refusal(reason, of: "")
      refusal.message = errors?.firstLine
      form.refuseOptions(of: index, refusal)
    }
  }
}

extension Child.Ending {
  /// How a command ended, as it is said in a message.
  fileprivate var words: String {
    switch self {
    case .exited(let status): "status \(status)"
    case .signalled(let number): "signal \(number)"
    case .timedOut, .calledOff: ""
    }
  }
}

extension [UInt8] {
  /// The first line that is not blank, without the blanks around it; `nil` where there is none.
  fileprivate var firstLine: String? {
    let lines = split(separator: UInt8(ascii: "\n")).lazy.map { line in
      let isKept = { (byte: UInt8) in byte != 0x20 && byte != 0x09 && byte != 0x0D }
      let start = line.firstIndex(where: isKept) ?? line.endIndex
      let end = line.lastIndex(where: isKept).map(line.index(after:)) ?? start
      return line[start..<Swift.max(start, end)]
    }
    guard let line = lines.first(where: { !$0.isEmpty }) else { return nil }
    return String(decoding: line.prefix(500), as: UTF8.self)
  }

  /// The same where it does not hold a text that is not to be seen.
  fileprivate func line(without hidden: String?) -> String? {
    firstLine.flatMap { line in hidden.map(line.holds) == true ? nil : line }
  }
}
