// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// The form in a window that changes, and on terminals of all kinds.
@Suite("The window") struct WindowStoryTests {
  private static let arguments = [
    "--lang", "en", "--title", "Deploy", "--text",
    "name=a rather long answer that fills more than half of the row", "Name",
    "--multiline", "memo=first line\nsecond line of the memo, long enough to wrap in a narrow window\nthird",
    "Memo",
    "--choice", "env=b", "Where", "--options", "a\nb\nc",
  ]

  /// How often the title and the button stand on a screen.
  private func count(_ word: String, in text: String) -> Int {
    text.split(separator: "\n").filter { $0.contains(word) }.count
  }

  @Test("At every width from 80 to 20 and back there is one form on a screen that does not wrap anew")
  func widths() throws {
    let story = try Story.form(Self.arguments, environment: ["TERM": "linux"])
    try story.waitFor("Deploy")
    for columns in Array(20...79).reversed() + Array(21...80) {
      story.resize(rows: 24, columns: columns)
      // A frame for the width before would wrap.
      try story.settle()
      try story.waitUntil("one form \(columns) columns wide") {
        count("Deploy", in: $0.text) == 1 && count("⏎", in: $0.text) == 1
      }
    }
    #expect(story.screen.scrollback.isEmpty)
    try story.cancel()
    _ = try story.waitForExit()
  }

  @Test("At every height from 24 to 5 and back the bar and the field with the focus are seen")
  func heights() throws {
    let story = try Story.form(Self.arguments, environment: ["TERM": "linux"])
    try story.press("RET")
    try story.waitFor("3 lines")
    for rows in Array(5...23).reversed() + Array(6...24) {
      story.resize(rows: rows, columns: 80)
      try story.settle()
      try story.waitUntil("one form \(rows) rows high") {
        count("^D", in: $0.text) == 1 && count("› Memo", in: $0.text) == 1 && $0.text.contains("third")
      }
    }
    #expect(count("Deploy", in: story.screen.scrollback.joined(separator: "\n")) <= 1)
    try story.cancel()
    _ = try story.waitForExit()
  }

  @Test(
    "Where rows are wrapped anew there is one form at every width from 80 to 20 and back, and no rest of it above",
    arguments: [0, 40])
  func widthsInTmux(rowsAbove: Int) throws {
    let story = try tmux(rowsAbove: rowsAbove)
    try resize(story, to: Array(20...79).reversed() + Array(21...80))
    let all = try story.text(withScrollback: true)
    #expect(count("⏎", in: all) == 1 && count("Deploy", in: all) == 1, "\(all)")
    #expect(rowsAbove == 0 || (1...rowsAbove).allSatisfy { all.contains("before \($0).\n") }, "\(all)")
    try story.press("C-x")
    try story.press("C-c")
  }

  // For each row that it wraps tmux takes one away at the top of the window, empty rows beneath the form or not, and before we hear
  // of the new size. The bar reaches to the right, so it wraps whenever a window loses two columns at once. Where rows stand above
  // the form that is one of theirs, and it comes back with the scrollback; so does one of the form's, and is overdrawn. Where the
  // form begins at the top, or a few rows below, there is nothing that tmux would give back: a copy of the form's first rows stays
  // in the scrollback, from where no control function takes it, and only the window can be kept right. (A row left empty above
  // the form would be used up by the first such step, and asking where the cursor is would tell of the rows, but not take them out.)
  @Test(
    "So it is when the window jumps; of a form at its top rows may stay in the scrollback, none in the window",
    arguments: [0, 40])
  func jumpsInTmux(rowsAbove: Int) throws {
    let story = try tmux(rowsAbove: rowsAbove)
    let widths = [70, 60, 50, 40, 33, 26, 20, 29, 43, 61, 80]
    try resize(story, to: widths)
    let all = try story.text(withScrollback: true)
    #expect(count("⏎", in: all) == 1, "\(all)")
    if rowsAbove > 0 {
      #expect(count("Deploy", in: all) == 1, "\(all)")
      #expect((1...rowsAbove).allSatisfy { all.contains("before \($0).\n") }, "\(all)")
    }
    try story.press("C-x")
    try story.press("C-c")
  }

  // The scrollback gives rows back only as far as they went there when a window became lower, not when rows were wrapped: so with
  // each such walk less of it comes back, until a form is where one at the window's top is from the start. What had stayed in the
  // scrollback until then may be seen again above the form when the window later grows once more.
  @Test(
    "So it is when width and height change at once, in any order",
    arguments: [0, 3, 40],
    [
      [(24, 80), (5, 52), (7, 30), (10, 80), (24, 40), (5, 30)],
      [(24, 80), (7, 80), (10, 40), (24, 20), (5, 80), (7, 40)],
      [(24, 80), (10, 20), (24, 52), (5, 40), (7, 20), (10, 52)],
      [(24, 80), (24, 30), (5, 20), (7, 52), (10, 30)], [(24, 80), (5, 80), (5, 20)],
      [(10, 40), (5, 20), (10, 40)],
    ])
  func walksInTmux(rowsAbove: Int, sizes: [(Int, Int)]) throws {
    for isLastFocused in [false, true] {
      let story = try tmux(rowsAbove: rowsAbove, size: sizes.first ?? (24, 80))
      if isLastFocused {
        try story.press("Enter")
        try story.waitFor("› Memo")
      }
      for (rows, columns) in sizes.dropFirst() + [(24, 80)] {
        try story.resize(rows: rows, columns: columns)
        // Where a bar wraps, its second half may be as wide as a bar of the new window.
        try story.settle(rows: rows, columns: columns)
        try story.waitUntil("one form of \(rows) rows and \(columns) columns") { text in
          isWhole(text, columns: columns)
            && ["Deploy", "Name", "Memo", "Where"].allSatisfy { count($0, in: text) <= 1 }
        }
      }
      let window = try story.text()
      let all = try story.text(withScrollback: true)
      #expect((0..<rowsAbove).allSatisfy { count("before \($0 + 1).", in: all) == 1 }, "\(all)")
      for word in ["Deploy", "Name", "Memo", "Where", "완료"] {
        #expect(count(word, in: rowsAbove < 40 ? window : all) == 1, "\(all)")
      }
      try story.press("C-x")
      try story.press("C-c")
    }
  }

