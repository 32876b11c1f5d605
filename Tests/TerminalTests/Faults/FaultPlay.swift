// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

#if os(Linux)
  import Glibc

  /// A row that is played: the program runs, and one step comes after the other.
  final class FaultPlay {
    let row: FaultRow
    let setup: FaultSetup
    let story: Story?
    let program: RunningProgram

    /// Moments that are not told by the row, such as when in the course of a save a signal comes.
    var random: SeededGenerator

    var outcome = FaultOutcome()
    var isClosed = false
    var isBlocked = false
    private let start: ContinuousClock.Instant
    var lastStep = ContinuousClock.now
    var processorTimeBefore: Duration?

    /// How long what must come may take on a loaded machine.
    let patience: Duration

    init(_ row: FaultRow, seed: UInt64 = 1) throws {
      self.row = row
      setup = try FaultSetup(row)
      if setup.needsMount, !FaultSetup.canMount {
        throw FaultInapplicable("nothing can be mounted here", isToolMissing: true)
      }
      random = SeededGenerator(seed: seed)
      patience = row.isLarge ? .seconds(90) : .seconds(15)
      let launch = try setup.launch()
      start = .now
      switch setup.place {
      case .nowhere:
        story = nil
        program = try RunningProgram(launch)
      case .shell, .orphan, .tmux:
        let story = try setup.storyInShell(launch)
        (self.story, program) = (story, story.program)
      case .terminal:
        let story = try Story(
          launch, rows: setup.window.rows, columns: setup.window.columns, modes: setup.settings,
          patience: patience)
        (self.story, program) = (story, story.program)
      }
    }

    /// Plays all steps to the end.
    func play() throws -> FaultOutcome {
      if setup.place == .shell { try story?.type("prompt \"${form[@]}\" >out 2>err\r") }
      bringInput()
      if isFormExpected { try waitUntilReading() }
      outcome.firstReading = ContinuousClock.now - start
      for token in row.drive where Self.isAction(token) || isStarted && ["win", "tty"].contains(token.kind) {
        isStarted = true
        try take(token)
      }
      try finish()
      return outcome
    }

    /// Whether a step has been taken: what comes before is there when the program starts.
    var isStarted = false

    /// Whether the step happens while the program runs.
    static func isAction(_ token: FaultToken) -> Bool {
      switch token.kind {
      case "pty", "sig", "wait", "winstorm", "ttyout", "check": true
      case "tty": token.payload == "close"
      default: false
      }
    }

    static func size(_ payload: String) -> (rows: Int, columns: Int) {
      let numbers = payload.split(separator: "x").compactMap { Int($0) }
      return (numbers.first ?? 24, numbers.last ?? 80)
    }

    static func settings(_ payload: String) -> [String] {
      payload.split(separator: " ").map(String.init).filter { $0 != "stty" }
    }

    var isFormExpected: Bool {
      guard story != nil, case .terminal = setup.input, setup.place != .orphan else { return false }
      let first = row.drive.first(where: Self.isAction)
      return first?.qualifier != "start" && first?.payload.contains("@start") != true
    }

    func bringInput() {
      guard let token = row.tokens("pipe").first, case .silence = setup.input else { return }
      for byte in token.bytes {
        program.bring([byte])
        if token.qualifier.hasPrefix("drip") {
          pass(.milliseconds(Int(token.qualifier.filter(\.isNumber)) ?? 10))
        }
      }
      if token.qualifier != "hold" { program.endInput() }
    }

    /// The program itself, which may be the child of a shell; `nil` where there is none (any more).
    var pid: Int32? {
      if setup.place == .terminal || setup.place == .nowhere {
        return program.ending == nil ? program.pid : nil
      }
      return story?.prompts().first
    }

    func drive(_ isDone: () -> Bool) -> Bool {
      let isMeasured = row.expectations.contains { $0.key == "rss" }
      return program.drive(within: patience) {
        if isMeasured, let size = pid.flatMap(ProcessTable.residentKilobytes) {
          outcome.peakKilobytes = max(outcome.peakKilobytes ?? 0, size)
        }
        return isDone()
      }
    }

    /// Lets `time` pass.
    func pass(_ time: Duration) {
      let end = ContinuousClock.now + time
      _ = drive { ContinuousClock.now >= end }
    }

    /// Waits until the form has drawn itself and reads keys, or has ended.
    func waitUntilReading() throws {
      _ = drive {
        program.ending != nil
          || story?.terminal.settings?.isCanonical == false && !program.shown.isEmpty && pid != nil
      }
      try settle()
    }

    /// Waits until the program has read every key and waits, or has ended.
    func settle() throws {
      var calmTurns = 0
      var seen = -1
      let isCalm = drive {
        guard program.ending == nil, let pid else { return true }
        let isWaiting = isBlocked || story?.terminal.unreadCount ?? 0 == 0
        let isCalm =
          isWaiting && "ST".contains(ProcessTable.state(of: pid) ?? "S")
          && program.shown.count == seen
        calmTurns = isCalm ? calmTurns + 1 : 0
        seen = program.shown.count
        return calmTurns >= 4
      }
      if !isCalm, program.ending == nil { throw neverCame("a program that waits") }
    }

    func neverCame(_ wanted: String) -> HarnessError {
      .neverCame(
        wanted: wanted,
        seen: ((try? story?.shownText()) ?? "") + "\n" + String(decoding: program.errors, as: UTF8.self))
    }

    /// Whether the row wanted no end, so that the program was ended.
    var isEndedHere = false
  }
#endif
