// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// One model, three fronts: whoever answers, and however, gets the same answers out of the same form.
@Suite struct SameFormTests {
  private static let down = "\u{1B}[B"

  private static let forms: [SameForm] = [
    SameForm(
      description: "a deployment",
      arguments: [
        "--title", "배포 설정", "--text", "name", "이름", "-r", "--secret", "token", "-r", "--length", "8..",
        "--choice", "env=dev",
        "-o", "dev", "개발", "-o", "stage", "-o", "prod", "운영", "--integer", "port=1194", "--range", "1..65535",
        "--multiline", "memo",
      ],
      answers: [
        .line("홍길동"), .line("correct horse"), .options("운영", keys: "pr"), .standing, .lines("첫 줄\n\n.둘째 줄"),
      ],
      json: #"{"name":"홍길동","token":"correct horse","env":"prod","port":1194,"memo":"첫 줄\n\n.둘째 줄"}"#),
    SameForm(
      description: "texts as they are",
      arguments: ["--text", "a", "--text", "b", "--trim", "--text", "c"],
      answers: [.line(" a  b "), .line("  x "), .line("e\u{301}한각😀")],
      json: #"{"a":" a  b ","b":"x","c":"e\#u{301}한각😀"}"#),
    SameForm(
      description: "empty answers",
      arguments: [
        "--text", "a", "--secret", "b", "--number", "c", "--choices", "d", "-o", "x", "--text", "e=1",
      ],
      answers: [.line(""), .line(""), .line(""), .line(""), .standing],
      json: #"{"a":"","b":"","c":null,"d":[],"e":"1"}"#),
    SameForm(
      description: "numbers",
      arguments: ["--integer", "a", "--number", "b", "--integer", "c"],
      answers: [.line("+007"), .line(".50"), .line("１２")], json: #"{"a":7,"b":0.50,"c":12}"#),
    SameForm(
      description: "options",
      arguments: [
        "--choices", "a", "-o", "x", "-o", "y,z", "쉼표", "-o", "w", "--yesno", "b", "--yesno", "c=yes",
        "--choice", "e", "-o", "p", "피", "-o", "q",
      ],
      answers: [
        .options(#"w,y\,z"#, keys: "\(down) \(down) "), .line("예"), .standing,
        .options("피", keys: down),
      ],
      json: #"{"a":["y,z","w"],"b":true,"c":true,"e":"p"}"#),
    SameForm(
      description: "several lines",
      arguments: ["--multiline", "a", "--multiline", "b", "--multiline", "c", "--text", "d"],
      answers: [.lines("a\n"), .linesToDone("b\n.\n..c"), .linesToDone("c"), .line("d")],
      json: #"{"a":"a\n","b":"b\n.\n..c","c":"c","d":"d"}"#),
    SameForm(
      description: "conditions",
      arguments: [
        "--yesno", "more", "--text", "why", "--when", "more", "--text", "not", "--when", "!more", "--note",
        "n", "읽을거리",
        "--text", "end", "--when", "why=w and more",
      ],
      answers: [.line("y"), .line("w"), .line("e")], json: #"{"more":true,"why":"w","not":null,"end":"e"}"#),
  ]

  @Test("The same answers come out of every front", arguments: forms, SameForm.Front.allCases)
  func sameAnswers(form: SameForm, front: SameForm.Front) throws {
    #expect(try form.run(on: front) == form.json + "\n")
  }

  /// A field, a line that it refuses, and one that it takes.
  private static let refusals: [([String], String, String)] = [
    (["--text", "a", "-r"], "", "x"), (["--text", "a", "--length", "2..3"], "글", "한글"),
    (["--integer", "a", "--range", "1..9"], "10", "9"), (["--integer", "a"], "1.5", "15"),
    (["--text", "a", "--pattern", "^[가-힣]+$"], "abc", "가나"), (["--choice", "a", "-o", "x"], "q", "x"),
    (["--yesno", "a"], "", "y"), (["--secret", "a", "-r"], "", "s"),
  ]

  @Test(
    "The same answer is refused on every front, and the next is taken", arguments: refusals,
    SameForm.Front.allCases)
  func refuses(refusal: ([String], String, String), front: SameForm.Front) throws {
    let (arguments, wrong, right) = refusal
    if front == .pipe {
      #expect(try RunningProgram.prompt(arguments, input: .text(wrong + "\n")).ending == .exited(3))
      #expect(try RunningProgram.prompt(arguments, input: .text(right + "\n")).ending == .exited(0))
      return
    }
    let story = try Story((front == .plain ? ["--plain"] : []) + arguments)
    try story.waitUntil("the form") { !$0.text.isEmpty }
    try story.settle()
    try story.type(wrong + "\r")
    try story.waitUntil("the refusal") { screen in
      screen.rows.contains { $0.hasPrefix(front == .plain ? "wrong answer: " : " ! ") }
    }
    try story.settle()
    if front == .full { try story.type("\u{15}") }
    try story.type(right + "\r")
    #expect(try story.waitForExit().status == 0)
  }
}
