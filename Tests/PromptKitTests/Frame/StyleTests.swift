// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct StyleTests {
  @Test(
    "A style is one number, with which a character of a row takes 16 bytes, and gives back what it was made of"
  )
  func size() {
    #expect(MemoryLayout<Style>.size == 8)
    #expect(MemoryLayout<Row.Cell>.stride == 16)
    #expect(Style(.dim).colour == .usual)
    #expect(Style() == .plain)
    let colour = Colour.direct(red: 255, green: 0, blue: 254)
    let ground = Colour.direct(red: 0, green: 255, blue: 1)
    let full = Style([.bold, .dim, .italic, .underlined, .reversed], colour: colour, ground: ground)
    #expect(full.attributes == [.bold, .dim, .italic, .underlined, .reversed])
    #expect(full.colour == colour)
    #expect(full.ground == ground)
    #expect(Style([.bold, .reversed], colour: .palette(0)).colour.paletteIndex == 0)
    #expect(Style(ground: .palette(255)).attributes.isEmpty)
  }

  @Test(
    "Parameters are read as terminals read them",
    arguments: [
      ("", .plain), ("0", .plain), (";", .plain), ("1", .bold), ("01;31", Style(.bold, colour: .palette(1))),
      ("1;2;3;4;7", Style([.bold, .dim, .italic, .underlined, .reversed])), ("1;0;2", .dim), ("1;;2", .dim),
      ("97", Style(colour: .palette(15))), ("31;39", .plain), ("44", Style(ground: .palette(4))),
      ("103;49", .plain), ("107", Style(ground: .palette(15))),
      ("38;5;244", Style(colour: .palette(244))), ("48;5;0;1", Style(.bold, ground: .palette(0))),
      ("7;38;2;1;20;255", Style(.reversed, colour: .direct(red: 1, green: 20, blue: 255))),
      ("48;2;0;0;95", Style(ground: .direct(red: 0, green: 0, blue: 95))),
      // What no style has is passed over: blinking, hidden and crossed out text, other fonts.
      ("5;6;8;9;1;10;21;29;99;110;255", .bold),
    ] as [(String, Style)])
  func parameters(text: String, style: Style) {
    #expect(Style(parameters: text) == style)
  }

  @Test(
    "What is no list of parameters is no style",
    arguments: [
      "bold", "1m", "+1", "-1", " 1", "1,2", "256", "99999999999999999999", "38", "38;5", "38;2;1;2", "48;2",
      "38;5;256", "38;1;2",
      "38:5:1", "1;x", "\u{1b}[31m", "１", "1\n", "1\0",
    ])
  func malformed(text: String) {
    #expect(Style(parameters: text) == nil)
  }

  @Test("A list may be as long as an environment")
  func long() {
    let list = String(repeating: "1;", count: 60_000)
    #expect(Style(parameters: list + "0;2") == .dim)
    #expect(Style(parameters: list + "x") == nil)
  }

  @Test(
    "A style is written as what it adds to the one before, or else anew",
    arguments: [
      (.plain, .bold, "1"), (.bold, .plain, ""), (.bold, Style([.bold, .underlined]), "4"),
      (.plain, Style([.dim, .italic, .reversed], colour: .palette(7)), "2;3;7;37"),
      (.plain, Style(colour: .palette(8), ground: .palette(15)), "90;107"),
      (.plain, Style(colour: .palette(16), ground: .palette(255)), "38;5;16;48;5;255"),
      (.plain, Style(colour: .direct(red: 0, green: 10, blue: 255)), "38;2;0;10;255"),
      (.plain, Style(ground: .direct(red: 1, green: 2, blue: 3)), "48;2;1;2;3"),
      (Style(ground: .palette(1)), Style(.bold, ground: .palette(1)), "1"),
      (Style(ground: .palette(1)), Style(.bold, ground: .palette(2)), "0;1;42"),
      (Style(ground: .palette(1)), .bold, "0;1"), (Style(.bold, colour: .palette(1)), .dim, "0;2"),
      (Style(colour: .palette(1)), Style(colour: .palette(1), ground: .palette(2)), "42"),
    ] as [(Style, Style, String)])
  func bytes(old: Style, new: Style, parameters: String) {
    #expect(String(decoding: new.bytes(after: old), as: UTF8.self) == "\u{1b}[\(parameters)m")
  }
}
