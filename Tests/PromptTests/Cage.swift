// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// A folder to run in, with a program that leaves a mark if anybody is made to run it.
final class Cage {
  let folder: ScratchFolder
  private let path: String

  init() throws {
    folder = try ScratchFolder()
    try folder.write("#!/bin/sh\n: >\"$0.ran\"\n", to: HostileTexts.canary, isProgram: true)
    path = "\(folder.path):\(Launch.plainEnvironment["PATH"] ?? "")"
  }

  func run(
    _ command: [String], input: Launch.Input = .file("/dev/null"), environment: [String: String] = [:]
  ) throws -> RunningProgram.Result {
    let environment = environment.merging(["PATH": path, "HOME": folder.path]) { given, _ in given }
    let result = try RunningProgram.run(
      Launch(
        command[0], Array(command[1...]), environment: environment, directory: folder.path, input: input),
      within: .seconds(60))
    #expect(folder.text(of: HostileTexts.canary + ".ran") == nil, "something in an answer was run")
    return result
  }

  func prompt(_ arguments: [String], input: Launch.Input = .file("/dev/null")) throws -> String {
    let result = try run([ProgramUnderTest.path] + arguments, input: input)
    #expect(result.errors.prefix(1_000) == "")
    #expect(result.ending == .exited(0))
    return result.output
  }
}
