// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

/// The cursor in a text under edit.
private let caret: Character = "▏"

extension EditedText {
  /// A text written with `▏` where its cursor is (at the end without one).
  init(marked text: String) {
    guard let place = text.firstIndex(of: caret) else {
      self.init(text)
      return
    }
    self.init(text.replacing(String(caret), with: ""), cursor: text[..<place].utf8.count)
  }

  /// The text with `▏` where the cursor is.
  var marked: String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[..<cursor], as: UTF8.self) + String(caret)
      + String(decoding: bytes[cursor...], as: UTF8.self)
  }
}

extension FieldStyle {
  static let line = FieldStyle.line(completes: false, hasHistory: false)
}

/// Types keys into a field that holds `text`, then Done, and compares what it holds then; typed one by one and all ahead.
func expectEdit(
  _ text: String, keys: String, gives expected: String, in style: FieldStyle = .line, inputrc: String = "",
  history: [String] = [], paces: [ScriptedClient.Pace] = [.typed, .ahead],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  for pace in paces {
    let editor = try LineEditor(EditorSetup(inputrc: Inputrc(inputrc)))
    var draft = EditorDraft(EditedText(marked: text), history: history)
    let client = ScriptedClient(keys: KeyNotation.bytes(of: keys) + [0x04], pace: pace)
    let end = editor.edit(&draft, in: style, client: client)
    #expect(end == .left, "\(pace)", sourceLocation: sourceLocation)
    #expect(draft.edited.marked == expected, "\(pace)", sourceLocation: sourceLocation)
  }
}
