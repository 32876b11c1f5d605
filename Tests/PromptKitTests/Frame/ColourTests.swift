// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct ColourTests {
  @Test(
    "A colour that is too deep becomes the nearest that there is",
    arguments: [
      (.palette(200), .direct, .palette(200)), (.palette(200), .indexed, .palette(200)),
      (.palette(9), .ansi, .palette(9)), (.palette(0), .ansi, .palette(0)), (.palette(1), .none, .usual),
      (.palette(196), .ansi, .palette(9)), (.palette(208), .ansi, .palette(3)),
      (.palette(244), .ansi, .palette(8)),
      (.palette(231), .ansi, .palette(15)), (.palette(16), .ansi, .palette(0)),
      (.palette(255), .ansi, .palette(7)),
      (.direct(red: 120, green: 120, blue: 120), .direct, .direct(red: 120, green: 120, blue: 120)),
      (.direct(red: 120, green: 120, blue: 120), .indexed, .palette(243)),
      (.direct(red: 0, green: 0, blue: 0), .indexed, .palette(16)),
      (.direct(red: 255, green: 255, blue: 255), .indexed, .palette(231)),
      (.direct(red: 95, green: 135, blue: 175), .indexed, .palette(67)),
      (.direct(red: 250, green: 3, blue: 0), .indexed, .palette(196)),
      (.direct(red: 250, green: 3, blue: 0), .ansi, .palette(9)),
      (.direct(red: 10, green: 180, blue: 20), .ansi, .palette(2)),
      (.direct(red: 1, green: 2, blue: 3), .none, .usual), (.usual, .none, .usual), (.usual, .ansi, .usual),
      (.usual, .direct, .usual),
    ] as [(Colour, ColourDepth, Colour)])
  func reduction(colour: Colour, depth: ColourDepth, result: Colour) {
    #expect(colour.reduced(to: depth) == result)
  }

  @Test(
    "A colour of the palette is itself wherever there is a palette of its size",
    arguments: 0...255 as ClosedRange<UInt8>)
  func palette(index: UInt8) {
    #expect(Colour.palette(index).reduced(to: .indexed) == .palette(index))
    let mixed = Colour.Components.ofPalette(index)
    let nearest = Colour.direct(red: mixed.red, green: mixed.green, blue: mixed.blue).reduced(to: .indexed)
    #expect(nearest.paletteIndex.map(Colour.Components.ofPalette) == mixed || index < 16)
    #expect(Colour.palette(index).reduced(to: .ansi).paletteIndex ?? 16 < 16)
  }

  @Test(
    "The palette has the colours of xterm",
    arguments: [
      (1, 205, 0, 0), (16, 0, 0, 0), (110, 135, 175, 215), (231, 255, 255, 255), (232, 8, 8, 8),
      (243, 118, 118, 118), (255, 238, 238, 238),
    ] as [(UInt8, UInt8, UInt8, UInt8)])
  func components(index: UInt8, red: UInt8, green: UInt8, blue: UInt8) {
    #expect(Colour.Components.ofPalette(index) == .init(red: red, green: green, blue: blue))
  }
}
