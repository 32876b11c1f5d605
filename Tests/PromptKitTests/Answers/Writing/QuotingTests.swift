// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct QuotingTests {
  @Test(
    "Each shell format writes a single quote in its own way, and all else in single quotes as it is",
    arguments: [
      (OutputFormat.shell, #"a='it'\''s $x `y` "z" \'"#), (.fish, #"set -g a 'it\'s $x `y` "z" \\'"#),
      (.dotenv, #"a="it's \$x \`y\` \"z\" \\""#),
    ])
  func singleQuote(format: OutputFormat, expected: String) {
    #expect(written(.text("a", #"it's $x `y` "z" \"#), as: format) == expected + "\n")
  }

  @Test("A dotenv value without a single quote is taken as it is")
  func dotenvPlain() {
    #expect(written(.text("a", "$x \"\\\n`"), as: .dotenv) == "a='$x \"\\\n`'\n")
  }

  @Test("A word for the shell can be had by itself")
  func word() {
    #expect(ShellQuoting.quote("a'b") == #"'a'\''b'"#)
    #expect(ShellQuoting.quote("") == "''")
  }
}
