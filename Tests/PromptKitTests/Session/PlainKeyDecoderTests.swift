// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct PlainKeyDecoderTests {
  private func keys(_ bytes: [UInt8]) -> [PlainKey] {
    var decoder = PlainKeyDecoder()
    return bytes.flatMap { decoder.feed($0) }
  }

  @Test(
    "Each key of a line discipline is known by its byte",
    arguments: [
      (0x0D, PlainKey.enter), (0x0A, .enter), (0x04, .done), (0x7F, .eraseCharacter), (0x08, .eraseCharacter),
      (0x17, .eraseWord), (0x15, .eraseLine), (0x12, .reprint), (0x09, .scalar("\t")), (0x61, .scalar("a")),
      (0x00, .unknown), (0x01, .unknown), (0xFF, .unknown), (0x80, .unknown),
    ] as [(UInt8, PlainKey)])
  func single(byte: UInt8, key: PlainKey) {
    #expect(keys([byte]) == [key])
  }

  @Test("A character of several bytes is one key")
  func characters() {
    #expect(keys(Array("é한😀".utf8)) == [.scalar("é"), .scalar("한"), .scalar("😀")])
  }

  @Test(
    "What follows Esc is one key with it, and leaves nothing in the line",
    arguments: ["\u{1B}[A", "\u{1B}[1;5C", "\u{1B}OP", "\u{1B}[[A", "\u{1B}f", "\u{1B}\u{1B}[A"])
  func escapes(sequence: String) {
    #expect(keys(Array((sequence + "x").utf8)) == [.unknown, .scalar("x")])
  }

  @Test("Enter after Esc is Enter, and a key that breaks off a sequence or a character counts")
  func brokenOff() {
    #expect(keys([0x1B, 0x0D]) == [.enter])
    #expect(keys([0x1B, 0x5B, 0x31, 0x0D]) == [.unknown, .enter])
    #expect(keys([0xED, 0x95, 0x0D]) == [.unknown, .enter])
    #expect(keys([0xED, 0xED, 0x95, 0x9C]) == [.unknown, .scalar("한")])
  }
}
