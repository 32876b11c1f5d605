// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

#if os(Linux)
  import Glibc

  /// The steps that a person or the system takes while the program runs.
  extension FaultPlay {
    func take(_ token: FaultToken) throws {
      if row.expectations.contains(where: { $0.key == "cpu" }) {
        try settle()
        processorTimeBefore = pid.flatMap(ProcessTable.processorTime)
      }
      switch token.kind {
      case "pty": try type(token)
      case "sig": try send(token)
      case "win":
        try settle()
        let size = Self.size(token.payload)
        story?.resize(rows: size.rows, columns: size.columns)
      case "winstorm": storm(Int(token.payload) ?? 300)
      case "wait": try wait(token.payload)
      case "tty": try set(token.payload)
      case "ttyout":
        try settle()
        isBlocked = token.payload == "blocked"
        tcflow(story?.terminal.slave?.number ?? -1, isBlocked ? TCOOFF : TCOON)
      case "check" where token.payload == "memscan":
        try settle()
        outcome.secretCopies = pid.flatMap { ProcessTable.count(of: FaultRow.secret, inMemoryOf: $0) }
      default: throw FaultMistake("\(token.kind) is no step of a running program")
      }
      lastStep = .now
    }

    private func type(_ token: FaultToken) throws {
      // The kernel would show what is typed when the program has ended, and a shell would take it.
      guard pid != nil else { return }
      if row.has("hook"), token.qualifier != "gen" {
        try story?.send(token.bytes + [FaultShim.trigger])
      } else if token.qualifier == "gen" {
        try program.type(FaultBytes(token.call).bytes, within: patience)
      } else if token.qualifier == "each" {
        for byte in token.bytes {
          try story?.send([byte])
          _ = drive { program.ending != nil || story?.terminal.unreadCount == 0 }
        }
      } else {
        try press(token.bytes)
      }
    }

    /// Types `bytes`; C-z comes after the keys before it were read, which the kernel would drop.
    private func press(_ bytes: [UInt8]) throws {
      let stop = setup.place == .shell ? bytes.firstIndex(of: 0x1a) : nil
      guard let stop else {
        try story?.send(bytes)
        return
      }
      try story?.send(Array(bytes[..<stop]))
      try settle()
      try story?.send(Array(bytes[stop...]))
    }

    private func send(_ token: FaultToken) throws {
      guard let signal = FaultSignal(token.payload) else {
        throw FaultMistake("no signal \(token.payload)")
      }
      if setup.place == .shell, signal.number == SIGCONT { return try resume() }
      switch signal.stage {
      case "start": break
      case "save":
        // What is kept is written when the last field is shown as done and pastes are bracketed no more, in about a ms.
        let done = Array("\u{1b}[?2004l".utf8)
        let isDone = drive { program.ending != nil || program.shown.contains(done) }
        if !isDone { throw neverCame("the last field as done") }
        let moment = ContinuousClock.now + .microseconds(Int.random(in: 0...2_000, using: &random))
        while ContinuousClock.now < moment {}
      case "print":
        let wanted = story?.settings
        let isDone = drive { program.ending != nil || story?.terminal.settings == wanted }
        if !isDone { throw neverCame("the terminal as it was") }
        try settle()
      default: try settle()
      }
      for _ in 0..<(signal.stage == "save" ? 1 : signal.count) {
        if let pid { kill(signal.stage == "group" ? -pid : pid, signal.number) }
      }
    }

    /// `fg` in the shell, and the form again.
    private func resume() throws {
      try story?.type("fg\r")
      _ = drive {
        pid.flatMap(ProcessTable.state) == "S" && story?.terminal.settings?.isCanonical == false
      }
      try settle()
    }

    /// Windows of many sizes, one behind the other.
    private func storm(_ count: Int) {
      let extremes = [0, 1, 2, 3, 24, 80, 200, 1_000]
      for _ in 0..<count {
        let rows = extremes.randomElement(using: &random) ?? 24
        let columns = extremes.randomElement(using: &random) ?? 80
        story?.terminal.resize(rows: rows, columns: columns)
        var hasTurned = false
        _ = program.drive(within: patience) {
          defer { hasTurned = true }
          return hasTurned
        }
      }
      story?.resize(rows: 24, columns: 80)
    }

    private func wait(_ what: String) throws {
      let parts = what.split(separator: "=", maxSplits: 1).map(String.init)
      let value =
        parts.count > 1 ? String(decoding: FaultToken.unescaped(parts[1]), as: UTF8.self) : ""
      switch parts[0] {
      case "settle": try settle()
      case "screen": try story?.waitFor(value)
      case "child":
        let isThere = drive {
          !ProcessTable.members(withVariable: setup.mark, called: value).isEmpty
        }
        if !isThere { throw neverCame("a process called \(value)") }
      case "stopped":
        let isStopped = drive { pid.flatMap(ProcessTable.state) == "T" }
        if !isStopped { throw neverCame("a program that is stopped") }
        _ = drive { story?.terminal.settings?.isEchoing != false || setup.place == .shell }
      default:
        guard let time = FaultExpectation.duration(what) else { throw FaultMistake("no wait is \(what)") }
        pass(time)
      }
    }

    private func set(_ what: String) throws {
      try settle()
      if what == "close" {
        isClosed = true
        story?.terminal.hangUp()
      } else {
        try story?.terminal.set(Self.settings(what))
      }
    }
  }
#endif
