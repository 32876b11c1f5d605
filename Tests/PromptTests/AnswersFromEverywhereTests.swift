// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

@testable import prompt

@Suite("Answers from everywhere")
struct AnswersFromEverywhereTests {
  private static let form = [
    "--text", "host", "-r", "--integer", "port=80", "--range", "1..65535", "--choices", "tags", "-o", "a",
    "-o", "b,c",
    "--yesno", "tls", "--text", "cert", "-r", "--when", "tls", "--secret", "key", "-r", "--length", "8..",
  ]

  @Test(
    "Each format gives the same answers, and what is behind them stays",
    arguments: [
      ("lines", "h\n\na,b\\,c\nno\n12345678\n"), ("nul", "h\0\0a,b\\,c\0no\u{0}12345678\0"),
      ("csv", "key,host,tls,tags\r\n12345678,h,no,\"a,b\\,c\"\r\n"),
      ("tsv", "host\ttags\ttls\tkey\nh\ta\\nb\\\\,c\tno\t12345678\n"),
      ("jsonl", "{\"host\":\"h\",\"tags\":[\"b,c\",\"a\"],\"tls\":false,\"cert\":null,\"key\":12345678}\n"),
    ])
  func formats(format: String, stream: String) throws {
    let script = "\"$0\" -O json --input-format \(format) \"$@\" && cat"
    let result = try RunningProgram.run(
      Launch(
        "sh", ["-c", script, try ProgramUnderTest.path] + Self.form, input: .text(stream + "the rest")))
    #expect(
      result.output
        == #"{"host":"h","port":80,"tags":["a","b,c"],"tls":false,"cert":null,"key":"12345678"}"#
        + "\nthe rest")
    #expect(result.errors.isEmpty)
  }

  @Test("Our own dotenv and JSON are read back")
  func roundTrip() throws {
    let answers = "host='it'\"'\"'s'\nport='81'\ntags='a'\ntls='no'\ncert=''\nkey='12345678'\n"
    for format in ["dotenv", "json"] {
      let first = try RunningProgram.prompt(
        ["-O", format, "--input-format", "lines"] + Self.form, input: .text("it's\n81\na\nno\n12345678\n"))
      let second = try RunningProgram.prompt(
        ["-O", "shell", "--input-format", format == "json" ? "jsonl" : "dotenv"] + Self.form,
        input: .text(first.output))
      #expect(second.errors.isEmpty)
      #expect(second.output.replacing("'\\''", with: "'\"'\"'") == answers)
    }
  }

  @Test("All that is wrong is told in one run, with its origin and how to give it")
  func faults() throws {
    let result = try RunningProgram.prompt(
      ["--lang", "en", "--input-format", "jsonl", "--set", "port=x", "--env-prefix", "P_"] + Self.form,
      input: .text("{\"hst\":\"h\",\"tls\":\"no\",\n"), environment: ["P_KEY": "short"])
    #expect(result.ending == .exited(3))
    #expect(result.output == "(exit 3)\n")
    #expect(
      result.errors.split(separator: "\n") == [
        "prompt: it ends too early (record 1, input line 1, column 23, byte offset 22)",
        #"prompt: port: "x" is not a number; give 1 to 65535 (--set port)"#,
        "prompt: key: the answer (5 characters) is too short; give 8 characters or more ($P_KEY)",
      ])
    let whole = try RunningProgram.prompt(
      ["--lang", "en", "--input-format", "jsonl", "--set", "port=x"] + Self.form,
      input: .text("{\"hst\":\"h\",\"tls\":\"no\",\"cert\":\"c\",\"tags\":[\"z\"]}\n"))
    #expect(
      whole.errors.split(separator: "\n") == [
        #"prompt: no field is named "hst" (did you mean "host"?) (record 1, input line 1)"#,
        "prompt: host: no answer; give it in record 1",
        #"prompt: port: "x" is not a number; give 1 to 65535 (--set port)"#,
        #"prompt: tags: "z" is not an option; give a, "b,c" (record 1, input line 1)"#,
        #"prompt: cert: an answer, but the field does not apply unless "tls" (record 1, input line 1)"#,
        "prompt: key: no answer; give 8 characters or more in record 1",
      ])
  }

  @Test("A stream that ends before its record gives nothing, not even defaults")
  func cutStream() throws {
    let result = try RunningProgram.prompt(
      ["--lang", "en", "--input-format", "csv", "--text", "a=1", "--text", "b"], input: .text("a,b\n"))
    #expect(result.ending == .exited(3))
    #expect(
      result.errors
        == "prompt: a: no answer; give it in record 1\nprompt: b: no answer; give it in record 1\n")
  }

  @Test("Lines are for the fields that were not answered elsewhere, and stop where they cannot be told apart")
  func lines() throws {
    let form = ["--lang", "en", "-O", "json", "--text", "a", "--yesno", "b", "--text", "c", "--when", "b"]
    let given = try RunningProgram.prompt(form + ["--set", "b=yes"], input: .text("1\n2\n"))
    #expect(given.output == #"{"a":"1","b":true,"c":"2"}"# + "\n")
    let refused = try RunningProgram.prompt(form + ["--set", "b=x"], input: .text("1\n2\n"))
    #expect(
      refused.errors.split(separator: "\n") == [
        #"prompt: b: "x" is not an option; give yes, no (--set b)"#,
        "prompt: c: not read: what belongs to it depends on b, whose answer was refused (input line 1)",
      ])
  }

  @Test("A secret has no value in --set, and a name that no field has is told at once")
  func wrongSettings() throws {
    for (setting, message) in [
      ("key=hunter2!", "prompt: key: a secret has no value on the command line, which can be seen by all\n"),
      ("prot=1", "prompt: no field is named \"prot\" (did you mean \"port\"?)\n"),
      ("port", "prompt: --set: \"port\" lacks its value; NAME=V\n"),
    ] {
      let result = try RunningProgram.prompt(["--lang", "en"] + Self.form + ["--set", setting])
      #expect(result.ending == .exited(2))
      #expect(result.errors == message)
    }
  }

  @Test("A file that cannot be read or written ends the run before anybody is asked")
  func files() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/nothing/file"
    for option in ["--answers", "--save"] {
      let result = try RunningProgram.prompt(["--lang", "en", "--no-input", "--text", "a", option, path])
      #expect(result.ending == .exited(5))
      #expect(result.errors.hasSuffix("\"\(path)\": No such file or directory\n"))
    }
  }

  @Test("--explain tells for each field where its answer would come from and what is missing")
  func explain() throws {
    let result = try RunningProgram.prompt(
      ["--lang", "en", "--explain", "--set", "host=h", "--env-prefix", "P_"] + Self.form,
      environment: ["P_TLS": "maybe"])
    #expect(result.ending == .exited(0))
    #expect(
      result.errors.split(separator: "\n") == [
        "prompt: nobody is asked: standard input is closed or /dev/null", "prompt: host: given by --set host",
        #"prompt: port: takes its default "80""#, "prompt: tags: left empty",
        #"prompt: tls: "maybe" is not an option; give yes, no ($P_TLS)"#,
        #"prompt: cert: does not apply unless "tls""#,
        "prompt: key: no answer; give 8 characters or more in the environment as $P_KEY",
      ])
  }

  @Test("A script's --help is printed by the script, and ends it; elsewhere it is told with status 1")
  func help() throws {
    let arguments = ["--lang", "en", "--text", "it", "it's", "--args", "--help"]
    let result = try RunningProgram.run(
      Launch("sh", ["-c", "eval \"$(\"$0\" \"$@\")\"; echo reached", try ProgramUnderTest.path] + arguments))
    #expect(result.ending == .exited(0))
    #expect(result.output.hasPrefix("  --it TEXT   it's\n"))
    #expect(!result.output.contains("reached"))
    let json = try RunningProgram.prompt(["-O", "json"] + arguments)
    #expect(json.ending == .exited(1))
    #expect(json.output.isEmpty && json.errors.contains("--it TEXT"))
  }

  @Test("What makes no form has no help: its fault is told instead, escaped")
  func helpOfNoForm() throws {
    let result = try RunningProgram.prompt(["--text", "\u{1B}[31ma", "--args", "--help"])
    #expect(result.ending == .exited(2) && result.output == "(exit 2)\n")
    #expect(!result.errors.contains("\u{1B}") && result.errors.contains("^[[31ma"))
  }
}
