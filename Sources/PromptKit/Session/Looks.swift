// SPDX-License-Identifier: GPL-3.0-or-later

/// How a form on a terminal looks and speaks, once the settings and the environment have been asked.
struct Looks {
  let words: Words
  let theme: Theme
  let bar: AccessoryBar
  let isCleared: Bool

  /// Whether all answers are shown before they are submitted.
  let isReviewed: Bool

  /// Whether the form is one of a loop.
  let isRepeated: Bool

  /// What the terminal makes of the rows that stand on it when its window becomes narrower.
  let wrapping: Wrapping

  /// The looks that `settings` ask for, or else the environment.
  init(_ settings: PromptSettings, words: Words, bar: AccessoryBar, _ environment: Environment) {
    self.words = words
    self.bar = bar
    theme = Theme(
      depth: environment.colourDepth(settings.isColoured), colours: environment["PROMPT_COLORS"] ?? "")
    isCleared = settings.isCleared
    isReviewed = settings.isReviewed
    isRepeated = settings.isRepeated
    wrapping = Wrapping(term: environment["TERM"] ?? "", isTmux: environment["TMUX"] != nil)
  }
}
