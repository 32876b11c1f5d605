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
    ] as [(String, [UInt8])])
  func bytes(keys: String, bytes: [UInt8]) {
    #expect(KeyNotation.bytes(of: keys) == bytes)
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
