// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// A place that shows text of others, and how to have it shown there.
struct HostileSlot: CustomTestStringConvertible, Sendable {
  /// What is pressed, and what the text is given by: an argument, a file of the folder, or what a command prints.
  let testDescription: String

  /// The arguments; `%` stands for the text.
  var arguments: [String]

  /// What a person presses, a piece after the other; without any nobody is asked.
  var keys: [String] = []

  /// The files that hold the text, or bear it as their name: `%` stands for it in both.
  var files: [String: String] = [:]

  /// What standard input brings; `%` stands for the text.
  var input: String?

  /// Whether the text itself is shown, escaped; some messages only tell where it stands.
  var isShown: Bool { !Self.hiding.contains(testDescription) }

  private static let hiding: Set<String> = [
    "answers that were kept", "plain words of completion", "key that is none", "name in CSV", "name in JSON",
    "line that is no assignment", "missing field with a label",
  ]

  /// Whether tabs and line breaks of the text would be more than text here.
  var isLine = false

  init(
    _ testDescription: String, _ arguments: [String], keys: [String] = [], files: [String: String] = [:],
    input: String? = nil, isLine: Bool = false
  ) {
    self.testDescription = testDescription
    self.arguments = arguments
    self.keys = keys
    self.files = files
    self.input = input
    self.isLine = isLine
  }

  /// The texts of a form, and what a person does to see them.
  private static let form: [HostileSlot] = [
    HostileSlot("title", ["--title=%", "--text", "a"], keys: ["\r"]),
    HostileSlot("word on the button", ["--done-label=%", "--text", "a"], keys: ["\r"]),
    HostileSlot("label", ["--text", "a", "--label=%"], keys: ["\r"]),
    HostileSlot("hint", ["--text", "a", "--hint=%"], keys: ["\r"]),
    HostileSlot("placeholder", ["--text", "a", "--placeholder=%"], keys: ["\r"]),
    HostileSlot("note", ["--note", "a", "%", "--text", "b"], keys: ["\r"]),
    HostileSlot("default, and the transcript", ["--text", "a=%"], keys: ["\r"], isLine: true),
    HostileSlot("default of several lines", ["--multiline", "a=%"], keys: ["\u{4}"]),
    HostileSlot("value of an option", ["--choice", "a=%", "-o", "%", "-o", "b"], keys: ["\r"], isLine: true),
    HostileSlot(
      "label of an option", ["--choice", "a", "-o", "a", "%", "-o", "b"], keys: ["\u{1b}[B", "\r"],
      isLine: true),
    HostileSlot("options of a list", ["--choices", "a", "--options=%"], keys: [" ", "\r"]),
    HostileSlot("message", ["--text", "a", "-r", "--message=%"], keys: ["\r", "x\r"]),
    HostileSlot("pattern that is not found", ["--text", "a", "--pattern=^%$"], keys: ["x\r", "\u{15}\r"]),
    HostileSlot("review", ["--review", "--text", "a=%", "--label=%"], keys: ["\r", "\r"], isLine: true),
    HostileSlot("secret's label, twice", ["--secret", "a", "--label=%", "--twice"], keys: ["x\r", "x\r"]),
    HostileSlot("words of completion", ["--text", "a", "--complete=%"], keys: ["\t", "\t\t", "\r"]),
    HostileSlot(
      "words that a command completes", ["--text", "a", "--complete=!cat words"], keys: ["\t", "\t\t", "\r"],
      files: ["words": "%\nx%\n"]),
    HostileSlot(
      "names of files", ["--path", "a"], keys: ["\t", "\t\t", "\r"], files: ["%": "", "b%": ""], isLine: true),
    HostileSlot(
      "entry of a history", ["--text", "a", "--history", "./past"], keys: ["\u{10}", "\u{12}x", "\r", "\r"],
      files: ["past": "x%\n"], isLine: true),
    HostileSlot(
      "options of a command", ["--choice", "a", "--options-from", "cat list"], keys: ["\u{1b}[B", "\r"],
      files: ["list": "%\nx\t%\n"]),
    HostileSlot(
      "errors of a command that lists options", ["--choice", "a", "--options-from", "cat list >&2; exit 1"],
      keys: ["\r", "\u{18}\u{3}"], files: ["list": "%\n"]),
    HostileSlot(
      "errors of a check", ["--text", "a", "--check", "cat said >&2; exit 1"],
      keys: ["x\r", "\u{18}", "\u{3}"],
      files: ["said": "%\n"]),
    HostileSlot(
      "answers that were kept", ["--save", "kept", "--text", "a"], keys: ["\r"],
      files: ["kept": "{\"a\":\"%\"}"],
      isLine: true),
    HostileSlot(
      "answer that was given", ["--set", "a=%", "--text", "a", "--text", "b"], keys: ["\r"], isLine: true),
    HostileSlot("command that is not there", ["--text", "a", "--", "%"], keys: ["\r"]),
  ]

