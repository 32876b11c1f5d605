// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

@testable import prompt

/// A form that is filled in again and again from a stream.
@Suite("--repeat")
struct LoopTests {
  @Test("Wrong records are told by number and left out, and the status says so")
  func wrongRecords() throws {
    let result = try RunningProgram.prompt(
      ["--repeat", "-O", "json", "--text", "a", "-r", "--integer", "n=1"], input: .text("x\n\n\n3\ny\nz\nw\n")
    )
    #expect(result.output == "{\"a\":\"x\",\"n\":1}\n")
    #expect(result.ending == .exited(3))
    #expect(
      result.errors.split(separator: "\n") == [
        "prompt: a: an answer is required (record 2, input line 3)",
        #"prompt: n: "z" is not a number (record 3, input line 6)"#,
        "prompt: n: no answer; give it in record 4",
      ])
  }

  @Test("A command runs for each record; what fails is told, and the loop goes on")
  func commands() throws {
    let result = try RunningProgram.prompt(
      ["--repeat", "--text", "a", "--", "sh", "-c", "cat; echo $a; exit ${#a}"], input: .text("\nx\n\nyy\n"))
    #expect(result.output == "\nx\n\nyy\n")
    #expect(result.ending == .exited(123))
    #expect(
      result.errors
        == "prompt: \"sh\" failed with status 1 (record 2)\nprompt: \"sh\" failed with status 2 (record 4)\n")
  }

  @Test("126 and 127 stop it", arguments: [126, 127] as [Int32])
  func stops(status: Int32) throws {
    let result = try RunningProgram.prompt(
      ["--repeat", "--text", "a", "--", "sh", "-c", "echo $a; exit \(status)"], input: .text("1\n2\n"))
    #expect(result.output == "1\n")
    #expect(result.ending == .exited(status))
  }

  @Test("All or nothing: one wrong record keeps all from being used")
  func allOrNothing() throws {
    let stream = String(repeating: "1\n", count: 50_000)
    for more in [["-O", "json", "--integer", "n"], ["--integer", "n", "--", "echo", "ran"]] {
      let result = try RunningProgram.prompt(
        ["--repeat", "--all-or-nothing"] + more, input: .text(stream + "x\n"))
      #expect(result.output.isEmpty)
      #expect(result.ending == .exited(3))
      #expect(result.errors.contains("record 50001"))
    }
    let all = try RunningProgram.prompt(
      ["--repeat", "--all-or-nothing", "-O", "json", "--integer", "n"], input: .text("1\n2\n"))
    #expect(all.output == "{\"n\":1}\n{\"n\":2}\n")
  }

  @Test("It stops where the end of a record cannot be known")
  func unknownEnd() throws {
    let result = try RunningProgram.prompt(
      ["--repeat", "-O", "json", "--yesno", "x", "--text", "y", "--when", "x"],
      input: .text("yes\na\nno\nperhaps\nyes\nb\n"))
    #expect(result.output == "{\"x\":true,\"y\":\"a\"}\n{\"x\":false,\"y\":null}\n")
    #expect(result.ending == .exited(3))
    #expect(result.errors.contains("stopped: where record 3 ends cannot be known"))
  }

  @Test(
    "Each format is read record by record",
    arguments: [
      ("csv", "b,a\r\n1,x\r\nq,y\r\n,z\r\n"), ("tsv", "a\tb\nx\t1\ny\tq\nz\t\n"),
      ("jsonl", "{\"a\":\"x\",\"b\":1}\n{\"a\":\"y\",\"b\":\"q\"}\n{\"a\":\"z\"}\n"),
      ("nul", "x\01\0y\0q\0z\0\0"),
    ])
  func formats(format: String, stream: String) throws {
    let result = try RunningProgram.prompt(
      ["--repeat", "-O", "json", "--input-format", format, "--text", "a", "--integer", "b=7"],
      input: .text(stream))
    #expect(result.output == "{\"a\":\"x\",\"b\":1}\n{\"a\":\"z\",\"b\":7}\n")
    #expect(result.ending == .exited(3))
    #expect(result.errors.contains("record 2"))
  }

  @Test(
    "A table whose names are wrong is told once, and no record of it is used",
    arguments: [
      (
        "login,fulll\na,b\nc,d\n",
        #"no field is named "fulll" (did you mean "full"?); the fields are login, full"#
      ), ("full\nb\nd\n", "no column is named login, which must be answered"),
      ("login,login\na,b\n", #""login" stands twice"#),
    ])
  func wrongHeader(stream: String, message: String) throws {
    for (format, stream) in [("csv", stream), ("tsv", stream.replacing(",", with: "\t"))] {
      for outlet in [["-O", "json"], ["--all-or-nothing", "-O", "json"], ["--all-or-nothing"], []] {
        let command = outlet.last == "json" ? [] : ["--", "echo", "ran"]
        let form = ["--repeat", "--input-format", format, "--text", "login", "-r", "--text", "full"]
        let result = try RunningProgram.prompt(outlet + form + command, input: .text(stream))
        #expect(result.output.isEmpty)
        #expect(result.ending == .exited(3))
        #expect(result.errors.hasPrefix("prompt: \(message) (input line 1"))
        #expect(result.errors.split(separator: "\n").count == 1)
      }
    }
    // Who gives the answer elsewhere needs no column for it.
    let given = try RunningProgram.prompt(
      [
        "--repeat", "-O", "json", "--input-format", "csv", "--text", "a", "-r", "--text", "b", "--set", "a=1",
      ],
      input: .text("b\n2\n3\n"))
    #expect(given.output == "{\"a\":\"1\",\"b\":\"2\"}\n{\"a\":\"1\",\"b\":\"3\"}\n")
  }

  @Test("An answer that is kept is the next record's default")
  func keep() throws {
    let result = try RunningProgram.prompt(
      [
        "--repeat", "--keep", "a", "--keep", "tags", "-O", "json", "--text", "a", "--choices", "tags", "-o",
        "x,y",
        "-o", "z",
      ], input: .text("1\nx\\,y,z\n\n\n2\nz\n\n\n"))
    let first = #"{"a":"1","tags":["x,y","z"]}"#
    let second = #"{"a":"2","tags":["z"]}"#
    #expect(result.output == [first, first, second, second].map { $0 + "\n" }.joined())
  }

  @Test("Both ways through a stream give the same records and the same messages")
  func sameRecords() throws {
    let pieces = [
      "a", "한글", "\"", "\\", "\t", "\r", "12", "-3", "007", "yes", " ", "\u{4}", "e\u{301}", "+5", "B",
    ]
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var stream = ""
    for _ in 0..<9_000 {
      for _ in 0..<next(3) { stream += pieces[next(pieces.count)] }
      stream += next(9) == 0 ? "\r\n" : "\n"
    }
    let fields = [
      "--text", "a", "--integer", "n=5", "--range", "..100", "--text", "l", "--length", "..6", "--yesno",
      "y=no",
      "--choice", "c=b", "-o", "a", "-o", "b", "B", "--text", "last",
    ]
    let fast = try RunningProgram.prompt(["--repeat", "-O", "json"] + fields, input: .text(stream))
    let exact = try RunningProgram.prompt(
      ["--repeat", "-O", "json"] + fields + ["--text", "given", "--set", "given=1"], input: .text(stream))
    #expect(fast.output == exact.output.replacing(",\"given\":\"1\"}", with: "}"))
    #expect(fast.output.utf8.count > 1_000)
    #expect(fast.errors == exact.errors)
    #expect(fast.ending == exact.ending)
  }

  @Test("A record is written before the next is waited for")
  func streaming() throws {
    let script = #"{ echo 1; read -r seen < "$1"; echo 2; } | "$0" --repeat -O json --text a | tee "$1""#
    let folder = try ScratchFolder()
    let pipe = folder.path + "/seen"
    let result = try RunningProgram.run(
      Launch(
        "sh", ["-c", "mkfifo \"$1\"; " + script, try ProgramUnderTest.path, pipe], input: .file("/dev/null")))
    #expect(result.output == "{\"a\":\"1\"}\n{\"a\":\"2\"}\n")
  }

  @Test(
    "When nobody reads the output any more it ends with status 5",
    arguments: [["-O", "json"], ["--", "echo", "x"]])
  func brokenPipe(outlet: [String]) throws {
    let command = outlet.first == "--" ? outlet : []
    let output = outlet.first == "--" ? [] : outlet
    let arguments = ["--repeat"] + output + ["--text", "a"] + command
    let script = #"yes '' | { "$0" "$@"; echo $? >&2; } | head -1"#
    let result = try RunningProgram.run(
      Launch("bash", ["-c", script, try ProgramUnderTest.path] + arguments, input: .file("/dev/null")))
    #expect(result.errors.hasSuffix("prompt: cannot write to standard output: Broken pipe\n5\n"))
  }

  @Test("A stream that never pauses does not keep a signal from ending it")
  func interrupted() throws {
    let script =
      #"yes '' | timeout -s INT 0.3 "$0" --repeat -O json --text a > /dev/null; echo ${PIPESTATUS[1]}"#
    let result = try RunningProgram.run(
      Launch("bash", ["-c", script, try ProgramUnderTest.path], input: .file("/dev/null")))
    #expect(result.output == "124\n")
  }

  @Test("Where nobody is asked there is one record")
  func nobody() throws {
    let result = try RunningProgram.prompt(["--repeat", "-O", "json", "--text", "a=1"])
    #expect(result.output == "{\"a\":\"1\"}\n")
    #expect(result.ending == .exited(0))
  }
}
