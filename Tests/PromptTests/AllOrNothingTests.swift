// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

#if os(Linux)
  /// Faults of the system while answers are printed and kept, each at every call that can have it.
  @Suite("All or nothing") struct AllOrNothingTests {
    /// What a run must have printed to end with status 0.
    struct LiveForm: CustomTestStringConvertible {
      let arguments: [String]
      let output: String
      var input = ""
      var isKept: Bool { input.isEmpty }
      var testDescription: String { arguments.joined(separator: " ") }
    }

    private static let forms = [
      LiveForm(
        arguments: ["--set", "a=x", "--set", "b=y", "--text", "a", "--text", "b"], output: "a='x'\nb='y'\n"),
      LiveForm(
        arguments: ["--repeat", "-O", "json", "--text", "a"], output: "{\"a\":\"x\"}\n{\"a\":\"y\"}\n",
        input: "x\ny\n"),
    ]

    /// Calls of the stages that print and keep, and what may be wrong with them.
    private static let faults = [
      ("write", ["EINTR", "EAGAIN", "ENOSPC", "EPIPE", "EIO"]), ("writev", ["EIO"]),
      ("fsync", ["EINTR", "EIO"]),
      ("rename", ["EIO", "EROFS"]), ("openat", ["EINTR", "EMFILE", "ENOSPC"]), ("close", ["EINTR", "EIO"]),
    ]

    @Test(
      "A call that fails costs the status or nothing: never a part of the answers, never a part of a file",
      .enabled(if: Installed.canTrace), arguments: forms, faults)
    func oneFails(form: LiveForm, fault: (call: String, errors: [String])) throws {
      let folder = try ScratchFolder()
      let path = folder.path + "/kept"
      let arguments = (form.isKept ? ["--save", path] : []) + form.arguments
      let calls = try Trace(arguments, form.input, in: folder, "trace=\(fault.call)").lines
      // What a loader opens and closes comes before.
      let stages = zip(1..., calls).suffix(12).filter { fault.call != "openat" || $0.1.contains(folder.path) }
      for (number, _) in stages {
        for error in fault.errors {
          try folder.write("old\n", to: "kept")
          let run = try Trace(
            arguments, form.input, in: folder, "inject=\(fault.call):error=\(error):when=\(number)")
          // A loader that fails has said so.
          if run.result.ending == .exited(127), run.result.errors.contains("shared libraries") { continue }
          let place: Comment = "\(fault.call) \(number) with \(error): \(run.result)"
          if run.result.ending == .exited(0) {
            #expect(run.result.output == form.output, place)
            #expect(!form.isKept || run.isFileKept(in: folder) || run.result.errors.contains("kept"), place)
          } else {
            #expect(run.result.ending == .exited(5), place)
            #expect(run.result.errors.contains("standard output"), place)
          }
          let kept = folder.text(of: "kept")
          #expect(kept == "old\n" || run.isFileKept(in: folder), place)
          #expect(try folder.names().filter { $0 != "kept" && $0 != "trace" } == [], place)
        }
      }
    }

    @Test("A file that may not grow so far is a failed output that is named, not a death by SIGXFSZ")
    func sizeLimit() throws {
      let folder = try ScratchFolder()
      let script = "ulimit -f 1; exec \"$0\" -O json --multiline a >\"$1\""
      let launch = Launch(
        "bash", ["-c", script, try ProgramUnderTest.path, folder.path + "/out"],
        input: .text(String(repeating: "x\n", count: 9_000)))
      let result = try RunningProgram.run(launch)
      #expect(result.ending == .exited(5))
      #expect(result.errors.contains("standard output") && result.errors.contains("File too large"))
    }

    @Test("A file that is kept and may not grow so far stays as it was, and the answers are printed")
    func sizeLimitOfSavedFile() throws {
      let folder = try ScratchFolder()
      let path = try folder.write("old\n", to: "kept")
      let script = "ulimit -f 1; \"$0\" -O values --save \"$1\" --multiline a"
      let text = String(repeating: "x\n", count: 9_000)
      let launch = Launch("bash", ["-c", script, try ProgramUnderTest.path, path], input: .text(text))
      let result = try RunningProgram.run(launch)
      #expect(result.ending == .exited(0))
      #expect(result.output == text)
      #expect(result.errors.contains("kept"))
      #expect(try folder.names() == ["kept"])
      #expect(folder.text(of: "kept") == "old\n")
    }

    @Test("A reader that takes a little at a time gets all, also where writing does not block")
    func shortWrites() throws {
      let script = """
        import fcntl, os, subprocess, sys, time
        reading, writing = os.pipe()
        fcntl.fcntl(writing, 1031, 4096)
        os.set_blocking(writing, False)
        program = subprocess.Popen(sys.argv[1:], stdin=0, stdout=writing)
        os.close(writing)
        count = 0
        while block := os.read(reading, 1000): count += len(block)
        print(count, program.wait())
        """
      let launch = Launch(
        "python3", ["-c", script, try ProgramUnderTest.path, "-O", "values", "--multiline", "a"],
        input: .text(String(repeating: "한글\n", count: 100_000)))
      #expect(try RunningProgram.run(launch).output == "700000 0\n")
    }

    @Test("A full device is known before anything is read, and named", arguments: ["json", "shell", "nul"])
    func fullDevice(format: String) throws {
      let launch = Launch(
        try ProgramUnderTest.path, ["-O", format, "--text", "a"], input: .text("x\n"),
        output: .file("/dev/full"))
      let result = try RunningProgram.run(launch)
      #expect(result.ending == .exited(5))
      #expect(result.errors.contains("standard output") && result.errors.contains("No space"))
    }
  }

  /// A run of the program under test with its calls written down, or with one of them made to fail.
  private struct Trace {
    let result: RunningProgram.Result

    /// The calls, a line each.
    let lines: [Substring]

    init(_ arguments: [String], _ input: String, in folder: ScratchFolder, _ expression: String) throws {
      let launch = Launch(
        "strace", ["-o", folder.path + "/trace", "-e", expression, try ProgramUnderTest.path] + arguments,
        input: input.isEmpty ? .file("/dev/null") : .text(input))
      result = try RunningProgram.run(launch)
      lines = (folder.text(of: "trace") ?? "").split(separator: "\n").filter { $0.contains("(") }
    }

    /// Whether the file holds what was answered.
    func isFileKept(in folder: ScratchFolder) -> Bool {
      folder.text(of: "kept").map { $0 == "{\"a\":\"x\",\"b\":\"y\"}\n" } ?? false
    }
  }
#endif
