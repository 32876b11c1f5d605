// SPDX-License-Identifier: GPL-3.0-or-later

extension StringProtocol {
  /// The text as it may go to a terminal: nothing in it acts, and nothing in it is invisible or turns the
  /// reading direction.
  ///
  /// C0 controls are shown as `^[`, `^J`, `^I`, DEL as `^?`. C1 and bidirectional controls, line and
  /// paragraph separators, zero-width and other invisible characters, fillers, marks and skin tones that
  /// stand on nothing and noncharacters are shown as `<U+202E>`. A zero-width joiner stays between two emoji,
  /// a variation selector on an emoji or an ideograph, tags in a flag. Private use and unassigned characters
  /// stay: fonts give them shapes. Of one character's scalars at most `Character.shownScalars` are shown,
  /// then `⋯`. Printable text is its own printable form.
  var printable: String {
    if unicodeScalars.allSatisfy({ $0.plainColumns > 0 }) { return String(self) }
    var shown = ""
    for character in self { character.appendPrintable(to: &shown) }
    return shown
  }
}

extension Character {
  /// How many scalars of one character are shown; the longest emoji in use has 10.
  static let shownScalars = 16

  /// This character as `String.printable` shows it.
  var printable: String {
    var shown = ""
    appendPrintable(to: &shown)
    return shown
  }

  fileprivate func appendPrintable(to output: inout String) {
    let scalars = unicodeScalars
    var shown = 0
    var previous: Unicode.Scalar?
    for index in scalars.indices {
      guard shown < Self.shownScalars else {
        output += "⋯"
        return
      }
      shown += 1
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      let mayStay: Bool
      switch scalar.role {
      case .stands: mayStay = true
      case .hides: mayStay = false
      case .marks: mayStay = previous != nil
      case .tints: mayStay = previous?.isPictograph ?? false
      case .selects:
        mayStay = previous.map { $0.isSelectable(by: scalar) } ?? false
      case .ties:
        let following = next < scalars.endIndex && shown < Self.shownScalars ? scalars[next] : nil
        mayStay = (previous?.mayBeTied ?? false) && (following?.isPictograph ?? false)
      case .tags: mayStay = previous.map { $0 == "\u{1F3F4}" || $0.role == .tags } ?? false
      }
      if mayStay { output.unicodeScalars.append(scalar) } else { output += scalar.escaped }
      previous = mayStay ? scalar : nil
    }
  }
}

extension Unicode.Scalar {
  /// What a scalar does to the shown text.
  fileprivate enum Role {
    /// Has a shape of its own.
    case stands
    /// Sits on what stands before it.
    case marks
    /// Gives a skin tone to the emoji before it.
    case tints
    /// Selects a variant of what stands before it.
    case selects
    /// Ties two emoji together.
    case ties
    /// Spells the region of the black flag before it.
    case tags
    /// Cannot be seen, or acts.
    case hides
  }

  fileprivate var role: Role {
    if plainColumns > 0 { return .stands }
    switch value {
    case 0x1F000...0x1FAFF: return isSkinTone ? .tints : .stands
    case 0x200D: return .ties
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return .selects
    case 0xE0020...0xE007F: return .tags
    // Number signs that span the digits after them: format characters that have a shape.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: return .stands
    default: break
    }
    if isConjoiningJamo { return .marks }
    let properties = self.properties
    if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint { return .hides }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return .hides
    case .nonspacingMark, .enclosingMark, .spacingMark: return .marks
    default: return properties.isGraphemeExtend ? .marks : .stands
    }
  }

  /// Whether the scalar is shown as it is, whatever stands beside it.
  var hasShape: Bool { role == .stands }

  fileprivate func isSelectable(by selector: Unicode.Scalar) -> Bool {
    switch selector.value {
    case 0xFE0E, 0xFE0F: properties.isEmoji
    default: properties.isIdeographic
    }
  }

  /// Whether a joiner may follow: an emoji, or what varies one.
  fileprivate var mayBeTied: Bool {
    isPictograph || isSkinTone || self == .emojiPresentation || (0xE0020...0xE007F).contains(value)
  }

  /// `^[` for a C0 control, `^?` for DEL, `<U+202E>` for others.
  fileprivate var escaped: String {
    if value < 0x20 || value == 0x7F { return "^" + String(Unicode.Scalar(UInt8(value) ^ 0x40)) }
    let digits = String(value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits + ">"
  }
}
