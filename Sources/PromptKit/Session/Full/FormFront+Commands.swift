// SPDX-License-Identifier: GPL-3.0-or-later

/// What each command does to the field under edit and to the form.
extension FormFront {
  func perform(_ command: EditingCommand, on text: EditedText) -> CommandOutcome {
    guard let focus = form.focus else { return review(command) }
    let field = form.fields[focus]
    take(text, of: field)
    passingHint = nil
    switch command {
    case .done where isLoopEnded:
      finish(.loopEnded)
      return .leave
    case .done: return done(focus)
    case .submitForm: return submitForm(focus)
    case .previousField: return form.moveBack() ? .leave : .ring
    case .nextField: return form.moveForward() ? .leave : .ring
    case .previousLine: return moveLine(by: -1, in: field)
    case .nextLine: return moveLine(by: 1, in: field)
    case .toggleOption: return toggleOption(in: field)
    case .clearFilter: return text.text.isEmpty ? .ring : .stay(EditedText())
    case .cancelForm: return cancel()
    case .clearScreen: return clearScreen()
    case .toggleAdvanced: return toggleAdvanced(focus)
    case .openEditor: return openEditor(field)
    case .newline: return .ring
    }
  }

  /// Gives the field the text under edit. A secret that nobody holds any more is overwritten.
  func take(_ text: EditedText, of field: LiveField) {
    guard field.isSecret else {
      field.edited = text
      return
    }
    var former = field.edited.text
    field.edited = text
    if !former.hasSameBytes(as: text.text) { former.wipe(sparing: text.text) }
  }

  /// Taps the button of the bar that the field wears, and looks at what became of the field.
  private func done(_ index: Int) -> CommandOutcome {
    if form.needsOptions(index) {
      let mayBeLeft = form.mayBeLeft(index)
      listOptions(of: index)
      guard end == nil else { return .leave }
      if form.needsOptions(index) && !mayBeLeft { return .stay() }
      passingHint = nil
    }
    bar.doneButton.tap()
    commands.update()
    setNeedsLayout()
    let isAwaited = form.isAwaitingChecks
    if isAwaited { awaitChecks() }
    guard end == nil else { return .leave }
    if case .refused(let refusal) = form.states[index], !isAwaited || form.focus == index {
      let outcome = stay(at: refusal, in: index)
      guard isAwaited else { return outcome }
      form.fields[index].inputAccessory = bar
      return .stay(form.fields[index].edited)
    }
    // What a command has refused meanwhile was not in sight of who typed on.
    if let focus = form.focus, focus != index, isAwaited || form.fields[focus].question.check != nil,
      case .refused(let refusal) = form.states[focus]
    {
      say(refusal, of: focus)
    }
    return .leave
  }

  private func toggleAdvanced(_ index: Int) -> CommandOutcome {
    guard form.toggleAdvanced() else { return .ring }
    setNeedsLayout()
    if form.focus != index { return .leave }
    showRest()
    return .stay()
  }

  /// Done for this field and for all that are open, with what they hold; it stops at the first that is refused.
  private func submitForm(_ index: Int) -> CommandOutcome {
    var index = index
    let first = index
    while true {
      let outcome = done(index)
      // What a later field refuses is said, but its text is not that of the field that is left.
      guard outcome == .leave, end == nil, let next = form.focus else {
        return index == first ? outcome : .leave
      }
      index = next
      form.fields[index].inputAccessory = bar
    }
  }

  /// Says why the answer was refused and drops what was typed ahead: it was meant for another field.
  private func stay(at refusal: Refusal, in index: Int) -> CommandOutcome {
    say(refusal, of: index)
    return .stay()
  }

  func say(_ refusal: Refusal, of index: Int) {
    var objection = words.objection(to: refusal, of: form.fields[index].question)
    let dropped = keyboard.dropWaiting()
    if dropped > 0 {
      bell()
      objection.after += "  " + words.keysDropped(dropped)
    }
    passingHint = .refusal(objection)
  }

  /// Moves the pick of a list, the cursor of a text view, or else the focus.
  private func moveLine(by rows: Int, in field: LiveField) -> CommandOutcome {
    if let choice = field as? LiveChoiceField {
      return choice.movePick(by: rows) ? .stay() : .ring
    }
    if field is LiveTextView, let moved = moveRow(by: rows, in: field.edited) { return .stay(moved) }
    if field.question.history != nil { return .recall }
    return (rows < 0 ? form.moveBack() : form.moveForward()) ? .leave : .ring
  }

  /// Moves the cursor to another shown row, towards the column that a row of such moves began in.
  private func moveRow(by rows: Int, in edited: EditedText) -> EditedText? {
    guard let window = window(on: edited) else { return nil }
    let column = goal?.cursor == edited.cursor ? goal?.column ?? window.cursorColumn : window.cursorColumn
    guard let offset = window.offset(movedBy: rows, goalColumn: column) else { return nil }
    goal = Goal(cursor: offset, column: column)
    return EditedText(edited.text, cursor: offset)
  }

  private func toggleOption(in field: LiveField) -> CommandOutcome {
    guard let choice = field as? LiveChoiceField, choice.toggle() else { return .ring }
    return .stay(choice.edited)
  }

  func cancel() -> CommandOutcome {
    finish(.cancelled)
    return .leave
  }

  /// Draws the form anew, and tries again what has failed for the field with the focus.
  func clearScreen() -> CommandOutcome {
    write(screen.clearWindow())
    if let focus = form.focus { listOptions(of: focus) }
    return end == nil ? .stay() : .leave
  }
}

/// The column that Up and Down keep to, and where the cursor stands if nothing else has moved it since.
struct Goal: Equatable {
  let cursor: Int
  let column: Int
}
