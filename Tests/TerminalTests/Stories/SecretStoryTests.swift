// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

#if os(Linux)
  import Glibc

  /// Where a secret must not be found. What is typed is a text that is nowhere else.
  @Suite("Secrets") struct SecretStoryTests {
    private static let marker = "hunter2-marker-0123456789-비밀"

    /// One that is so short that Swift would keep it in the value itself.
    private static let shortMarker = "q7!비밀#z"

    /// Ways to type it, in keys; each leaves it in the field.
    private static let ways = [
      "typed": marker, "twice in a row": "x C-u \(marker)", "killed and yanked": "\(marker) C-u C-y",
      "undone": "\(marker) C-_ C-u \(marker)", "a word killed": "\(marker) SPC \(marker) C-w DEL",
    ]

    @Test(
      "Once the next field is edited, memory holds the answer that will be printed and no other copy",
      .enabled(if: isMemoryReadable), arguments: ways.keys.sorted(), [marker, shortMarker])
    func memory(way: String, secret: String) throws {
      let story = try Story.form(["-O", "values", "--secret", "a", "--text", "b"])
      try story.press(Self.ways[way]?.replacing(Self.marker, with: secret) ?? "")
      try story.settle()
      try story.press("RET")
      try story.waitFor("2/2")
      try story.settle()
      #expect(Self.copies(of: secret, in: story) == 1)
      try story.press("C-c")
      _ = try story.waitForExit()
    }

    @Test("So it is with a paste, with plain lines and with a check", .enabled(if: isMemoryReadable))
    func memoryOtherwise() throws {
      for (options, isPasted) in [([], true), (["--plain"], false), (["--check", "cat >/dev/null"], false)] {
        let story = try Story(["--secret", "a"] + options + ["--text", "b"])
        try story.waitUntil("a raw terminal", holds: { story.terminal.settings?.isCanonical == false })
        try story.settle()
        if isPasted { try story.paste(Self.marker) } else { try story.type(Self.marker) }
        try story.type("\r")
        try story.waitFor(options == ["--plain"] ? "b:" : "2/2")
        try story.settle()
        #expect(Self.copies(in: story) == 1, "\(options)")
        try story.press("C-c")
        _ = try story.waitForExit()
      }
    }

    @Test("A secret that was refused and replaced is nowhere in memory", .enabled(if: isMemoryReadable))
    func replaced() throws {
      let story = try Story.form(["--secret", "a", "--length", "40..", "--text", "b"])
      try story.press("\(Self.marker) RET")
      try story.settle()
      try story.press("C-u \(String(repeating: "z", count: 40)) RET")
      try story.waitFor("2/2")
      try story.settle()
      #expect(Self.copies(in: story) == 0)
      try story.press("C-c")
      _ = try story.waitForExit()
    }

    @Test(
      "Nor is it on the terminal, in files, in what other fields yank, or in what other programs are given")
    func elsewhere() throws {
      let folder = try ScratchFolder()
      let seen = folder.path + "/seen"
      let spy = "{ env; cat /proc/$PPID/cmdline /proc/$PPID/environ; } >>'\(seen)'"
      let editor = try folder.write("#!/bin/sh\n\(spy)\n", to: "editor", isProgram: true)
      let story = try Story.form(
        [
          "-O", "json", "--save", folder.path + "/kept", "--secret", "a", "--text", "b", "--history",
          folder.path + "/history", "--complete", "!\(spy); echo word", "--check", spy,
        ], environment: ["EDITOR": editor, "TMPDIR": folder.path])
      try story.press("\(Self.marker) C-a C-k C-y RET")
      try story.waitFor("2/2")
      try story.press("C-y M-y C-_ C-_ <Up> w TAB")
      try story.waitUntil("the completed word", holds: { story.screen.text.contains("word") })
      try story.press("C-x C-e")
      try story.waitUntilFormReads()
      try story.settle()
      try story.press("RET")
      let outcome = try story.waitForExit()
      #expect(outcome.output == "{\"a\":\"\(Self.marker)\",\"b\":\"word\"}\n")
      #expect(!outcome.errors.contains("hunter2"))
      #expect(!String(decoding: story.log, as: UTF8.self).contains("hunter2"))
      #expect(try #require(folder.text(of: "seen")).contains("PATH="))
      for name in try folder.names() {
        #expect(folder.text(of: name)?.contains("hunter2") == false, "\(name)")
      }
    }

    @Test("A process that has asked for a secret leaves no core behind", arguments: [false, true])
    func noCore(isPlain: Bool) throws {
      let folder = try ScratchFolder()
      let script = "ulimit -c unlimited; \"$0\" \"$@\"; exit 7"
      let prompt = try ProgramUnderTest.path
      let words = ["-c", script, prompt] + (isPlain ? ["--plain"] : []) + ["--secret", "a"]
      let story = try Story(Launch("bash", words, directory: folder.path))
      try story.waitUntil("a raw terminal", holds: { story.terminal.settings?.isCanonical == false })
      try story.type(Self.marker)
      try story.settle()
      kill(try #require(story.prompts().first), SIGSEGV)
      let outcome = try story.waitForExit()
      #expect(outcome.errors.contains("Segmentation fault") && !outcome.errors.contains("core dumped"))
      #expect(try folder.names() == [])
    }

    private static func copies(of secret: String = marker, in story: Story) -> Int? {
      ProcessTable.count(of: Array(secret.utf8), inMemoryOf: story.program.pid)
    }

    /// Whether another process's memory can be read here, be it forbidden to others or not.
    private static let isMemoryReadable: Bool = {
      guard let story = try? Story(["--secret", "a"]) else { return false }
      _ = try? story.waitFor("a")
      return ProcessTable.count(of: [0x61], inMemoryOf: story.program.pid) != nil
    }()
  }
#endif
