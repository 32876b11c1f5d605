// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct EnvironmentPlainTests {
  @Test(
    "Plain lines are for terminals that can do nothing, and for who asks for them",
    arguments: [
      (["TERM=xterm"], false), (["TERM=linux"], false), (["TERM=screen"], false), (["TERM=dumb"], true),
      (["TERM="], true), ([], true), (["TERM=xterm", "ACCESSIBLE=1"], true),
      (["TERM=xterm", "ACCESSIBLE=yes"], true), (["TERM=xterm", "ACCESSIBLE=0"], false),
      (["TERM=xterm", "ACCESSIBLE="], false), (["TERM=dumb", "ACCESSIBLE=0"], true),
    ])
  func wantsPlainLines(variables: [String], isPlain: Bool) {
    #expect(Environment(entries: variables.map { Array($0.utf8) }).wantsPlainLines == isPlain)
  }
}
