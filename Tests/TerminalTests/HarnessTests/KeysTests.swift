// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

@Suite struct KeysTests {
  @Test(
    "Keys in readline's notation become the bytes of a terminal",
    arguments: [
      ("C-a", "\u{01}"), ("C-x C-c", "\u{18}\u{03}"), ("M-f", "\u{1b}f"),
      ("C-M-h M-C-h", "\u{1b}\u{08}\u{1b}\u{08}"),
      ("C-? DEL", "\u{7f}\u{7f}"), ("<Up> <S-Tab>", "\u{1b}[A\u{1b}[Z"), ("한 RET SPC x", "한\r x"),
      ("C-@", "\0"),
      ("M-<Up>", "\u{1b}\u{1b}[A"), ("C-_ - < M-<", "\u{1f}-<\u{1b}<"),
    ])
  func bytes(keys: String, bytes: String) throws {
    #expect(try Keys.bytes(keys) == Array(bytes.utf8))
  }

  @Test("Cursor keys have another form when the program has asked for it")
  func applicationMode() throws {
    #expect(try Keys.bytes("<Up>", isApplicationMode: true) == Array("\u{1b}OA".utf8))
  }

  @Test("A key of an unknown name is an error, not text")
  func unknown() {
    #expect(throws: HarnessError.self) { try Keys.bytes("<Upp>") }
  }
}
