// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

@testable import PromptKit

@Suite struct InputDecoderTests {
  /// What remains of typed text, read in pieces; `pauses` is whether time passes between them.
  private func keys(_ pieces: [ArraySlice<UInt8>], pauses: Bool = false) -> String {
    var decoder = InputDecoder()
    var keys: [UInt8] = []
    for piece in pieces {
      decoder.feed(piece, to: &keys)
      if pauses { decoder.flush(to: &keys) }
    }
    decoder.flush(to: &keys)
    #expect(decoder.patience == nil)
    return String(decoding: keys, as: UTF8.self)
  }

  private func keys(_ text: String) -> String {
    keys([Array(text.utf8)[...]])
  }

  static let replies: [String] = [
    "\u{1b}[12;40R", "\u{1b}[1;1R", "\u{1b}[1;80R", "\u{1b}[?12;40R", "\u{1b}[?62;22c", "\u{1b}[>41;354;0c",
    "\u{1b}[0n",
    "\u{1b}[?997;1n", "\u{1b}[?2004;1$y", "\u{1b}[4;2$y", "\u{1b}[8;24;80t", "\u{1b}[I", "\u{1b}[O",
    "\u{1b}[M !!",
    "\u{1b}[<0;12;3M", "\u{1b}[<0;12;3m", "\u{1b}[32;12;3M", "\u{1b}[97;5u", "\u{1b}[97;1:3u", "\u{1b}[?1u",
    "\u{1b}[27;5;97~",
    "\u{1b}]11;rgb:1e1e/1e1e/1e1e\u{1b}\\", "\u{1b}]11;rgb:1e1e/1e1e/1e1e\u{7}",
    "\u{1b}]4;1;rgb:ff/00/00\u{7}",
    "\u{1b}]52;c;aGFsbG8=\u{1b}\\", "\u{1b}P1$r0m\u{1b}\\", "\u{1b}P0$r\u{1b}\\", "\u{1b}P1+r544e=78\u{1b}\\",
    "\u{1b}P>|XTerm(390)\u{1b}\\", "\u{1b}P!|00000000\u{1b}\\", "\u{1b}_Gi=31;OK\u{1b}\\",
    "\u{9b}?62;22c", "\u{9b}12;40R", "\u{9d}11;rgb:0/0/0\u{9c}", "\u{90}1$r0m\u{9c}", "\u{9f}Gi=1;OK\u{9c}",
    "\u{9d}11;한글\u{9c}",
  ]

  @Test("A reply between two keys vanishes, wherever it is split", arguments: replies)
  func reply(reply: String) {
    let bytes = Array("a\(reply)한".utf8)
    for split in 0...bytes.count {
      #expect(keys([bytes[..<split], bytes[split...]]) == "a한", "split at \(split)")
    }
    #expect(keys(bytes.indices.map { bytes[$0...$0] }) == "a한")
    #expect(keys("\(reply)\(reply)a\(reply)") == "a")
  }

