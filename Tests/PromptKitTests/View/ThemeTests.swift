// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import PromptKit

@Suite struct ThemeTests {
  @Test("Nobody need set anything: one part is coloured by a word, and all are told apart without colours")
  func usual() {
    let theme = Theme(depth: .ansi)
    #expect([theme.title, theme.label] == [.plain, .plain])
    #expect([theme.focusedLabel, theme.picked] == [.bold, .bold])
    #expect([theme.placeholder, theme.bar, theme.given] == [.dim, .dim, .dim])
    #expect(theme.refusal == Style(.bold, colour: .palette(1)))
    #expect(theme.answeredMark == Style(.dim, colour: .palette(2)))
    #expect(theme.button == Style(.reversed))
    let grey = Theme(depth: .none)
    #expect([grey.refusal, grey.answeredMark, grey.button] == [.bold, .dim, Style(.reversed)])
  }

  @Test(
    "The button is grey where the grey is sure to be seen on dark ground and on light",
    arguments: [ColourDepth.indexed, .direct])
  func button(depth: ColourDepth) throws {
    #expect(Theme(depth: depth).button == Style(.reversed, colour: Theme.mutedGrey))
    let grey = try #require(Theme.mutedGrey.paletteIndex)
    let light = luminance(.ofPalette(grey))
    #expect((light + 0.05) / 0.05 >= 4.5)
    #expect(1.05 / (light + 0.05) >= 4.5)
  }

  /// The relative luminance of WCAG 2.
  private func luminance(_ grey: Colour.Components) -> Double {
    pow((Double(grey.red) / 255 + 0.055) / 1.055, 2.4)
  }

  @Test("Each role can be given another style", arguments: Theme.Role.allCases)
  func roles(role: Theme.Role) {
    let usual = Theme(depth: .ansi)
    let theme = Theme(depth: .ansi, colours: "\(role)=3;4;35")
    let style = Style([.italic, .underlined], colour: .palette(5))
    for other in Theme.Role.allCases {
      #expect(theme.style(of: other) == (other == role ? style : usual.style(of: other)))
    }
  }

  @Test(
    "What is asked for is reduced to what the terminal has",
    arguments: [
      (.none, .bold), (.ansi, Style(.bold, colour: .palette(9))),
      (.indexed, Style(.bold, colour: .palette(196))),
      (.direct, Style(.bold, colour: .direct(red: 250, green: 3, blue: 0))),
    ] as [(ColourDepth, Style)])
  func reduction(depth: ColourDepth, style: Style) {
    #expect(Theme(depth: depth, colours: "error=1;38;2;250;3;0").refusal == style)
  }

  @Test(
    "What is not understood is passed over, the rest counts, and the last of two",
    arguments: [
      "bar=4", ":bar=4:", "colour=1:bar=4", "rv:bar=4", "error=blue:bar=4", "BAR=1:bar=4", "bar=1:bar=4",
      "bar=4:bar=\u{1b}[31m", "bar=4:bar", "=:==:bar=4", "bar=4:bar =1",
    ])
  func leniency(colours: String) {
    let theme = Theme(depth: .ansi, colours: colours)
    #expect(theme.bar == Style(.underlined))
    #expect(theme.refusal == Style(.bold, colour: .palette(1)))
  }

  @Test("A role without parameters is plain, and nothing at all leaves every role as it is")
  func empty() {
    #expect(Theme(depth: .indexed, colours: "button=").button == .plain)
    let usual = Theme(depth: .indexed)
    let theme = Theme(depth: .indexed, colours: "")
    #expect(Theme.Role.allCases.allSatisfy { theme.style(of: $0) == usual.style(of: $0) })
  }
}

extension Theme {
  fileprivate func style(of role: Role) -> Style {
    switch role {
    case .title: title
    case .label: label
    case .focus: focusedLabel
    case .placeholder: placeholder
    case .error: refusal
    case .answered: answeredMark
    case .given: given
    case .picked: picked
    case .bar: bar
    case .button: button
    }
  }
}
