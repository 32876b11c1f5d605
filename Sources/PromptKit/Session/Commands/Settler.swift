// SPDX-License-Identifier: GPL-3.0-or-later

/// Runs the commands that answers from elsewhere, and defaults that are taken unseen, still wait for.
struct Settler {
  let form: LiveForm
  let commands: FieldCommands
  let watch: Watch

  /// Where the answer to a question could have been given.
  let way: (Question) -> Origin

  /// Waits for the commands of a field's answer; the result is why it is refused, if it is.
  func settle(_ index: Int) throws(SystemError) -> Refusal? {
    guard form.isUnsettled(index) else { return nil }
    form.judgeAgain(index)
    if form.needsOptions(index) {
      commands.listOptions(of: index)
      try finish(index)
    }
    if form.states[index].isChecking {
      commands.check(index)
      try finish(index)
    }
    form.judgeConditions(after: index)
    if case .refused(let refusal) = form.states[index] { return refusal }
    return nil
  }

  /// The same as a fault, of an answer that is `given` or else of the default.
  func fault(of index: Int, _ given: GivenAnswers) throws(SystemError) -> AnswerFault? {
    // What was refused when it was given is told there.
    guard !given.isRefused(index), let refusal = try settle(index) else { return nil }
    return fault(of: index, refusal, given.entries[index]?.origin)
  }

  /// What is wrong with a field that takes its default, or was given its answer from `origin`.
  func fault(of index: Int, _ refusal: Refusal, _ origin: Origin? = nil) -> AnswerFault {
    let question = form.fields[index].question
    if origin == nil && question.defaultText == nil && !refusal.isOfOptions {
      return AnswerFault(field: question.name, problem: .missing, origin: way(question))
    }
    return AnswerFault(field: question.name, problem: .refused(refusal), origin: origin ?? .standing)
  }

  private func finish(_ index: Int) throws(SystemError) {
    while commands.isRunning(for: index) {
      _ = try watch.wait(until: commands.nextLook) { commands.watch(in: &$0) }
      _ = commands.advance()
    }
  }
}
