// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct KeyNotationTests {
  @Test(
    "Keys in readline's notation are the bytes that a terminal sends",
    arguments: [
      ("ab", [0x61, 0x62]), ("\\C-a", [1]), ("\\C-?", [0x7F]), ("\\M-x", [0x1B, 0x78]),
      ("\\M-\\C-h", [0x1B, 8]), ("\\C-\\M-h", [0x1B, 8]), ("\\e[A", [0x1B, 0x5B, 0x41]), ("\\d", [0x7F]),
      ("\\x1c", [0x1C]), ("\\x1", [1]), ("\\101b", [0x41, 0x62]), ("\\\\", [0x5C]), ("\\C-xo", [0x18, 0x6F]),
      ("가", [0xEA, 0xB0, 0x80]), ("\\", [0x5C]), ("\\xzz", [0x78, 0x7A, 0x7A]),
      ("\\a\\b\\f\\v\\t\\r\\n", [7, 8, 12, 11, 9, 13, 10]), ("\\#\\\"\\ ", [0x23, 0x22, 0x20]),
      ("\\M-\\e[A", [0x1B, 0x1B, 0x5B, 0x41]), ("\\M-\\M-\\C-a", [0x1B, 0x1B, 1]), ("\\C-\\x41", [1]),
    ] as [(String, [UInt8])])
  func bytes(keys: String, bytes: [UInt8]) {
    #expect(KeyNotation.bytes(of: keys) == bytes)
  }

  @Test(
    "What a person has written down and means no key is told from its backslash to the end of the character",
    arguments: [
      ("a\\q", "\\q"), ("\\", "\\"), ("x\\C", "\\C"), ("\\C-", "\\C-"), ("\\Ca", "\\C"),
      ("\\M-\\C-", "\\M-\\C-"),
      ("\\xg", "\\x"), ("\\8", "\\8"), ("\\777", "\\777"), ("\\M-\\q\\e", "\\M-\\q"),
      ("\\가나", "\\가"), ("\\C-éa", "\\C-é"), ("\\M-\\\u{1100}\u{1161}a", "\\M-\\\u{1100}\u{1161}"),
      ("\\👨‍👩‍👧", "\\👨‍👩‍👧"),
    ])
  func unknown(keys: String, text: String) throws {
    let unknown = try #require(throws: KeyNotation.Unknown.self) {
      try KeyNotation.writtenBytes(of: Array(keys.utf8)[...])
    }
    #expect(unknown.text == text)
  }

  @Test("What is known is the same, written down or not, however many keys are held down")
  func written() throws {
    for keys in ["", "가\\C-d\\e[A\\\\", String(repeating: "\\M-", count: 200_000) + "x"] {
      #expect(try KeyNotation.writtenBytes(of: Array(keys.utf8)[...]) == KeyNotation.bytes(of: keys))
    }
  }

  @Test(
    "Keys are shown as people say them",
    arguments: [
      ("\\C-m", "⏎"), ("\\C-d", "^D"), ("\\e[Z", "S-Tab"), ("\\C-x\\C-m", "^X⏎"), ("\\M-a", "M-a"),
      ("ZZ", "ZZ"),
      (" ", "Space"), ("\\C-i", "Tab"), ("\\e[A", "Up"), ("\\C-x\\e[B", "^XDown"), ("\\M-\\C-m", "M-⏎"),
      ("\\C-_", "^_"),
    ])
  func names(keys: String, name: String) {
    #expect(KeyName(KeyNotation.bytes(of: keys))?.description == name)
  }
}
