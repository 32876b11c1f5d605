// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// C-x C-e: the text in the person's own editor, on the form's terminal.
@Suite("The person's own editor") struct EditorStoryTests {
  /// A form whose editor is a script for `sh` that finds the file in `$1`.
  private func form(_ field: [String], editor script: String) throws -> Story {
    // The program appends the file's name.
    let editor = "sh -c '\(script)' sh"
    return try Story.form(
      ["--lang", "ko", "-O", "values"] + field,
      environment: ["VISUAL": editor, "EDITOR": "false"])
  }

  @Test(
    "What the editor leaves in the file is the text, one line break at its end dropped, and undo takes it back"
  )
  func edits() throws {
    let story = try form(["--multiline", "m"], editor: #"printf "둘\n\n" >> "$1""#)
    try story.press("하나 C-x C-e")
    try story.waitFor("3줄")
    try story.waitForScreen(
      "› m  하나\n     둘\n\n 3줄                                                                    완료 ^D")
    try story.press("C-_")
    try story.waitForNo("둘")
    try story.press("C-x C-e")
    try story.waitFor("둘")
    try story.press("C-d")
    #expect(try story.waitForExit().output == "하나\n둘\n")
  }

  @Test("In one line what the editor broke is joined, and the bar says so")
  func joins() throws {
    let story = try form(["--text", "t"], editor: #"printf "b\nc\n" >> "$1""#)
    try story.press("a C-x C-e")
    try story.waitFor("t  a b c")
    try story.waitFor("3줄을 한 줄로 이었습니다")
    try story.press("RET")
    #expect(try story.waitForExit().output == "a b c\n")
  }

  @Test(
    "An editor that fails leaves the text as it was, with a word in the bar",
    arguments: ["exit 3", "kill -9 $$"])
  func fails(script: String) throws {
    let story = try form(["--text", "t"], editor: #"echo lost > "$1"; "# + script)
    try story.press("keep C-x C-e")
    try story.waitFor("글을 그대로 두었습니다")
    try story.press("RET")
    #expect(try story.waitForExit().output == "keep\n")
  }

  @Test("The file is the person's alone, on a terminal as it was, and gone afterwards")
  func file() throws {
    let story = try form(
      ["--multiline", "m"],
      editor:
        #"f=$(ls -l "$1"); s=$(stty -a); ls -l "$1" > "$1.new"; case $s in *" icanon"*" echo "*) echo canonical >> "$1.new";; esac; for d in 0 1 2; do [ -t $d ] && echo tty >> "$1.new"; done; echo "$1" >> "$1.new"; mv "$1.new" "$1""#
    )
    try story.press("x C-x C-e")
    try story.waitFor("canonical")
    try story.press("C-d")
    let lines = try story.waitForExit().output.split(separator: "\n").map(String.init)
    try #require(lines.count == 6)
    #expect(lines[0].hasPrefix("-rw-------"))
    #expect(Array(lines[1...4]) == ["canonical", "tty", "tty", "tty"])
    #expect(unsafe access(lines[5], F_OK) == -1)
  }

  @Test("C-c ends the editor and not the form")
  func interrupt() throws {
    // dash, between a fork and an exec, is deaf to C-c: it must not fork behind its word.
    let story = try form(["--text", "t"], editor: "echo ready; exec sleep 60")
    try story.press("keep C-x C-e")
    try story.waitFor("ready")
    try story.press("C-c")
    try story.waitFor("글을 그대로 두었습니다")
    try story.press("RET")
    let outcome = try story.waitForExit()
    #expect(outcome.output == "keep\n")
  }

  @Test("What an editor does with C-c is its own: one that goes on leaves its text all the same")
  func hearsInterrupt() throws {
    let editor =
      #"trap "heard=yes" INT; echo ready; until [ "$heard" ]; do sleep 0.02; done; printf kept > "$1""#
    let story = try form(["--text", "t"], editor: editor)
    try story.press("lost C-x C-e")
    try story.waitFor("ready")
    try story.press("C-c")
    try story.waitFor("› t  kept")
    try story.press("RET")
    #expect(try story.waitForExit().output == "kept\n")
  }

  @Test("C-c in the editor is not heard by the script that asks")
  func callingScript() throws {
    let prompt = try ProgramUnderTest.path
    let script = #"a=$("$0" -O values --text t=keep); echo "got $a" >/dev/tty"#
    var launch = Launch("sh", ["-c", script, prompt])
    launch.environment["VISUAL"] = "sh -c 'echo ready; exec sleep 60' sh"
    let story = try Story(launch)
    try story.waitUntilFormReads()
    try story.press("C-x C-e")
    try story.waitFor("ready")
    try story.press("C-c")
    try story.waitUntilFormReads()
    try story.press("RET")
    try story.waitFor("got keep")
    #expect(try story.waitForExit().ending == .exited(0))
  }

  @Test("TERM ends the editor and then the form, and removes the file")
  func terminate() throws {
    let story = try form(["--text", "t"], editor: #"echo "$1" ready; sleep 60"#)
    try story.press("x C-x C-e")
    try story.waitFor("ready")
    let path = try #require(
      story.screen.text.split(separator: "\n").first { $0.hasSuffix(" ready") }?.dropLast(6))
    story.send(signal: SIGTERM)
    #expect(try story.waitForExit().ending == .signalled(SIGTERM))
    #expect(unsafe access(String(path), F_OK) == -1)
  }

  @Test("A secret is never written to a file")
  func secret() throws {
    let story = try form(["--secret", "s"], editor: #"echo leaked; cat "$1""#)
    try story.press("hunter2 C-x C-e")
    try story.settle()
    #expect(!story.screen.text.contains("leaked"))
    try story.press("RET")
    #expect(try story.waitForExit().output == "hunter2\n")
  }

  @Test("ed edits too")
  func ed() throws {
    let story = try Story.form(
      ["-O", "values", "--text", "t"],
      environment: ["VISUAL": "", "EDITOR": "ed -s", "INPUTRC": "/dev/null"])
    try story.press("hello C-x C-e")
    try story.settle()
    try story.type("s/l*o$/y/\nw\nq\n")
    try story.waitFor("› t  hey")
    try story.press("RET")
    #expect(try story.waitForExit().output == "hey\n")
  }
}
