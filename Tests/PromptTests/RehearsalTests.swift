// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit
import TerminalHarness
import Testing

@testable import prompt

/// A form that is tested by keys from a file, where there is no terminal.
@Suite("--keys and --screen")
struct RehearsalTests {
  private func rehearse(
    _ arguments: [String], _ keys: String, environment: [String: String] = [:]
  ) throws -> RunningProgram.Result {
    try RunningProgram.prompt(
      ["--keys", "-"] + arguments, input: .text(keys), environment: environment)
  }

  @Test("The answers are on standard output as ever, and the screen is on standard error")
  func apart() throws {
    let form = ["--title", "Deploy", "--text", "name", "Name", "--integer", "port=1194", "Port"]
    for (more, screen) in [([], ""), (["--screen"], "Deploy\n  Name  Ada\n  Port  443\n")] {
      let result = try rehearse(more + form, "Ada\\r\n\\C-u443\\r\n")
      #expect(result.ending == .exited(0))
      #expect(result.output == "name='Ada'\nport='443'\n")
      #expect(result.errors == screen)
    }
    let json = try rehearse(["--screen", "-O", "json"] + form, "Ada\\r\\r\n")
    #expect(json.output == "{\"name\":\"Ada\",\"port\":1194}\n")
  }

  @Test(
    "Keys that end first leave the screen as it stands, with its cursor, and status 5",
    arguments: [
      (
        "en", " ! \"80a\" is not a number",
        "prompt: the keys ended before the form was submitted (standard input)"
      ),
      ("ko", " ! \"80a\": 숫자가 아닙니다", "prompt: 폼을 제출하기 전에 키가 끝났습니다 (표준 입력)"),
    ])
  func ended(language: String, bar: String, message: String) throws {
    let result = try rehearse(["--screen", "--lang", language, "--integer", "port", "Port"], "80a\\r")
    #expect(result.ending == .exited(5) && result.output == "(exit 5)\n")
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 3 && lines[0] == "› Port  80a▏" && lines[1].hasPrefix(bar) && lines[2] == message)
  }

  @Test("Keys that are left over are told with their line, and there are no answers")
  func leftOver() throws {
    for (keys, line) in [("x\\r\n\n# more\ny\n", 4), ("x\\ry\n", 1)] {
      let result = try rehearse(["--screen", "--text", "a"], keys)
      #expect(result.ending == .exited(5) && result.output == "(exit 5)\n")
      #expect(
        result.errors == "  a  x\nprompt: the form has ended, and keys are left over (input line \(line))\n")
    }
    let unasked = try rehearse(["--no-input", "--text", "a=1"], "x\n")
    #expect(unasked.ending == .exited(5))
    #expect(try rehearse(["--text", "a"], "\\C-x\n\\C-c\nx\n").ending == .exited(1))
  }

  @Test(
    "A file that is not there, and what is no key, are faults of the command line",
    arguments: [
      (
        "en",
        "prompt: \"\\q\" is not a key in readline's notation; a backslash itself is \\\\ (keys line 2)\n"
      ),
      ("ko", "prompt: \"\\q\": readline 표기법의 키가 아닙니다. 백슬래시는 \\\\로 적으세요 (keys 2번째 줄)\n"),
    ])
  func faults(language: String, message: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.write("a\\r\nb\\q\n", to: "keys")
    for (name, said) in [("keys", message), ("none", nil), (".", nil)] {
      let launch = Launch(
        try ProgramUnderTest.path, ["--keys", name, "--lang", language, "--text", "a"],
        directory: folder.path, input: .file("/dev/null"))
      let result = try RunningProgram.run(launch)
      #expect(result.ending == .exited(2) && result.output == "(exit 2)\n")
      if let said {
        #expect(result.errors == said)
      } else {
        #expect(result.errors.contains("\"\(name)\""))
      }
    }
    #expect(
      complaint(["--screen", "--text", "a"], .english) == "prompt: --screen means something with --keys only")
  }

  @Test(
    "The terminal of whoever runs the test makes no difference",
    arguments: ["", "dumb", "linux", "xterm-256color"])
  func terminals(name: String) throws {
    let result = try rehearse(
      ["--screen", "--text", "a", "--text", "b"], "x\\r",
      environment: ["TERM": name, "TMUX": "x", "NO_COLOR": "1"])
    #expect(result.errors.hasPrefix("✓ a  x\n› b  ▏\n 2/2  "))
  }

  @Test("No time-out is waited for: Esc at the end of a line is Esc alone")
  func impatient() throws {
    let folder = try ScratchFolder()
    let inputrc = try folder.write("set editing-mode vi\nset keyseq-timeout 60000\n", to: "inputrc")
    let keys = "abc" + String(repeating: "\\e\nhia\n", count: 50) + "\\e\nZZ\n"
    let result = try rehearse(["--inputrc", inputrc, "--text", "a"], keys)
    #expect(result.ending == .exited(0))
    #expect(result.output.filter { $0 == "a" }.count == 52, "\(result.output)")
  }

  @Test("Keys wait until a check has said its word, so that each meets the same form every time")
  func checks() throws {
    let check = "sleep 0.3; test \"$1\" = ok || { echo taken >&2; exit 1; }"
    let form = ["--screen", "--text", "a", "--check", check, "--text", "b"]
    let met = try rehearse(form, "no\\rx")
    #expect(met.errors.hasPrefix("! a  no\n› b  x▏\n"))
    let refused = try rehearse(form, "no\\r")
    #expect(refused.errors.hasPrefix("! a  no\n› b  ▏\n ! a: taken"))
    let accepted = try rehearse(form, "no\\r\nx\\r\n\\C-uok\\r\n")
    #expect(accepted.output == "a='ok'\nb='x'\n" && accepted.errors == "  a  ok\n  b  x\n")
  }

  @Test("The form's time runs on while a check does")
  func timeLimit() throws {
    let result = try rehearse(["--timeout", "300ms", "--text", "a", "--check", "sleep 60"], "x\\r")
    #expect(result.ending == .exited(124))
  }

  @Test("C-c interrupts as at a terminal, save behind C-x, and C-z comes back at once")
  func signals() throws {
    let form = ["--screen", "--text", "a"]
    let interrupted = try rehearse(form, "x\\C-cy")
    #expect(interrupted.ending == .signalled(2) && interrupted.output == "(exit 130)\n")
    #expect(try rehearse(form, "x\\C-x\\C-c").ending == .exited(1))
    let suspended = try rehearse(form, "x\\C-zy\\r")
    #expect(suspended.output == "a='xy'\n" && suspended.errors == "  a  xy\n")
  }

  @Test("In a loop the keys go from form to form, and C-d on an untouched one ends it")
  func loop() throws {
    let form = ["--screen", "--repeat", "--keep", "a", "--text", "a", "--text", "b"]
    let keys = "1\\r2\\r\n\\r3\\r\n\\C-d\n"
    let command = try rehearse(form + ["--", "sh", "-c", "echo $a$b"], keys)
    #expect(command.ending == .exited(0) && command.output == "12\n13\n")
    #expect(command.errors == "  a  1\n  b  2\n  a  1\n  b  3\n")
    let records = try rehearse(["-O", "json"] + form, keys)
    #expect(records.output == "{\"a\":\"1\",\"b\":\"2\"}\n{\"a\":\"1\",\"b\":\"3\"}\n")
    #expect(try rehearse(["-O", "json"] + form, "1\\r2\\r\n").ending == .exited(5))
    #expect(try rehearse(["-O", "json"] + form, keys + "x").errors.contains("left over (input line 4)"))
  }

  @Test("A command is given the answers after the screen was printed")
  func command() throws {
    let result = try rehearse(["--screen", "--text", "a", "--", "sh", "-c", "echo ran $a >&2"], "x\\r")
    #expect(result.ending == .exited(0) && result.errors == "  a  x\nran x\n")
  }

  @Test("Plain lines are asked and shown as well")
  func plain() throws {
    let result = try rehearse(
      ["--plain", "--screen", "--title", "T", "--text", "a", "--integer", "b"], "x\\r8a\\r")
    let lines = result.errors.split(separator: "\n")
    #expect(
      lines.prefix(3) == ["T, 2 fields", "1/2 a: x", "2/2 b: 8a"] && lines.dropLast().last == "2/2 b: ▏")
    let whole = try rehearse(["--plain", "--text", "a", "--integer", "b"], "x\\r\n8\\r")
    #expect(whole.output == "a='x'\nb='8'\n" && whole.errors.isEmpty)
  }

  @Test("The person's editor runs, and is not seen")
  func editor() throws {
    let result = try rehearse(
      ["--screen", "--text", "a"], "x\\C-x\\C-e\\C-ey\\r", environment: ["VISUAL": "echo seen; sed -i s/x/z/"]
    )
    #expect(result.output == "a='zy'\n" && result.errors == "  a  zy\n")
  }

  @Test("A script's own flags press keys too, unless a field is called so")
  func flags() throws {
    let form = ["--text", "a", "--args"]
    let result = try RunningProgram.prompt(form + ["--keys=-", "--screen"], input: .text("x\\r\n"))
    #expect(result.output == "a='x'\n" && result.errors == "  a  x\n")
    #expect(
      complaint(form + ["--screen"], .english) == "prompt: --screen means something with --keys only")
    #expect(complaint(form + ["--keys"], .english) == "prompt: --keys lacks its argument; --keys FILE")
    let field = try RunningProgram.prompt(
      ["--text", "keys", "--args", "--keys", "x"], input: .file("/dev/null"))
    #expect(field.output == "keys='x'\n")
  }

  @Test("--explain says that keys are pressed")
  func explained() throws {
    let result = try rehearse(["--explain", "--text", "a"], "")
    #expect(result.errors.hasPrefix("prompt: a person is asked at the terminal: --keys presses the keys\n"))
  }

  @Test("The seed that tests another seed passes")
  func seed() throws {
    let seeds = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/seeds"
    let path = try ProgramUnderTest.folder + ":" + (Launch.plainEnvironment["PATH"] ?? "")
    let result = try RunningProgram.run(
      Launch("sh", [seeds + "/deploy-test.sh"], environment: ["PATH": path], input: .file("/dev/null")))
    #expect(result.ending == .exited(0) && result.errors.isEmpty, "\(result.output)")
  }
}
