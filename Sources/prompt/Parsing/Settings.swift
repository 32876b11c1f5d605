// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

/// What the options of the form ask for.
struct Settings: Equatable, Sendable {
  /// Whether colours are shown.
  enum Color: String, CaseIterable, Sendable {
    /// Where the terminal and the environment allow it.
    case auto
    /// In any case.
    case always
    /// In no case.
    case never
  }

  /// The language that is spoken; `nil` for what the environment says.
  var language: Language?
  /// The word on the Done button; `nil` for the one it always has.
  var doneTitle: String?
  var color = Color.auto
  /// Whether plain lines are asked for.
  var isPlain = false
  /// Whether nothing of the form is left on the screen.
  var isCleared = false
  /// Whether a person is shown all answers before they are submitted.
  var isReviewed = false
  var input = InputChoice.auto
  var inputFormat = InputFormat.lines
  /// Where answers are given other than by a person or on standard input.
  var given = GivenSources()
  /// The file that keeps the answers; `nil` for none.
  var savePath: String?
  var output = OutputFormat.shell
  /// How long the form may take; `nil` for ever.
  var timeLimit: Duration?
  /// Whether the form is asked again and again.
  var isRepeated = false
  /// The fields whose answers the next form has as defaults.
  var kept: [String] = []
  /// Whether all records are judged before the first is used.
  var isAllOrNothing = false
  /// What stands before each name in the output.
  var prefix = ""
  var inputrc = InputrcReader.Choice.usual
  /// The file of keys that are pressed in a person's place; `nil` for none.
  var keysPath: String?
  /// Whether the screen that the keys lead to is printed.
  var isScreenShown = false
  /// Whether standard error is told where the answers come from, and why.
  var isExplained = false
}
