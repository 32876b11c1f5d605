// SPDX-License-Identifier: GPL-3.0-or-later

/// How the focus moves, and what the form hears from its fields.
extension LiveForm {
  /// Gives the focus to the first field that wants an answer.
  func begin() {
    focus = fields.indices.first(where: wantsAnswer)
  }

  /// Moves the focus to the next field that may have it, leaving this one as it stands; false at the end.
  func moveForward() -> Bool {
    move { fields.indices.dropFirst($0 + 1).first(where: mayHaveFocus) }
  }

  /// Moves the focus to the field before that may have it, leaving this one as it stands; false at the beginning.
  func moveBack() -> Bool {
    move { fields.indices.prefix($0).last(where: mayHaveFocus) }
  }

  /// Gives the focus back to the last field that may have it; false where there is none.
  func reopen() -> Bool {
    focus = fields.indices.last(where: mayHaveFocus)
    return focus != nil
  }

  /// Gives the focus back to a field that wants another answer, for a front that asks one at a time.
  func returnFocus(to index: Int) {
    guard wantsAnswer(index) else { return }
    focus = index
  }

  private func move(to target: (Int) -> Int?) -> Bool {
    guard let focus else { return false }
    judgeConditions(after: focus)
    guard let next = target(focus) else { return false }
    self.focus = next
    return true
  }

  func hear(_ outcome: Outcome, from index: Int) {
    switch outcome {
    case .ended(let answer): accept(.ended(answer), from: index)
    case .checking(let answer): accept(.checking(answer), from: index)
    case .refused(let refusal): happen(.refused(refusal), to: index)
    }
  }

  private func accept(_ event: FieldState.Event, from index: Int) {
    if fields[index].question.isAdvanced { answeredByPerson.insert(index) }
    happen(event, to: index)
    judgeConditions(after: index)
    if focus == index { goOn(after: index) }
  }

  /// Moves the focus to the next field that wants an answer; where none does it stays until the commands that judge
  /// answers have spoken.
  private func goOn(after index: Int) {
    let next = nextOpen(after: index)
    if next == nil { retakeHidden() }
    isAwaitingChecks = next == nil && isAnyChecking
    focus = next ?? (isAwaitingChecks ? index : nil)
  }

  /// The first field below that wants an answer, or else the first from the top.
  func nextOpen(after index: Int) -> Int? {
    fields.indices.dropFirst(index + 1).first(where: wantsAnswer) ?? fields.indices.first(where: wantsAnswer)
  }

  /// A person has changed what a field holds.
  func change(_ index: Int) {
    if !answeredByPerson.isEmpty { answeredByPerson.remove(index) }
    happen(.changed, to: index)
    let second = index + 1
    if second < fields.count, fields[second].question.isRepetition { happen(.changed, to: second) }
  }
}
