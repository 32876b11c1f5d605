// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@Suite struct VirtualScreenTests {
  private func screen(_ bytes: String, rows: Int = 4, columns: Int = 10) -> VirtualScreen {
    let screen = VirtualScreen(rows: rows, columns: columns)
    screen.feed(Array(bytes.utf8)[...])
    return screen
  }

  @Test("Wide characters take two columns and are shown once")
  func wide() {
    let screen = screen("한글a\r\n  나")
    #expect(screen.rows == ["한글a", "  나", "", ""])
    #expect(screen.cursor == .init(row: 1, column: 4))
  }

  @Test("Decomposed characters stay together in their cell")
  func decomposed() {
    #expect(screen("e\u{301}x").text.unicodeScalars.count == 3)
  }

  @Test("Rows that scroll away are kept, oldest first")
  func scrollback() {
    let screen = screen("1\r\n2\r\n3\r\n4\r\n5\r\n6")
    #expect(screen.scrollback == ["1", "2"])
    #expect(screen.text == "3\n4\n5\n6")
  }

  @Test("Bold, reversed and coloured cells are told apart from plain ones")
  func styles() {
    let screen = screen("a\u{1b}[1mb\u{1b}[0;7mc\u{1b}[0;32md")
    #expect(screen.style(row: 0, column: 0) == .init())
    #expect(screen.style(of: "b") == .init(isBold: true))
    #expect(screen.style(of: "c") == .init(isReversed: true))
    #expect(screen.style(of: "d") == .init(color: .palette(2)))
    #expect(screen.style(of: "e") == nil)
  }

  @Test("Modes are read wherever the output is cut")
  func modes() {
    let bytes = Array("x\u{1b}[?2004h\u{1b}[?25;1049h\u{1b}[?25l\u{1b}[2J".utf8)
    for cut in 0...bytes.count {
      let screen = VirtualScreen(rows: 2, columns: 5)
      screen.feed(bytes[..<cut])
      screen.feed(bytes[cut...])
      #expect(screen.isPasteBracketed && screen.isAlternate && !screen.isCursorVisible)
    }
  }

  @Test("A query is answered, so that a program that asks is found out")
  func replies() {
    let screen = screen("ab\u{1b}[6n")
    #expect(screen.takeReplies() == Array("\u{1b}[1;3R".utf8))
    #expect(screen.replies.isEmpty)
  }
}
