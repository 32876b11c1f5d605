// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// What readline is given to read.
extension Visit {
  func nextKey() -> CInt {
    guard end == nil else { return noKey }
    if Complaints.takeBell() { client.bell() }
    if GNUReadline.isIn(UInt(prompt_rl_state_isearch)) != isSearching {
      isSearching.toggle()
      NamedCommand.setRubout(isBuiltIn: isSearching)
    }
    let isAtCommand = GNUReadline.isIn(UInt(prompt_rl_state_readcmd))
    if isAtCommand {
      ViOperator.recover()
      settleCharacters()
    }
    var key = input.next(from: client)
    while key == .byte(0), isSearching || GNUReadline.isIn(UInt(prompt_rl_state_nsearch)) {
      // readline 8.2 takes it for the end of what is searched for, and finds no way out of the search any more.
      client.bell()
      key = input.next(from: client)
    }
    switch key {
    case .byte(let byte):
      if isAtCommand, beginsSearch(byte) { Visit.recallOlder(isSearch: true) }
      return CInt(byte)
    case .cancelled: return EOF
    case .end(let end):
      // Nested readers (a search, a quoted insert) let go of the line when they are told of the end; then readline asks again.
      if GNUReadline.isIn(UInt(prompt_rl_state_readcmd)) { finish(end) }
      return noKey
    }
  }

  /// Whether a key begins a search through the history. readline knows these commands by their addresses while they search, and takes
  /// down what there is to look through as it begins: so they can neither be replaced nor be given more later.
  private func beginsSearch(_ key: UInt8) -> Bool {
    guard key < 0x20, let binding = EditorKeymap.current?.binding(of: [key]) else { return false }
    return binding == Visit.searchBackward || binding == Visit.searchForward
  }

  private static let searchBackward = Binding(rl_reverse_search_history)
  private static let searchForward = Binding(rl_forward_search_history)

  /// Some commands move by code points and stop within what is seen as one character. (One that is being typed is not whole yet.)
  func settleCharacters() {
    if Overwriting.isTyping {
      settleRepetition()
      UndoList.joinTyped(from: lastCursor)
    } else {
      (repetition, argument) = (nil, 1)
      Cluster.settleCursor()
    }
    lastCursor = Line.cursor
  }

  /// Of a macro, readline takes each byte for a command: only the first has the numeric argument, the last puts something in.
  private func settleRepetition() {
    if rl_explicit_arg != 0 { argument = Int(rl_numeric_arg) * Int(rl_arg_sign) }
    guard Line.cursor != lastCursor else { return }
    if repetition?.extend() != true { repetition = RepeatedTyping(of: argument, from: lastCursor) }
    argument = 1
  }

  /// What tells readline that there are no more keys: a command that reads an argument knows only `EOF`, anywhere else that becomes Enter.
  private var noKey: CInt {
    GNUReadline.isIn(UInt(prompt_rl_state_moreinput)) ? EOF : READERR
  }

  func isKeyWaiting() -> Bool {
    end == nil && input.isKeyWaiting(client, isExtending: repetition != nil)
  }

  func paste() {
    var paste = BracketedPaste()
    reading: while true {
      switch client.nextPasteBlock() {
      case .bytes(var bytes):
        let rest = paste.append(bytes)
        if style == .secret { bytes.wipe() }
        guard let rest else { continue }
        if !rest.isEmpty { client.putBack(rest) }
        break reading
      case .silence:
        break reading
      case .endOfInput:
        input.end = .endOfInput
        break reading
      case .stopped:
        input.end = .stopped
        break reading
      }
    }
    var (text, report) = paste.text(for: style)
    if style == .secret {
      defer {
        paste.wipe()
        text.wipe()
      }
      return insertPaste(text, report)
    }
    insertPaste(text, report)
  }

  private func insertPaste(_ text: [UInt8], _ report: PasteReport) {
    if report.isRefused { client.bell() }
    if report != PasteReport() { client.pasted(report) }
    guard !text.isEmpty else { return }
    let start = Line.cursor
    Line.insert(text)
    Line.mark = start
    rl_activate_mark()
  }
}
