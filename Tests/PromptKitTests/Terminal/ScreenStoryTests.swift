// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

@testable import PromptKit

/// Random frames, one after another, on a real screen.
@Suite struct ScreenStoryTests {
  private static let quiet = [
    "a", "b", "c", " ", "한", "글", "漢", "e\u{301}", "\u{1112}\u{1161}\u{11AB}", "∙", "⋯",
  ]
  private static let disputed = ["👨‍👩‍👧", "🇰🇷", "❤\u{FE0F}", "👍🏽", "…", "·", "🫩", "─"]
  private static let styles: [Style] = [
    .plain, .plain, .bold, Style(.reversed), Style(colour: .palette(2)),
    Style([.underlined], colour: .palette(9), ground: .palette(3)),
    Style(.italic, colour: .direct(red: 1, green: 2, blue: 3)),
  ]

  @Test("After any two frames the screen shows the second as if it were drawn afresh", arguments: 0..<120)
  func differences(seed: Int) throws {
    try play(seed: UInt64(seed), alphabet: Self.quiet)
  }

  @Test("A terminal that disagrees on a character's width shows everything else right", arguments: 0..<60)
  func disagreements(seed: Int) throws {
    try play(seed: 1000 + UInt64(seed), alphabet: Self.quiet + Self.disputed)
  }

  private func play(seed: UInt64, alphabet: [String]) throws {
    var random = SeededGenerator(seed: seed)
    let size = Size(
      rows: Int.random(in: 1...9, using: &random), columns: Int.random(in: 3...24, using: &random))
    let terminal = VirtualScreen(size)
    var screen = Screen(size: size)
    var grid = CharacterGrid(size: size)
    func write(_ bytes: [UInt8]) {
      terminal.write(bytes)
      grid.write(bytes)
    }
    write(Array(String(repeating: "$\r\n", count: Int.random(in: 0...10, using: &random)).utf8))
    var frame = Frame(rows: [Row("")])
    for step in 0..<60 {
      frame = next(frame, size: size, alphabet: alphabet, using: &random)
      write(screen.draw(frame))
      try expect(terminal, shows: frame, "seed \(seed), step \(step)")
      try expect(grid, isAs: terminal, frame, "seed \(seed), step \(step)")
    }
    write(screen.clear())
    #expect(grid.rows.allSatisfy { $0 == "$" }, "seed \(seed)")
    #expect(terminal.lines.allSatisfy { $0.isEmpty || $0 == "$" }, "seed \(seed)")
  }

