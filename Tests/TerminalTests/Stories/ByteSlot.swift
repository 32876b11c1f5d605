// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// A place from which bytes may come that are no text, and what is shown in their stead.
struct ByteSlot: CustomTestStringConvertible, Sendable {
  let testDescription: String

  /// The arguments; `BYTES` stands for the bytes, which are in the files `list` and `given`, too, and the name of a third.
  let arguments: [String]

  /// What a person presses to see them, before the form is left; without any the program ends by itself.
  let keys: [String]

  /// What is shown then.
  let shows: String

  let status: Int32

  private init(
    _ testDescription: String, _ arguments: [String], keys: [String] = [], shows: String, status: Int32 = 1
  ) {
    self.testDescription = testDescription
    self.arguments = arguments
    self.keys = keys
    self.shows = shows
    self.status = status
  }

  private static let replaced = "xa\u{fffd}\u{fffd}\u{fffd}"

  static let all = [
    ByteSlot(
      "argument", ["--title=BYTES", "--text", "a"], shows: "argument 3 is not UTF-8", status: 2),
    ByteSlot(
      "argument in plain lines", ["--plain", "--text", "a=BYTES"], shows: "argument 5 is not UTF-8", status: 2
    ),
    ByteSlot("file of answers", ["--text", "a", "--answers", "given"], shows: replaced, status: 3),
    ByteSlot(
      "what a check says", ["--text", "a", "--check", "cat list >&2; exit 1"], keys: ["z\r"], shows: replaced),
    ByteSlot(
      "what a command says that lists options",
      ["--choice", "a", "-r", "--options-from", "cat list >&2; exit 1"], keys: ["\r"], shows: replaced),
    ByteSlot(
      "entry of a history", ["--text", "a", "--history", "./list"], keys: ["\u{10}"], shows: replaced),
    // What is no text is no option, no word and no name that could be an answer.
    ByteSlot(
      "options of a command", ["--choice", "a", "--options-from", "cat list; echo other"], keys: ["\r"],
      shows: "other"),
    ByteSlot(
      "words of a command", ["--text", "a", "--complete", "!cat list; echo xylo; echo xyst"],
      keys: ["x\t", "\t\t"], shows: "xylo"),
    ByteSlot("names of files", ["--path", "a"], keys: ["\t", "\t\t"], shows: "given"),
  ]
}
