// SPDX-License-Identifier: GPL-3.0-or-later

extension RunningProgram {
  /// What came of a program that ran to its end.
  package struct Result {
    package var ending: Ending
    package var output: String
    package var errors: String
  }

  /// Runs a program without a terminal to its end.
  ///
  /// - Throws: `HarnessError.neverCame` when it has not ended by then; it is killed.
  package static func run(_ launch: Launch, within limit: Duration = .seconds(20)) throws -> Result {
    let program = try RunningProgram(launch)
    guard let ending = program.waitForEnd(within: limit) else {
      throw HarnessError.neverCame(
        wanted: "the end of \(launch.program) \(launch.arguments.joined(separator: " "))",
        seen: String(decoding: program.output + program.errors, as: UTF8.self))
    }
    return Result(
      ending: ending, output: String(decoding: program.output, as: UTF8.self),
      errors: String(decoding: program.errors, as: UTF8.self))
  }

  /// Runs the program under test without a terminal, as a pipe or a cron job would.
  package static func prompt(
    _ arguments: [String], input: Launch.Input = .file("/dev/null"), environment: [String: String] = [:]
  ) throws -> Result {
    try run(Launch(try ProgramUnderTest.path, arguments, environment: environment, input: input))
  }
}
