// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

/// One run of a form: asking, then writing the answers, all of them at once.
struct Filling {
  private let invocation: Invocation
  private let words: Words

  private var settings: Settings { invocation.settings }

  init(_ invocation: Invocation, _ words: Words) {
    self.invocation = invocation
    self.words = words
  }

  /// Asks and writes; whatever goes wrong ends the process with its status and message.
  func run() {
    let form = makeForm()
    let prompter = Prompter(form, settings: settings.prompting)
    if settings.isExplained { return explain(prompter, form) }
    if settings.output != .none, let reason = Surroundings.obstacleToWriting {
      fail(.inputOutputFailed, words.cannotWrite(reason))
    }
    do throws(PromptError) {
      if settings.isRepeated { finish(try prompter.run(loop)) } else { use(try prompter.run(), prompter) }
    } catch {
      fail(error, prompter, form)
    }
  }

  private var command: AnswerCommand? {
    guard !invocation.command.isEmpty else { return nil }
    // What Swift makes of the arguments is not always what they were.
    return AnswerCommand(Surroundings.arguments.suffix(invocation.command.count), prefix: settings.prefix)
  }

  private var loop: FormLoop {
    let records = FormLoop.Outlet.output(
      settings.output, prefix: settings.prefix, masksSecrets: Surroundings.isOutputShown)
    return FormLoop(
      command.map(FormLoop.Outlet.command) ?? records, keeping: settings.kept,
      isAllOrNothing: settings.isAllOrNothing)
  }

  private func use(_ answers: Answers, _ prompter: Prompter) {
    guard let command else { return write(answers) }
    let fault = command.become(with: answers, isInputSpent: prompter.isInputSpent)
    fail(Status(fault), words.message(words.commandFault(fault, of: command.name)))
  }

  private func finish(_ end: FormLoop.End) {
    let status = Status(end)
    if status != .submitted { Failure(status: status, lines: []).end(settings.output) }
  }

  /// The form; what is wrong with its questions ends the process.
  func makeForm() -> LiveForm {
    do throws(FormFault) {
      return try LiveForm(title: invocation.title, invocation.questions)
    } catch {
      fail(.wrongUsage, words.fault(error))
    }
  }

  private func write(_ answers: Answers) {
    let bytes = settings.output.write(
      answers, prefix: settings.prefix, masksSecrets: Surroundings.isOutputShown)
    if let reason = Surroundings.write(bytes) { fail(.inputOutputFailed, words.cannotWrite(reason)) }
  }

  private func explain(_ prompter: Prompter, _ form: LiveForm) {
    do throws(PromptError) {
      for line in try prompter.explain() { Surroundings.complain(line) }
    } catch {
      fail(error, prompter, form)
    }
  }

  private func fail(_ error: PromptError, _ prompter: Prompter, _ form: LiveForm) -> Never {
    let takesInput = settings.input != .tty && !prompter.isInputSpent
    Failure(error, form, settings, takesInput: takesInput, words).end(settings.output)
  }

  private func fail(_ status: Status, _ line: String) -> Never {
    Failure(status: status, lines: [line]).end(settings.output)
  }
}
