// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// A script that comes on standard input, as from `curl … | bash`, asks the person who started it.
@Suite("A script on standard input") struct PipedScriptStoryTests {
  @Test("It asks twice, and the rest of it still runs", arguments: ["bash", "sh", "bash -s"])
  func asks(shell: String) throws {
    let script = """
      name=$("$P" -O values --text name Name) || exit
      answers=$("$P" --yesno sure=no Sure) || exit
      eval "$answers"
      echo "$name is $sure"
      """
    let folder = try ScratchFolder()
    try folder.write(script, to: "script")
    let story = try Story(
      Launch(
        "sh", ["-c", "cat script | \(shell)"], environment: ["P": try ProgramUnderTest.path],
        directory: folder.path))
    try story.waitUntilFormReads()
    try story.press("홍길동 RET")
    try story.waitFor("› Sure")
    try story.press("y RET")
    let outcome = try story.waitForExit()
    #expect(outcome.output == "홍길동 is yes\n")
    #expect(outcome.status == 0)
  }
}
