// SPDX-License-Identifier: GPL-3.0-or-later

/// The form in plain lines: a question, its answer, the next question; nothing is redrawn and no escape sequence written.
///
/// It is for terminals that cannot move the cursor and for people who listen to theirs. Fields, bar and form are those of
/// the full form: each field wears the bar, and Done is a tap on its button.
final class PlainFront {
  private let form: LiveForm
  private let bar: AccessoryBar
  private let words: Words
  private let typing: PlainTyping
  private let commands: FieldCommands
  private let isReviewed: Bool

  /// How the form stood at first, in a loop; `nil` where it is asked once.
  private var beginning: FormBeginning?

  /// The notes and the fields answered elsewhere that have not been told yet, in order.
  private var untold: [Int]

  init(
    _ form: LiveForm, on console: any Console, keyboard: Keyboard, commands: FieldCommands, words: Words,
    bar: AccessoryBar, isReviewed: Bool, isRepeated: Bool
  ) {
    self.isReviewed = isReviewed
    beginning = isRepeated ? FormBeginning(form) : nil
    self.form = form
    self.commands = commands
    self.bar = bar
    self.words = words
    untold = form.fields.indices.filter { form.isGiven[$0] || form.fields[$0].question.isNote }
    typing = PlainTyping(on: console, keyboard: keyboard)
  }

  /// Asks from the first field that wants an answer to the last Done.
  func run() -> FormFront.End {
    form.begin()
    var title = [words.plainTitle(form.title, fields: form.fields.indices.count(where: form.isAsked))]
    if form.hasAdvanced { title.append(words.advanced(":a")) }
    if beginning != nil { title.append(words.end("^D")) }
    typing.say(title.joined(separator: ", "))
    while true {
      while let focus = form.focus {
        if let end = visit(focus) { return end }
      }
      guard isReviewed else { return .submitted }
      if let end = review() { return end }
    }
  }

  /// Shows all answers and asks whether they are right; the result is how the form ended, `nil` where a field is asked again.
  private func review() -> FormFront.End? {
    for index in form.fields.indices where form.isShown(index) && form.fields[index].question.isAsked {
      guard case .answered(let answer) = form.states[index] else { continue }
      typing.say(words.plainGiven(form.fields[index].question, answer))
    }
    tellDropped(typing.dropWaiting())
    while true {
      typing.ask(words.plainReview, isSecret: false)
      switch typing.nextLine() {
      case .ended(let end): return end
      case .line("", _):
        bar.doneButton.tap()
        return .submitted
      case .line(":b", _) where form.reopen():
        leaveRepetition()
        return nil
      case .line: typing.ring()
      }
    }
  }

  /// Asks a field once; the result is how the form ended, if it has. The field wears the bar meanwhile.
  private func visit(_ index: Int) -> FormFront.End? {
    let field = form.fields[index]
    tell(around: index)
    if let end = listOptions(of: index) { return end }
    field.inputAccessory = bar
    defer { field.inputAccessory = nil }
    let keys = field is LiveTextView ? ["^D"] : ["⏎", "^D"]
    BarContent(form, words: words).fill(bar, keys: BarContent.Keys(done: keys, back: nil))
    let question = words.plainQuestion(field.question, position: bar.position, standing: field.heldText)
    typing.ask(question, isSecret: field.isSecret)
    var answer = PlainAnswer(to: field.question, hasAdvanced: form.hasAdvanced)
    while true {
      switch typing.nextLine() {
      case .ended(let end): return end
      case .line("", isDone: true) where answer.isEmpty && beginning?.stands(in: form) == true:
        return .loopEnded
      case .line(var line, let isDone):
        let state = answer.take(line, isDone: isDone)
        if field.isSecret { line.wipe() }
        switch state {
        case .unfinished: continue
        case .standing: return done(index, field.heldText.isEmpty ? [] : nil)
        case .whole(let bytes): return done(index, bytes)
        case .back(let typed):
          if let typed { field.hold(String(decoding: typed, as: UTF8.self)) }
          if form.moveBack() { leaveRepetition() } else { typing.ring() }
        case .advanced(let typed):
          if let typed { field.hold(String(decoding: typed, as: UTF8.self)) }
          if !form.toggleAdvanced() { typing.ring() }
        }
        return nil
      }
    }
  }

