// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

@testable import PromptKit

/// A noncharacter, which no literal may hold.
private let noncharacter = Unicode.Scalar(0xFDD0 as UInt32).map { String($0) } ?? ""

@Suite struct PrintableTests {
  @Test(
    "What acts, hides or turns the reading direction is spelled out",
    arguments: [
      ("\u{1b}[2J", "^[[2J"), ("a\tb\nc\r\n", "a^Ib^Jc^M^J"), ("\u{0}\u{7f}\u{1}", "^@^?^A"),
      ("\u{9b}2J", "<U+009B>2J"), ("\u{202E}x", "<U+202E>x"), ("\u{2066}", "<U+2066>"),
      ("a\u{200B}b", "a<U+200B>b"),
      ("a\u{200C}b", "a<U+200C>b"), ("a\u{200D}b", "a<U+200D>b"), ("\u{FEFF}", "<U+FEFF>"),
      ("\u{AD}", "<U+00AD>"),
      ("\u{2060}", "<U+2060>"), ("\u{3164}", "<U+3164>"), ("\u{FFA0}", "<U+FFA0>"), ("\u{115F}", "<U+115F>"),
      ("\u{1160}", "<U+1160>"), ("\u{2028}\u{2029}", "<U+2028><U+2029>"), ("\u{E0041}", "<U+E0041>"),
      ("\u{FE0F}", "<U+FE0F>"), ("a\u{FE0F}", "a<U+FE0F>"), ("\u{FFF9}", "<U+FFF9>"),
      (noncharacter, "<U+FDD0>"),
      ("\u{61C}", "<U+061C>"), ("\u{301}e", "<U+0301>e"), ("a\u{34F}\u{301}", "a<U+034F><U+0301>"),
      ("a\u{E0041}", "a<U+E0041>"), ("😀\u{E0041}", "😀<U+E0041>"), ("😀\u{200D}", "😀<U+200D>"),
      ("🏴\u{301}\u{E0067}", "🏴\u{301}<U+E0067>"),
      ("🏴\u{301}\u{200D}😀\u{E0067}", "🏴\u{301}<U+200D>😀<U+E0067>"),
    ])
  func spelledOut(text: String, shown: String) {
    #expect(text.printable == shown)
    #expect(shown.printable == shown)
    #expect(text.columns == shown.columns)
  }

  @Test(
    "What has a shape stays as it is",
    arguments: [
      "plain ASCII ~", "한글", "\u{1112}\u{1161}\u{11AB}", "é e\u{301} ñ", "👨‍👩‍👧", "👩🏽‍🚒", "🏳️‍🌈", "🇰🇷", "❤️", "1️⃣", "🏴󠁧󠁢󠁷󠁬󠁳󠁿",
      "नमस्ते", "ภาษาไทย", "\u{E0B0}", "\u{3042}\u{3099}", "葛\u{E0100}", "\u{A0}\u{3000}", "\u{10FFFD}",
    ])
  func stays(text: String) {
    #expect(text.printable == text)
  }

  @Test("A character with thousands of marks is shown with a few of them")
  func bounded() {
    let tower = "e" + String(repeating: "\u{301}", count: 20_000)
    #expect(tower.printable == "e" + String(repeating: "\u{301}", count: 15) + "⋯")
    #expect(tower.printable.printable == tower.printable)
    #expect(tower.columns == 2)
  }

  @Test(
    "Whatever stands in a text, its printable form is printable, as wide as counted, and its own printable form"
  )
  func anything() {
    var random = SeededGenerator(seed: 1)
    let scalars: [Unicode.Scalar] = [
      "a", " ", "\u{1b}", "\n", "\r", "한", "\u{1112}", "\u{1161}", "\u{11AB}", "가", "\u{301}", "\u{200D}",
      "\u{200C}",
      "👩", "🚒", "🏽", "\u{FE0F}", "\u{1F1F0}", "\u{1F1F7}", "\u{E0041}", "\u{1F3F4}", "\u{202E}", "क",
      "\u{94D}", "\u{600}",
      "\u{903}", "\u{3164}", "\u{E0100}", "漢", "\u{9B}", "ﾞ", "\u{34F}", "\u{20E3}", "1",
    ]
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        text.unicodeScalars.append(scalars.randomElement(using: &random) ?? "a")
      }
      let shown = text.printable
      #expect(shown.printable == shown, "\(text.unicodeScalars.map(\.value))")
      #expect(shown.columns == text.columns, "\(text.unicodeScalars.map(\.value))")
      #expect(
        !shown.unicodeScalars.contains {
          $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0 == "\u{202E}"
        })
    }
  }

  @Test(
    "A quotation is printable, escaped and not too long",
    arguments: [
      ("80a", #""80a""#), ("", #""""#), (#"a"b\c"#, #""a\"b\\c""#), ("\u{1b}[m\n", #""^[[m^J""#),
      (String(repeating: "x", count: 60), "\"" + String(repeating: "x", count: 60) + "\""),
      (
        String(repeating: "x", count: 61),
        "\"" + String(repeating: "x", count: 39) + "⋯" + String(repeating: "x", count: 20) + "\""
      ),
      (
        String(repeating: "한", count: 100),
        "\"" + String(repeating: "한", count: 19) + "⋯" + String(repeating: "한", count: 10) + "\""
      ),
    ])
  func quoted(text: String, shown: String) {
    #expect(text.quoted == shown)
  }
}
