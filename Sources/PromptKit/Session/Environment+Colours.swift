// SPDX-License-Identifier: GPL-3.0-or-later

extension Environment {
  /// How many colours a form is shown with, by the name of the terminal and what the person has set.
  ///
  /// - Parameter isColoured: what the form's own setting says, which is stronger than the environment; `nil` for nothing.
  func colourDepth(_ isColoured: Bool?) -> ColourDepth {
    if isColoured ?? isColourForced { return max(terminalDepth, .ansi) }
    if isColoured == false || isColourRefused { return .none }
    return terminalDepth
  }

  /// Whether colours are shown even where the terminal is not known for them (bixense.com/clicolors): `NO_COLOR` is stronger.
  private var isColourForced: Bool {
    let force = self["CLICOLOR_FORCE"] ?? ""
    return !force.isEmpty && force != "0" && !hasNoColour
  }

  private var isColourRefused: Bool { hasNoColour || self["CLICOLOR"] == "0" }

  /// Whether `NO_COLOR` is set and not empty (no-color.org).
  private var hasNoColour: Bool { !(self["NO_COLOR"] ?? "").isEmpty }

  /// The colours that a terminal of that name has.
  private var terminalDepth: ColourDepth {
    let name = self["TERM"] ?? ""
    if name.isEmpty || name == "dumb" || name.isOfOneColour { return .none }
    // GNU screen hands `COLORTERM` on and takes the parameters of a true colour for others; tmux knows them.
    let isScreen = name.hasPrefix("screen") && self["TMUX"] == nil
    if !isScreen && ["truecolor", "24bit"].contains(self["COLORTERM"]) { return .direct }
    if name.hasSuffix("-direct") { return .direct }
    return name.hasSuffix("-256color") ? .indexed : .ansi
  }
}

extension String {
  /// Whether a terminal of this name has no colours, as terminfo has it: the VT52 to the VT420, and what ends with `-m` or `-mono`.
  fileprivate var isOfOneColour: Bool {
    let isVT = hasPrefix("vt") && dropFirst(2).utf8.first.map { (0x30...0x34).contains($0) } ?? false
    return isVT || self == "vt52" || hasSuffix("-m") || hasSuffix("-mono")
  }
}
