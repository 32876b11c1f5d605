// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

@Suite("History") struct HistoryStoryTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func form(_ arguments: [String]) throws -> Story {
    try Story.form(
      ["--lang", "ko"] + arguments, environment: ["XDG_STATE_HOME": folder.path + "/state"], columns: 64)
  }

  /// The entries of a history with a key, without their stamps.
  private func kept(_ key: String) -> [String] {
    let text = folder.text(of: "state/prompt/history/" + key) ?? ""
    return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  @Test("What was answered comes back with Up and C-r the next time, and is not kept twice in a row")
  func recalling() throws {
    for answer in ["db1.example.org", "db2.example.org"] {
      let story = try form(["--text", "host", "서버", "--history", "hosts"])
      try story.press(answer + " RET")
      #expect(try story.waitForExit().status == 0)
    }
    var story = try form(["--text", "host", "서버", "--history", "hosts"])
    try story.press("<Up>")
    try story.waitFor("› 서버  db2.example.org")
    try story.press("RET")
    _ = try story.waitForExit()
    #expect(kept("hosts") == ["db1.example.org", "db2.example.org"])
    story = try form(["--text", "host", "서버", "--history", "hosts"])
    try story.press("C-r db1")
    try story.waitFor("(reverse-i-search)`db1'")
    try story.waitFor("› 서버  db1.example.org")
    try story.press("C-e RET")
    #expect(try story.waitForExit().output == "host='db1.example.org'\n")
  }

  @Test("Refused, cancelled, given and empty answers are not kept")
  func notKept() throws {
    let arguments = ["--integer", "n", "--history", "numbers"]
    var story = try form(arguments)
    try story.press("80a RET")
    try story.waitFor("!")
    try story.cancel()
    #expect(try story.waitForExit().status == 1)
    story = try form(arguments)
    try story.press("RET")
    _ = try story.waitForExit()
    story = try Story(arguments, environment: ["XDG_STATE_HOME": folder.path + "/state"], input: .text("7\n"))
    #expect(try story.waitForExit().status == 0)
    #expect(kept("numbers") == [])
    story = try form(arguments)
    try story.press("+8 RET")
    _ = try story.waitForExit()
    #expect(kept("numbers") == ["8"])
  }

  @Test("Several lines come back whole in a text view, and escaped in a field of one line")
  func severalLines() throws {
    var story = try form(["--multiline", "memo", "메모", "--history", "memos"])
    try story.press("하나 RET 둘 C-d")
    _ = try story.waitForExit()
    story = try form([
      "--multiline", "memo", "메모", "--history", "memos", "--text", "line", "--history", "memos",
    ])
    try story.press("<Up>")
    try story.waitFor("둘")
    try story.press("C-d")
    try story.waitFor("2/2")
    try story.press("<Up>")
    try story.waitFor("하나\\n둘")
    try story.press("RET")
    #expect(try story.waitForExit().output == "memo='하나\n둘'\nline='하나\\n둘'\n")
  }

  @Test("A plain file, an entry a line, is read too; Down on the typed line leaves the field")
  func plainFile() throws {
    let file = try folder.write("one\ntwo\n", to: "plain")
    let story = try form(["--text", "a", "--history", file, "--text", "b"])
    try story.press("x <Up> <Up>")
    try story.waitFor("› a  one")
    try story.press("<Down> <Down> <Down>")
    try story.waitFor("› b")
    try story.press("C-x RET")
    _ = try story.waitForExit()
    #expect(folder.text(of: "plain")?.hasPrefix("one\ntwo\n#") == true)
  }

  @Test(
    "A history that cannot be used is one line on standard error, and the form works",
    arguments: [
      "mkfifo h", "mkdir h", "ln -s real h", "true >h; chmod 0 h", "mkdir h; rmdir h; ln -s /dev/full h",
    ])
  func faults(script: String) throws {
    _ = try RunningProgram.run(
      Launch("sh", ["-c", script], directory: folder.path, input: .file("/dev/null")))
    let story = try form(["--text", "a", "--history", folder.path + "/h"])
    try story.press("<Up> x RET")
    let outcome = try story.waitForExit()
    #expect(outcome.output == "a='x'\n")
    // Root may read and write what nobody may.
    let lines = outcome.errors.split(separator: "\n").count
    #expect(lines == 1 || script.contains("chmod") && lines == 0)
    if lines == 1 { #expect(outcome.errors.hasPrefix("prompt: a: ")) }
  }

  @Test("Up walks on to lines that were not read at first, one of them longer than all that was")
  func farBack() throws {
    let long = String(repeating: "x", count: 20_000)
    let lines = (0..<400).map { "line \($0) of the history of this host" }
    let file = try folder.write((["first"] + lines + [long]).joined(separator: "\n") + "\n", to: "far")
    let story = try form(["-O", "values", "--text", "host", "서버", "--history", file])
    try story.press("<Up>")
    try story.waitFor("xxxxxxxx")
    try story.press("<Up>")
    try story.waitFor("› 서버  line 399 of")
    for number in (0..<399).reversed() {
      try story.press("<Up>")
      if number % 57 == 0 { try story.waitFor("› 서버  line \(number) of") }
    }
    try story.press("<Up>")
    try story.waitFor("› 서버  first")
    try story.press("RET")
    #expect(try story.waitForExit().output == "first\n")
  }

  @Test("A file that may not grow keeps what it held, and the answers come all the same")
  func fullDisk() throws {
    let old = String(repeating: "line\n", count: 204) + "1\n"
    let file = try folder.write(old, to: "h")
    let program = try ProgramUnderTest.path
    let script = "ulimit -f 2; exec \"$0\" --text a --history \"$1\""
    let long = String(repeating: "x", count: 1200)
    let story = try Story(
      Launch("bash", ["-c", script, program, file], ), rows: 30,
      columns: 80)
    try story.waitFor("완료")
    try story.press(long + " RET")
    let outcome = try story.waitForExit()
    #expect(outcome.output == "a='\(long)'\n")
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(folder.text(of: "h") == old)
  }

  @Test("Eight forms that are submitted at the same time keep what each was answered")
  func manyAtOnce() throws {
    let stories = try (1...8).map { number in
      let story = try form(["--text", "host", "--history", "hosts"])
      try story.press("host\(number)")
      try story.waitFor("host\(number)")
      return story
    }
    for story in stories { try story.press("RET") }
    for story in stories { #expect(try story.waitForExit().status == 0) }
    #expect(kept("hosts").sorted() == (1...8).map { "host\($0)" })
  }

  @Test("A secret is never kept")
  func secret() throws {
    let story = try Story(["--secret", "s", "--history", "k"])
    #expect(try story.waitForExit().status == 2)
  }

  #if os(Linux)
    @Test("Of a history of a million lines only the end is read")
    func million() throws {
      let none = try bytesRead(history: folder.path + "/none")
      let file = try folder.write(
        String(repeating: "a line of thirty characters, ok\n", count: 1_000_000), to: "h")
      let million = try bytesRead(history: file)
      #expect(million - none < 200_000, "\(million - none) bytes more than without")
    }

    /// How many bytes the program has read when it waits for the first key.
    private func bytesRead(history: String) throws -> Int {
      let story = try form(["--text", "a", "--history", history])
      try story.settle()
      let io = try #require(TextFile.text(of: "/proc/\(story.program.pid)/io"))
      let line = try #require(io.split(separator: "\n").first { $0.hasPrefix("rchar:") })
      try story.press("C-c")
      _ = try story.waitForExit()
      return try #require(Int(line.drop { !$0.isNumber }))
    }
  #endif
}
