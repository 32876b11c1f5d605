// SPDX-License-Identifier: GPL-3.0-or-later

/// The form on a terminal: one readline visit for each field that has the focus, and the frame painted whenever no key
/// waits.
///
/// It only carries: a key to the editor, a command to the field or the form, a frame to the screen. What a key means for
/// the form is in `FormFront+Commands.swift`, what the bar says in `FormFront+Bar.swift`.
final class FormFront {
  let form: LiveForm
  let bar: AccessoryBar
  let words: Words
  let keyboard: Keyboard
  let editor: LineEditor
  let commands: FieldCommands
  var screen: Screen
  let history: FormHistory
  let console: any Console
  let theme: Theme
  private let isCleared: Bool
  private let isRepeated: Bool

  /// What the bar says instead of its rest, until the next key.
  var passingHint: Hint?

  /// What Tab has offered, until the next key.
  var menu: CompletionMenu?

  /// What the key before the last had offered.
  private(set) var closedMenu: CompletionMenu?

  /// Where Up and Down are heading, as long as nothing else moves the cursor.
  var goal: Goal?

  /// The last byte that was read.
  private(set) var lastByte: UInt8 = 0

  /// C-x, behind which C-c is a key.
  private static let prefixKey: UInt8 = 0x18

  /// How the form stood at first, in a loop; `nil` where it is asked once.
  private(set) var beginning: FormBeginning?

  /// How the form ended, once it has.
  private(set) var end: End?

  /// What is shown of the answers before they are submitted; `nil` where no review is wanted.
  var review: Review?

  /// What the question expects, in words; `nil` until a frame needs it.
  var expectations: [String]?

  private var view: FormView?

  /// Where the next character goes; `nil` where that takes a frame.
  private var typingPlace: TypingPlace?
  private var drafts: [EditorDraft?]

  /// How a form on a terminal ends.
  enum End: Equatable {
    case submitted
    case cancelled
    case loopEnded
    case interrupted(Signal)
    case timedOut
    case terminalLost
  }

  init(
    _ form: LiveForm, on console: any Console, keyboard: Keyboard, editor: LineEditor,
    commands: FieldCommands,
    looks: Looks, history: FormHistory
  ) {
    self.form = form
    self.commands = commands
    self.history = history
    self.console = console
    self.keyboard = keyboard
    self.editor = editor
    words = looks.words
    theme = looks.theme
    isCleared = looks.isCleared
    review = looks.isReviewed ? Review() : nil
    isRepeated = looks.isRepeated
    bar = looks.bar
    screen = Screen(size: console.size, wrapping: looks.wrapping)
    drafts = Array(repeating: nil, count: form.fields.count)
  }

  /// Fills the form in, from the first field that wants an answer to the last Done, and leaves the transcript.
  func run() -> End {
    form.begin()
    beginning = isRepeated ? FormBeginning(form) : nil
    write(Paste.on)
    while end == nil {
      if let focus = form.focus { visit(focus) } else if review == nil { break } else { showReview() }
    }
    let end = end ?? .submitted
    leave(end)
    return end
  }

  /// Ends the form as soon as the editor comes back.
  func finish(_ end: End) { self.end = self.end ?? end }

  /// The text view under edit as it is shown, to move in it by rows.
  func window(on edited: EditedText) -> TextWindow? {
    if view == nil { view = FormView(form, bar: bar, in: screen.size, theme: theme, words: words) }
    return view?.window(on: edited)
  }

  /// Lays everything out anew when the next frame is painted.
  func setNeedsLayout() {
    view = nil
    typingPlace = nil
    expectations = nil
  }

  /// The style in which the field is edited.
  func style(of index: Int) -> FieldStyle {
    let question = form.fields[index].question
    return switch question.kind.editing {
    case .line, .nothing:
      .line(completes: question.offeredCompletion != nil, hasHistory: question.history != nil)
    case .secret: .secret
    case .lines: .lines
    case .list(let list):
      .list(toggles: list.picking == .several || question.kind is YesNoKind)
    }
  }

  /// Edits one field until it is left. The field wears the bar meanwhile, and ends its own editing at a tap.
  private func visit(_ index: Int) {
    let field = form.fields[index]
    field.inputAccessory = bar
    showRest()
    setNeedsLayout()
    listOptions(of: index)
    guard end == nil else { return }
    if passingHint == nil, case .refused(let refusal) = form.states[index] {
      passingHint = .refusal(words.objection(to: refusal, of: field.question))
    }
    var draft = drafts[index] ?? EditorDraft(field.edited, history: history.entries(of: index))
    if draft.edited.text != field.edited.text { draft.edited = field.edited }
    let visitEnd = editor.edit(&draft, in: style(of: index), client: self)
    if field.isSecret { forget(&draft, of: field) }
    drafts[index] = draft
    field.inputAccessory = nil
    switch visitEnd {
    case .left, .stopped: break
    case .endOfInput: finish(.terminalLost)
    }
  }

  /// Overwrites a draft's own copy of a secret; the field's is the one that is kept.
  private func forget(_ draft: inout EditorDraft, of field: LiveField) {
    let cursor = draft.edited.cursor
    var text = draft.edited.text
    draft.edited.text = field.edited.text
    draft.edited.cursor = cursor
    text.wipe(sparing: field.edited.text)
  }

