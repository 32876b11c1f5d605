// SPDX-License-Identifier: GPL-3.0-or-later

extension Prompter {
  /// Asks the form again and again, and hands each record on, until the person or the stream ends it.
  ///
  /// What is wrong with a record, and a command that fails, is told on standard error, and the loop goes on. Where nobody is
  /// asked there is one record.
  package func run(_ loop: FormLoop) throws(PromptError) -> FormLoop.End {
    defer {
      bar.taps.finish()
      showScreen()
    }
    try prepareRehearsal()
    let end = try ask(loop)
    if end == .submitted { try finishRehearsal() }
    return end
  }

  private func ask(_ loop: FormLoop) throws(PromptError) -> FormLoop.End {
    // How a child ended is known only where its parent is not deaf to it.
    if Signal.childChanged.isIgnored { Signal.childChanged.setDefault() }
    switch try chooseSource() {
    case .standardInput: return try readRecords(loop)
    case .nobody: return try askOnce(loop)
    case .person, .unclear: return try askAgain(loop)
    }
  }

  private func askAgain(_ loop: FormLoop) throws(PromptError) -> FormLoop.End {
    var number = 0
    while true {
      number += 1
      let answers: Answers
      do throws(PromptError) {
        answers = try fillIn()
      } catch .loopEnded {
        return .submitted
      }
      if let end = try deliver(answers, of: loop, number, onTerminal: true) { return end }
      // Where all is given, another form would be the same.
      guard form.fields.indices.contains(where: form.isAsked) else { return .submitted }
      form = form.again()
      loop.offer(answers, to: form)
    }
  }

  private func askOnce(_ loop: FormLoop) throws(PromptError) -> FormLoop.End {
    try deliver(try fillIn(), of: loop, 1, onTerminal: false) ?? .submitted
  }

  /// Hands a record on at once; the result is how the loop ends, if it does.
  private func deliver(
    _ answers: Answers, of loop: FormLoop, _ number: Int, onTerminal: Bool
  ) throws(PromptError) -> FormLoop.End? {
    let signals: SignalPipe
    do throws(SystemError) {
      signals = try SignalPipe()
    } catch {
      throw .inputFailed(error.message)
    }
    defer { signals.uninstall() }
    let console = onTerminal ? openConsole() : nil
    let input = isInputSpent ? Descriptor.otherInput : nil
    defer { input?.close() }
    let job = ForegroundJob(
      terminal: console?.device, streams: [input].compactMap { $0 }, signals: signals)
    var ending: Signal?
    let output = RecordOutput(
      unless: Interruption(calls: signals.descriptor) {
        while let signal = signals.next() { ending = ending ?? (signal.isTerminating ? signal : nil) }
        return ending != nil
      })
    let delivery = Delivery(
      loop.atOnce, output: output,
      command: loop.command(in: job, environment, words, tell: tell) { [self] in startRow(on: console) },
      words: words, tell: tell)
    let end: FormLoop.End?
    do throws(PromptError) {
      end = try delivery.take(answers, number: number)
      try delivery.write { () throws(SystemError) in try output.flush() }
    } catch {
      throw ending.map { .interrupted(signal: $0.number) } ?? error
    }
    if case .command = loop.outlet { startRow(on: console) }
    if end == nil && !onTerminal { return delivery.end }
    return end
  }

  /// Plain lines come without escape sequences, and take what is there for the beginning of a row.
  private func startRow(on console: (any Console)?) {
    if !settings.isPlain && !consoleEnvironment.wantsPlainLines { console?.startRow() }
  }

  private func readRecords(_ loop: FormLoop) throws(PromptError) -> FormLoop.End {
    if form.fields.contains(where: { $0.question.isSecret }) { CoreDump.forbid() }
    let given = try GivenAnswers(settings.given, for: form, in: environment)
    if given.isMalformed { throw .refused(given.faultsBeforehand) }
    let watch = try watch()
    defer { watch.signals.uninstall() }
    let input = Descriptor.otherInput
    defer { input?.close() }
    let job = ForegroundJob(
      terminal: nil, streams: [input].compactMap { $0 }, signals: watch.signals)
    let output = RecordOutput(
      unless: Interruption(calls: watch.signals.descriptor, deadline: watch.deadline) { watch.isInterrupted })
    let delivery = Delivery(
      loop, output: output, command: loop.command(in: job, environment, words, tell: tell) {}, words: words,
      tell: tell)
    do throws(LoopFailure) {
      if let end = try readRecords(loop, given, watch, delivery) { return end }
    } catch {
      if output.failure != nil, watch.ending == nil || watch.ending == .brokenPipe {
        throw .outputFailed(output.failure?.message ?? "")
      }
      switch error {
      case .ending(let ending): throw ending
      case .system(let error): throw watch.ending ?? .inputFailed(reason(for: error))
      }
    }
    do throws(PromptError) {
      return try delivery.finish()
    } catch {
      if output.failure != nil, let ending = watch.ending, ending != .brokenPipe { throw ending }
      throw error
    }
  }

  private func readRecords(
    _ loop: FormLoop, _ given: GivenAnswers, _ watch: Watch, _ delivery: Delivery
  ) throws(LoopFailure) -> FormLoop.End? {
    var feed = feed(watch)
    let output = delivery.output
    if !loop.isAllOrNothing {
      feed.beforeWaiting = { () throws(SystemError) in try output.flush() }
    }
    if var spans = SpanLoop(loop, form, given, settings.inputFormat) {
      do throws(SystemError) {
        try spans.run(&feed, delivery)
        return nil
      } catch {
        throw .system(error)
      }
    }
    var records = RecordLoop(loop, form, given, settings, environment, feed, watch)
    let end = try records.run(delivery, words)
    do throws(SystemError) {
      try records.finish()
    } catch {
      throw .system(error)
    }
    return end
  }
}

extension FormLoop {
  /// The same loop where each record is used as soon as it is there.
  fileprivate var atOnce: FormLoop { FormLoop(outlet, keeping: kept) }

  fileprivate func command(
    in job: ForegroundJob, _ environment: Environment, _ words: Words,
    tell: @escaping (String) -> Void, startRow: @escaping () -> Void
  ) -> RecordCommand? {
    guard case .command(let command) = outlet else { return nil }
    return RecordCommand(
      command: command, job: job, environment: environment, words: words, startRow: startRow,
      tell: tell)
  }
}

extension PromptError {
  fileprivate static let brokenPipe = PromptError.interrupted(signal: Signal.brokenPipe.number)
}

extension Watch {
  /// Whether something has come that ends the loop; looks, and never waits.
  fileprivate var isInterrupted: Bool {
    if ending != nil { return true }
    do throws(SystemError) {
      _ = try wait(until: .zero) { _ in }
      return false
    } catch {
      return true
    }
  }
}
