// SPDX-License-Identifier: GPL-3.0-or-later

/// Values that have broken quoting somewhere.
enum HostileValues {
  static let all: [String] = [
    "", " ", "\n", "\n\n\n", "'", "''", "'\\''", "\\", "\\\\", "\\'", "\"", "\"'\"", "\\n", "\\0101",
    "it's", "'; exit 3; '", "$(exit 3)", "`exit 3`", "${PATH}", "$HOME", "$'a'", "a!b", "!!", "!$", "=x",
    "=ls",
    "~", "~root", "-n", "-e \\n", "--", "-g", "*", "?[a-z]", "{a,b}", "#x", "a #b", "a;b", "a&b", "a|b", "<x",
    ">x",
    "(x)", "%s%d", " leading", "trailing ", "\ttab\t", "\n\nleading", "trailing\n\n", "a\r\nb\r",
    "line 1\nline 2",
    "$", "a$", "`", "^a^b", "@", "한글", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "👩‍👩‍👧‍👦🇰🇷👍🏽",
    "\u{FEFF}bom", nonCharacters, "\u{F600}\u{F6FF}\u{E000}\u{10FFFF}", "\u{80}\u{9F}\u{AD}",
    "\u{2028}\u{2029}\u{85}", "\u{200B}\u{202E}\u{2066}", "\u{7FF}\u{800}\u{D7FF}\u{E000}\u{10000}",
    asciiBytes, String(repeating: "한'\"$`\\\n", count: 10_000),
  ]

  /// Every character from U+0001 to U+007F, in order.
  static let asciiBytes = String(decoding: (UInt8(1)...127).map { $0 }, as: UTF8.self)

  /// Scalars that are in no text but valid in UTF-8, and that programs use as marks of their own.
  private static let nonCharacters = String(
    decoding: [0xEF, 0xB7, 0x90, 0xEF, 0xBF, 0xBE, 0xEF, 0xBF, 0xBF] as [UInt8], as: UTF8.self)
}
