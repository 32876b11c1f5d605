// SPDX-License-Identifier: GPL-3.0-or-later

/// How each part of a form looks. Colour only repeats what a mark or a word says already.
struct Theme: Sendable {
  /// A part of a form, by the name that it has in `PROMPT_COLORS`.
  enum Role: String, CaseIterable, Sendable {
    case title, label, focus, placeholder, error, answered, given, picked, bar, button
  }

  let plain = Style.plain
  let title: Style
  let label: Style
  let focusedLabel: Style
  let placeholder: Style
  let refusal: Style
  let answeredMark: Style
  let given: Style
  let picked: Style
  let bar: Style
  let button: Style

  /// The theme of a terminal of that depth.
  ///
  /// - Parameter colours: styles in place of the usual ones, `ROLE=PARAMETERS` joined by colons, in the form of `GREP_COLORS`. What
  ///   is not understood is passed over, as there: a form must not fail for its looks.
  init(depth: ColourDepth, colours: String = "") {
    var asked: [Role: Style] = [:]
    for part in colours.split(separator: ":") {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, let role = Role(rawValue: String(sides[0])) else { continue }
      if let style = Style(parameters: sides[1]) { asked[role] = style }
    }
    func style(_ role: Role) -> Style {
      (asked[role] ?? Theme.usualStyle(of: role, at: depth)).reduced(to: depth)
    }
    title = style(.title)
    label = style(.label)
    focusedLabel = style(.focus)
    placeholder = style(.placeholder)
    refusal = style(.error)
    answeredMark = style(.answered)
    given = style(.given)
    picked = style(.picked)
    bar = style(.bar)
    button = style(.button)
  }

  private static func usualStyle(of role: Role, at depth: ColourDepth) -> Style {
    switch role {
    case .title, .label: .plain
    case .focus, .picked: .bold
    case .placeholder, .given, .bar: .dim
    case .error: Style(.bold, colour: .palette(1))
    case .answered: Style(.dim, colour: .palette(2))
    case .button: Style(.reversed, colour: depth >= .indexed ? mutedGrey : .usual)
    }
  }

  /// The grey #767676, the only one of the palette that has a contrast of 4.5 to black as well as to white (WCAG 2, 1.4.3): no terminal needs to be asked
  /// how dark it is. Of 16 colours none is as sure: their greys are the ground itself in some people's palettes.
  static let mutedGrey = Colour.palette(243)
}
