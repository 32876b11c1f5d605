// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct ScreenTests {
  /// A frame from its rows; `▏` is where the cursor stands.
  private func frame(_ lines: String...) -> Frame {
    var frame = Frame()
    for (index, line) in lines.enumerated() {
      let parts = line.split(separator: "▏", omittingEmptySubsequences: false)
      if parts.count > 1 { frame.cursor = .init(row: index, column: parts[0].columns) }
      frame.rows.append(Row(parts.joined()))
    }
    return frame
  }

  @Test(
    "A key costs the fewest bytes that show what it did",
    arguments: [
      ("abc▏", "abcd▏", "d"), ("▏", "한▏", "한"), ("abc▏", "abc ▏", " "),
      ("ab▏cdefghij", "abx▏cdefghij", "\u{1b}[@x"), ("ab▏cdefghij", "ab한▏cdefghij", "\u{1b}[2@한"),
      ("한▏글입력기글", "한가▏글입력기글", "\u{1b}[2@가"), ("abcd▏", "abc▏", "\u{8} \u{8}"),
      ("한글▏", "한▏", "\u{8}\u{8}\u{1b}[K"),
      ("abc▏defghij", "ab▏defghij", "\u{8}\u{1b}[P"), ("한글▏입력기", "한▏입력기", "\u{8}\u{8}\u{1b}[2P"),
      ("abcd▏", "abc▏d", "\u{8}"), ("한글▏", "한▏글", "\u{8}\u{8}"), ("ab▏cd", "abc▏d", "c"), ("한▏글", "한글▏", "글"),
      ("abcdefghi▏", "▏abcdefghi", "\r"), ("▏abcdefghi", "abcdefghi▏", "\u{1b}[9C"),
      ("abcdefghi▏", "abcd▏", "\u{1b}[5G\u{1b}[K"), ("abc▏", "abc▏", ""),
      ("abcdef▏gh", "abcXef▏gh", "\u{8}\u{8}\u{8}Xef"),
    ])
  func bytesOfKey(before: String, after: String, bytes: String) {
    var screen = Screen(size: Size(rows: 5, columns: 40))
    _ = screen.draw(frame("title", before, " bar    OK"))
    #expect(String(decoding: screen.draw(frame("title", after, " bar    OK")), as: UTF8.self) == bytes)
  }

  @Test("The form begins in the cursor's row, and rows are erased one by one")
  func firstDrawing() {
    var screen = Screen(size: Size(rows: 5, columns: 40))
    let bytes = screen.draw(frame("a", "b▏"))
    #expect(String(decoding: bytes, as: UTF8.self) == "\r\u{1b}[Ka\r\n\u{1b}[Kb")
  }

  @Test("A disputed character is followed by the column where the next one goes")
  func reanchoring() {
    var screen = Screen(size: Size(rows: 5, columns: 40))
    _ = screen.draw(frame("▏"))
    #expect(String(decoding: screen.draw(frame("🇰🇷▏")), as: UTF8.self) == "🇰🇷\u{1b}[3G\u{1b}[K")
    #expect(String(decoding: screen.draw(frame("🇰🇷a▏")), as: UTF8.self) == "a")
  }

  @Test("Styles are set by what is added to them, and the terminal is left in plain style")
  func styles() {
    var screen = Screen(size: Size(rows: 5, columns: 40))
    var row = Row("a", .bold)
    row.append("b", Style([.bold, .reversed], colour: .palette(1)))
    row.append("c", Style(.dim, colour: .palette(10)))
    row.append("d", Style(colour: .palette(200)))
    let bytes = screen.draw(Frame(rows: [row]))
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "\r\u{1b}[K\u{1b}[1ma\u{1b}[7;31mb\u{1b}[0;2;92mc\u{1b}[0;38;5;200md\u{1b}[m\r")
  }

  @Test("The transcript takes the form's place and the cursor the row below")
  func transcript() {
    let terminal = VirtualScreen(Size(rows: 4, columns: 20))
    var screen = Screen(size: terminal.size)
    terminal.write("$ prompt\r\n")
    terminal.write(screen.draw(frame("title", "› name  x▏", " bar")))
    terminal.write(screen.finish(with: frame("title", "  name  x")))
    #expect(terminal.lines == ["$ prompt", "title", "  name  x", ""])
    #expect(terminal.cursor == .init(row: 3, column: 0))
    terminal.write(screen.draw(frame("again▏", " bar")))
    #expect(terminal.lines == ["title", "  name  x", "again", " bar"])
    terminal.write(screen.finish(with: frame("1", "2", "3", "4", "5", "6")))
    #expect(terminal.lines == ["4", "5", "6", ""])
    #expect(terminal.cursor == .init(row: 3, column: 0))
  }

  @Test("Where nobody types, a word that changes is written whole")
  func wholeWords() {
    var screen = Screen(size: Size(rows: 5, columns: 20))
    _ = screen.draw(frame("x▏", " 2/5 name", " bar"))
    let bytes = String(decoding: screen.draw(frame("x▏", " 3/5 name", " bar")), as: UTF8.self)
    #expect(bytes.contains("3/5"))
    #expect(!bytes.contains("name"))
  }

  @Test("A cleared form leaves nothing, and the cursor where it began")
  func cleared() {
    let terminal = VirtualScreen(Size(rows: 5, columns: 20))
    var screen = Screen(size: terminal.size)
    terminal.write("$ prompt\r\n")
    terminal.write(screen.draw(frame("title", "x▏", " bar")))
    terminal.write(screen.clear())
    #expect(terminal.lines == ["$ prompt", "", "", "", ""])
    #expect(terminal.cursor == .init(row: 1, column: 0))
    #expect(screen.clear() == [.carriageReturn])
  }

  @Test("What was written over is drawn again at the top of a cleared window")
  func drawnAgain() {
    let terminal = VirtualScreen(Size(rows: 4, columns: 20))
    var screen = Screen(size: terminal.size)
    terminal.write("$ prompt\r\n")
    terminal.write(screen.draw(frame("title", "x▏", " bar")))
    terminal.write("garbage\r\u{1b}[C")
    terminal.write(screen.clearWindow())
    terminal.write(screen.draw(frame("title", "x▏", " bar")))
    #expect(terminal.lines == ["title", "x", " bar", ""])
  }

  @Test("What does not fit the window is cut, and a cursor outside goes to the edge")
  func clamped() {
    for size in [Size(rows: 0, columns: 0), Size(rows: 1, columns: 1), Size(rows: 2, columns: 3)] {
      let terminal = VirtualScreen(size)
      var screen = Screen(size: size)
      var frame = frame("abcdef", "한글한글", "…", "x")
      frame.cursor = .init(row: 99, column: 99)
      terminal.write(screen.draw(frame))
      #expect(terminal.cursor == .init(row: size.rows - 1, column: size.columns - 1))
      frame.cursor = .init(row: -1, column: .min)
      terminal.write(screen.draw(frame))
      #expect(terminal.cursor == .init(row: 0, column: 0))
    }
  }

  @Test(
    "Terminals that wrap rows anew are told from those that do not, and tmux from all",
    arguments: [
      ("xterm-256color", false, Wrapping.anew), ("linux", false, .never), ("screen-256color", false, .never),
      ("screen-256color", true, .asTmux), ("xterm-256color", true, .asTmux),
      ("tmux-256color", false, .asTmux),
      ("vt100", false, .never), ("vte-256color", false, .anew), ("", false, .anew),
    ])
  func wrapping(term: String, isTmux: Bool, wrapping: Wrapping) {
    #expect(Wrapping(term: term, isTmux: isTmux) == wrapping)
  }
}
