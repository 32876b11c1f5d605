// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

#if os(Linux)
  /// What is too large for the debug build; the fault matrix has the rest.
  @Suite("Bounds", .enabled(if: Launch.variable("PROMPT_UNDER_TEST") != nil, "for the release program"))
  struct BoundsTests {
    @Test("A line of 100 MB comes out as it is")
    func longLine() throws {
      let line = [UInt8](repeating: UInt8(ascii: "x"), count: 100_000_000)
      let launch = Launch(
        try ProgramUnderTest.path, ["-O", "values", "--text", "a"], input: .bytes(line + [10]))
      let program = try RunningProgram(launch)
      var peak = 0
      let hasEnded = program.drive(within: .seconds(60)) {
        peak = max(peak, ProcessTable.residentKilobytes(of: program.pid) ?? 0)
        return program.ending != nil
      }
      #expect(hasEnded && program.waitForEnd() == .exited(0))
      #expect(program.output == line + [10])
      #expect((1..<520_000).contains(peak), "\(peak) kB")
    }

    @Test("Ten million records take no more memory than a few")
    func manyRecords() throws {
      let script = #"yes x | head -n 10000000 | { exec "$0" --repeat -O json --text a >last; }"#
      let folder = try ScratchFolder()
      let program = try RunningProgram(
        Launch(
          "sh", ["-c", script + "; tail -n 1 last; wc -l <last", try ProgramUnderTest.path],
          directory: folder.path, input: .file("/dev/null")))
      var peak = 0
      let hasEnded = program.drive(within: .seconds(120)) {
        for pid in ProcessTable.members(ofSession: program.pid, called: "prompt") {
          peak = max(peak, ProcessTable.residentKilobytes(of: pid) ?? 0)
        }
        return program.ending != nil
      }
      #expect(hasEnded && program.waitForEnd() == .exited(0))
      #expect(String(decoding: program.output, as: UTF8.self) == "{\"a\":\"x\"}\n10000000\n")
      #expect((1..<20_000).contains(peak), "\(peak) kB")
    }
  }
#endif
