// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

/// Bytes that are made rather than written down: what a person or a pipe brings in bulk.
struct FaultBytes {
  var bytes: [UInt8] = []

  /// The values that the bytes stand for, where the row wants them back.
  var values: [String] = []

  /// What a call such as `paste(1000000)` makes; nothing for a name that is unknown.
  init(_ call: (name: String, argument: Int)) {
    let count = call.argument
    switch call.name {
    case "paste": bytes = Self.paste([UInt8](repeating: UInt8(ascii: "p"), count: count))
    // The text view is the third field of its form.
    case "pastelines":
      bytes =
        [13, 13]
        + Self.paste(Array(repeatElement([UInt8(ascii: "l"), 13], count: count).joined().dropLast()))
    case "keys": bytes = [UInt8](repeating: UInt8(ascii: "k"), count: count)
    case "line": bytes = [UInt8](repeating: UInt8(ascii: "x"), count: count) + Array("\nOslo\n".utf8)
    case "lines": bytes = Array(repeatElement([UInt8(ascii: "x"), 10], count: count).joined())
    case "records": bytes = Array(repeatElement(Array("Ann\nOslo\n".utf8), count: count).joined())
    case "zeros": bytes = [UInt8](repeating: 0, count: count)
    case "hostile":
      values = Self.hostile(count)
      bytes = values.flatMap { Array($0.utf8) + [0] }
    default: break
    }
  }

  private static func paste(_ text: [UInt8]) -> [UInt8] {
    Array("\u{1b}[200~".utf8) + text + Array("\u{1b}[201~".utf8)
  }

  /// Mixtures of what shells read as more than text; the file `ran` must not come to be.
  private static func hostile(_ count: Int) -> [String] {
    let pieces = [
      "'", "\"", "\\", "$(touch ran)", "`touch ran`", "\n", "!", "!!", "=ls", "-n", "-e", "~", "*", "?",
      "[a]",
      "{a,b}", "$HOME", "${x}", ";touch ran;", "|touch ran", "&", "#", " ", "\t", "%s", "\u{1b}[2J", "\r",
      "한글",
      "\u{202e}", "'\\''", "\u{7f}", "(", ")", "<", ">", "\u{1}",
    ]
    var random = SeededGenerator(seed: 20_300)
    return (0..<count).map { number in
      if number < pieces.count { return pieces[number] + "x" }
      return (0..<Int.random(in: 1...9, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined() + "."
    }
  }
}