  @Test(
    "Keys go through as they are, typed slowly or in a burst",
    arguments: [
      "abc", "한글 👨‍👩‍👧", "\r\t\u{3}\u{4}\u{7f}", "\u{1b}", "\u{1b}\u{1b}", "\u{1b}b", "\u{1b}한", "\u{1b}\r",
      "\u{1b}é", "é\u{a0}ñ",
      "\u{1b}Px", "\u{1b}P", "\u{1b}P3$", "\u{1b}P1$a", "\u{1b}P1$P", "\u{1b}p", "\u{1b}P>>",
      "\u{1b}P12345$r", "\u{1b}Pq\r",
      "\u{1b}_", "\u{1b}_G", "\u{1b}_Gx", "\u{1b}_ab", "\u{1b}^", "\u{1b}^x", "\u{1b}X", "\u{1b}X1$r",
      "\u{1b}]", "\u{1b}]a", "\u{1b}]11",
      "\u{1b}]1a", "\u{1b}O", "\u{1b}[", "\u{1b}P\u{1b}P", "\u{1b}P\u{1b}[A",
      "\u{1b}[A", "\u{1b}[1;5C", "\u{1b}[3~", "\u{1b}[Z", "\u{1b}[H", "\u{1b}[200~\u{1b}[201~", "\u{1b}[201~",
      "\u{1b}[15~", "\u{1b}[1;2R",
      "\u{1b}[1;16R", "\u{1b}[R", "\u{1b}[[A", "\u{1b}[23$", "\u{1b}[7^", "\u{1b}OA", "\u{1b}OP", "\u{1b}O\r",
      "\u{1b}O\u{1b}[B", "\u{1b}\u{1b}[A",
      "\u{85}",
    ])
  func key(text: String) {
    #expect(keys("a\(text)") == "a\(text)")
    if !text.hasPrefix("\u{1b}[200") { #expect(keys("a\(text)\u{1b}[?1;2cb") == "a\(text)b") }
    let bytes = Array(text.utf8)
    #expect(keys(bytes.indices.map { bytes[$0...$0] }) == text)
    if text.count <= 3 {
      #expect(keys(text.utf8.map { [$0][...] }, pauses: true) == text)
    }
  }

  @Test(
    "A key that begins with a C1 control is the one with ESC",
    arguments: [("\u{9b}A", "\u{1b}[A"), ("\u{9b}31m", "\u{1b}[31m"), ("\u{8f}P", "\u{1b}OP")])
  func shortKey(text: String, key: String) {
    #expect(keys("a\(text)b") == "a\(key)b")
    #expect(keys(Array(text.utf8).map { [$0][...] }) == key)
  }

  @Test("A control key behind the beginning of a sequence is pressed")
  func brokenOff() {
    #expect(keys("a\u{1b}[\r") == "a\r")
    #expect(keys("a\u{1b}[1;\u{4}") == "a\u{4}")
  }

  @Test("A paste goes through untouched, replies and all, and ends where it ends")
  func paste() {
    let content = "x\u{1b}[?1;2c\u{1b}]11;y\u{7}\u{1b}\u{1b}[20\u{1b}[201한"
    let pasted = "\u{1b}[200~\(content)\u{1b}[201~"
    #expect(keys(pasted + "\u{1b}[?1;2cz") == pasted + "z")
    let bytes = Array((pasted + "\u{1b}[0nz").utf8)
    for split in bytes.indices { #expect(keys([bytes[..<split], bytes[split...]]) == pasted + "z") }
    var decoder = InputDecoder()
    var keys: [UInt8] = []
    decoder.feed(Array("\u{1b}[200~abc".utf8)[...], to: &keys)
    #expect(decoder.isPasting && !decoder.needsMore && decoder.patience == nil)
    decoder.feed(Array("\u{1b}[201~".utf8)[...], to: &keys)
    #expect(!decoder.isPasting)
    decoder.feed(Array("\u{1b}[200~abc".utf8)[...], to: &keys)
    decoder.abandonPaste()
    #expect(!decoder.isPasting)
  }

  @Test(
    "A reply or sequence without an end is dropped when nothing more comes, and a control key ends it",
    arguments: ["\u{1b}]11;rgb:1e", "\u{1b}P1$r0", "\u{1b}_Gi=3", "\u{1b}[?62", "\u{1b}[12;4", "\u{1b}[3"])
  func withoutEnd(beginning: String) {
    #expect(keys([Array("a\(beginning)".utf8)[...], Array("b".utf8)[...]], pauses: true) == "ab")
    #expect(keys("a\(beginning)\r") == "a\r")
  }

  @Test("A reply that goes on for ever is cut off, and nothing of it is kept")
  func endless() {
    #expect(keys("\u{1b}]11;" + String(repeating: "x", count: 1_050_000)).utf8.count < 5_000)
    #expect(keys("\u{1b}[" + String(repeating: "1", count: 1_000_000) + "ab") == "b")
  }

  @Test("The decoder says when a character or sequence has more bytes to come")
  func needsMore() {
    var decoder = InputDecoder()
    var keys: [UInt8] = []
    var needs: [Bool] = []
    for byte in "a한\u{1b}[A\u{1b}OP\u{1b}x".utf8 {
      decoder.feed(byte, to: &keys)
      needs.append(decoder.needsMore)
    }
    #expect(
      needs == [
        false, true, true, false, true, true, false, true, true, false, true, false,
      ])
  }

  @Test("An escape alone is held for a moment only, and then is a key")
  func escapeAlone() {
    var decoder = InputDecoder()
    var keys: [UInt8] = []
    decoder.feed(.escape, to: &keys)
    #expect(keys.isEmpty && decoder.patience == .milliseconds(20))
    decoder.flush(to: &keys)
    #expect(keys == [.escape] && decoder.patience == nil && !decoder.needsMore)
  }

  @Test(
    "What has begun beyond what can be typed is waited with for seconds",
    arguments: [
      "\u{1b}[", "\u{1b}[1;5", "\u{1b}[20", "\u{1b}]1", "\u{1b}]11;rgb", "\u{1b}P1$r", "\u{1b}P>",
      "\u{1b}_Gi",
      "\u{1b}[<0;1", "\u{1b}[M ", "\u{1b}]11;x\u{1b}", "\u{9b}1",
    ])
  func torn(beginning: String) throws {
    var decoder = InputDecoder()
    var keys: [UInt8] = []
    for byte in beginning.utf8 { decoder.feed(byte, to: &keys) }
    #expect(try #require(decoder.patience) >= .seconds(3))
    #expect(keys.isEmpty)
  }

  @Test("No bytes stop the decoder, and plain letters after a pause always arrive")
  func anything() {
    var random = SeededGenerator(seed: 3)
    let alphabet: [UInt8] =
      Array("\u{1b}\u{1b}[]P_OXM?;$r1G=<>~abR \\".utf8) + [0xC2, 0x9B, 0x9C, 0x90, 0xED, 0xFF, 0x07, 0x0D]
    for _ in 0..<20_000 {
      var decoder = InputDecoder()
      var keys: [UInt8] = []
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        decoder.feed(alphabet.randomElement(using: &random) ?? 0, to: &keys)
      }
      decoder.flush(to: &keys)
      keys = []
      for byte in "xyz".utf8 { decoder.feed(byte, to: &keys) }
      #expect(keys == Array("xyz".utf8))
    }
  }
}
