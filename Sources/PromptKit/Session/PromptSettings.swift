// SPDX-License-Identifier: GPL-3.0-or-later

/// How a form is asked; all of it may be left as it is.
package struct PromptSettings: Sendable {
  /// Where the answers are looked for.
  package var input = InputChoice.auto

  /// How the answers stand in standard input.
  package var inputFormat = InputFormat.lines

  /// Where else answers are given.
  package var given = GivenSources()

  /// The file that keeps the answers after a submit and offers them to a person the next time; `nil` for none.
  package var savePath: String?

  /// The word on the Done button.
  package var doneTitle = DoneButton.defaultTitle

  /// The language of the words that are not the form's own; `nil` for the one that the environment asks for.
  package var language: Language?

  /// Whether colours are used; `nil` where the terminal and the environment decide (`NO_COLOR`, `TERM`).
  package var isColoured: Bool?

  /// Whether nothing of the form is left on the screen when it has been submitted.
  package var isCleared = false

  /// Whether a person is shown all answers before they are submitted.
  package var isReviewed = false

  /// Whether the form is asked in plain lines, without moving the cursor.
  package var isPlain = false

  /// How long the form may take from the start to the submit, whatever it waits for; `nil` for ever.
  package var timeLimit: Duration?

  /// What stands before each name in the environment of the commands that check answers and list options.
  package var prefix = ""

  /// The key bindings that are read.
  package var inputrc = InputrcReader.Choice.usual

  /// Whether the form is asked again and again, so that a person ends the loop with C-d on an untouched form.
  package var isRepeated = false

  /// The file of keys that are pressed on a virtual terminal in a person's place; `-` is standard input, `nil` none.
  package var keysPath: String?

  /// Whether the virtual terminal's screen is shown on standard error when the form has ended.
  package var isScreenShown = false

  /// The settings that suit most forms.
  package init() {}
}
