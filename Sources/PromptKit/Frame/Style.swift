// SPDX-License-Identifier: GPL-3.0-or-later

/// How a piece of text looks: attributes, its colour and that of its ground.
///
/// All of it is one number, because the styles of a row's characters are compared at each key.
struct Style: Hashable, Sendable {
  /// The attributes, which may be combined.
  struct Attributes: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let bold = Attributes(rawValue: 1 << 0)
    static let dim = Attributes(rawValue: 1 << 1)
    static let italic = Attributes(rawValue: 1 << 2)
    static let underlined = Attributes(rawValue: 1 << 3)
    static let reversed = Attributes(rawValue: 1 << 4)
  }

  /// The attributes above the colour, and above both the ground.
  private let bits: UInt64

  /// A style; without arguments that of plain text.
  init(_ attributes: Attributes = [], colour: Colour = .usual, ground: Colour = .usual) {
    let low = UInt64(attributes.rawValue & 0x1F) << Colour.bitCount | UInt64(colour.bits)
    bits = UInt64(ground.bits) << 32 | low
  }

  /// Which attributes the text has.
  var attributes: Attributes {
    Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> Colour.bitCount) & 0x1F)
  }

  /// The colour of the text.
  var colour: Colour { Colour(bits: UInt32(truncatingIfNeeded: bits)) }

  /// The colour behind the text.
  var ground: Colour { Colour(bits: UInt32(truncatingIfNeeded: bits >> 32)) }

  static var plain: Style { Style() }
  static var bold: Style { Style(.bold) }
  static var dim: Style { Style(.dim) }

  /// The style on a terminal of this depth: its attributes stay.
  func reduced(to depth: ColourDepth) -> Style {
    Style(attributes, colour: colour.reduced(to: depth), ground: ground.reduced(to: depth))
  }
}

extension Style {
  /// The style that a list of parameters asks for, as `GREP_COLORS` has them: `1;31`, `38;5;244`, `48;2;0;0;95` (ECMA-48, SGR).
  ///
  /// A number that no style has is passed over, as terminals do, a blinking text's for example. Without a number it is plain text.
  /// - Returns: `nil` where it is no such list, a number is above 255, or a colour is incomplete.
  init?(parameters text: some StringProtocol) {
    var numbers: [UInt8] = []
    for part in text.split(separator: ";", omittingEmptySubsequences: false) {
      guard part.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      guard let number = part.isEmpty ? 0 : UInt8(part) else { return nil }
      numbers.append(number)
    }
    var (attributes, colour, ground) = (Attributes(), Colour.usual, Colour.usual)
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: (attributes, colour, ground) = ([], .usual, .usual)
      case 1: attributes.insert(.bold)
      case 2: attributes.insert(.dim)
      case 3: attributes.insert(.italic)
      case 4: attributes.insert(.underlined)
      case 7: attributes.insert(.reversed)
      case 38, 48:
        guard let mixed = Colour(takenFrom: &rest) else { return nil }
        if number == 38 { colour = mixed } else { ground = mixed }
      case 30...37: colour = .palette(number - 30)
      case 39: colour = .usual
      case 40...47: ground = .palette(number - 40)
      case 49: ground = .usual
      case 90...97: colour = .palette(number - 90 + 8)
      case 100...107: ground = .palette(number - 100 + 8)
      default: break
      }
    }
    self.init(attributes, colour: colour, ground: ground)
  }
}

extension Colour {
  /// Takes `5;N` or `2;R;G;B` from the beginning of `numbers`.
  fileprivate init?(takenFrom numbers: inout ArraySlice<UInt8>) {
    switch numbers.popFirst() {
    case 5:
      guard let index = numbers.popFirst() else { return nil }
      self = .palette(index)
    case 2:
      guard let red = numbers.popFirst(), let green = numbers.popFirst(), let blue = numbers.popFirst() else {
        return nil
      }
      self = .direct(red: red, green: green, blue: blue)
    default: return nil
    }
  }
}
