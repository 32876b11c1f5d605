// SPDX-License-Identifier: GPL-3.0-or-later

/// GNU readline as a value-in, value-out editor: it asks a client for bytes, tells it commands, and never touches the terminal.
///
/// There can be one at a time in a process.
package final class LineEditor {
  private let lease: ReadlineLease
  private var bindings: KeyBindings
  private var input = KeyInput()
  private var visit: Visit?
  private var style: FieldStyle?

  /// The version of GNU readline that edits, such as `8.2`. The C name is `rl_library_version`.
  package static var libraryVersion: String { GNUReadline.version }

  /// Sets readline up.
  /// - Throws: `ReadlineIsTaken` while another editor lives.
  package init(_ setup: EditorSetup) throws(ReadlineIsTaken) {
    lease = try ReadlineLease()
    GNUReadline.makePristine()
    GNUReadline.setVariable("editing-mode", "emacs")
    ViRegister.forget()
    TerminalKeys.bind(for: setup.terminalName, isForAllModes: !setup.inputrc.maySpeakOfVi)
    // `\M-x` in an inputrc is ESC x; as one byte, which it would be otherwise, no keyboard sends it in UTF-8.
    GNUReadline.setVariable("convert-meta", "on")
    bindings = KeyBindings(setup.inputrc)
    // It would cut the characters of UTF-8 into pieces.
    GNUReadline.setVariable("convert-meta", "off")
    GNUReadline.setVariable("input-meta", "on")
    if let milliseconds = GNUReadline.variable("keyseq-timeout").flatMap({ Int($0) }), milliseconds >= 0 {
      input.patience = .milliseconds(milliseconds)
    }
  }

  /// Edits a field until the client lets it go; the draft then holds what the field holds.
  package func edit(_ draft: inout EditorDraft, in style: FieldStyle, client: any LineEditorClient)
    -> VisitEnd
  {
    bindings.apply(style)
    self.style = style
    input.end = nil
    let visit = Visit(draft, in: style, client: client, input: input)
    self.visit = visit
    defer { self.visit = nil }
    let (left, input, end) = visit.run()
    draft = left
    self.input = input
    return end
  }

  /// What is shown at this moment of a visit.
  package var display: EditorDisplay {
    visit?.display ?? EditorDisplay(edited: EditedText(), mode: .emacs, isOverwriting: false)
  }

  /// The character that is new since ``display`` was asked, if it is of printable ASCII and stands behind the text, and nothing
  /// else is new: then `display` need not be asked. Of a secret it is never told.
  /// - Parameter held: what the client holds, which must be what was displayed.
  package func typed(behind held: EditedText) -> UInt8? { visit?.typed(behind: held) }

  /// Whether typing puts text in, and readline says nothing.
  package var isInserting: Bool { visit?.isInserting ?? false }

  /// Whether the text under edit is this one, byte for byte; it is not copied.
  package func holds(_ text: String) -> Bool { Line.holds(text) }

  /// Whether the terminal should be told to bracket pastes: an inputrc may say no.
  package var wantsBracketedPaste: Bool { GNUReadline.variable("enable-bracketed-paste") == "on" }

  /// Whether the bell may ring: an inputrc may say no.
  package var wantsBell: Bool { GNUReadline.variable("bell-style") != "none" }

  /// The keys that run a command in such a field, the easiest to read first; empty when none does.
  package func keys(for command: EditingCommand, in style: FieldStyle) -> [KeyName] {
    bindings.keys(for: command, in: style, restoring: self.style)
  }
}
