// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// What the command says when answers are missing or refused: every fault in one run, one a line.
@Suite("Messages") struct MessageTests {
  private static let fields = [
    "--integer", "port", "포트", "--range", "1..65535", "--secret", "token", "--length", "8..", "--choice",
    "env", "-o",
    "dev", "-o", "prod", "--text", "name", "-r", "--text", "last",
  ]

  @Test(
    "Every fault of a pipe is said in one run, with the text, the reason, what to do and the line",
    arguments: [
      (
        "en",
        """
        prompt: port: "80a" is not a number; give 1 to 65535 (input line 1)
        prompt: token: the answer (6 characters) is too short; give 8 characters or more (input line 2)
        prompt: env: "pr^[[2J" is not an option; give dev, prod (input line 3)
        prompt: name: an answer is required (input line 4)
        prompt: last: no answer; give it on input line 5

        """
      ),
      (
        "ko",
        """
        prompt: port: "80a": 숫자가 아닙니다. 1에서 65535까지 (입력 1번째 줄)
        prompt: token: 답(6자): 너무 짧습니다. 8자 이상 (입력 2번째 줄)
        prompt: env: "pr^[[2J": 목록에 없습니다. dev, prod (입력 3번째 줄)
        prompt: name: 꼭 답해야 합니다 (입력 4번째 줄)
        prompt: last: 답이 없습니다. 입력 5번째 줄에 적으세요

        """
      ),
    ])
  func everyFault(language: String, messages: String) throws {
    let input = Launch.Input.text("80a\ngeheim\npr\u{1b}[2J\n\n")
    for arguments in [["--lang", language] + Self.fields, Self.fields] {
      let environment = ["LC_ALL": "", "LANG": "\(language)_KR.UTF-8"]
      let result = try RunningProgram.prompt(arguments, input: input, environment: environment)
      #expect(result.ending == .exited(3))
      #expect(result.errors == messages)
      #expect(result.output == "(exit 3)\n")
    }
  }

  @Test(
    "Where an input ends with several answers still to come, one line names them and where it ended",
    arguments: [
      ([], "x\n", "line 2", ""), (["--input-format", "nul"], "x\0", "value 2", ""),
      (["--repeat"], "x\n", "line 2", " (record 1)"), (["--repeat"], "1\n2\n3\nx\n", "line 5", " (record 2)"),
      (["--repeat", "--set", "given=1", "--text", "given"], "x\n", "line 2", " (record 1)"),
      (["--repeat", "--input-format", "nul"], "x\0", "value 2", " (record 1)"),
    ])
  func endOfInput(options: [String], input: String, place: String, record: String) throws {
    let fields = ["--text", "a", "--integer", "b", "--range", "1..9", "--text", "c"]
    let result = try RunningProgram.prompt(
      ["--lang", "en", "-O", "json"] + fields + options, input: .text(input))
    #expect(
      result.errors
        == "prompt: standard input ended before \(place); no answer for b (1 to 9), c; give them from there on, in this order\(record)\n"
    )
    #expect(result.ending == .exited(3))
  }

  @Test("What was given and is wrong is told beside the end of a pipe, and one missing answer has its line")
  func endOfPipe() throws {
    let fields = ["--lang", "en", "--text", "a", "--text", "b", "--text", "c"]
    let wrong = try RunningProgram.prompt(["--integer", "n"] + fields, input: .text("x\ny\n"))
    #expect(
      wrong.errors.split(separator: "\n") == [
        #"prompt: n: "x" is not a number (input line 1)"#,
        "prompt: standard input ended before line 3; no answer for b, c; give them from there on, in this order",
      ])
    let one = try RunningProgram.prompt(fields, input: .text("x\ny\n"))
    #expect(one.errors == "prompt: c: no answer; give it on input line 3\n")
  }

  @Test("Where nobody is asked, every missing answer is said with a way to give it")
  func nobody() throws {
    let result = try RunningProgram.prompt(Self.fields)
    #expect(result.ending == .exited(3))
    let lines = result.errors.split(separator: "\n")
    #expect(
      lines.map { $0.prefix { $0 != "," && $0 != ";" } } == [
        "prompt: env: no answer", "prompt: name: no answer",
      ])
    #expect(lines.allSatisfy { $0.contains("with --set ") && $0.contains("=VALUE") })
  }

  @Test(
    "A script that takes flags is told of these and of nothing that it refuses",
    arguments: [
      (
        [], 3,
        [
          "prompt: name: no answer; give it with --name",
          "prompt: token: no answer; give it on standard input",
        ]
      ),
      (
        ["--env-prefix", "P_"], 3,
        [
          "prompt: name: no answer; give it with --name",
          "prompt: token: no answer; give it in the environment as $P_TOKEN",
        ]
      ),
      (
        ["--input", "tty"], 4,
        [
          "prompt: no terminal to ask on; without an answer: name, token; give --name, or take the defaults with --no-input"
        ]
      ),
    ] as [([String], Int32, [String])])
  func script(options: [String], status: Int32, messages: [String]) throws {
    let fields = ["--lang", "en", "--text", "name", "-r", "--secret", "token", "-r"]
    let result = try RunningProgram.prompt(fields + options + ["--args"])
    #expect(result.ending == .exited(status))
    #expect(result.errors.split(separator: "\n").map(String.init) == messages)
  }

  @Test("What was given and is refused is told once, also where a command would judge it", arguments: [0, 1])
  func once(fieldsBefore: Int) throws {
    let before = fieldsBefore == 0 ? [] : ["--text", "t=a"]
    let result = try RunningProgram.prompt(
      before + ["--text", "s", "--length", "..5", "--check", "true", "--set", "s=xxxxxxx"],
      input: .file("/dev/null"))
    #expect(result.ending == .exited(3))
    #expect(result.errors == "prompt: s: \"xxxxxxx\" has 7 characters; give 5 characters at most (--set s)\n")
  }

  @Test(
    "No message quotes a secret, whatever is wrong with it",
    arguments: ["geheim", "geheim\u{0}", "geheim\u{1b}"])
  func secrets(text: String) throws {
    for pattern in ["^x", "("] {
      let result = try RunningProgram.prompt(
        ["--secret", "token", "--length", "20..", "--pattern", pattern], input: .text(text + "\n"))
      #expect(result.ending == .exited(pattern == "(" ? 2 : 3))
      #expect(!result.errors.contains("geheim") && !result.output.contains("geheim"))
    }
  }

  @Test("A pipe without a reader is status 5 and a message, not a signal")
  func brokenPipe() throws {
    let script = "set -o pipefail; { sleep 0.1; echo x | \"$0\" --text a; } | :"
    let result = try RunningProgram.run(
      Launch("bash", ["-c", script, try ProgramUnderTest.path], input: .file("/dev/null")))
    #expect(result.ending == .exited(5))
    #expect(result.errors.contains("standard output"))
  }
}
