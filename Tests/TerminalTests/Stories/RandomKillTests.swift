// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

#if os(Linux)
  import Glibc

  /// Forms that are killed at random moments. `PROMPT_KILLS` says how many, `PROMPT_SEED` which.
  @Suite("Random kills") struct RandomKillTests {
    private static let count = Launch.variable("PROMPT_KILLS").flatMap { Int($0) } ?? 60
    private static let seed = Launch.variable("PROMPT_SEED").flatMap { UInt64($0) } ?? 1

    /// Every signal but SIGSTOP, which ends nothing.
    private static let signals = (1...31).filter { $0 != SIGSTOP }

    private static let forms = [
      ["--text", "a", "--multiline", "b", "--choice", "c", "-o", "x", "-o", "y"],
      ["--secret", "a", "-r", "--text", "b"],
      ["--plain", "--text", "a", "--text", "b"],
      ["--text", "a", "--check", "true", "--choice", "b", "--options-from", "echo x"],
      ["--text", "a", "--check", "sleep 30"],
      ["--choice", "a", "--options-from", "sleep 30"],
      ["--repeat", "-O", "json", "--text", "a"],
      ["--repeat", "--text", "a", "--", "true"],
      ["--repeat", "--text", "a", "--", "sleep", "30"],
    ]

    private static let keys = [
      "x", "한", "\r", "\u{4}", "\u{1b}[A", "\u{10}", "\t", "\u{18}", "\u{12}", "\u{1a}",
    ]

    /// To whom the signal goes.
    private enum Target: CaseIterable { case program, group, programUnderShell }

    @Test("No signal at any moment leaves the terminal changed, or a child", .timeLimit(.minutes(60)))
    func kills() throws {
      for number in 0..<UInt64(RandomKillTests.count) {
        var random = SeededGenerator(seed: RandomKillTests.seed &+ number)
        try kill(number, &random)
      }
    }

    private func kill(_ number: UInt64, _ random: inout SeededGenerator) throws {
      let signal = Int32(RandomKillTests.signals.randomElement(using: &random) ?? 9)
      let form = RandomKillTests.forms.randomElement(using: &random) ?? []
      let target = Target.allCases.randomElement(using: &random) ?? .program
      let prompt = try ProgramUnderTest.path
      var launch =
        target == .programUnderShell
        ? Launch("sh", ["-c", "\"$0\" \"$@\"; exit 0", prompt] + form) : Launch(prompt, form)
      // What runs in a session of its own is known by its environment.
      let mark = (name: "PROMPT_KILL", value: "\(getpid())/\(RandomKillTests.seed &+ number)/")
      launch.environment[mark.name] = mark.value
      let story = try Story(launch)
      // Half of them while the form comes up, half of them while it is filled in.
      if Bool.random(using: &random) {
        try story.waitUntil("a raw terminal", holds: { story.terminal.settings?.isCanonical == false })
        for _ in 0..<Int.random(in: 0...6, using: &random) {
          try story.type(RandomKillTests.keys.randomElement(using: &random) ?? "x")
        }
      }
      let moment = ContinuousClock.now + .microseconds(Int.random(in: 0...20_000, using: &random))
      while ContinuousClock.now < moment {}
      send(signal, to: target, of: story)
      let kill = "seed \(RandomKillTests.seed &+ number): signal \(signal) to \(target) of \(form)"
      do {
        let outcome = try end(of: story, target)
        #expect(outcome.leftovers.isEmpty, "\(kill): \(outcome.ending)")
        let left = ProcessTable.members(withVariable: "\(mark.name)=\(mark.value)", within: .seconds(2))
        #expect(left.isEmpty, "\(kill): \(left.compactMap(ProcessTable.name)) live on")
        for pid in left { Glibc.kill(pid, SIGKILL) }
      } catch {
        Issue.record("\(kill): \(error)")
      }
    }

    private func send(_ signal: Int32, to target: Target, of story: Story) {
      switch target {
      case .program: story.send(signal: signal)
      case .group: if story.program.ending == nil { Glibc.kill(-story.program.pid, signal) }
      case .programUnderShell: for pid in story.prompts() { Glibc.kill(pid, signal) }
      }
    }

    /// What is left when the program has ended, by this signal or, where it lives on, by another.
    private func end(of story: Story, _ target: Target) throws -> Story.Outcome {
      let hasEnded = story.program.drive(within: .milliseconds(300)) { story.program.ending != nil }
      if !hasEnded {
        // On a busy machine the shell may not have come so far as to start it.
        _ = story.program.drive {
          story.program.ending != nil || target != .programUnderShell || !story.prompts().isEmpty
        }
        send(SIGCONT, to: target, of: story)
        send(SIGTERM, to: target, of: story)
      }
      return try story.end()
    }
  }
#endif
