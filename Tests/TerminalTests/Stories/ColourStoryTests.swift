// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// The colours of a form, by what the terminal has and what the person wants.
@Suite("Colours") struct ColourStoryTests {
  /// A terminal and what of a form's looks differs there.
  struct Depth: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let environment: [String: String]
    /// The colours of a refusal and of the button where nothing is set.
    let error: VirtualScreen.Color?
    let button: VirtualScreen.Color?
    /// Those of the same where `PROMPT_COLORS` asks for `looks`.
    let ownError: VirtualScreen.Color?
    let ownGround: VirtualScreen.Color?
    /// How the control function ends that sets the refusal's own looks.
    let bytes: String
  }

  private static let looks = "error=1;3;38;2;250;3;0:button=4;48;5;24:focus=4:rv:bar=blue"

  static let depths = [
    Depth(
      testDescription: "none by NO_COLOR", environment: ["NO_COLOR": "1", "COLORTERM": "truecolor"],
      error: nil,
      button: nil, ownError: nil, ownGround: nil, bytes: "1;3m"),
    Depth(
      testDescription: "none", environment: ["TERM": "vt100"], error: nil, button: nil, ownError: nil,
      ownGround: nil, bytes: "1;3m"),
    Depth(
      testDescription: "16", environment: ["TERM": "xterm"], error: .palette(1), button: nil,
      ownError: .palette(9), ownGround: .palette(6), bytes: "1;3;91m"),
    Depth(
      testDescription: "16 by force", environment: ["TERM": "vt100", "CLICOLOR_FORCE": "1"],
      error: .palette(1),
      button: nil, ownError: .palette(9), ownGround: .palette(6), bytes: "1;3;91m"),
    Depth(
      testDescription: "256", environment: [:], error: .palette(1), button: .palette(243),
      ownError: .palette(196), ownGround: .palette(24), bytes: "1;3;38;5;196m"),
    Depth(
      testDescription: "any", environment: ["COLORTERM": "truecolor"], error: .palette(1),
      button: .palette(243),
      ownError: .direct(red: 250, green: 3, blue: 0), ownGround: .palette(24), bytes: "1;3;38;2;250;3;0m"),
  ]

  @Test(
    "A form is shown with the colours that its terminal has, and is told apart without any", arguments: depths
  )
  func usual(depth: Depth) throws {
    try refused(depth.environment) { story in
      #expect(story.screen.style(of: "! \"x\"") == .init(isBold: true, color: depth.error))
      #expect(story.screen.style(of: "완료") == .init(isReversed: true, color: depth.button))
      #expect(story.screen.style(of: "› a") == .init(isBold: true))
      #expect(story.screen.style(of: "x") == .init())
    }
  }

  @Test("PROMPT_COLORS gives a part other looks, in colours that the terminal has", arguments: depths)
  func own(depth: Depth) throws {
    try refused(depth.environment.merging(["PROMPT_COLORS": Self.looks]) { $1 }) { story in
      #expect(story.screen.style(of: "! \"x\"") == .init(isBold: true, isItalic: true, color: depth.ownError))
      #expect(story.screen.style(of: "완료") == .init(isUnderlined: true, ground: depth.ownGround))
      #expect(story.screen.style(of: "› a") == .init(isUnderlined: true))
      #expect(String(decoding: story.log, as: UTF8.self).contains(depth.bytes))
    }
  }

  @Test(
    "Whatever PROMPT_COLORS holds, the form comes up, and nothing of it reaches the terminal",
    arguments: [
      "error=\u{1b}]0;owned\u{7}", "error=31m\u{1b}[2J", "error=1;owned", "owned",
      "error=owned:bar=\u{9b}31m", "error=38;5;31;owned",
    ])
  func hostile(colours: String) throws {
    try refused(["PROMPT_COLORS": colours]) { story in
      let log = String(decoding: story.log, as: UTF8.self)
      #expect(!log.contains("owned"))
      #expect(!log.contains("\u{1b}[2J") && !log.contains("\u{9b}"))
      #expect(story.screen.style(of: "! \"x\"") == .init(isBold: true, color: .palette(1)))
    }
  }

  /// A form that has refused its answer.
  private func refused(_ environment: [String: String], _ judge: (Story) -> Void) throws {
    let story = try Story.form(["--lang", "en", "--integer", "a"], environment: environment)
    try story.press("x RET")
    try story.waitFor("! \"x\"")
    try story.settle()
    judge(story)
    try story.cancel()
    #expect(try story.waitForExit().status == 1)
  }
}
