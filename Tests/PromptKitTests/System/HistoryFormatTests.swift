// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct HistoryFormatTests {
  private func entries(_ text: String, isTail: Bool = false) -> [String] {
    HistoryFormat.entries(in: Array(text.utf8)[...], isTail: isTail)
  }

  @Test(
    "An entry is a line, or with stamps all up to the next stamp",
    arguments: [
      ("", []), ("\n\n", []), ("a\nb", ["a", "b"]), ("a\n\nb\n", ["a", "b"]), ("#1\na\n#2\nb\n", ["a", "b"]),
      ("#1\na\nb\n\nc\n#2\nd\n", ["a\nb\n\nc", "d"]), ("old\n#1\nnew\nlines\n", ["old", "new\nlines"]),
      ("#1\n#2\n#3\nx\n", ["#2", "x"]), ("# comment\n#12x\n", ["# comment", "#12x"]), ("#1\n", []),
      ("#1\n\n#2\nb\n", ["b"]), ("a\0b\n", ["ab"]),
    ])
  func reading(text: String, expected: [String]) {
    #expect(entries(text) == expected)
  }

  @Test(
    "Of a tail the first part of a line is left out, and with stamps the first part of an entry",
    arguments: [
      ("art\na\nb\n", ["a", "b"]), ("\na\n", ["a"]), ("art\nof an entry\n#1\na\n", ["a"]), ("art", []),
    ])
  func tails(text: String, expected: [String]) {
    #expect(entries(text, isTail: true) == expected)
  }

  @Test(
    "What is written is read again",
    arguments: ["a", "한글 \t", "two\nlines", "#123", "#1\nx", "a\n\n b", "e\u{301}"])
  func roundTrip(entry: String) {
    let bytes = HistoryFormat.bytes(of: "before", at: 1) + HistoryFormat.bytes(of: entry, at: 2)
    let read = HistoryFormat.entries(in: bytes[...], isTail: false)
    #expect(read.last.map { Array($0.utf8) } == Array(entry.utf8))
    #expect(read.count == 2)
  }

  @Test("Bytes that are not UTF-8 are repaired")
  func repair() {
    #expect(HistoryFormat.entries(in: [0x61, 0xFF, 0x0A], isTail: false) == ["a\u{FFFD}"])
  }
}
