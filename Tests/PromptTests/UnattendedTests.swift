// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

@testable import prompt

/// Where nobody sits: cron, CI, pipes of all kinds, and streams that are closed.
@Suite("Unattended") struct UnattendedTests {
  /// A script for bash, with `$0` as the program and no terminal, and what comes of it.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let script: String
    let status: Int32
    var output = ""

    /// What stands somewhere in its messages; `nil` where there must be none.
    var message: String?
  }

  private static let cases = [
    Case(
      testDescription: "yes '' takes every default",
      script: #"yes '' | "$0" -O json --text a=1 --yesno b=no --choice c=x -o x --integer d"#,
      status: 0, output: #"{"a":"1","b":false,"c":"x","d":null}"# + "\n"),
    Case(
      testDescription: "yes '' is no answer to what must be answered",
      script: #"yes '' | "$0" --text a -r; exit ${PIPESTATUS[1]}"#, status: 3, output: "(exit 3)\n",
      message: "prompt: a: an answer is required (input line 1)"),
    Case(
      testDescription: "yes is an answer to a yesno and to nothing else",
      script: #"yes | "$0" -O json --yesno a --yesno b=no; exit ${PIPESTATUS[1]}"#, status: 0,
      output: #"{"a":true,"b":true}"# + "\n"),
    Case(
      testDescription: "/dev/null leaves the defaults", script: #""$0" --text a=1 --text b </dev/null"#,
      status: 0, output: "a='1'\nb=''\n"),
    Case(
      testDescription: "/dev/null answers nothing", script: #""$0" --text a -r --yesno b </dev/null"#,
      status: 3, output: "(exit 3)\n", message: "prompt: b: no answer"),
    Case(
      testDescription: "cron, with hardly any environment",
      script: #"env -i "$0" -O values --text a=1 </dev/null"#, status: 0, output: "1\n"),
    Case(
      testDescription: "cron, where somebody should be asked",
      script: #""$0" --input tty --text a </dev/null"#,
      status: 4, output: "(exit 4)\n", message: "a"),
    Case(
      testDescription: "two forms on one pipe, and what is left for the next command",
      script:
        #"printf 'x\n\ny\nrest\n' | { "$0" -O values --text a; "$0" -O json --text b=2 --text c; cat; }"#,
      status: 0, output: "x\n{\"b\":\"2\",\"c\":\"y\"}\nrest\n"),
    Case(
      testDescription: "a script on standard input: not a byte of it is an answer",
      script: #"printf 'x=$("%s" --text a) || exit\necho went on\n' "$0" | bash"#, status: 4,
      message: "a"),
    Case(
      testDescription: "a script on standard input that gives the answers itself",
      script: #"printf 'echo h | "%s" -O values --text a\necho went on\n' "$0" | bash"#, status: 0,
      output: "h\nwent on\n"),
    Case(
      testDescription: "ssh without -t: a command with a pipe",
      script: #"printf 'h\n' | bash -c '"$0" -O values --text a' "$0""#, status: 0, output: "h\n"),
    Case(
      testDescription: "ssh without -t: a pipe that ends at once", script: #": | sh -c '"$0" --text a' "$0""#,
      status: 3, output: "(exit 3)\n", message: "prompt: a: no answer"),
    Case(
      testDescription: "an argument that is not UTF-8", script: #""$0" --text a="$(printf '\377')""#,
      status: 2,
      output: "(exit 2)\n", message: "prompt: argument 2 is not UTF-8"),
    Case(
      testDescription: "U+FFFD is a character: in an argument, in an answer that is given, and from a pipe",
      script:
        #"c=$(printf '\357\277\275'); printf '%s\n' "$c" | "$0" -O values --text a="$c" "$c" --text b --set a="$c""#,
      status: 0, output: "\u{FFFD}\n\u{FFFD}\n"),
    Case(
      testDescription: "standard input is closed", script: #""$0" --text a=1 <&-"#, status: 0,
      output: "a='1'\n"),
    Case(
      testDescription: "standard input is closed and an answer lacks", script: #""$0" --text a -r <&-"#,
      status: 3, output: "(exit 3)\n", message: "prompt: a: no answer"),
    Case(
      testDescription: "standard output is closed", script: #"echo x | "$0" --text a >&-"#, status: 5,
      message: "standard output"),
    Case(
      testDescription: "standard error is closed", script: #"echo x | "$0" --text a 2>&-"#, status: 0,
      output: "a='x'\n"),
    Case(
      testDescription: "standard error is closed and an answer is refused",
      script: #"echo x | "$0" --integer a 2>&-"#, status: 3, output: "(exit 3)\n"),
    Case(testDescription: "all three are closed", script: #""$0" --text a=1 <&- >&- 2>&-"#, status: 5),
  ]

  @Test(
    "Without a person and a terminal it ends, with the answers or a status that says why", arguments: cases)
  func ends(unattended: Case) throws {
    let result = try RunningProgram.run(
      Launch("bash", ["-c", unattended.script, try ProgramUnderTest.path], input: .file("/dev/null")))
    #expect(result.ending == .exited(unattended.status))
    #expect(result.output == unattended.output)
    if let message = unattended.message {
      #expect(result.errors.contains(message))
    } else {
      #expect(result.errors.isEmpty)
    }
  }

  @Test(
    "A form of 8,000 fields takes as many flags or settings in time that grows with their number",
    arguments: [true, false])
  func manyFields(areFlags: Bool) throws {
    let names = (0..<8_000).map { "v\($0)" }
    let form = names.flatMap { ["--text", $0] }
    let given = names.flatMap { areFlags ? ["--\($0)=x"] : ["--set", "\($0)=x"] }
    // If each looked through all the fields it would be minutes.
    let result = try RunningProgram.prompt(["-0"] + (areFlags ? form + ["--args"] + given : given + form))
    #expect(result.output == String(repeating: "x\0", count: names.count))
  }

  @Test("A long stream of records takes no more memory than a short one")
  func flatMemory() throws {
    let short = try peakKilobytes(records: 4_000)
    let long = try peakKilobytes(records: 80_000)
    // Where the system does not say there is nothing to compare.
    guard let short, let long else { return }
    #expect(long - short < 2_048, "\(short) kB, then \(long) kB")
  }

  /// The most memory that is held while so many records of five fields become JSON.
  private func peakKilobytes(records: Int) throws -> Int? {
    let record = "홍길동\n42\nyes\na \"b\" \\ c\n\n"
    let fields = ["--text", "a", "--integer", "b", "--yesno", "c", "--text", "d", "--text", "e=1"]
    let program = try RunningProgram(
      Launch(
        try ProgramUnderTest.path, ["--repeat", "-O", "json"] + fields,
        input: .text(String(repeating: record, count: records)), output: .file("/dev/null")))
    var peak: Int?
    let isOver = program.drive(within: .seconds(60)) {
      peak = ProcessTable.residentKilobytes(of: program.pid) ?? peak
      return program.ending != nil
    }
    #expect(isOver && program.waitForEnd() == .exited(0))
    return peak
  }
}
