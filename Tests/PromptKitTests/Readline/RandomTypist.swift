// SPDX-License-Identifier: GPL-3.0-or-later

@testable import PromptKit

/// Watches a visit in which random keys are typed, and then types what has a known outcome: it knows what every field must hold.
final class RandomTypist {
  /// What comes after the random keys.
  private enum Stage {
    case random
    /// Whatever was begun is called off.
    case calledOff(Int)
    /// A character was typed into this.
    case typed(EditedText)
    /// That was undone.
    case undone(EditedText)
    case leaving(Int)
  }

  private let editor: LineEditor
  private let before: EditedText
  private static let probe = "끝"
  private var stage = Stage.random
  private var hasLooked = false

  /// What the last command was told that the field holds, and whether it was let go with that.
  private var told: EditedText?

  /// What is not as it should be.
  private(set) var complaints: [String] = []

  init(_ editor: LineEditor, _ draft: EditorDraft) {
    self.editor = editor
    before = draft.edited
  }

  func complain(_ complaint: String) { complaints.append(complaint) }

  /// readline's own line: of a secret the display has marks only.
  private var shown: EditedText { PromptKit.Line.edited }

  /// Called whenever a key is waited for.
  func look() {
    // readline takes a NUL for the end of the line, and loops beyond it.
    if shown.text.utf8.contains(0) { complain("a NUL in the text") }
    if !hasLooked, !Self.isSame(shown.text, before.text) {
      complain("come back to \(shown.text.debugDescription) instead of \(before.text.debugDescription)")
    }
    if !hasLooked, shown.cursor != before.cursor { complain("come back to another cursor") }
    hasLooked = true
  }

  /// Called when the visit has ended.
  func look(at edited: EditedText, after end: VisitEnd) {
    if edited.cursor < 0 || edited.cursor > edited.text.utf8.count { complain("the cursor is outside") }
    guard end == .left else { return complain("not left, but \(end)") }
    guard let told else { return complain("left without a command") }
    if !Self.isSame(edited.text, told.text) {
      complain("left with \(edited.text.debugDescription), kept \(told.text.debugDescription)")
    }
  }

  /// What a command is answered with while the keys are random; Done at the end leaves.
  func answer(_ command: EditingCommand, _ text: EditedText, _ choice: Int) -> CommandOutcome {
    told = text
    if case .leaving = stage, command == .done { return .leave }
    switch choice {
    case 0: return .leave
    case 1:
      let new = EditedText("대신\n" + text.text, cursor: text.cursor)
      return .stay(new)
    case 2: return .ring
    default: return .stay()
    }
  }

  /// The keys that come next.
  func next() -> [UInt8] {
    switch stage {
    case .random:
      stage = .calledOff(0)
      // C-g may be quoted or an argument, and the first of several.
      return [0x07, 0x07, 0x07]
    case .calledOff(let times):
      return typeOne(times)
    case .typed(let text):
      judgeTyping(into: text)
      // vi's u does not take back what was typed before the first Esc (readline 8.2; bash neither).
      guard editor.display.mode == .emacs else { return leave() }
      stage = .undone(text)
      return [0x1F]
    case .undone(let text):
      if !Self.isSame(shown.text, text.text) || shown.cursor != text.cursor {
        complain("undoing what was typed into \(text) left \(shown)")
      }
      return leave()
    case .leaving(let times):
      stage = .leaving(times + 1)
      return times < 8 ? [0x04] : []
    }
  }

  /// A character, in a mode in which it is known what becomes of it.
  private func typeOne(_ times: Int) -> [UInt8] {
    guard times < 4, editor.display.message == nil else {
      stage = times < 4 ? .calledOff(times + 1) : stage
      return times < 4 ? [0x07] : leave()
    }
    switch editor.display.mode {
    case .viLines:
      stage = .calledOff(times + 1)
      return [0x1B]
    case .viCommand:
      stage = .calledOff(times + 1)
      return [UInt8(ascii: "i")]
    case .emacs, .viInsert:
      guard !editor.display.isOverwriting else {
        stage = .calledOff(times + 1)
        return editor.display.mode == .emacs ? [0x1B] + Array("[2~".utf8) : [0x1B]
      }
      stage = .typed(shown)
      // Not ASCII: that would be undone together with what was typed before.
      return Array(Self.probe.utf8)
    }
  }

  private func judgeTyping(into old: EditedText) {
    var bytes = Array(old.text.utf8)
    bytes.insert(contentsOf: Self.probe.utf8, at: old.cursor)
    if !Array(shown.text.utf8).elementsEqual(bytes) {
      complain("\(Self.probe) typed into \(old) gave \(shown.text.debugDescription)")
    }
  }

  private func leave() -> [UInt8] {
    stage = .leaving(0)
    return [0x04]
  }

  /// By bytes: to `String` a composed and a decomposed syllable are the same.
  private static func isSame(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }
}
