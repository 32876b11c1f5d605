// SPDX-License-Identifier: GPL-3.0-or-later

/// What commands say of the form while it is filled in, and the waits for them.
extension FormFront {
  /// The last Done waits until all checks have said their word.
  func awaitChecks() {
    wait(saying: .expectation([words.checking])) { form.isAwaitingChecks }
    passingHint = nil
  }

  /// Has the field's options listed, where that is to be done, and says why if they cannot be.
  func listOptions(of index: Int) {
    guard form.needsOptions(index) else { return }
    commands.listOptions(of: index)
    wait(saying: .expectation([words.listing])) { commands.isRunning(for: index) }
    setNeedsLayout()
    showRest()
    if end == nil, form.needsOptions(index), case .refused(let refusal) = form.states[index] {
      say(refusal, of: index)
    }
  }

  /// Waits for commands as long as `goesOn` holds, reading no key; the bar says `hint`. Signals and the time work as ever.
  func wait(saying hint: Hint, while goesOn: () -> Bool) {
    while end == nil && goesOn() {
      setNeedsLayout()
      paint(saying: hint)
      switch keyboard.waitWithoutKeys() {
      case .commands, .bytes: hearCommands()
      case .signal(let signal): _ = handle(signal)
      case .timedOut: finish(.timedOut)
      case .endOfInput: finish(.terminalLost)
      }
    }
  }

  /// Hears what commands have said. A field that is refused meanwhile says so in the bar, and the focus stays.
  func hearCommands() {
    for index in commands.advance() {
      setNeedsLayout()
      guard case .refused(let refusal) = form.states[index] else { continue }
      let question = form.fields[index].question
      passingHint = .refusal(
        index == form.focus
          ? words.objection(to: refusal, of: question) : words.refusedElsewhere(refusal, of: question))
    }
  }
}
