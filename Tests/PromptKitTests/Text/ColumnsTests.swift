// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct ColumnsTests {
  @Test(
    "A character takes the columns that a terminal gives it",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("ж", 1), ("⋯", 1), ("✓", 1), ("⏎", 1), ("∙", 1), ("▴", 1),
      ("한", 2), ("漢", 2), ("ア", 2), ("！", 2), ("ㅎ", 2), ("　", 2), ("𠀀", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1112}", 2),
      ("😀", 2), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("🇰🇷", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🏴󠁧󠁢󠁷󠁬󠁳󠁿", 2),
      ("\u{1b}", 2), ("\u{7f}", 2), ("\u{202E}", 8), ("\n", 2), ("\u{301}", 8), ("\u{E000}", 1),
    ] as [(Character, Int)])
  func columns(character: Character, columns: Int) {
    #expect(character.columns == columns)
    #expect(String(character).columns == columns)
  }

  @Test("The columns of a text are those of its characters together")
  func columnsOfText() {
    #expect("".columns == 0)
    #expect("abc 한글 🇰🇷".columns == 11)
  }

  @Test(
    "Terminals disagree on sequences, young emoji, private use and some symbols, not on letters and decorations",
    arguments: [
      ("a", false), ("한", false), ("e\u{301}", false), ("\u{1112}\u{1161}\u{11AB}", false), ("😀", false),
      ("⋯", false), ("✓", false), ("∙", false), ("é", false),
      ("👨‍👩‍👧", true), ("🇰🇷", true), ("👍🏽", true), ("❤\u{FE0F}", true), ("🫩", true), ("\u{E0A0}", true),
      ("…", true), ("·", true), ("─", true), ("🌡", true), ("䷀", true),
    ] as [(Character, Bool)])
  func disputed(character: Character, isDisputed: Bool) {
    #expect(character.isWidthDisputed == isDisputed)
  }

  @Test(
    "An elided text ends with a mark and is never wider than asked",
    arguments: [
      ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd⋯"), ("abcdef", 1, "⋯"), ("abcdef", 0, ""), ("", 0, ""),
      ("한글 입력", 9, "한글 입력"), ("한글 입력", 8, "한글 입⋯"), ("한글 입력", 7, "한글 ⋯"), ("한글 입력", 5, "한글⋯"),
      ("한글 입력", 4, "한⋯"),
      ("한글", 1, "⋯"), ("한글", 2, "⋯"), ("ab cd", 4, "ab ⋯"), ("a\u{1b}\u{1b}b", 4, "a\u{1b}⋯"),
    ] as [(String, Int, String)])
  func elided(text: String, limit: Int, result: String) {
    #expect(text.elided(to: limit) == result)
    #expect(text.elided(to: limit).columns <= limit)
  }

  @Test(
    "A text is wrapped at spaces and between wide characters, and cut where neither helps",
    arguments: [
      ("", 5, [""]), ("ab cd", 5, ["ab cd"]), ("ab cd", 4, ["ab", "cd"]), ("ab  cd", 3, ["ab", "cd"]),
      ("abcdef", 3, ["abc", "def"]), ("  ab cd", 5, ["  ab", "cd"]), ("a\n\nb", 5, ["a", "", "b"]),
      ("a\r\nb", 5, ["a", "b"]), ("한글 입력기", 6, ["한글", "입력기"]), ("한글입력", 5, ["한글", "입력"]),
      ("한a", 1, ["⋯", "a"]), ("ab한글", 5, ["ab한", "글"]), ("a\u{1b}[m", 10, ["a^[[m"]), ("ab ", 2, ["ab"]),
    ] as [(String, Int, [String])])
  func wrapped(text: String, columns: Int, rows: [String]) {
    #expect(text.wrapped(to: columns) == rows)
  }

  @Test("A wrapped text that has too many rows says so in the last one")
  func wrappedToLimit() {
    #expect("ab cd ef".wrapped(to: 4, limit: 2) == ["ab", "cd ⋯"])
    #expect("abcd ef".wrapped(to: 4, limit: 1) == ["abc⋯"])
    #expect("ab cd".wrapped(to: 2, limit: 2) == ["ab", "cd"])
  }
}
