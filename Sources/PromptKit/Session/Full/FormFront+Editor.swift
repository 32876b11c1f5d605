// SPDX-License-Identifier: GPL-3.0-or-later

/// The text under edit in the person's own editor.
extension FormFront {
  /// Lets `$VISUAL`, `$EDITOR` or `vi` edit the field's text, on this terminal. A secret is never written to a file, and in a
  /// list the text is only a filter: there the bell rings.
  func openEditor(_ field: LiveField) -> CommandOutcome {
    guard let focus = form.focus else { return .ring }
    let style = style(of: focus)
    switch style {
    case .secret, .list: return .ring
    case .line, .lines: break
    }
    let text = Array(field.edited.text.utf8)
    guard let edited = editElsewhere(text) else {
      passingHint = .refusal(Objection(words.editorFailed))
      return .stay()
    }
    let (bytes, report) = BracketedPaste(whole: edited).text(for: style)
    pasted(report)
    let changed = String(decoding: bytes, as: UTF8.self)
    return .stay(bytes == text ? field.edited : EditedText(changed))
  }

  /// What the editor has made of a text, without the line break at its end; `nil` when it failed.
  private func editElsewhere(_ text: [UInt8]) -> [UInt8]? {
    let environment = Environment.current
    let editor = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "vi"
    let folder = environment.bytes(of: "TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? Array("/tmp".utf8)
    // An editor ends the last line with a break, and shows none as it is.
    guard let file = try? ScratchFile(in: folder, text.isEmpty ? [] : text + [0x0A]) else { return nil }
    defer { file.remove() }
    guard run(editor, on: file), var edited = try? file.read() else { return nil }
    if edited.last == 0x0A { edited.removeLast() }
    return edited
  }

  /// Gives the terminal to the editor until it has ended; the result tells whether it succeeded.
  private func run(_ editor: String, on file: ScratchFile) -> Bool {
    // C-c reaches the shell, too, which would die of it though the editor has lived on; with a trap it tells how that ended.
    let words = ["/bin/sh", "-c", "trap : INT QUIT; \(editor) \"$1\"", "sh"]
    let program = Program(arguments: words.map { Array($0.utf8) } + [file.path], environment: .current)
    var hasSucceeded = false
    lendTerminal { hasSucceeded = keyboard.lend($0, to: program) }
    return hasSucceeded
  }
}
