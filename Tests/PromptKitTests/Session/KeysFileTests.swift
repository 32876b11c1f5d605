// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct KeysFileTests {
  @Test("Each line is a step; its end is no key, and empty lines and comments are none")
  func lines() throws {
    let text = "\u{FEFF}# a form\n홍길동\\r\r\n\n  \t\n \\# 1 \n\\#2\n#3\n\\e\n"
    let file = try KeysFile("k", Array(text.utf8))
    #expect(file.steps.map(\.line) == [2, 4, 5, 6, 8])
    #expect(
      file.steps.map { String(decoding: $0.keys, as: UTF8.self) } == [
        "홍길동\r", "  \t", " # 1 ", "#2", "\u{1B}",
      ])
  }

  @Test("A file of nothing presses nothing", arguments: ["", "\n", "# only words"])
  func empty(text: String) throws {
    #expect(try KeysFile("k", Array(text.utf8)).steps.isEmpty)
  }

  @Test("What is no key is told with its line", arguments: [("a\n\nb\\q", 3, "\\q"), ("\\", 1, "\\")])
  func wrong(text: String, line: Int, cited: String) {
    #expect(throws: PromptError.wrongKeys("k", line: line, cited)) { try KeysFile("k", Array(text.utf8)) }
  }

  @Test("Bytes that are not UTF-8 are keys as well")
  func bytes() throws {
    #expect(try KeysFile("k", [0xFF, 0x0A, 0x5C, 0x78, 0x66, 0x65]).steps.map(\.keys) == [[0xFF], [0xFE]])
  }

  @Test(
    "The window is as LINES and COLUMNS say, else of 24 rows and 80 columns",
    arguments: [
      (nil, nil, 24, 80), ("10", "40", 10, 40), ("0", "-1", 24, 80), ("x", "", 24, 80),
      ("65535", "65536", 65_535, 80),
    ] as [(String?, String?, Int, Int)])
  func size(lines: String?, columns: String?, rows: Int, width: Int) {
    var entries: [(name: String, value: String)] = []
    if let lines { entries.append(("LINES", lines)) }
    if let columns { entries.append(("COLUMNS", columns)) }
    #expect(Size(Environment(entries: []).with(entries)) == Size(rows: rows, columns: width))
  }
}
