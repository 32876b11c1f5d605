// SPDX-License-Identifier: GPL-3.0-or-later

/// A colour of text or of its ground, in 26 bits: the terminal's usual one, one of its palette, or a mixture of its own.
struct Colour: Hashable, Sendable {
  /// How bright red, green and blue are.
  struct Components: Equatable, Sendable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
  }

  /// The colour that the terminal has where nothing else is said.
  static var usual: Colour { Colour(kind: 0, 0) }

  /// One of the terminal's palette of 256, the first 16 of which the person chooses.
  static func palette(_ index: UInt8) -> Colour { Colour(kind: 1, UInt32(index)) }

  /// A colour that does not depend on the palette ("true colour").
  static func direct(red: UInt8, green: UInt8, blue: UInt8) -> Colour {
    Colour(kind: 2, UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// How many bits a colour takes.
  static let bitCount = 26

  /// The kind of colour above its value.
  let bits: UInt32

  /// The colour of the lowest ``bitCount`` bits.
  init(bits: UInt32) { self.bits = bits & 0x3FF_FFFF }

  private init(kind: UInt32, _ value: UInt32) { bits = kind << 24 | value }

  /// The index into the palette; `nil` for other colours.
  var paletteIndex: UInt8? { bits >> 24 == 1 ? UInt8(truncatingIfNeeded: bits) : nil }

  /// What a colour is mixed of that does not depend on the palette; `nil` for other colours.
  var directComponents: Components? { bits >> 24 == 2 ? components : nil }

  /// The colour, or the nearest one that a terminal of this depth has.
  func reduced(to depth: ColourDepth) -> Colour {
    switch (depth, bits >> 24) {
    case (.none, _): .usual
    case (.indexed, 2): nearest(16...255)
    case (.ansi, 2): nearest(0...15)
    case (.ansi, 1) where bits & 0xFF > 15: nearest(0...15)
    default: self
    }
  }

  /// The nearest colour of a part of the palette.
  private func nearest(_ indices: ClosedRange<UInt8>) -> Colour {
    let own = components
    let index = indices.min { own.distance(to: .ofPalette($0)) < own.distance(to: .ofPalette($1)) }
    return .palette(index ?? 0)
  }

  private var components: Components {
    if bits >> 24 == 1 { return .ofPalette(UInt8(truncatingIfNeeded: bits)) }
    return Components(
      red: UInt8(truncatingIfNeeded: bits >> 16), green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits))
  }
}

extension Colour.Components {
  /// What a colour of the palette is mixed of where nobody has chosen another (xterm): 16 colours, a cube of six steps for each
  /// of red, green and blue, and 24 greys.
  static func ofPalette(_ index: UInt8) -> Self {
    switch index {
    case 0..<16:
      return first[Int(index)]
    case 16..<232:
      let place = Int(index) - 16
      return Self(red: steps[place / 36], green: steps[place / 6 % 6], blue: steps[place % 6])
    default:
      let grey = 8 + (index - 232) * 10
      return Self(red: grey, green: grey, blue: grey)
    }
  }

  private static let steps: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static let first: [Self] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255),
    (0, 255, 255), (255, 255, 255),
  ].map { Self(red: $0.0, green: $0.1, blue: $0.2) }

  /// The square of the distance to another colour.
  fileprivate func distance(to other: Self) -> Int {
    func square(_ own: UInt8, _ other: UInt8) -> Int { (Int(own) - Int(other)) * (Int(own) - Int(other)) }
    return square(red, other.red) + square(green, other.green) + square(blue, other.blue)
  }
}