  /// The same frame after an edit, or another one.
  private func next(
    _ frame: Frame, size: Size, alphabet: [String], using random: inout SeededGenerator
  ) -> Frame {
    var rows = frame.rows.map(pieces)
    if Int.random(in: 0..<8, using: &random) == 0 {
      rows = (0..<Int.random(in: 1...size.rows, using: &random)).map { _ in
        (0..<Int.random(in: 0...size.columns, using: &random)).map { _ in piece(alphabet, using: &random) }
      }
    }
    let index = Int.random(in: 0..<rows.count, using: &random)
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let place = Int.random(in: 0...rows[index].count, using: &random)
      if Bool.random(using: &random) {
        rows[index].insert(piece(alphabet, using: &random), at: place)
      } else if place < rows[index].count {
        rows[index].remove(at: place)
      }
    }
    var result = Frame(rows: rows.map(row))
    result.rows = result.rows.map { $0.fitted(to: size.columns) }
    result.cursor = .init(
      row: Int.random(in: 0..<rows.count, using: &random),
      column: Int.random(in: 0..<size.columns, using: &random))
    if Bool.random(using: &random) {
      result.cursor.row = index
      result.cursor.column = min(result.rows[index].columns, size.columns - 1)
    }
    return result
  }

  private func piece(_ alphabet: [String], using random: inout SeededGenerator) -> (String, Style) {
    (alphabet.randomElement(using: &random) ?? "a", Self.styles.randomElement(using: &random) ?? .plain)
  }

  private func pieces(of row: Row) -> [(String, Style)] {
    row.cells.indices.map { (String(decoding: row.bytes(ofCellAt: $0), as: UTF8.self), row.cells[$0].style) }
  }

  private func row(of pieces: [(String, Style)]) -> Row {
    var row = Row()
    for (text, style) in pieces { row.append(text, style) }
    return row
  }

  private func expect(_ terminal: VirtualScreen, shows frame: Frame, _ comment: String) throws {
    let cursor = terminal.cursor
    try #require(cursor.column == frame.cursor.column, "\(comment)")
    let top = cursor.row - frame.cursor.row
    guard top >= 0, top + frame.rows.count <= terminal.size.rows else {
      Issue.record("the form left the window: \(comment)")
      return
    }
    for (index, row) in frame.rows.enumerated() {
      func place(_ column: Int) -> String {
        "\(comment): row \(index), column \(column) of\n\(frame)\n--\n\(terminal.lines)"
      }
      var column = 0
      for cell in row.cells.indices {
        let text = String(decoding: row.bytes(ofCellAt: cell), as: UTF8.self)
        let width = Int(row.cells[cell].columns)
        if !row.cells[cell].isDisputed {
          let wanted = VirtualScreen.Cell(text: text, style: row.cells[cell].style, width: width)
          let seen = terminal.cell(row: top + index, column: column)
          if seen != wanted { try #require(seen == wanted, "\(place(column))") }
        }
        column += width
      }
      while column < terminal.size.columns {
        let seen = terminal.cell(row: top + index, column: column)
        if seen != VirtualScreen.Cell(text: " ") { try #require(seen.text == "", "\(place(column))") }
        column += 1
      }
    }
    for row in 0..<terminal.size.rows where row < top || row >= top + frame.rows.count {
      try #require(["", "$"].contains(terminal.lines[row]), "\(comment): row \(row) beside the form")
    }
  }

  /// The grid is as the terminal, save the rows that hold what terminals disagree on.
  private func expect(
    _ grid: CharacterGrid, isAs terminal: VirtualScreen, _ frame: Frame, _ comment: String
  ) throws {
    try #require(grid.cursor == terminal.cursor, "\(comment)")
    let top = terminal.cursor.row - frame.cursor.row
    var lines = terminal.lines
    for (index, row) in frame.rows.enumerated() where row.cells.contains(where: \.isDisputed) {
      lines[top + index] = top + index < grid.rows.count ? grid.rows[top + index] : ""
    }
    while lines.last == "" { lines.removeLast() }
    try #require(grid.rows == lines, "\(comment)")
  }

  @Test(
    "After the window was made narrower or wider the form is there once, and nothing else is lost",
    arguments: 0..<150)
  func resizing(seed: Int) throws {
    var random = SeededGenerator(seed: 5000 + UInt64(seed))
    var size = Size(rows: 14, columns: 30)
    var terminal = VirtualScreen(size)
    let reflows = seed % 3 != 0
    var screen = Screen(size: size, wrapping: reflows ? .anew : .never)
    terminal.write("$ 1\r\n$ 2\r\n$ 3\r\n")
    for step in 0..<6 {
      let frame = form(size, using: &random)
      terminal.write(screen.draw(frame))
      try expectOnce(terminal, frame, "seed \(seed), step \(step)")
      let count = Int.random(in: 0...2, using: &random)
      for _ in 0..<count {
        size = Size(
          rows: Int.random(in: 6...16, using: &random), columns: Int.random(in: 8...40, using: &random))
        screen.resize(to: size)
      }
      if count > 0 { terminal = reflows ? terminal.reflowed(to: size) : terminal.cut(to: size) }
    }
  }

  private func form(_ size: Size, using random: inout SeededGenerator) -> Frame {
    func text(_ count: Int) -> String {
      (0..<Int.random(in: 0...count, using: &random)).map { _ in
        ["x", "한", "y"].randomElement(using: &random) ?? ""
      }
      .joined()
    }
    var rows = [Row("title " + text(20)), Row("› " + text(40)), Row(" bar " + text(40))]
    rows = rows.map { $0.fitted(to: size.columns) }
    let column = Int.random(in: 0...min(rows[1].columns, size.columns - 1), using: &random)
    return Frame(rows: rows, cursor: .init(row: 1, column: column))
  }

  private func trimmed(_ row: Row) -> String {
    var text = row.text
    while text.last == " " { text.removeLast() }
    return text
  }

  private func expectOnce(_ terminal: VirtualScreen, _ frame: Frame, _ comment: String) throws {
    let lines = terminal.lines
    try #require(lines.filter { $0.hasPrefix("title") }.count == 1, "\(comment) \(lines)")
    try #require(lines.filter { $0.hasPrefix(" bar") }.count == 1, "\(comment) \(lines)")
    let top = terminal.cursor.row - 1
    try #require(terminal.cursor.column == frame.cursor.column, "\(comment) \(lines)")
    guard top >= 0, top + 3 <= lines.count else {
      Issue.record("\(comment) \(lines)")
      return
    }
    try #require(Array(lines[top..<top + 3]) == frame.rows.map(trimmed), "\(comment)")
    try #require(lines[(top + 3)...].allSatisfy { $0.isEmpty }, "\(comment) \(lines)")
    try #require(lines[..<top] == ["$ 1", "$ 2", "$ 3"].suffix(top), "\(comment) \(lines)")
  }
}

extension VirtualScreen {
  /// A screen of another size as a terminal shows it that cuts what does not fit: rows on the right, the rest at the top.
  fileprivate func cut(to size: Size) -> VirtualScreen {
    let rows = lines.prefix(max((lines.lastIndex { !$0.isEmpty } ?? 0), cursor.row) + 1)
    let gone = min(max(rows.count - size.rows, 0), cursor.row)
    let other = VirtualScreen(size)
    other.write(
      rows.dropFirst(gone).prefix(size.rows).map { line in
        var left = size.columns
        return String(
          line.prefix {
            left -= $0.columns
            return left >= 0
          })
      }.joined(separator: "\r\n"))
    other.write("\u{1b}[\(cursor.row - gone + 1);\(min(cursor.column, size.columns - 1) + 1)H")
    return other
  }
}
