// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit
import Testing

@testable import prompt

@Suite("ReservedNames")
struct ReservedNamesTests {
  @Test(
    "A name is refused in the formats whose readers give it a meaning, and nowhere else",
    arguments: [
      ("PATH", [.shell, .fish, .dotenv]), ("BASH_ENV", [.shell, .fish, .dotenv]),
      ("PS4", [.shell, .fish, .dotenv]), ("_", [.shell, .fish, .dotenv]), ("__", []),
      ("LC_ALL", [.shell, .fish, .dotenv]), ("LD_PRELOAD", [.shell, .fish, .dotenv]),
      ("PROMPT_COMMAND", [.shell, .fish, .dotenv]), ("path", [.shell]), ("argv", [.shell]),
      ("status", [.shell, .fish]),
      ("version", [.fish]), ("name", []), ("PS5", []), ("Path", []), ("xPATH", []),
    ] as [(String, Set<OutputFormat>)])
  func formats(name: String, refusing: Set<OutputFormat>) {
    for format in OutputFormat.allCases {
      let isRefused = complaint(["--text", name, "-O", format.rawValue], .english) != nil
      #expect(isRefused == refusing.contains(format), "\(name) in \(format)")
    }
  }

  @Test("The message says why and names --prefix")
  func message() {
    #expect(
      complaint(["--text", "path"], .english)
        == #"prompt: "path" cannot be a name here: zsh ties it to a setting of its own; put --prefix before all names, as --prefix my_"#
    )
  }

  @Test("The name is judged with its prefix")
  func prefix() {
    #expect(complaint(["--text", "PATH", "--prefix", "my_"], .english) == nil)
    #expect(complaint(["--text", "th", "--prefix", "pa"], .english) != nil)
  }

  @Test("A note has no answer, so it may have any name")
  func note() {
    #expect(complaint(["--note", "PATH", "read", "--text", "a"], .english) == nil)
  }
}
