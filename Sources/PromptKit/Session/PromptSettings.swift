// SPDX-License-Identifier: GPL-3.0-or-later

/// How a form is asked; all of it may be left as it is.
public struct PromptSettings: Sendable {
  /// Where the answers are looked for.
  public var input = InputChoice.auto

  /// How the answers stand in standard input.
  public var inputFormat = InputFormat.lines

  /// Where else answers are given.
  package var given = GivenSources()

  /// The file that keeps the answers after a submit and offers them to a person the next time; `nil` for none.
  public var savePath: String?

  /// The word on the Done button.
  public var doneTitle = DoneButton.defaultTitle

  /// The language of the words that are not the form's own; `nil` for the one that the environment asks for.
  public var language: Language?

  /// Whether colours are used; `nil` where the terminal and the environment decide (`TERM`, `COLORTERM`, `NO_COLOR`,
  /// `CLICOLOR_FORCE`). Which ones is for `PROMPT_COLORS` to say.
  public var isColoured: Bool?

  /// Whether nothing of the form is left on the screen when it has been submitted.
  public var isCleared = false

  /// Whether a person is shown all answers before they are submitted.
  public var isReviewed = false

  /// Whether the form is asked in plain lines, without moving the cursor.
  public var isPlain = false

  /// How long the form may take from the start to the submit, whatever it waits for; `nil` for ever.
  public var timeLimit: Duration?

  /// What stands before each name in the environment of the commands that check answers and list options.
  package var prefix = ""

  /// The key bindings that are read.
  package var inputrc = InputrcReader.Choice.usual

  /// Whether the form is asked again and again, so that a person ends the loop with C-d on an untouched form.
  package var isRepeated = false

  /// The file of keys that are pressed on a virtual terminal in a person's place; `-` is standard input, `nil` none.
  public var keysPath: String?

  /// Whether ``onNotice`` is told the virtual terminal's screen when the form has ended.
  public var isScreenShown = false

  /// Is told what went wrong beside the answers, a line each: a history or ``savePath`` that cannot be written, an answer for a
  /// field that does not apply, a standard input that brings nothing for a second. `nil` for nobody: PromptKit itself writes
  /// nothing to standard output or standard error. It is called on the thread of the form.
  public var onNotice: (@Sendable (String) -> Void)?

  /// A file that holds answers by their names, dotenv or JSON by what is in it; they are judged and not asked. `nil` for none.
  public var answersPath: String? {
    get { given.answersPath }
    set { given.answersPath = newValue }
  }

  /// What stands before the names, in capitals, of the variables of the environment that hold answers: with `APP_` the answer
  /// to `host` is `$APP_HOST`. `nil` where none do.
  public var environmentPrefix: String? {
    get { given.environmentPrefix }
    set { given.environmentPrefix = newValue }
  }

  /// The settings that suit most forms.
  public init() {}
}
