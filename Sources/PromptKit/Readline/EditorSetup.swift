// SPDX-License-Identifier: GPL-3.0-or-later

/// What a line editor is set up with.
package struct EditorSetup: Sendable {
  /// The person's key bindings.
  package var inputrc: Inputrc

  /// The terminal's name, as in `$TERM`; `nil` when it is not known.
  package var terminalName: String?

  package init(inputrc: Inputrc = Inputrc(), terminalName: String? = nil) {
    self.inputrc = inputrc
    self.terminalName = terminalName
  }
}
