// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

extension Visit {
  /// What is shown now.
  var display: EditorDisplay {
    let edited = style == .secret ? Line.concealed : Line.edited
    // While its string is typed, a search that is not incremental has the line to itself.
    let isSearchString = GNUReadline.isIn(UInt(prompt_rl_state_nsearch))
    if !isSearchString { lastShown = edited }
    isShowingLast = !isSearchString
    return EditorDisplay(
      edited: isSearchString ? lastShown : edited,
      message: message.map { isSearchString ? $0 + edited.text : $0 },
      mode: mode, isOverwriting: isOverwriting)
  }

  /// The character that is new since `display` was asked, if it is of printable ASCII and stands behind the text, and nothing
  /// else is new; then `display` counts as asked. Nothing is copied.
  /// - Parameter held: what the client holds; a character that comes behind something else is not told.
  func typed(behind held: EditedText) -> UInt8? {
    guard isShowingLast, style != .secret, let byte = Line.typed(behind: held),
      held.cursor == lastShown.cursor, held.text.hasSameBytes(as: lastShown.text), isInserting
    else { return nil }
    lastShown.type(byte)
    return byte
  }

  /// Whether typing puts text in, and readline says nothing.
  var isInserting: Bool { !isOverwriting && message == nil && (mode == .emacs || mode == .viInsert) }

  /// vi types over in a keymap of its own.
  private var isOverwriting: Bool { rl_insert_mode == 0 || EditorKeymap.current == nil }

  /// What readline shows in its prompt's place. The C name is `rl_display_prompt`.
  private var message: String? {
    guard let shown = unsafe rl_display_prompt, unsafe shown != rl_prompt else { return nil }
    let text = unsafe String(cString: shown)
    return text.isEmpty ? nil : text
  }

  private var mode: EditorDisplay.Mode {
    switch EditorKeymap.current {
    case .viInsertion: .viInsert
    case .viCommand: place.anchor == nil ? .viCommand : .viLines
    case .emacs, nil: .emacs
    }
  }
}
