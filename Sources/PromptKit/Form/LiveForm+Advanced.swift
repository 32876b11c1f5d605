// SPDX-License-Identifier: GPL-3.0-or-later

/// The fields that are hidden until a person asks for them.
extension LiveForm {
  /// Whether there are advanced fields that a person may be asked.
  var hasAdvanced: Bool { advanced.contains { applies($0) && !isGiven[$0] } }

  /// Whether the field is an advanced one and those are not shown.
  func isHidden(_ index: Int) -> Bool { fields[index].question.isAdvanced && !showsAdvanced }

  /// Shows the advanced fields, so that they are asked, or hides them, so that those without an accepted answer have
  /// their defaults; false where there are none, or where no other field is left that may have the focus.
  func toggleAdvanced() -> Bool {
    guard hasAdvanced else { return false }
    if !showsAdvanced {
      showAdvanced()
      return true
    }
    let isOther = { [self] (index: Int) in !fields[index].question.isAdvanced && mayHaveFocus(index) }
    guard fields.indices.contains(where: isOther) else { return false }
    showsAdvanced = false
    retakeHidden()
    if let focus, isHidden(focus) {
      self.focus =
        nextOpen(after: focus) ?? fields.indices.prefix(focus).last(where: isOther)
        ?? fields.indices.first(where: isOther)
    }
    return true
  }

  /// Shows the advanced fields. Those that hold their defaults are open: now they are asked.
  func showAdvanced() {
    showsAdvanced = true
    for index in advanced
    where !answeredByPerson.contains(index) && !isGiven[index] && states[index].answer != nil {
      happen(.changed, to: index)
    }
  }

  /// Gives each hidden field that is open its answer.
  func retakeHidden() {
    for index in advanced where isHidden(index) && !isGiven[index] && states[index].isOpen {
      takeHidden(index)
    }
  }

  /// Answers a hidden field: by what a person has once answered, or else by its default. One whose options are not known
  /// yet stays open until they are.
  func takeHidden(_ index: Int) {
    guard isHidden(index), !isGiven[index], !needsOptions(index) else { return }
    let question = fields[index].question
    take(
      answeredByPerson.contains(index) ? fields[index].judge() : question.judge(question.defaultText ?? ""),
      of: index)
    judgeConditions(after: index)
  }
}
