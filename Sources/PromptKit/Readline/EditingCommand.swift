// SPDX-License-Identifier: GPL-3.0-or-later

/// What a key asks for that readline itself cannot do; the raw value is the name that an inputrc may bind.
package enum EditingCommand: String, CaseIterable, Sendable {
  /// Taps the Done button; whatever else ends the line in readline (accept-line, …) is this too.
  case done
  /// Done for this field and for all that are still open.
  case submitForm = "submit-form"
  /// Breaks the line; done by the editor itself, so a client is never asked for it.
  case newline
  /// Leaves for the field above.
  case previousField = "previous-field"
  /// Leaves for the field below.
  case nextField = "next-field"
  /// Moves up: a shown row in a text view, an option in a choice.
  case previousLine = "previous-line"
  /// Moves down: a shown row in a text view, an option in a choice.
  case nextLine = "next-line"
  /// Edits the text in the person's own editor.
  case openEditor = "open-editor"
  /// Shows or hides the advanced fields.
  case toggleAdvanced = "toggle-advanced"
  /// Toggles the option under the pick.
  case toggleOption = "toggle-option"
  /// Empties the filter of a list.
  case clearFilter = "clear-filter"
  /// Leaves the form without answers.
  case cancelForm = "cancel-form"
  /// Draws everything anew.
  case clearScreen = "clear-screen"
}
