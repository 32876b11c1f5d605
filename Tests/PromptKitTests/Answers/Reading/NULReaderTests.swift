// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct NULReaderTests {
  @Test(
    "Each value ends at NUL, and the last needs none",
    arguments: [
      ("a\0b\0", ["a", "b"]), ("a\0b", ["a", "b"]), ("\0\0", ["", ""]),
      ("a\n\u{4}\0.\n\0", ["a\n\u{4}", ".\n"]),
      ("\u{FEFF}a\0\u{FEFF}b\0", ["a", "\u{FEFF}b"]), ("", []),
    ])
  func values(stream: String, expected: [String]) {
    for pieceSize in [1, 2, 1000] {
      let reader = NULReader()
      let bytes = Array(stream.utf8)
      var fed = 0
      var answers: [NextAnswer] = []
      while answers.count <= expected.count {
        let next = reader.next(isMultiline: fed.isMultiple(of: 2))
        guard next == .needsMore else {
          answers.append(next)
          continue
        }
        if fed == bytes.count { reader.end() }
        reader.feed(bytes[fed..<min(fed + pieceSize, bytes.count)])
        fed = min(fed + pieceSize, bytes.count)
      }
      #expect(
        answers == expected.enumerated().map { .answer(Array($1.utf8), line: $0 + 1) }
          + [.ended(atLine: expected.count + 1)])
      #expect(reader.consumedByteCount == bytes.count)
    }
  }

  @Test("Not a byte behind a value is consumed with it")
  func consumed() {
    let reader = NULReader()
    reader.feed(Array("ab\0c\0".utf8)[...])
    #expect(reader.next(isMultiline: false) == .answer(Array("ab".utf8), line: 1))
    #expect(reader.consumedByteCount == 3)
  }
}
