// SPDX-License-Identifier: GPL-3.0-or-later

/// What commands say of the fields; who runs them tells the form.
extension LiveForm {
  /// Whether commands judge answers or list options at all.
  var hasCommands: Bool { !commanded.isEmpty }

  /// The answers that a person has given and that a command must judge, each with the number of this check.
  var checks: [(field: Int, number: Int)] {
    commanded.filter { states[$0].isChecking && !isGiven[$0] }.map { ($0, checkNumbers[$0, default: 0]) }
  }

  /// Whether the check of this number still is the one that the field waits for.
  func isWaiting(_ index: Int, for number: Int) -> Bool {
    states[index].isChecking && checkNumbers[index] == number
  }

  /// Whether a command must list the field's options before it can be answered.
  func needsOptions(_ index: Int) -> Bool {
    fields[index].question.optionsCommand != nil && !listed.contains(index)
  }

  /// The answers before a field, as commands see them: those that are there by now, without secrets.
  func answers(before index: Int) -> [(name: String, text: String)] {
    fields.indices.prefix(index).compactMap { earlier in
      let question = fields[earlier].question
      guard question.isAsked, !question.isSecret, let answer = states[earlier].answer else { return nil }
      return (question.name, answer.text)
    }
  }

  /// Hears the verdict of a check: why the answer is refused, or `nil` where it is accepted. A verdict on what the field
  /// held before is stale and changes nothing.
  ///
  /// - Parameter number: the number of the check that has ended.
  func conclude(_ index: Int, check number: Int, _ refusal: Refusal?) {
    guard isWaiting(index, for: number), case .checking(let answer) = states[index] else { return }
    happen(refusal.map(FieldState.Event.refused) ?? .ended(answer), to: index)
    if refusal != nil && isHidden(index) && !isGiven[index] { showAdvanced() }
    guard isAwaitingChecks, !isAnyChecking else { return }
    isAwaitingChecks = false
    focus = fields.indices.first(where: wantsAnswer)
  }

  /// Takes the options that a command has listed for a field, and judges what was given for it from elsewhere.
  func takeOptions(_ options: [ChoiceOption], of index: Int) {
    guard let choice = fields[index] as? LiveChoiceField else { return }
    listed.insert(index)
    choice.take(options, behind: writtenOptions[index] ?? [])
    happen(.changed, to: index)
    judgeAgain(index)
  }

  /// Refuses a field whose options could not be listed.
  func refuseOptions(of index: Int, _ refusal: Refusal) {
    (fields[index] as? LiveChoiceField)?.missList()
    happen(.refused(refusal), to: index)
  }

  /// Whether Done may leave a field empty whose options could not be listed, which the person has been told.
  func mayBeLeft(_ index: Int) -> Bool {
    guard case .refused(let refusal) = states[index], refusal.isOfOptions else { return false }
    return (fields[index] as? LiveChoiceField)?.mayBeLeft ?? false
  }

  /// Opens the fields below whose commands have seen an answer that has changed.
  func reopenCommanded(after index: Int) {
    for later in commanded where later > index {
      listed.remove(later)
      states[later] = states[later].after(.changed)
    }
  }

  /// Whether a command judges an answer that is not from elsewhere.
  var isAnyChecking: Bool { commanded.contains { states[$0].isChecking && !isGiven[$0] } }
}
