// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// One visit of a field: one call of `readline()`, from the text that the field held to the text that it holds then.
///
/// C calls back into the one visit that is going on; readline knows no more than one.
final class Visit {
  /// The visit that is going on.
  nonisolated(unsafe) static var current: Visit?

  let client: any LineEditorClient
  let style: FieldStyle
  var draft: EditorDraft
  var input: KeyInput

  /// How it ended; `nil` while it goes on.
  private(set) var end: VisitEnd?

  /// Whether readline is searching incrementally, as far as the keymaps have been told.
  var isSearching = false

  /// Where the cursor stood at the last command.
  var lastCursor = 0

  /// What was typed last, if a numeric argument multiplied it.
  var repetition: RepeatedTyping?

  /// How often what is being typed is put in.
  var argument = 1

  /// How long the line was at most at a command's end, of which vi's `.` may know.
  private(set) var longestByteCount = 0

  /// Where vi's commands on lines have put the cursor, and what else must be known of a text view between two commands.
  var place = LinePlace()

  /// What was shown last of the field itself.
  var lastShown = EditedText()

  /// Whether that is what `display` was last.
  var isShowingLast = false

  init(_ draft: EditorDraft, in style: FieldStyle, client: any LineEditorClient, input: KeyInput) {
    self.draft = draft
    self.style = style
    self.client = client
    self.input = input
  }

  /// Edits until the visit ends.
  /// - Returns: what the field holds then, and what was read too far ahead.
  func run() -> (draft: EditorDraft, input: KeyInput, end: VisitEnd) {
    unsafe Visit.current = self
    defer { unsafe Visit.current = nil }
    unsafe rl_getc_function = { _ in Visit.nextKey() }
    rl_input_available_hook = { Visit.isKeyWaiting() }
    rl_startup_hook = { Visit.begin() }
    unsafe rl_completion_display_matches_hook = { matches, count, _ in unsafe Visit.offer(matches, count) }
    History.load(style == .secret ? [] : draft.history)
    let memory = style == .secret ? Memory() : nil
    defer { memory?.restore(forgetting: longestByteCount) }
    while true {
      let line = unsafe Complaints.silenced { unsafe readline("") }
      if let line = unsafe line {
        unsafe memset(line, 0, strlen(line))
        unsafe free(line)
      }
      if let end { return (draft, input, end) }
      // readline ended the line by itself, and has let go of the undo list.
      draft.edited = Line.edited
      draft.isVisited = true
      _ = History.release()
      if let end = input.end { return (draft, input, end) }
      tapDoneOutside()
    }
  }

  /// Done for C-d on an empty line out of a macro or a search, which readline takes for the end of input.
  private func tapDoneOutside() {
    switch client.perform(.done, on: draft.edited) {
    case .leave: end = .left
    case .stay(let edited?): draft.edited = edited
    case .stay(nil): break
    case .ring, .recall: client.bell()
    }
  }
}

/// Beginning and end.
extension Visit {
  /// Gives readline the field's text, as it is about to read the first key.
  func begin() {
    Overwriting.settle()
    _ = Complaints.takeBell()
    if style == .secret { Line.makeRoom() }
    if draft.isVisited {
      Line.load(draft.edited.text)
      draft.undo?.giveBack()
    } else {
      // What a field begins with can be undone, as with `read -i`.
      Line.insertPlainly(Array(draft.edited.text.utf8.filter { $0 != 0 }))
    }
    draft.undo = nil
    Line.cursor = draft.edited.cursor
    Line.mark = draft.mark
  }

  /// Takes the field's text, as the visit ends.
  func finish(_ end: VisitEnd) {
    self.end = end
    ViReplacement.end()
    // What was typed last may have joined a mark behind it: to come back to its beginning would be to go on before it.
    Line.cursor = Cluster.boundary(atOrAfter: Line.cursor)
    draft.edited = Line.edited
    draft.mark = Line.mark
    draft.isVisited = true
    // It also closes what vi's insert mode has open, and tells readline to return.
    rl_newline(1, CInt(UInt8(ascii: "\n")))
    let isUndoOurs = History.release()
    if style == .secret {
      longestByteCount = max(longestByteCount, Line.byteCount)
      Line.wipe()
    } else if isUndoOurs {
      draft.undo = UndoList(takenFromLine: ())
    } else {
      unsafe rl_undo_list = nil
    }
  }

  func perform(_ command: EditingCommand, count: Int) {
    guard end == nil else { return }
    switch command {
    case .newline where style.takesLineBreaks:
      Line.insert(Array(repeating: UInt8(ascii: "\n"), count: min(max(count, 0), 1_000_000)))
    case .newline:
      client.bell()
    case .previousLine, .nextLine:
      for _ in 0..<min(max(count, 1), 100_000) {
        let outcome = client.perform(command, on: Line.edited)
        if outcome == .recall { return recall(command) }
        guard apply(outcome) else { return }
      }
    default:
      apply(client.perform(command, on: Line.edited))
    }
  }

  /// Goes on in the history, at the edge of a text view.
  private func recall(_ command: EditingCommand) {
    Complaints.silenced {
      _ = command == .previousLine ? LineCommand.previousHistory(1, 0) : LineCommand.nextHistoryOrField(1, 0)
    }
  }

  /// Does what the client wants done.
  /// - Returns: whether it was something that can be done again.
  @discardableResult
  private func apply(_ outcome: CommandOutcome) -> Bool {
    switch outcome {
    case .stay(let edited):
      if let edited {
        Line.replace(by: edited)
        place.landing = Line.cursor
      }
      return edited != nil
    case .leave:
      finish(.left)
    case .ring, .recall:
      client.bell()
    }
    return false
  }
}
