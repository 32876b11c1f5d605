// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@Suite struct TmuxStoryTests {
  @Test("What is typed in tmux is shown there, and what scrolls away is kept")
  func types() throws {
    let story = try TmuxStory(
      "for i in 1 2 3 4 5 6 7; do echo row$i; done; read -p 'name: ' x", rows: 5, columns: 20)
    try story.waitFor("name:")
    try story.type("한글")
    try story.waitFor("name: 한글")
    #expect(try !story.text().contains("row1"))
    #expect(try story.text(withScrollback: true).contains("row1"))
  }

  @Test("tmux wraps a long row anew when its window narrows")
  func wraps() throws {
    let story = try TmuxStory("printf abcdefghij; read x", rows: 5, columns: 20)
    try story.waitFor("abcdefghij")
    try story.resize(rows: 5, columns: 5)
    try story.waitUntil("two rows of five") { _ in try story.text(withScrollback: true) == "abcde\nfghij" }
  }
}
