// SPDX-License-Identifier: GPL-3.0-or-later

/// How a piece of text looks: attributes and one of the terminal's own colours, in two bytes.
///
/// There are no true colours: a form takes the colours that the person has chosen for the terminal.
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

  /// Which attributes the text has.
  var attributes: Attributes { Attributes(rawValue: bits & ~Self.colouredBit) }

  /// The colour of the text, an index into the terminal's palette of 256, or `nil` for the usual one.
  var colour: UInt8? { bits & Self.colouredBit == 0 ? nil : index }

  private let bits: UInt8
  private let index: UInt8

  /// A style; without arguments that of plain text.
  init(_ attributes: Attributes = [], colour: UInt8? = nil) {
    bits = attributes.rawValue & ~Self.colouredBit | (colour == nil ? 0 : Self.colouredBit)
    index = colour ?? 0
  }

  private static let colouredBit: UInt8 = 1 << 7

  static let plain = Style()
  static let bold = Style(.bold)
  static let dim = Style(.dim)
  static let reversed = Style(.reversed)
}