  @Test("A window that was one row high shows one form when it grows again", arguments: [0, 3, 40])
  func oneRowInTmux(rowsAbove: Int) throws {
    let story = try tmux(rowsAbove: rowsAbove)
    for (low, high) in [(1, 24), (2, 12), (1, 6), (1, 24)] {
      try story.resize(rows: low, columns: 80)
      try story.settle(rows: low, columns: 80)
      try story.waitUntil("the field with the focus alone") {
        count("› Name", in: $0) == 1 && count("Where", in: $0) == 0
      }
      try story.resize(rows: high, columns: 80)
      try story.settle(rows: high, columns: 80)
      try story.waitUntil("one form in \(high) rows") { text in
        ["Deploy", "› Name", "Memo", "Where"].allSatisfy { count($0, in: text) == 1 }
          && isWhole(text, columns: 80)
      }
    }
    let all = try story.text(withScrollback: true)
    #expect(count("Deploy", in: all) == 1, "\(all)")
    #expect((0..<rowsAbove).allSatisfy { count("before \($0 + 1).", in: all) == 1 }, "\(all)")
    try story.press("C-x")
    try story.press("C-c")
  }

  private func tmux(rowsAbove: Int, size: (rows: Int, columns: Int) = (24, 80)) throws -> TmuxStory {
    let words = [try ProgramUnderTest.path] + Self.arguments
    let command = words.map { "'\($0)'" }.joined(separator: " ")
    let story = try TmuxStory(
      "seq -f 'before %g.' \(rowsAbove); exec \(command)", rows: size.rows, columns: size.columns)
    try story.waitFor("› Name")
    return story
  }

  private func resize(_ story: TmuxStory, to widths: [Int]) throws {
    for columns in widths {
      try story.resize(rows: 24, columns: columns)
      try story.waitUntil("one form \(columns) columns wide") {
        count("Deploy", in: $0) == 1 && count("⏎", in: $0) == 1 && isWhole($0, columns: columns)
      }
    }
  }

  /// Whether the bar ends where a bar of that window ends.
  private func isWhole(_ text: String, columns: Int) -> Bool {
    guard let bar = text.split(separator: "\n").last else { return false }
    return (bar.hasSuffix("^D") || bar.hasSuffix("⏎")) && bar.count + 2 + 1 == columns
  }

  @Test("C-l draws the form anew at the top, whatever somebody else has written over it")
  func clearScreen() throws {
    let story = try Story.form(Self.arguments)
    try story.waitFor("Deploy")
    story.screen.feed(Array("\u{1b}[3;10Hnoise\u{1b}[1;1Hmore noise\r\n"[...].utf8)[...])
    try story.press("C-l")
    try story.waitForNo("noise")
    #expect(count("Deploy", in: story.screen.text) == 1 && story.screen.rows[0] == "Deploy")
    #expect(story.screen.cursor.row == 1)
    try story.cancel()
    _ = try story.waitForExit()
  }

  @Test("C-z gives the terminal back, and fg draws one form in the window's new size")
  func suspend() throws {
    let story = try Story.inShell()
    try story.type("prompt --inputrc none --lang en --text a Alpha --multiline b Beta >/dev/null\r")
    try story.waitFor("› Alpha")
    try story.waitUntilFormReads()
    try story.type("typed")
    try story.waitFor("typed")
    try story.press("C-z")
    try story.waitFor("Stopped")
    #expect(!story.screen.isPasteBracketed || story.screen.text.contains("$"))
    story.resize(rows: 12, columns: 40)
    try story.type("fg\r")
    try story.waitFor("› Alpha  typed")
    try story.waitUntilFormReads()
    try story.press("RET x C-d")
    try story.waitForNo("›")
    try story.type("exit\r")
    _ = try story.waitForExit()
  }

  @Test(
    "The form works on terminals of every kind, known or not",
    arguments: ["linux", "screen", "vt100", "tmux-256color", "nosuch", "../../etc/x"])
  func kinds(term: String) throws {
    let story = try Story.form(
      ["--lang", "en", "-O", "values", "--text", "a", "--done-label", "OK"], environment: ["TERM": term])
    try story.press("ab <Left> x <Home> <Delete> RET")
    #expect(try story.waitForExit().output == "xb\n")
  }
}

extension WindowStoryTests {
  @Test(
    "A terminal of which nothing is known, or that can nothing, is written to in plain lines",
    arguments: [["-u", "TERM"], ["TERM="], ["TERM=dumb"]])
  func plainTerminals(setting: [String]) throws {
    let story = try Story(
      Launch("env", setting + [try ProgramUnderTest.path, "-O", "values", "--text", "a", "Alpha"]))
    try story.waitFor("Alpha")
    try story.type("한글\r")
    #expect(try story.waitForExit().output == "한글\n")
    #expect(!story.log.contains(0x1B))
  }
}

private func + (left: StrideThrough<Int>, right: StrideThrough<Int>) -> [Int] { Array(left) + Array(right) }
