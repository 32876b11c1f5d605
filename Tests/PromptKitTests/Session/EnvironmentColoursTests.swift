// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct EnvironmentColoursTests {
  @Test(
    "The name of the terminal and COLORTERM say how many colours there are",
    arguments: [
      ("xterm", nil, .ansi), ("linux", nil, .ansi), ("screen", nil, .ansi), ("xterm-256color", nil, .indexed),
      ("tmux-256color", nil, .indexed), ("xterm-direct", nil, .direct),
      ("xterm", "truecolor", .direct), ("xterm-256color", "24bit", .direct), ("xterm", "yes", .ansi),
      ("xterm", "", .ansi),
      ("screen.xterm-256color", "truecolor", .indexed), ("screen", "24bit", .ansi),
      ("dumb", "truecolor", .none), ("", "truecolor", .none), ("vt100", "truecolor", .none),
      ("vt52", nil, .none),
      ("vt220", nil, .none), ("vt420", nil, .none), ("vt525", nil, .ansi), ("vte", nil, .ansi),
      ("ansi-m", nil, .none),
      ("xterm-mono", nil, .none),
    ] as [(String, String?, ColourDepth)])
  func terminals(name: String, colorTerm: String?, depth: ColourDepth) {
    let variables = ["TERM=\(name)"] + (colorTerm.map { ["COLORTERM=\($0)"] } ?? [])
    #expect(environment(variables).colourDepth(nil) == depth)
  }

  @Test("tmux calls itself screen, and knows true colours")
  func tmux() {
    let variables = ["TERM=screen-256color", "TMUX=/tmp/tmux-0/default,1,0", "COLORTERM=truecolor"]
    #expect(environment(variables).colourDepth(nil) == .direct)
    #expect(environment([]).colourDepth(nil) == .none)
  }

  @Test(
    "--color is stronger than NO_COLOR, that than CLICOLOR_FORCE, that than CLICOLOR and the terminal",
    arguments: [
      (nil, "xterm", ["NO_COLOR=1"], .none), (nil, "xterm", ["NO_COLOR=0"], .none),
      (nil, "xterm", ["NO_COLOR="], .ansi),
      (nil, "vt100", ["CLICOLOR_FORCE=1"], .ansi), (nil, "vt100", ["CLICOLOR_FORCE=0"], .none),
      (nil, "vt100", ["CLICOLOR_FORCE="], .none), (nil, "xterm-256color", ["CLICOLOR_FORCE=yes"], .indexed),
      (nil, "xterm", ["CLICOLOR_FORCE=1", "NO_COLOR=1"], .none),
      (nil, "xterm", ["CLICOLOR_FORCE=1", "NO_COLOR="], .ansi),
      (nil, "xterm", ["CLICOLOR=0"], .none), (nil, "xterm", ["CLICOLOR=1"], .ansi),
      (nil, "vt100", ["CLICOLOR=1"], .none),
      (nil, "xterm", ["CLICOLOR=0", "CLICOLOR_FORCE=1"], .ansi),
      (true, "vt100", ["NO_COLOR=1", "CLICOLOR=0"], .ansi), (true, "xterm-direct", ["NO_COLOR=1"], .direct),
      (false, "xterm-direct", ["CLICOLOR_FORCE=1"], .none),
    ] as [(Bool?, String, [String], ColourDepth)])
  func wishes(setting: Bool?, name: String, variables: [String], depth: ColourDepth) {
    #expect(environment(["TERM=\(name)"] + variables).colourDepth(setting) == depth)
  }

  private func environment(_ variables: [String]) -> Environment {
    Environment(entries: variables.map { Array($0.utf8) })
  }
}
