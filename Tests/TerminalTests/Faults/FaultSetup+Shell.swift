// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

#if os(Linux)
  extension FaultSetup {
    /// A shell in which the program runs: one with job control that is typed into, or one that leaves it behind.
    func storyInShell(_ launch: Launch) throws -> Story {
      var shell = launch
      shell.program = "bash"
      shell.environment["PATH"] = try ProgramUnderTest.folder + ":" + (Launch.plainEnvironment["PATH"] ?? "")
      shell.environment.merge(["PS1": "$ ", "HISTFILE": ""]) { $1 }
      if place == .orphan {
        let job = "(prompt \(quoted) </dev/tty >out 2>err; echo $? >status.new; mv status.new status) &"
        shell.arguments = ["-mc", job]
        return try Story(shell, rows: window.rows, columns: window.columns)
      }
      let start = try files.folder.write("form=(\(quoted))\nPS1='$ '\n", to: "start.sh")
      shell.arguments = ["--noprofile", "--rcfile", start, "-i"]
      (shell.output, shell.errors) = (.terminal, .terminal)
      let story = try Story(shell, rows: window.rows, columns: window.columns)
      try story.waitFor("$ ")
      return story
    }

    /// Whether what comes out is the command's.
    var isCommandGiven: Bool { arguments.contains("--") }

    /// Whether standard output leads where it is not seen.
    var isOutputElsewhere: Bool { isRedirected || arguments.contains("--help") || isCommandGiven }
  }

  extension FaultFiles {
    /// What a file in the folder holds, byte for byte.
    func bytes(of name: String) -> [UInt8]? { TextFile.bytes(of: path(name)) }

    /// The files beneath the folder that hold `bytes`; where answers are put by the row itself they may.
    func namesHolding(_ bytes: [UInt8]) -> [String] {
      listing().filter {
        !["out", "slow", "start.sh"].contains($0) && self.bytes(of: $0)?.contains(bytes) == true
      }
    }

    /// The steps that should have spoilt a call of the program, and have not: such a row would prove nothing.
    func unspoilt(_ row: FaultRow) -> [String] {
      let isTraced = bytes(of: "trace").map { $0.contains(Array("(INJECTED)".utf8)) } ?? true
      return (row.has("strace") && !isTraced ? ["system call"] : [])
        + (row.has("preload") && bytes(of: "spoilt") == nil ? ["write"] : [])
    }

    /// Files that nobody has asked for.
    func strays() -> [String] {
      let known = names.union([
        "out", "err", "status", "start.sh", "trace", "slow", "small", "shim.c", "shim.so", "spoilt",
        "answers",
        "show",
      ])
      return listing().filter { name in
        !known.contains(name.split(separator: "/").first.map(String.init) ?? name) || name.hasPrefix("tmp/")
      }
    }

    /// The regular files beneath the folder.
    func listing() -> [String] {
      let launch = Launch("find", [".", "-type", "f"], directory: folder.path, input: .file("/dev/null"))
      return ((try? RunningProgram.run(launch))?.output ?? "").split(separator: "\n").map {
        String($0.dropFirst(2))
      }
    }
  }
#endif
