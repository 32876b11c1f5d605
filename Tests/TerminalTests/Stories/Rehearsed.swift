// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// A form, a window, and what is typed step by step.
struct Rehearsed: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var rows = 24
  var columns = 80
  let arguments: [String]
  let steps: [String]

  init(_ description: String, rows: Int = 24, columns: Int = 80, _ arguments: [String], _ steps: String...) {
    testDescription = description
    self.rows = rows
    self.columns = columns
    self.arguments = ["--lang", "ko"] + arguments
    self.steps = steps
  }

  /// What came of the first steps.
  struct Outcome {
    var picture: String
    var isWaiting: Bool
    var ending: Ending
    var output: String
  }

  private static let ranOut = "prompt: 폼을 제출하기 전에 키가 끝났습니다 (표준 입력)"

  func rehearse(stepCount: Int) throws -> Outcome {
    let keys = steps.prefix(stepCount).map { Rehearsed.notation($0) + "\n" }.joined()
    let result = try RunningProgram.prompt(
      ["--keys", "-", "--screen"] + arguments, input: .text(keys),
      environment: ["LINES": String(rows), "COLUMNS": String(columns)])
    var lines = result.errors.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    let isWaiting = lines.last == Rehearsed.ranOut
    if isWaiting { lines.removeLast() }
    return Outcome(
      picture: lines.joined(separator: "\n"), isWaiting: isWaiting, ending: result.ending,
      output: result.output)
  }

  /// What is typed, as an inputrc would write it.
  private static func notation(_ keys: String) -> String {
    keys.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\u{1B}": "\\e"
      case "\r": "\\r"
      case "\u{7F}": "\\C-?"
      case "\0"..<" ": "\\C-" + String(Character(Unicode.Scalar(UInt8(scalar.value) | 0x60)))
      default: String(Character(scalar))
      }
    }.joined()
  }

  private static let five = KoreanForm.arguments
  private static let fruit = [
    "--choice", "c", "과일", "--options", "apple\t사과\navocado\nbanana\t바나나\nberry\t딸기",
  ]
  private static let many = (1...40).map { "option-\($0)" }.joined(separator: "\n")

  static let forms: [Rehearsed] = [
    Rehearsed(
      "five fields in Korean", five, "홍길동\r", "비밀번호12345", "\r", "pr", "\r", "\u{15}8443\r", "첫 줄\r둘째",
      "\u{4}"),
    Rehearsed(
      "forty columns", rows: 10, columns: 40, five, "홍길동\r", "짧음\r", "\u{15}비밀번호12345\r", "\r\r", "가나다\r라마바"),
    Rehearsed(
      "a small window", rows: 4, columns: 20, five, "홍길동\r", "abcdef", "ghij\r", "\u{1B}[Z", "\u{1}x"),
    Rehearsed(
      "a refused field", ["--integer", "port", "포트", "--range", "1..65535", "--text", "name", "이름", "-r"],
      "80a\r", "\u{7F}",
      "\r", "\r", "x\r"),
    Rehearsed(
      "a text view that scrolls", ["--multiline", "memo", "메모", "--rows", "3", "--text", "a"],
      "하나\r둘\r셋\r넷\r다섯",
      "\u{1B}[A\u{1B}[A\u{1B}[A", "\u{1}x", "\u{0B}\u{0B}", "\u{4}", "\r"),
    Rehearsed("a list that is filtered", fruit, "a", "v", "\u{15}b", "\u{1B}[B", "\u{7}", "\r"),
    Rehearsed(
      "a long list", rows: 12, ["--choices", "c", "여럿", "--options", many, "--text", "x"], " ",
      "\u{1B}[B\u{1B}[B ", "39", "\r"),
    Rehearsed(
      "a menu of words", ["--text", "a", "--complete", "alpha alto beta gamma"], "\t\t", "al\t\t", "p\t", "\r"
    ),
    Rehearsed(
      "Esc by itself and before a key", ["--text", "a", "--text", "b"], "abc def\u{1B}b", "\u{1B}", "u", "\r"),
    Rehearsed("search", ["--text", "a=alpha", "--text", "b"], "\u{12}x", "\u{7}", "\u{1}\u{1B}u", "\r\r"),
    Rehearsed(
      "a secret asked twice", ["--secret", "s", "비밀", "--twice", "-r"], "가나다라", "\r", "가나다\r", "라\r"),
    Rehearsed(
      "a paste", ["--text", "a", "--multiline", "m"], "\u{1B}[200~한 줄\r두 줄\u{1B}[201~", "\r",
      "\u{1B}[200~가\r나\u{1B}[201~", "\u{4}"),
    Rehearsed(
      "decomposed Hangul and accents", ["--text", "a", "이름"], "\u{1112}\u{1161}\u{11AB}글e\u{301}",
      "\u{2}\u{2}", "\u{7F}", "\r"),
    Rehearsed(
      "a line longer than the window", columns: 30, ["--text", "a", "이름"],
      String(repeating: "가나다라마", count: 8), "\u{1}", "\u{5}x"),
    Rehearsed(
      "the review", ["--review", "--title", "제목", "--text", "a", "--yesno", "b=yes"], "x\r", "\r", "\u{1B}[Z",
      "n\r", "\r"),
    Rehearsed(
      "hidden fields and notes", ["--note", "n", "읽을 글", "--text", "a", "--text", "b", "--advanced"],
      "\u{1B}a", "x\r", "\r"),
    Rehearsed(
      "a check", ["--text", "a", "--check", "test \"$1\" = ok || { echo 아니요 >&2; exit 1; }", "--text", "b"],
      "no\r", "y\r", "\u{15}ok\r"),
    Rehearsed("C-x C-c", five, "홍길동\r", "\u{18}", "\u{3}"),
    Rehearsed("nothing is left", ["--clear"] + fruit, "b", "\r"),
    Rehearsed(
      "plain lines",
      ["--plain"] + [
        "--title", "제목", "--text", "a", "이름", "--integer", "b", "--choice", "c", "-o", "x", "-o", "y",
      ], "홍길동\u{7F}서\r", "8a\r", "8\r", ":b\r", "9\r", "y\r"),
    Rehearsed(
      "plain lines in a small window", rows: 5, columns: 20,
      ["--plain", "--text", "a", "이름", "--multiline", "m"], "가나다라마바사아자차카", "\u{15}", "x\r", "1\r2\r3\r4",
      "\u{4}"),
    Rehearsed(
      "the window cleared", ["--title", "T", "--text", "a", "--text", "b"], "x\r", "\u{C}", "y", "\r"),
  ]
}