  /// Taps the button of the bar that the field wears, with the line that it is to judge, and says what is wrong if it is
  /// refused; what was typed ahead is then dropped, because it was meant for another field.
  private func done(_ index: Int, _ line: [UInt8]?) -> FormFront.End? {
    // Without options there is nothing that a line could mean: they are listed again before the question is.
    let isLeft = line == [] && form.mayBeLeft(index)
    if form.needsOptions(index) && !isLeft { return nil }
    form.fields[index].typedLine = isLeft ? nil : line
    bar.doneButton.tap()
    if let line, form.fields[index].isSecret { forget(line, index) }
    if let end = awaitCheck(of: index) { return end }
    if case .refused(let refusal) = form.states[index] { sayAgain(refusal, index) }
    return nil
  }

  /// Overwrites a secret's line, and has the field hold the answer itself and no copy of it.
  private func forget(_ line: [UInt8], _ index: Int) {
    var line = line
    line.wipe()
    let field = form.fields[index]
    guard let text = form.states[index].answer?.text, text.hasSameBytes(as: field.edited.text) else {
      return
    }
    var copy = field.edited.text
    field.edited.text = text
    copy.wipe(sparing: text)
  }

  /// Waits for the verdict of a command; each is waited for by itself, so that the next question is not asked in vain.
  private func awaitCheck(of index: Int) -> FormFront.End? {
    guard form.states[index].isChecking else { return nil }
    typing.say(words.checking)
    commands.update()
    while form.states[index].isChecking {
      if let end = typing.pause() { return end }
      _ = commands.advance()
    }
    return nil
  }

  /// Has the field's options listed, where that is to be done; says why if they cannot be.
  private func listOptions(of index: Int) -> FormFront.End? {
    guard form.needsOptions(index) else { return nil }
    commands.listOptions(of: index)
    while commands.isRunning(for: index) {
      if let end = typing.pause() { return end }
      _ = commands.advance()
    }
    if form.needsOptions(index), case .refused(let refusal) = form.states[index] { say(refusal, of: index) }
    return nil
  }

  /// Says why an answer is refused and asks it again; of a secret that was not the same twice the first row, since it may
  /// be the wrong one.
  private func sayAgain(_ refusal: Refusal, _ index: Int) {
    say(refusal, of: index)
    form.returnFocus(to: index)
    leaveRepetition()
  }

  /// Goes on to the first row of a secret where the focus is in the second: a secret is one field, given again as a whole.
  private func leaveRepetition() {
    if let focus = form.focus, form.fields[focus].question.isRepetition { _ = form.moveBack() }
  }

  private func say(_ refusal: Refusal, of index: Int) {
    // Before it is told: what is typed then answers it.
    let dropped = typing.dropWaiting()
    typing.say(words.plainRefusal(refusal, of: form.fields[index].question))
    tellDropped(dropped)
  }

  /// Says in a line of its own how many keys were dropped, if any were.
  private func tellDropped(_ count: Int) {
    if count > 0 { typing.say(words.keysDropped(count)) }
  }

  /// Tells, once, what there is to read before this field is asked; before the last one also what stands behind it.
  private func tell(around index: Int) {
    let isLast = !form.fields.indices.dropFirst(index + 1).contains(where: form.isAsked)
    for other in untold where form.isShown(other) && (other < index || isLast) { tell(other) }
    untold.removeAll { form.isShown($0) && ($0 < index || isLast) }
  }

  private func tell(_ index: Int) {
    let question = form.fields[index].question
    if !question.isAsked {
      words.plainNote(question).forEach(typing.say)
    } else if case .answered(let answer) = form.states[index] {
      typing.say(words.plainGiven(question, answer))
    }
  }
}
