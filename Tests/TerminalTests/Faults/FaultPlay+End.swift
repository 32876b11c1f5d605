// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

#if os(Linux)
  import Glibc

  /// The end of a row, and what is left then.
  extension FaultPlay {
    /// Waits for the end, ends what goes on by itself, and notes what is left.
    func finish() throws {
      if row.expectations.contains(where: { $0.key == "rows" }) {
        try settle()
        outcome.shownRows = try story?.shownText().split(separator: "\n").count ?? 0
      }
      if setup.place == .orphan {
        // What is not reaped is still there.
        _ = drive { program.ending != nil }
        _ = ProcessTable.members(ofSession: program.pid, within: patience)
      } else if row.expectsEnd {
        if row.area == "inputrc" { try pressDone() }
        let isEnded = drive { program.ending != nil || isGoneInShell }
        if !isEnded { throw neverCame("the program's end") }
      } else {
        try settle()
        for keys in ["\r", "x\r", "\r", "\r"] where pid != nil && !isClosed {
          try story?.type(keys)
          try settle()
        }
        if let pid {
          isEndedHere = true
          kill(pid, SIGTERM)
        }
        _ = drive { program.ending != nil || isGoneInShell }
      }
      outcome.elapsed = ContinuousClock.now - lastStep
      try note()
    }

    /// Where an inputrc has taken Enter for something else, Done is still on C-d.
    private func pressDone() throws {
      for _ in 0..<setup.form.names.count + 1 {
        try settle()
        if pid != nil { try story?.type("\u{4}") }
      }
    }

    private var isGoneInShell: Bool {
      (setup.place == .shell || setup.place == .tmux) && pid == nil
    }

    private func note() throws {
      outcome.unreadCount = story?.terminal.unreadCount ?? 0
      if setup.place == .shell { try leaveShell() }
      if let story {
        // What the row itself has changed is taken back, so that the rest is seen.
        for clause in row.expectations where clause.key == "tty" && clause.value.hasPrefix("undo ") {
          try story.terminal.set(Self.settings(String(clause.value.dropFirst(5))))
        }
        let end = try story.end()
        outcome.ending = end.ending
        outcome.leftovers = end.leftovers.filter(isHeld)
        if story.screen.modes[1] == true {
          outcome.leftovers.append("the cursor keys send their other form")
        }
      } else {
        outcome.ending = program.waitForEnd(within: patience)
        outcome.leftovers =
          ProcessTable.members(ofSession: program.pid).isEmpty ? [] : ["a child is left"]
      }
      (outcome.output, outcome.errors, outcome.log) = (
        program.output, program.errors, program.shown
      )
      if let pipe = setup.slowPipe { outcome.output = pipe.drain() }
      if let before = processorTimeBefore {
        outcome.processorTime = program.processorTime.map { $0 - before }
      }
      outcome.hasDumpedCore = program.hasDumpedCore
      if setup.place == .shell || setup.place == .orphan { try readFiles() }
      if isEndedHere { outcome.ending = nil }
      // What runs in a session of its own is known by its environment.
      let left = ProcessTable.members(withVariable: setup.mark, within: .seconds(2))
      outcome.leftovers += left.map { "\(ProcessTable.name(of: $0) ?? "a process") is left" }
    }

    /// Whether a leftover counts: a terminal that is gone or takes nothing cannot be put back.
    private func isHeld(_ leftover: String) -> Bool {
      if isClosed { return leftover.contains("child") }
      return !(isBlocked && (leftover.contains("bracketed") || leftover.contains("cursor")))
    }

    private func leaveShell() throws {
      try settle()
      try story?.type("echo $? >status; exit\r")
      if program.drive(within: .seconds(2), until: { program.ending != nil }) { return }
      try story?.type("kill -9 %1; exit\r")
    }

    private func readFiles() throws {
      outcome.output = setup.files.bytes(of: "out") ?? []
      outcome.errors = setup.files.bytes(of: "err") ?? []
      let status = setup.files.folder.text(of: "status").flatMap { Int32($0.filter(\.isNumber)) }
      outcome.ending = status.map { $0 > 128 ? .signalled($0 - 128) : .exited($0) }
    }
  }
#endif
