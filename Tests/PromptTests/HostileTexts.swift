// SPDX-License-Identifier: GPL-3.0-or-later

/// Texts that break what quotes or splits carelessly, the same in each run.
struct HostileTexts {
  /// Two thousand of them: what is known to break things, then random mixtures of it with any characters.
  static let all: [String] = {
    var texts = HostileTexts()
    return [""] + pieces + (pieces.count + 1..<2_000).map { _ in texts.next() }
  }()

  /// The name of the program that must never be run, and of the file that must not come to be.
  static let canary = "canary"

  private static let pieces = [
    "'", "''", #"'\''"#, "\"", "\"\"", "\\", #"\\"#, #"\'"#, #"\""#, #"\n"#, #"\0101"#, #"\x41"#, "$", "$$",
    "${", "$'a'",
    "$(\(canary))", "`\(canary)`", "${x:-$(\(canary))}", "'$(\(canary))'", "'; \(canary); '",
    "\"; \(canary); \"",
    "; \(canary) #", "\n\(canary)\n", "|\(canary)", "&& \(canary)", "<(\(canary))", ">\(canary)",
    "(\(canary))",
    "$((1+1))", "~", "~root", "~+", "*", "?", "[a-z]", "{a,b}", "!", "!!", "!$", "^a^b", "=ls", "#", " #x",
    "-n", "-e", "--",
    "%s", "%n%d", "@", "a=b", ";", "&", "|", "<", ">", " ", "  ", "\t", "\n", "\n\n", "\r", "\r\n", ",", ":",
    ".", "..",
    "\u{1}", "\u{4}", "\u{7}", "\u{8}", "\u{B}", "\u{C}", "\u{1A}", "\u{1B}[31m", "\u{1B}]0;x\u{7}", "\u{1C}",
    "\u{1F}",
    "\u{7F}", "\u{80}", "\u{85}", "\u{9B}", "\u{A0}", "\u{AD}", "한글",
    "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}",
    "é", "e\u{301}", "\u{301}", "가", "ㅎ", "👩‍👩‍👧‍👦", "🇰🇷", "👍🏽", "☺️", "\u{200B}", "\u{200D}", "\u{202E}", "\u{2028}",
    "\u{2029}",
    "\u{2066}", "\u{E000}", "\u{F6FF}", nonCharacters, "\u{FEFF}", "\u{10FFFF}", "null",
    "true", "0x1",
    "export x=", "set -g x", "end", "(exit 1)", "//", "/*", "{\"a\":1}", "<<E", "E",
    String((1...127).map { Character(Unicode.Scalar(UInt8($0))) }),
  ]

  /// Scalars that are in no text but valid in UTF-8, and that programs use as marks of their own: U+FDD0, U+FFFE, U+FFFF.
  private static let nonCharacters = String(
    decoding: [0xEF, 0xB7, 0x90, 0xEF, 0xBF, 0xBE, 0xEF, 0xBF, 0xBF] as [UInt8], as: UTF8.self)

  private var state: UInt64 = 20_300_131

  private mutating func next() -> String {
    // Now and then one that is longer than buffers are.
    let count = pick(150) == 0 ? 4_000 : pick(12)
    return (0..<count).reduce(into: "") { text, _ in
      text += pick(3) == 0 ? String(character()) : Self.pieces[pick(Self.pieces.count - 1)]
    }
  }

  private mutating func character() -> Character {
    while true {
      let bound = [0x80, 0x800, 0x3_0000, 0x11_0000][pick(4)]
      if let scalar = Unicode.Scalar(UInt32(pick(bound))), scalar.value > 0 { return Character(scalar) }
    }
  }

  private mutating func pick(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
