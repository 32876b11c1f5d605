// SPDX-License-Identifier: GPL-3.0-or-later

extension Unicode.Scalar {
  /// The columns of a scalar that is always shown as it is, or 0 where that takes a closer look.
  ///
  /// Two plain scalars side by side are always two grapheme clusters (Unicode Standard Annex 29), so that text
  /// made of them is measured without breaking it into clusters first.
  @inline(__always)
  var plainColumns: Int {
    switch value {
    case 0x20...0x7E: 1
    case 0..<0xA1: 0
    case 0xAD: 0
    case 0xA1...0x2FF, 0x370...0x482, 0x48A...0x52F: 1
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF: 2
    // The marks that a form is decorated with.
    case 0x203A, 0x2219, 0x22EF, 0x23CE, 0x25B4, 0x25BE, 0x2713: 1
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3131...0x3163, 0x3165...0x318E: 2
    default: 0
    }
  }

  /// Whether the scalar is a Hangul vowel or final consonant that joins the leading consonant before it.
  var isConjoiningJamo: Bool {
    switch value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: true
    default: false
    }
  }

  /// Whether the scalar is an emoji by itself or with a variation selector; digits, `#`, `*` and skin tones
  /// do not count.
  var isPictograph: Bool { value > 0xA0 && properties.isEmoji && !isSkinTone }

  /// Whether the scalar gives its colour to the emoji before it.
  var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }

  /// Whether the scalar is a mark that sits on the character before it.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }

  /// U+200D, which ties emoji together.
  static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"

  /// U+FE0F, which asks for the colourful, two columns wide form of the character before it.
  static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"
}
