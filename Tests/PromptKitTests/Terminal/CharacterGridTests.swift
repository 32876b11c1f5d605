// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

/// What forms write is compared with a real terminal in `ScreenStoryTests` and in the rehearsals of `TerminalTests`.
@Suite struct CharacterGridTests {
  @Test(
    "A terminal shows the same of plain text, line ends, backspaces and the ends of rows",
    arguments: [
      "", "abc", "abc\r\nde", "abcdef", "abcdefg", "abcdefghijklmnop", "abcde한", "abcd한x", "한글한글",
      "abcdef\u{8}x",
      "abcdef\rx", "abc\u{8}\u{8}x", "\u{8}x", "ab\u{8} \u{8}", "한\u{8}\u{8}  \u{8}\u{8}a",
      "1\r\n2\r\n3\r\n4\r\n5",
      "abcdef\r\ng", "e\u{301}x", "abcdee\u{301}", "\u{1112}\u{1161}\u{11AB}글",
      "\u{1112}\u{7}\u{1161}\u{11AB}x", "\u{301}a",
      "a\u{7}b\u{0}c", "1\r\n2\r\n3\u{1B}[2A\rx", "ab\u{1B}[9Cx", "ab\u{1B}[9Dx", "ab\u{1B}[9Ax\u{1B}[9By",
      "abcdef\u{1B}[4G\u{1B}[K",
      "a\u{1B}[5Gb", "ab한cd\u{1B}[3G\u{1B}[2Px", "abcdef\u{1B}[2G\u{1B}[2@",
      "abc\u{1B}[H\u{1B}[2Jx",
      "\u{1B}[1;31ma\u{1B}[m\u{1B}[?2004hb",
    ])
  func text(text: String) {
    let size = Size(rows: 4, columns: 6)
    let terminal = VirtualScreen(size)
    terminal.write(text)
    var grid = CharacterGrid(size: size)
    grid.write(Array(text.utf8))
    #expect(grid.rows == rows(of: terminal))
    #expect(grid.cursor == terminal.cursor)
  }

  private func rows(of terminal: VirtualScreen) -> [String] {
    var lines = terminal.lines
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  @Test(
    "The cursor stands in the rows where the next character goes",
    arguments: [
      ("", ["▏"]), ("ab", ["ab▏"]), ("ab\u{8}", ["a▏b"]), ("ab\r", ["▏ab"]), ("한글\u{8}\u{8}", ["한▏글"]),
      ("ab\n", ["ab", "▏"]),
      ("abcdef", ["abcdef▏"]), ("a\u{1B}[2C", ["a  ▏"]), ("ab\n\u{1B}[A\u{1B}[4C", ["ab  ▏"]),
      ("a  ", ["a  ▏"]),
    ])
  func cursor(text: String, rows: [String]) {
    var grid = CharacterGrid(size: Size(rows: 4, columns: 6))
    grid.write(Array(text.utf8))
    #expect(grid.rowsWithCursor == rows)
  }

  @Test(
    "What terminals disagree on stands in the grid as the program means it, and what is cut off ends nothing")
  func odd() {
    var grid = CharacterGrid(size: Size(rows: 2, columns: 1))
    grid.write(Array("한a\u{1B}[999999999999999999999C\u{1B}[65535@\u{1B}[3".utf8))
    #expect(grid.rows.count <= 2)
    grid = CharacterGrid(size: Size(rows: 2, columns: 6))
    grid.write(Array("abcd한\r\u{1B}[@".utf8))
    #expect(grid.rows == [" abcd"])
    grid = CharacterGrid(size: Size(rows: 2, columns: 9))
    grid.write(Array("👨‍👩‍👧x\u{1B}".utf8))
    #expect(grid.rows == ["👨‍👩‍👧x"] && grid.cursor == Frame.Position(row: 0, column: 3))
  }
}
