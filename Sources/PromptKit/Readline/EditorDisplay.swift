// SPDX-License-Identifier: GPL-3.0-or-later

/// What the editor shows at this moment.
package struct EditorDisplay: Equatable, Sendable {
  /// In which of readline's keymaps the next key is looked up.
  package enum Mode: Sendable {
    case emacs, viInsert, viCommand
    /// vi's command mode with lines selected.
    case viLines
  }

  /// The text with its cursor; of a secret only as many marks as it has characters, and the cursor among them.
  package var edited: EditedText

  /// What readline wants said instead of a prompt: a search and its string, a numeric argument.
  package var message: String?

  /// The keymap in use.
  package var mode: Mode

  /// Whether typing replaces instead of inserting.
  package var isOverwriting: Bool
}
