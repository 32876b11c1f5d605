// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct PlainFrontTests {
  func plain(_ arguments: [String], rows: Int = 24, columns: Int = 80) throws -> Story {
    try Story(["--plain", "-O", "json"] + arguments, rows: rows, columns: columns)
  }

  private static let deployment = [
    "--text", "name", "이름", "-r", "--secret", "token", "접근 토큰", "-r", "--length", "8..", "--choice",
    "env=dev",
    "환경", "-o", "dev", "-o", "stage", "-o", "prod", "--multiline", "memo", "메모",
  ]

  /// Answers a form of five fields, with a token that is too short at first.
  private func answerDeployment(_ story: Story, title: String) throws {
    try story.waitFor(title)
    try story.type("홍길동\r")
    try story.waitFor("2/4")
    try story.type("짧다\r")
    try story.waitUntil("the question again") { $0.rows.count { $0.hasPrefix("2/4") } == 2 }
    try story.type("correct horse\rprod\r첫 줄\r..\r.\r")
  }

  @Test("The form is asked a line each in Korean, nothing is redrawn, and a secret is not shown")
  func korean() throws {
    let story = try plain(["--lang", "ko", "--title", "배포 설정"] + Self.deployment)
    try answerDeployment(story, title: "배포 설정, 항목 4개")
    let outcome = try story.waitForExit()
    #expect(outcome.output == #"{"name":"홍길동","token":"correct horse","env":"prod","memo":"첫 줄\n."}"# + "\n")
    #expect(
      story.screen.text == """
        배포 설정, 항목 4개
        1/4 이름 (필수): 홍길동
        2/4 접근 토큰 (필수, 8자 이상, 입력이 보이지 않습니다):
        잘못된 답: 8자 이상이어야 합니다
        2/4 접근 토큰 (필수, 8자 이상, 입력이 보이지 않습니다):
        3/4 환경 (dev, stage, prod) [dev]: prod
        4/4 메모 (여러 줄, 끝내려면 Ctrl-D 또는 . 한 줄): 첫 줄
        ..
        .
        """)
    #expect(!story.log.contains(0x1B))
  }

  @Test("The form is asked a line each in English")
  func english() throws {
    let story = try plain(["--lang", "en"] + Self.deployment)
    try answerDeployment(story, title: "4 fields")
    #expect(try story.waitForExit().status == 0)
    #expect(
      story.screen.text == """
        4 fields
        1/4 이름 (required): 홍길동
        2/4 접근 토큰 (required, 8 characters or more, input is not shown):
        wrong answer: it must have 8 characters or more
        2/4 접근 토큰 (required, 8 characters or more, input is not shown):
        3/4 환경 (dev, stage, prod) [dev]: prod
        4/4 메모 (several lines, end with Ctrl-D or a line of .): 첫 줄
        ..
        .
        """)
  }

  @Test(
    "Not one escape byte is written where the terminal or the person cannot use it",
    arguments: [
      (["TERM=dumb"], true), (["-u", "TERM"], true), (["TERM="], true), (["ACCESSIBLE=1"], true),
      (["ACCESSIBLE=0"], false), (["TERM=linux"], false),
    ])
  func escapes(variables: [String], isPlain: Bool) throws {
    let story = try Story(
      Launch(
        "env", variables + [try ProgramUnderTest.path, "-O", "values", "--text", "a", "이름", "--title", "T"]))
    try story.waitFor("이름")
    try story.type("x\u{7F}한글\r")
    #expect(try story.waitForExit().output == "한글\n")
    #expect(story.log.contains(0x1B) != isPlain)
  }

  @Test("An empty line, by Enter or C-d, takes the default, and of several lines C-d does")
  func defaults() throws {
    let story = try plain([
      "--text", "a=1", "--text", "b=2", "--multiline", "c=3", "--choices", "d=x,y", "-o", "x", "-o", "y",
      "--yesno",
      "e=no",
    ])
    try story.waitFor("1/5 a [1]:")
    try story.type("\r\u{4}\u{4}\r\r")
    #expect(try story.waitForExit().output == #"{"a":"1","b":"2","c":"3","d":["x","y"],"e":false}"# + "\n")
  }

  @Test("The line :b goes back to what the field holds by now, and ::b is the answer :b")
  func goesBack() throws {
    let story = try plain(["--text", "a", "--text", "b", "--secret", "c"])
    try story.waitFor("1/3 a:")
    try story.type(":b\r")
    try story.waitUntil("the first question again") { $0.rows.count { $0.hasPrefix("1/3 a:") } == 2 }
    try story.type("one\r:b\r")
    try story.waitFor("1/3 a [one]:")
    try story.type("\r::b\r:b\r")
    #expect(try story.waitForExit().output == #"{"a":"one","b":":b","c":":b"}"# + "\n")
    #expect(story.log.contains(0x07))
  }

  @Test("From behind a secret that is given twice the line :b goes back to its first row, not to its second")
  func goesBackToFirstRow() throws {
    let story = try plain(["--lang", "en", "--secret", "a", "--twice", "--text", "b"])
    try story.waitFor("1/2 a")
    try story.type("xyzzy\rxyzzy\r:b\r")
    try story.waitFor("[∙∙∙∙]:")
    #expect(
      story.screen.rows.filter { $0.hasPrefix("1/2") }.map { $0.contains("again") } == [false, true, false])
    try story.type("\rdone\r")
    #expect(try story.waitForExit().output == #"{"a":"xyzzy","b":"done"}"# + "\n")
  }

  @Test("The line :a asks the advanced fields, too, and once more hides them again")
  func advanced() throws {
    let story = try plain([
      "--lang", "en", "--text", "a", "--integer", "port=80", "--advanced", "--note", "n", "Rarely changed",
      "--advanced", "--text", "proxy=none", "--advanced", "--text", "b",
    ])
    try story.waitFor("2 fields, :a advanced\n1/2 a:")
    try story.type(":a\r")
    try story.waitFor("1/4 a:")
    try story.type("one\r8080\r")
    try story.waitFor("Rarely changed\n3/4 proxy [none]:")
    try story.type(":a\r")
    try story.waitFor("2/2 b:")
    try story.type("::a\r")
    #expect(try story.waitForExit().output == #"{"a":"one","port":8080,"proxy":"none","b":":a"}"# + "\n")
  }

  @Test("A secret that is gone back to is kept by an empty line, and never shown")
  func keepsSecret() throws {
    let story = try plain(["--secret", "a", "--text", "b"])
    try story.waitFor("1/2 a")
    try story.type("xyzzy\r:b\r")
    try story.waitFor("[∙∙∙∙]:")
    try story.type("\rdone\r")
    #expect(try story.waitForExit().output == #"{"a":"xyzzy","b":"done"}"# + "\n")
    #expect(!String(decoding: story.log, as: UTF8.self).contains("xyz"))
  }

  @Test("A field that does not apply is neither asked nor counted, and notes are read before they matter")
  func conditionsAndNotes() throws {
    let story = try plain([
      "--note", "hello", "먼저 읽으세요", "--yesno", "more", "--text", "why", "--when", "more", "--text", "end",
      "--note",
      "bye", "끝으로",
    ])
    try story.waitFor("1/2 more")
    try story.type("네\r")
    try story.waitFor("2/3 why:")
    try story.type("w\re\r")
    #expect(try story.waitForExit().output == #"{"more":true,"why":"w","end":"e"}"# + "\n")
    #expect(
      story.screen.text == """
        2 fields
        먼저 읽으세요
        1/2 more (yes, no): 네
        2/3 why: w
        끝으로
        3/3 end: e
        """)
  }

  @Test(
    "A beginning of an option is not the option, and what was typed ahead of a refusal is dropped, and counted in a line of its own"
  )
  func refusesBeginnings() throws {
    let story = try plain(["--lang", "en", "--choice", "env", "-o", "dev", "-o", "prod", "--text", "a"])
    try story.waitFor("1/2 env")
    try story.type("pr\rahead")
    try story.waitFor(
      "wrong answer: \"pr\" is not an option; dev, prod\n5 keys dropped\n1/2 env (dev, prod):")
    try story.type("prod\rx\r")
    #expect(try story.waitForExit().output == #"{"env":"prod","a":"x"}"# + "\n")
  }

  @Test("What comes from elsewhere is inert")
  func inert() throws {
    let story = try plain([
      "--title", "T\u{1B}]0;x\u{7}", "--text", "a=\u{202E}d", "L\u{1B}[31m", "--hint", "h\u{9B}1m",
      "--choice", "b",
      "-o", "v\u{1B}c", "l\u{7}",
    ])
    try story.waitFor("T^[]0;x^G, 2 fields\n1/2 L^[[31m (h<U+009B>1m) [<U+202E>d]:")
    try story.type("\t\r")
    try story.waitFor("2/2 b (v^[c l^G):")
    try story.press("C-c")
    #expect(try story.waitForExit().ending == .signalled(SIGINT))
    #expect(!story.log.contains(0x1B))
  }

  @Test("C-c and other signals end it, and the answers are none", arguments: [SIGINT, SIGTERM, SIGHUP])
  func dies(signal: Int32) throws {
    let story = try plain(["--text", "a"])
    try story.waitFor("a:")
    try story.type("half")
    try story.waitFor("a: half")
    if signal == SIGINT { try story.press("C-c") } else { story.send(signal: signal) }
    let outcome = try story.waitForExit()
    #expect(outcome.ending == .signalled(signal))
    #expect(outcome.output.isEmpty)
    #expect(story.screen.cursor == .init(row: 2, column: 0))
  }

  @Test("C-z gives the terminal back, and fg asks again with what was typed")
  func suspends() throws {
    let story = try Story.inShell()
    try story.type("prompt --plain -O json --text a --text b\r")
    try story.waitFor("1/2 a:")
    try story.type("half")
    try story.waitFor("1/2 a: half")
    try story.press("C-z")
    try story.waitUntil("bash's prompt") { $0.text.contains("Stopped") && $0.text.hasSuffix("\n$") }
    try story.type("fg\r")
    try story.waitUntil("the question again") { $0.rows.count { $0 == "1/2 a: half" } == 2 }
    try story.type("way\rx\r")
    try story.waitFor(#"{"a":"halfway","b":"x"}"#)
    try story.type("exit\r")
    #expect(try story.waitForExit().ending == .exited(0))
  }

  @Test("A new size changes nothing, and what is typed after the last Done stays for the shell")
  func leavesTypeAhead() throws {
    let story = try Story(
      Launch(
        "bash",
        [
          "--norc", "-c", #""$0" --plain -O values --text a; read -r rest; echo "rest=$rest""#,
          try ProgramUnderTest.path,
        ]))
    try story.waitFor("a:")
    story.resize(rows: 10, columns: 40)
    try story.type("x\rnext\n")
    #expect(try story.waitForExit().output == "x\nrest=next\n")
    #expect(String(decoding: story.log, as: UTF8.self).hasPrefix("1 field\r\na: x\r\n"))
  }

  @Test(
    "Where the terminal was told not to show what is typed, as in a shell within Emacs, it is not shown twice"
  )
  func leavesEchoToOthers() throws {
    let story = try Story(
      Launch(
        "bash",
        [
          "--norc", "-c", #"stty -echo; "$0" --plain -O json --text a --secret b --text c; stty echo"#,
          try ProgramUnderTest.path,
        ]))
    try story.waitFor("a:")
    try story.type("x\ny\nz\n")
    #expect(try story.waitForExit().output == #"{"a":"x","b":"y","c":"z"}"# + "\n")
    let log = String(decoding: story.log, as: UTF8.self)
    #expect(log == "3 fields\r\n1/3 a: 2/3 b (input is not shown): \r\n3/3 c: ")
  }
}
