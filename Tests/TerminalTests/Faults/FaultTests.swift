// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

#if os(Linux)
  /// The table of faults, `faults.tsv` or the file that `PROMPT_FAULTS` names.
  @Suite("Faults") struct FaultTests {
    /// So many rows at a time: they wait most of the time.
    private static let gate = Gate(places: 4)

    @Test("The table has rows, and each line of it is one")
    func isTable() {
      #expect(FaultTable.played.mistakes.isEmpty, "\(FaultTable.played.mistakes)")
    }

    @Test(
      "A table that has no rows, or a line of too few cells, is a mistake",
      arguments: [nil, "", "# a remark\n", "id\tarea\tdone\tpromise\tdrive\n", "a\tb\tc\td\n"])
    func findsMistake(table: String?) {
      #expect(!FaultTable(table).mistakes.isEmpty)
    }

    @Test(
      "A row that says what nobody knows is a mistake",
      arguments: [
        "form:F2 ;; ptty:a ;; expect:rc=0", "form:F2 ;; pty@later:a ;; expect:rc=0", "form:F9 ;; expect:rc=0",
        "form:F2 ;; pty@gen:pasted(10) ;; expect:rc=0", "form:F2 ;; sig:TREM ;; expect:rc=0",
        "form:F2 ;; sig:TERM@later ;; expect:rc=0", "form:F2 ;; wait:settled ;; expect:rc=0",
        "form:F2 ;; expect:rc=zero", "form:F2 ;; expect:nam=Ann", "form:F2 ;; expect:within=soon",
        "form:F2 ;; expect:rss>1M", "form:F2 ;; expect:hist=2", "form:F2 ;; expect:atomic",
        "form:F2 ;; sig:INT*many ;; expect:rc=0", "form:F2 ;; file:a=b@tmpfs ;; expect:rc=0",
        "form:F2 ;; file:a=lines:many ;; expect:rc=0", "form:F2 ;; pty:a", "",
      ])
    func findsMistake(drive: String) throws {
      let row = try #require(FaultTable("id1\tarea\tdone\tpromise\t\(drive)").rows.first)
      #expect(!row.mistakes.isEmpty)
      #expect(throws: FaultMistake.self) { try row.violations() }
    }

    @Test("A fault keeps its promise", .timeLimit(.minutes(10)), arguments: FaultTable.played.rows)
    func keepsPromise(row: FaultRow) async throws {
      do {
        for number in 1...row.runCount {
          let violations = try await Self.gate.run { try row.violations(seed: UInt64(number)) }
          #expect(violations.isEmpty, "\(row.done) (\(number)): \(violations.joined(separator: "; "))")
        }
      } catch let reason as FaultInapplicable where reason.isToolMissing || FaultTable.isForeign {
        withKnownIssue("\(row.id) cannot be played: \(reason)") { throw reason }
      } catch let mistake as FaultMistake where FaultTable.isForeign {
        withKnownIssue("\(row.id) says what is not known here: \(mistake)") { throw mistake }
      }
    }
  }

  extension FaultRow {
    /// How often the row is played: each time its signal comes at another moment.
    var runCount: Int {
      tokens("sig").compactMap { FaultSignal($0.payload) }.first { $0.stage == "save" }?.count ?? 1
    }

    /// Plays the row, twice where it says so, and says what is not as promised; a wrong row is not played.
    func violations(seed: UInt64 = 1) throws -> [String] {
      if let mistake = mistakes.first { throw FaultMistake(mistake) }
      if has("tmux") { return try violationsInTmux() }
      let play = try FaultPlay(self, seed: seed)
      var outcome = try play.play()
      if has("rerun") { outcome.secondOutput = try play.playAgain() }
      return FaultJudge(row: self, setup: play.setup, outcome: outcome).violations
    }

    /// The same in a terminal that keeps what scrolls away: only whether the secret is in it.
    private func violationsInTmux() throws -> [String] {
      let setup = try FaultSetup(self)
      let story = try TmuxStory(prompt: setup.arguments)
      try story.waitUntil("a form") { $0.contains("1/") }
      for token in tokens("pty") { try story.type(token.text) }
      try story.waitUntil("no form") { !$0.contains("완료") }
      let text = try story.text(withScrollback: true)
      return text.contains(String(decoding: Self.secret, as: UTF8.self))
        ? ["the secret is on the screen"] : []
    }
  }

  extension FaultPlay {
    /// Starts the program once more in the same place, and types what recalls an earlier answer.
    func playAgain() throws -> [UInt8] {
      let story = try Story(setup.launch())
      try story.waitUntilFormReads()
      let keys = row.tokens("rerun").first?.bytes ?? []
      try story.send(keys.isEmpty ? Array("\r\r\u{1b}[A\u{4}".utf8) : keys)
      return Array(try story.waitForExit().output.utf8)
    }
  }
#endif
