// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

@testable import prompt

/// A command that prompt becomes, and that finds the answers in its environment.
@Suite("-- COMMAND")
struct CommandTests {
  @Test("It finds the answers in its environment, and nowhere else")
  func environment() throws {
    let script = #"printf '%s|' "$A_name" "$A_pw" "$A_tags" "${A_not-unset}" "$#"; env | grep -c '^A_'"#
    let result = try RunningProgram.prompt(
      [
        "--prefix", "A_", "--text", "name", "--secret", "pw", "--choices", "tags", "-o", "a", "-o", "b",
        "--text",
        "not", "--when", "name=x", "--note", "words", "W", "--", "sh", "-c", script,
      ], input: .text("it's 'me'\nhunter2\nb,a\n"), environment: ["A_not": "inherited"])
    #expect(result.output == "it's 'me'|hunter2|a\nb|unset|0|3\n")
    #expect(result.ending == .exited(0))
    #expect(result.errors.isEmpty)
  }

  @Test("Its status is the command's, for it is the same process")
  func status() throws {
    let script = "\"$0\" --no-input --set a=1 --text a -- sh -c 'echo $PPID; exit 7'; echo $? $$"
    let result = try RunningProgram.run(
      Launch("sh", ["-c", script, try ProgramUnderTest.path], input: .file("/dev/null")))
    let words = result.output.split { $0 == "\n" || $0 == " " }
    #expect(words.count == 3 && words[1] == "7" && words[0] == words[2])
  }

  @Test("It reads our standard input, unless that held the answers")
  func input() throws {
    let form = ["--text", "a", "--set", "a=1", "--", "cat"]
    let own = try RunningProgram.prompt(["--input", "none"] + form, input: .text("for the command\n"))
    #expect(own.output == "for the command\n")
    let spent = try RunningProgram.prompt(["--text", "a", "--", "cat"], input: .text("x\nthe rest\n"))
    #expect(spent.output.isEmpty)
    #expect(spent.ending == .exited(0))
  }

  @Test(
    "One that cannot be run is told with the shell's statuses",
    arguments: [
      (["no-such-command"], 127, "prompt: \"no-such-command\": command not found\n"),
      (["/no/such/file"], 127, "prompt: \"/no/such/file\": command not found\n"),
      (["/dev/null"], 126, "prompt: \"/dev/null\" cannot be run: Permission denied\n"),
    ] as [([String], Int32, String)])
  func notRun(command: [String], status: Int32, message: String) throws {
    for more in [[], ["--repeat"]] {
      let result = try RunningProgram.prompt(
        more + ["--text", "a", "--"] + command, input: .text("1\n2\n"))
      #expect(result.ending == .exited(status))
      #expect(result.errors.replacing(" (record 1)", with: "") == message)
      #expect(result.output.isEmpty)
    }
  }

  @Test("An answer that no variable can hold is refused before the command runs, by the name of its field")
  func tooLarge() throws {
    let form = ["--text", "small", "--text", "big", "--", "sh", "-c", "echo ${#big}"]
    let fits = String(repeating: "x", count: 131_071 - 4)
    let result = try RunningProgram.prompt(form, input: .text("a\n\(fits)\n"))
    #expect(result.output == "\(fits.utf8.count)\n")
    let refused = try RunningProgram.prompt(form, input: .text("a\n\(fits)x\n"))
    #expect(refused.ending == .exited(3))
    #expect(refused.errors.hasPrefix("prompt: big: its answer takes 131072 bytes"))
    #expect(refused.output.isEmpty)
  }

  @Test("It hears the signals that we were started to hear, and no others")
  func signals() throws {
    let script =
      #"trap '' TERM; "$0" --no-input --set a=1 --text a -- grep -E '^Sig(Blk|Ign|Cgt)' /proc/self/status"#
    let ours = try RunningProgram.run(
      Launch("sh", ["-c", script, try ProgramUnderTest.path], input: .file("/dev/null")))
    let plain = try RunningProgram.run(
      Launch(
        "sh", ["-c", "trap '' TERM; grep -E '^Sig(Blk|Ign|Cgt)' /proc/self/status"], input: .file("/dev/null")
      ))
    #expect(ours.output == plain.output)
  }

  @Test("A file that is executable and no program is a script")
  func script() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("echo script $a $1\n", to: "run", isProgram: true)
    let result = try RunningProgram.prompt(["--text", "a", "--", path, "x"], input: .text("1\n"))
    #expect(result.output == "script 1 x\n")
  }
}
