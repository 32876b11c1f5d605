// SPDX-License-Identifier: GPL-3.0-or-later

/// How each part of a form looks. Colour only repeats what a mark or a word says already.
struct Theme: Sendable {
  /// Whether colours are used besides bold, dim and reverse.
  let hasColour: Bool

  /// The theme with or without colours.
  init(hasColour: Bool) {
    self.hasColour = hasColour
  }

  let plain = Style.plain
  let focusedLabel = Style.bold
  let placeholder = Style.dim
  let bar = Style.dim
  let button = Style.reversed
  let picked = Style.bold
  let given = Style.dim

  var refusal: Style { hasColour ? Style(.bold, colour: 1) : .bold }
  var answeredMark: Style { hasColour ? Style(.dim, colour: 2) : .dim }
}