  /// Replaces the form by its transcript, or by nothing.
  private func leave(_ end: End) {
    // What it shows cannot be known any more, but it may still be there for the next program.
    if end == .terminalLost { return console.writeHastily(Paste.off) }
    let isKept = end == .submitted && !isCleared
    let transcript = TranscriptView(form, in: console.size, words: words)
    let bytes = (isKept ? screen.finish(with: Frame(rows: transcript.rows)) : screen.clear()) + Paste.off
    switch end {
    case .submitted, .cancelled, .loopEnded: if !write(bytes) { console.writeHastily(Paste.off) }
    case .interrupted, .timedOut, .terminalLost: console.writeHastily(bytes)
    }
  }

  /// Paints the frame, if there is a field to paint.
  private func paint() {
    guard let focus = form.focus else { return paintReview() }
    let field = form.fields[focus]
    if paintTyped(in: field, focus) { return }
    let display = editor.display
    if isUnknown(display.edited, to: field) { take(display.edited, of: field) }
    if endsLoop != bar.endsLoop {
      showRest()
      setNeedsLayout()
    }
    bar.hint =
      display.message.map(Hint.notice) ?? passingHint ?? menuHint ?? rest(of: field, in: display)
    guard let frame = draw(display.edited), isAtRest(focus), editor.isInserting else { return }
    typingPlace = view?.typingPlace(in: frame, of: display.edited)
  }

  /// Paints a character that was typed behind the text, if that is all that is new, as it is with most keys.
  private func paintTyped(in field: LiveField, _ focus: Int) -> Bool {
    guard typingPlace != nil, isAtRest(focus), let byte = editor.typed(behind: field.edited)
    else { return false }
    field.type(byte)
    guard endsLoop == bar.endsLoop, let character = typingPlace?.take(byte) else { return false }
    return screen.type(character) { bytes in write(bytes) }
  }

  /// Whether the bar says of the field what it says while text is put in and nothing else happens.
  private func isAtRest(_ focus: Int) -> Bool {
    guard case .open = form.states[focus] else { return false }
    return passingHint == nil && menu == nil
  }

  /// Whether the field must be told what is under edit. Of a secret it hears the text when the editing ends, and before only
  /// that it has changed: each text would be a copy that stays in memory.
  private func isUnknown(_ edited: EditedText, to field: LiveField) -> Bool {
    field.isSecret
      ? field.edited.text != edited.text && !editor.holds(field.edited.text) : field.edited != edited
  }

  /// Paints the frame while no key is read, so that the text is the field's, with `hint` in the bar.
  func paint(saying hint: Hint) {
    guard let focus = form.focus else { return }
    bar.hint = hint
    draw(form.fields[focus].edited)
  }

  @discardableResult
  private func draw(_ edited: EditedText) -> Frame? {
    typingPlace = nil
    if view == nil { view = FormView(form, bar: bar, in: screen.size, theme: theme, words: words) }
    guard let frame = view?.frame(editing: edited, menu: menu) else { return nil }
    write(screen.draw(frame))
    return frame
  }

  /// Writes to the terminal. Where that fails the terminal is gone, or a signal has come, which the next key tells, too.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    guard !bytes.isEmpty else { return true }
    return (try? console.write(bytes, unless: keyboard.interruption)) != nil
  }
}

extension FormFront: LineEditorClient {
  func nextByte() -> NextByte {
    while true {
      if let byte = keyboard.takeByte() {
        lastByte = byte
        if passingHint != nil { passingHint = nil }
        if menu != nil || closedMenu != nil { (closedMenu, menu) = (menu, nil) }
        return .byte(byte)
      }
      paint()
      switch waitForKey() {
      case .bytes: continue
      case .signal(let signal): if !handle(signal) { return .stopped }
      case .commands: hearCommands()
      case .timedOut:
        finish(.timedOut)
        return .stopped
      case .endOfInput: return .endOfInput
      }
    }
  }

  /// Waits for a key. C-x C-c cancels the form and must not interrupt the calling script: after C-x the C-c is a key.
  private func waitForKey() -> Keyboard.Event {
    guard lastByte == FormFront.prefixKey else { return keyboard.wait() }
    let style = form.focus.map(style(of:)) ?? Review.style
    guard editor.keys(for: .cancelForm, in: style).contains(where: { $0.description == "^X^C" }) else {
      return keyboard.wait()
    }
    console.setInterruptKey(isOn: false)
    defer { console.setInterruptKey(isOn: true) }
    return keyboard.wait()
  }

  func isByteWaiting(within patience: Duration) -> Bool { keyboard.hasByte(within: patience) }

  func nextPasteBlock() -> PasteBlock {
    while true {
      switch keyboard.nextPasteBlock() {
      case .bytes(let bytes): return .bytes(bytes)
      case .silence: return .silence
      case .endOfInput: return .endOfInput
      case .signal(let signal): if !handle(signal) { return .stopped }
      }
    }
  }

  func putBack(_ bytes: [UInt8]) { keyboard.putBack(bytes) }

  func bell() { if editor.wantsBell { write([0x07]) } }
}
