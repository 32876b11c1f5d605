// SPDX-License-Identifier: GPL-3.0-or-later

@testable import PromptKit

extension Promise {
  /// The decoder of a terminal's bytes: invents no key, does not care how they are split, waits for nothing after `flush`,
  /// and from then on takes no reply for keys and no part of a paste for anything else.
  static let keys = Promise(name: "keys") { bytes throws(Broken) in
    let whole = Decoding(bytes, pieceSize: bytes.count + 1)
    for size in pieceSizes(for: bytes) {
      try expect(Decoding(bytes, pieceSize: size).keys, is: whole.keys, "keys from pieces of \(size)")
    }
    let possible = withIntroducers(bytes)
    try expect(whole.keys.isSubsequence(of: possible), "no key is invented: \(whole.keys)")
    if bytes.allSatisfy({ $0 < 0x80 && $0 != 0x1B }) { try expect(whole.keys, is: bytes, "plain keys") }

    var decoder = whole.decoder
    var flushed = whole.keys
    if decoder.patience != nil { try expect(decoder.needsMore, "only what has begun is waited for") }
    decoder.flush(to: &flushed)
    decoder.abandonPaste()
    try expect(flushed.isSubsequence(of: possible), "no key is invented by flush: \(flushed)")
    try expect(decoder.patience == nil && !decoder.isPasting, "nothing is waited for after flush")
    for reply in Decoding.replies { try swallow(reply, decoder) }
    try paste(bytes, decoder)
  }

  /// The bytes, and behind those with which CSI and SS3 end as one character (C1) what a key has in its place: ESC and a letter.
  private static func withIntroducers(_ bytes: [UInt8]) -> [UInt8] {
    var possible: [UInt8] = []
    for byte in bytes {
      possible.append(byte)
      switch byte {
      case 0x9B: possible += [0x1B, UInt8(ascii: "[")]
      case 0x8F: possible += [0x1B, UInt8(ascii: "O")]
      default: break
      }
    }
    return possible
  }

  private static func swallow(_ reply: String, _ decoder: InputDecoder) throws(Broken) {
    var decoder = decoder
    var keys: [UInt8] = []
    for byte in reply.utf8 { decoder.feed(byte, to: &keys) }
    try expect(keys, is: [], "keys of the reply \(reply.debugDescription)")
    try expect(!decoder.needsMore, "the reply \(reply.debugDescription) ends")
  }

  private static func paste(_ bytes: [UInt8], _ decoder: InputDecoder) throws(Broken) {
    let (start, end) = (Array("\u{1B}[200~".utf8), Array("\u{1B}[201~".utf8))
    guard bytes.firstRange(of: end) == nil else { return }
    var decoder = decoder
    var keys: [UInt8] = []
    let pasted = start + bytes + end
    for piece in pasted.pieces(of: 7) { decoder.feed(piece, to: &keys) }
    try expect(keys, is: pasted, "a paste")
    try expect(!decoder.isPasting && !decoder.needsMore, "a paste ends")
  }

  /// Keys as they are written down: known ones mean the same wherever they stand, each byte can be written, a file of
  /// them is its lines, and what is wrong is cited as it stands there.
  static let notation = Promise(name: "notation") { bytes throws(Broken) in
    let text = String(decoding: bytes, as: UTF8.self)
    let keys = KeyNotation.bytes(of: text)
    try expect(keys.count <= text.utf8.count, "keys are not longer than what they are written with")
    let known = Result { () throws(KeyNotation.Unknown) in
      try KeyNotation.writtenBytes(of: Array(text.utf8)[...])
    }
    switch known {
    case .success(let written): try expect(written, is: keys, "known keys")
    case .failure(let unknown):
      try expect(unknown.text.utf8.first == UInt8(ascii: "\\"), "what is not known begins with a backslash")
    }
    let spelled = bytes.map { "\\" + String(0o1000 + Int($0), radix: 8).dropFirst() }.joined()
    try expect(KeyNotation.bytes(of: spelled), is: bytes, "bytes written as numbers")
    try readFile(bytes)
  }

  private static func readFile(_ bytes: [UInt8]) throws(Broken) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let file = Result { () throws(PromptError) in try KeysFile("keys", bytes) }
    switch file {
    case .success(let file):
      try expect(file.steps.map(\.line), is: file.steps.map(\.line).sorted(), "lines of the steps")
      for step in file.steps {
        try expect((1...lines.count).contains(step.line), "the line \(step.line) is there")
        try expect(step.keys.count <= lines[step.line - 1].count, "keys are not longer than their line")
      }
    case .failure(.wrongKeys(_, let line, let text)):
      try expect((1...lines.count).contains(line), "the line \(line) is there")
      let cited = String(decoding: lines[line - 1], as: UTF8.self)
      try expect(cited.utf8.contains(text.utf8), "what is wrong stands in line \(line)")
    case .failure(let error): throw Broken(description: "a file of keys is read: \(error)")
    }
  }
}

/// What a decoder makes of bytes that come in pieces.
private struct Decoding {
  var decoder = InputDecoder()
  var keys: [UInt8] = []

  init(_ bytes: [UInt8], pieceSize: Int) {
    for piece in bytes.pieces(of: pieceSize) { decoder.feed(piece, to: &keys) }
  }

  /// What terminals send unasked or late.
  static let replies = [
    "\u{1B}[24;80R", "\u{1B}[?62;22c", "\u{1B}[>41;354;0c", "\u{1B}[8;24;80t", "\u{1B}[?2004;1$y", "\u{1B}[I",
    "\u{1B}[<0;10;10M", "\u{1B}[M !!", "\u{1B}[97;5u", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\",
    "\u{1B}]52;c;YQ==\u{7}",
    "\u{1B}P>|xterm(388)\u{1B}\\", "\u{1B}P1+r544e=787465726d\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\",
    "\u{9B}24;80R", "\u{9D}10;rgb:ff/ff/ff\u{9C}",
  ]
}
