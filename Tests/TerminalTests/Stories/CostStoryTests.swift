// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

#if os(Linux)
  /// What a key costs, and what a form costs that nobody touches: counted, so that a slow machine changes nothing.
  @Suite("Costs") struct CostStoryTests {
    /// A key and the most that it may cost.
    struct Key: CustomTestStringConvertible {
      let text: String
      let place: String
      let bytes: Int
      let calls: Int
      var testDescription: String { "\(text) \(place)" }
    }

    private static let keys = [
      Key(text: "k", place: "at the end", bytes: 1, calls: 4),
      Key(text: "k", place: "in the middle", bytes: 6, calls: 4),
      Key(text: "한", place: "in the middle", bytes: 9, calls: 5),
    ]

    /// A form of one field with ten letters in it, the cursor where `key` is to be typed.
    private func form(for key: Key, trace: String? = nil) throws -> Story {
      let program = try ProgramUnderTest.path
      let form = [program, "--lang", "en", "-O", "values", "--text", "name"]
      let strace = trace.map { ["strace", "-f", "-qq", "-e", "signal=none", "-o", $0] } ?? []
      let launch = strace + form
      let story = try Story(Launch(launch[0], Array(launch[1...])), patience: .seconds(30))
      try story.waitUntilFormReads()
      try story.press("abcdefghij")
      try story.waitFor("abcdefghij")
      if key.place == "in the middle" {
        try story.press("C-b C-b C-b C-b C-b")
        try story.waitUntil("the cursor before f") { $0.cursor.column == $0.rows[0].count - 5 }
      }
      try story.settle()
      return story
    }

    /// Types `key` five times, each once the one before is shown.
    private func type(_ key: Key, into story: Story) throws {
      for count in 1...5 {
        try story.type(key.text)
        try story.waitFor(String(repeating: key.text, count: count))
        try story.settle()
      }
    }

    private func end(_ key: Key, _ story: Story) throws {
      try story.press("RET")
      let typed = String(repeating: key.text, count: 5)
      let answer = key.place == "at the end" ? "abcdefghij" + typed : "abcde\(typed)fghij"
      #expect(try story.waitForExit().output == answer + "\n")
    }

    @Test("A key is shown by one write of as few bytes as a terminal can do with", arguments: keys)
    func bytesAndWrites(key: Key) throws {
      let story = try form(for: key)
      let before = (story.log.count, ProcessTable.writeCount(of: story.program.pid))
      try type(key, into: story)
      let after = (story.log.count, ProcessTable.writeCount(of: story.program.pid))
      #expect(after.0 - before.0 <= 5 * key.bytes, "\(story.log[before.0...])")
      #expect(try #require(after.1) - #require(before.1) == 5)
      try end(key, story)
    }

    @Test("A key costs few system calls", .enabled(if: Installed.canTrace), arguments: keys)
    func systemCalls(key: Key) throws {
      let folder = try ScratchFolder()
      let story = try form(for: key, trace: folder.path + "/trace")
      let before = Strace.calls(in: folder).count
      try type(key, into: story)
      let calls = Strace.calls(in: folder).dropFirst(before)
      #expect(calls.count <= 5 * key.calls, "\(calls.joined(separator: "\n"))")
      // Fewer than the key's reading and its showing would be a trace that missed something.
      #expect(calls.count >= 10)
      try end(key, story)
    }

    @Test("A form that nobody touches writes nothing and uses no processor time")
    func idle() throws {
      let story = try Story.form([
        "--lang", "en", "--text", "a", "--multiline", "b", "--choice", "c", "-o", "x",
      ])
      try story.press("x RET y <Down>")
      try story.settle()
      try story.waitUntil("a processor at rest", holds: isAtRest(story.program.pid))
      let before = (story.log.count, ProcessTable.processorTime(of: story.program.pid))
      // What must not happen has no state to wait for: two seconds are enough for a clock to tick.
      _ = story.program.drive(within: .seconds(2)) { story.log.count > before.0 }
      #expect(story.log.count == before.0, "\(story.log[before.0...])")
      #expect(try #require(ProcessTable.processorTime(of: story.program.pid)) == #require(before.1))
      try story.cancel()
      #expect(try story.waitForExit().status == 1)
    }

    /// Whether the process has used no time between twenty looks.
    private func isAtRest(_ pid: Int32) -> () -> Bool {
      var looks = 0
      var seen: Duration?
      return {
        let time = ProcessTable.processorTime(of: pid)
        looks = time == seen ? looks + 1 : 0
        seen = time
        return looks >= 20
      }
    }

    @Test(
      "The release program holds no more than 6.5 MB with five fields filled in",
      .enabled(if: Launch.variable("PROMPT_UNDER_TEST") != nil, "for the release program"))
    func memory() throws {
      let story = try Story.form(
        ["--lang", "en", "-O", "values"] + (1...5).flatMap { ["--text", "f\($0)"] })
      for number in 1...5 {
        try story.press("answer\(number)")
        try story.waitFor("answer\(number)")
        if number < 5 { try story.press("RET") }
      }
      #expect(try #require(ProcessTable.residentKilobytes(of: story.program.pid)) <= 6_500)
      try story.press("RET")
      #expect(try story.waitForExit().output == (1...5).map { "answer\($0)\n" }.joined())
    }
  }

  /// The system calls of a program, as strace writes them down.
  private enum Strace {
    /// The calls that have returned, in a trace of that name in `folder`.
    static func calls(in folder: ScratchFolder) -> [String] {
      (folder.text(of: "trace") ?? "").split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map(String.init).filter { !$0.contains("<unfinished") }
    }
  }
#endif
