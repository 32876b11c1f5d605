// SPDX-License-Identifier: GPL-3.0-or-later

/// What a field keeps between visits: its text, cursor, mark and what can be undone.
package struct EditorDraft {
  /// The text and the cursor.
  package var edited: EditedText {
    didSet {
      guard edited.text != oldValue.text else { return }
      undo = nil
      mark = 0
    }
  }

  /// Earlier answers, oldest first, for Up and C-r.
  package var history: [String]

  /// Where the mark is, in UTF-8 bytes.
  var mark = 0

  /// What can be undone; it fits `edited.text` and no other text, so a text from outside drops it.
  var undo: UndoList?

  /// Whether the field was edited before; the first visit begins with an undo step that takes the given text away, as `read -i` does.
  var isVisited = false

  /// A field that was not edited yet.
  package init(_ edited: EditedText = EditedText(), history: [String] = []) {
    self.edited = edited
    self.history = history
  }
}
