// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct CompletionMenuViewTests {
  private func picture(_ names: [String], turned: Int = 0, columns: Int = 40, limit: Int = 4) -> String {
    var menu = CompletionMenu(names: names)
    for _ in 0..<turned { menu = menu.turned }
    let columns = Columns(total: columns, widestLabel: 4)
    let rows = CompletionMenuView(menu: menu, columns: columns, theme: Theme(depth: .none)).rows(
      limit: limit)
    return rows.map { $0.text.trimmingSuffix }.joined(separator: "\n")
  }

  @Test("Names stand in columns of one width, row by row, where answers begin")
  func columns() {
    #expect(
      picture(["include/", "lib/", "main.c", "Makefile", "한글.txt"])
        == """
                include/  lib/      main.c
                Makefile  한글.txt
        """)
  }

  @Test("More than fits is turned page by page, and the last page is followed by the first")
  func pages() {
    let names = (10..<20).map { "name-\($0)-long-long" }
    let first = """
              name-10-long-long
              name-11-long-long
              name-12-long-long
              name-13-long-long             ▾
      """
    #expect(picture(names) == first)
    #expect(
      picture(names, turned: 1)
        == """
                name-14-long-long             ▴
                name-15-long-long
                name-16-long-long
                name-17-long-long             ▾
        """)
    #expect(
      picture(names, turned: 2)
        == """
                name-18-long-long             ▴
                name-19-long-long
        """)
    #expect(picture(names, turned: 3) == first)
  }

  @Test("A name that is too long is elided, and what is not printable is escaped")
  func hostile() {
    #expect(
      picture([String(repeating: "x", count: 99)]) == "        " + String(repeating: "x", count: 29) + "⋯")
    #expect(picture(["a\u{1B}[2Jb", "c\u{202E}d"]) == "        a^[[2Jb     c<U+202E>d")
  }

  @Test("Where there is no room there is no menu")
  func noRoom() {
    #expect(picture(["a"], limit: 0) == "")
    #expect(picture([], limit: 4) == "")
  }
}

extension String {
  /// The text without the blanks at its end.
  fileprivate var trimmingSuffix: String { String(reversed().drop { $0 == " " }.reversed()) }
}