  /// The same in plain lines.
  private static let plain: [HostileSlot] = [
    HostileSlot(
      "plain title, label, hint, default",
      ["--plain", "--title=%", "--text", "a=%", "--label=%", "--hint=%"], keys: ["\r"], isLine: true),
    HostileSlot(
      "plain note, options, message",
      ["--plain", "--note", "n", "%", "--choice", "a", "-o", "%", "l%", "-o", "b", "--message=%"],
      keys: ["zz\r", "b\r"], isLine: true),
    HostileSlot(
      "plain errors of a check", ["--plain", "--text", "a", "--check", "cat said >&2; exit 1"],
      keys: ["x\r", "\u{3}"], files: ["said": "%\n"]),
    HostileSlot(
      "plain words of completion", ["--plain", "--text", "a", "--complete=%"], keys: ["\t", "\r"]),
  ]

  /// What is said on standard error where nobody is asked.
  private static let messages: [HostileSlot] = [
    HostileSlot("unknown option", ["--%"]),
    HostileSlot("name of a field", ["--text", "%"]),
    HostileSlot("range", ["--integer", "a", "--range=%"]),
    HostileSlot("pattern that is none", ["--text", "a", "--pattern=(%"]),
    HostileSlot("condition", ["--text", "a", "--text", "b", "--when=%"]),
    HostileSlot("time limit", ["--timeout=%", "--text", "a"]),
    HostileSlot("format", ["--output=%", "--text", "a"]),
    HostileSlot("prefix", ["--prefix=%", "--text", "a"]),
    HostileSlot("default that its kind cannot hold", ["--integer", "a=%"]),
    HostileSlot("name of a file of answers", ["--answers=./%", "--text", "a", "--no-input"]),
    HostileSlot("name of a file of keys", ["--keys=./%", "--text", "a"]),
    HostileSlot("name of an inputrc", ["--inputrc=./%", "--keys", "-", "--text", "a"], input: "RET\n"),
    HostileSlot("key that is none", ["--keys", "-", "--text", "a"], input: "<%>\n"),
    HostileSlot("unknown name in --set", ["--set", "%=x", "--text", "a", "--no-input"]),
    HostileSlot("refused value in --set", ["--set", "a=%", "--integer", "a", "--no-input"]),
    HostileSlot("refused line", ["--integer", "a"], input: "%\n"),
    HostileSlot("refused line, by its own message", ["--integer", "a", "--message=%"], input: "x\n"),
    HostileSlot(
      "refused by a check", ["--text", "a", "--check", "cat said >&2; exit 1"], files: ["said": "%\n"],
      input: "x\n"),
    HostileSlot("name in CSV", ["--input-format", "csv", "--text", "a"], input: "a,%\n1,2\n"),
    HostileSlot(
      "name in JSON", ["--answers", "given", "--no-input", "--text", "a"], files: ["given": "{\"%\":\"x\"}"]),
    HostileSlot(
      "line that is no assignment", ["--answers", "given", "--no-input", "--text", "a"],
      files: ["given": "%\n"]),
    HostileSlot("missing field with a label", ["--text", "a", "--label=%", "-r", "--no-input"]),
    HostileSlot("--explain", ["--explain", "--set", "b=%", "--text", "a=%", "--label=%", "--text", "b"]),
    HostileSlot(
      "help of a form",
      ["-O", "json", "--title=%", "--choice", "a=%", "--label=%", "-o", "%", "%", "--args", "--help"]),
    HostileSlot("unknown flag of a form", ["--text", "a", "--args", "--%"]),
    HostileSlot("operand of a form", ["--text", "a", "--args", "%"]),
    HostileSlot(
      "--screen", ["--keys", "-", "--screen", "--title=%", "--text", "a=%", "--label=%", "--hint=%"],
      input: "RET\n"),
    HostileSlot("command of a loop that fails", ["--repeat", "--text", "a", "--", "./%"], input: "x\n"),
  ]

  /// All of them.
  static let all = form + plain + messages
}
