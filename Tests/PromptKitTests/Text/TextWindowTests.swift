// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

@testable import PromptKit

@Suite struct TextWindowTests {
  /// The window as lines, `▏` at the cursor, `▴` and `▾` where there is more.
  private func shown(
    _ marked: String, columns: Int, rows: Int, showing: TextWindow.Showing = .plain
  ) -> [String] {
    let window = window(marked, columns: columns, rows: rows, showing: showing)
    var frame = Frame(rows: window.rows.map { Row($0) })
    frame.cursor = Frame.Position(row: window.cursorRow, column: window.cursorColumn)
    return (window.hasMoreAbove ? ["▴"] : [])
      + frame.description.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init) + (window.hasMoreBelow ? ["▾"] : [])
  }

  private func window(
    _ marked: String, columns: Int, rows: Int, showing: TextWindow.Showing = .plain
  ) -> TextWindow {
    let parts = marked.split(separator: "▏", omittingEmptySubsequences: false)
    return TextWindow(
      parts.joined(), cursor: parts.first?.utf8.count ?? 0, columns: columns, rows: rows, showing: showing)
  }

  @Test(
    "A text is broken at LF and where a row is full, and the cursor's row is seen",
    arguments: [
      ("▏", 5, 3, ["▏"]), ("ab▏c", 5, 3, ["ab▏c"]), ("abcd▏", 5, 3, ["abcd▏"]),
      ("abcde▏", 5, 3, ["abcde", "▏"]),
      ("abcde▏\nx", 5, 3, ["abcde", "▏", "x"]), ("abcde▏f", 5, 3, ["abcde", "▏f"]),
      ("abcd▏e", 5, 3, ["abcd▏e"]),
      ("a\n▏", 5, 3, ["a", "▏"]), ("a\n\nb▏", 5, 3, ["a", "", "b▏"]), ("abcde\nx▏", 5, 3, ["abcde", "x▏"]),
      ("한글▏입", 5, 3, ["한글", "▏입"]), ("한글입▏", 5, 3, ["한글", "입▏"]), ("한글▏", 4, 3, ["한글", "▏"]),
      ("abcd\u{1b}▏", 5, 3, ["abcd", "^[▏"]), ("한▏a", 1, 3, ["⋯", "▏a"]), ("a\u{202E}▏b", 5, 2, ["a⋯▏b"]),
      ("a\nb\nc\nd\ne▏", 5, 3, ["▴", "c", "d", "e▏"]), ("▏a\nb\nc\nd\ne", 5, 3, ["▏a", "b", "c", "▾"]),
      ("a\nb\n▏c\nd\ne", 5, 3, ["▴", "b", "▏c", "d", "▾"]), ("a\nb\nc\n▏d\ne", 5, 3, ["▴", "c", "▏d", "e"]),
      ("abcdefghij▏klm", 5, 1, ["▴", "▏klm"]), ("👨‍👩‍👧▏👨‍👩‍👧", 4, 2, ["👨‍👩‍👧▏👨‍👩‍👧"]), ("1\r\n▏2", 5, 2, ["1^M", "▏2"]),
    ] as [(String, Int, Int, [String])])
  func layout(text: String, columns: Int, rows: Int, lines: [String]) {
    #expect(shown(text, columns: columns, rows: rows) == lines)
  }

  @Test("A masked text shows a mark for each character, a hidden one nothing")
  func masked() {
    #expect(shown("한a👨‍👩‍👧▏b", columns: 10, rows: 2, showing: .masked("∙")) == ["∙∙∙▏∙"])
    #expect(shown("한a\nb▏", columns: 3, rows: 2, showing: .masked("∙")) == ["∙∙∙", "∙▏"])
    #expect(shown("abc▏", columns: 3, rows: 2, showing: .hidden) == ["▏"])
  }

  @Test("A cursor within a character stands before it, and one outside the text at its nearest end")
  func cursorBounds() {
    #expect(TextWindow("한글", cursor: 4, columns: 9, rows: 1).cursorColumn == 2)
    #expect(TextWindow("한글", cursor: 99, columns: 9, rows: 1).cursorColumn == 4)
    #expect(TextWindow("한글", cursor: 0, columns: .max, rows: .max).offset(movedBy: 0, goalColumn: .min) == 0)
    #expect(TextWindow("한글", cursor: -1, columns: 0, rows: 0).rows == ["⋯"])
  }

  @Test(
    "The cursor moves by shown rows and keeps its column",
    arguments: [
      ("abc▏\nde\nfgh", 1, 3, 6), ("abc▏\nde\nfgh", 2, 3, 10), ("abc▏", 1, 3, nil), ("abc▏", -1, 3, nil),
      ("abcdefghi▏", -1, 4, 4), ("abcdefgh▏", -1, 5, 4), ("한글\na▏bc", -1, 1, 0), ("한글\nab▏c", -1, 2, 3),
      ("a\nb▏", Int.min, 0, nil), ("a\nb▏", Int.max, 0, nil),
    ] as [(String, Int, Int, Int?)])
  func movement(text: String, rows: Int, goal: Int, offset: Int?) {
    #expect(window(text, columns: 5, rows: 3).offset(movedBy: rows, goalColumn: goal) == offset)
  }

  @Test("Rows come out the same from the quick look at plain text and from the close one")
  func agreesWithClusters() {
    var random = SeededGenerator(seed: 2)
    let pieces = [
      "a", "b ", "한", "\n", "\u{1b}", "e\u{301}", "👨‍👩‍👧", "🇰🇷", "\u{1112}\u{1161}", "漢字", "\u{600}1", "zzzzzzzz",
    ]
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      let columns = Int.random(in: 1...12, using: &random)
      let window = TextWindow(text, cursor: 0, columns: columns, rows: 1000)
      #expect(!window.hasMoreBelow)
      #expect(
        window.rows == simpleRows(text, columns: columns), "\(text.debugDescription) \(columns)")
    }
  }

  private func simpleRows(_ text: String, columns: Int) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      var rows = [""]
      var width = 0
      for character in String(line) {
        let isTooWide = character.columns > columns
        let own = isTooWide ? 1 : character.columns
        if width + own > columns {
          rows.append("")
          width = 0
        }
        rows[rows.count - 1] += isTooWide ? "⋯" : character.printable
        width += own
      }
      return rows
    }
  }

  @Test("A text of a megabyte is laid out in a moment, wherever the cursor is")
  func large() {
    let line = String(repeating: "x", count: 1_000_000)
    let hangul = String(repeating: "한", count: 300_000)
    let clock = ContinuousClock()
    let elapsed = clock.measure {
      for text in [line, hangul, String(repeating: "ab\n", count: 300_000)] {
        for cursor in [0, 450_000, 900_000] {
          #expect(TextWindow(text, cursor: cursor, columns: 60, rows: 6).rows.count == 6)
        }
      }
    }
    #expect(elapsed < .seconds(10))
  }
}
