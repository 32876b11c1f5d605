// SPDX-License-Identifier: GPL-3.0-or-later

extension Character {
  /// How many columns a terminal gives to this character, shown as `printable` shows it; at least 1.
  ///
  /// One column for most, two for East Asian wide characters and for emoji, flags and their sequences. What
  /// joins the character before it (marks, vowels and finals of decomposed Hangul) takes none. A control
  /// character counts as what stands for it: `^[` is 2.
  var columns: Int {
    let scalars = unicodeScalars
    if scalars.index(after: scalars.startIndex) == scalars.endIndex, let scalar = scalars.first,
      scalar.hasShape
    {
      return scalar.columns
    }
    return printable.reduce(0) { $0 + $1.clusterColumns }
  }

  /// Whether terminals disagree on the columns of this character, so that whoever draws it must say where the
  /// cursor goes next.
  ///
  /// Those are sequences (joined emoji, flags, skin tones, variation selectors, several letters in one
  /// cluster), emoji younger than 2020, private use, and the symbols and punctuation that some East Asian
  /// set-ups show wide; not the marks that a form is decorated with.
  var isWidthDisputed: Bool {
    var scalars = unicodeScalars.makeIterator()
    guard let base = scalars.next() else { return false }
    if base.isWidthDisputed { return true }
    while let scalar = scalars.next() {
      let isQuiet =
        (0x1160...0x11FF).contains(scalar.value)
        || scalar.properties.generalCategory == .nonspacingMark
          && !scalar.properties.isDefaultIgnorableCodePoint
      if !isQuiet { return true }
    }
    return false
  }

  /// The most columns that some terminal may give to this character, if terminals disagree on it, else 0.
  var widestColumns: Int {
    isWidthDisputed ? unicodeScalars.reduce(0) { $0 + ($1.isMark || $1 == .zeroWidthJoiner ? 0 : 2) } : 0
  }

  /// The columns of a cluster in which every scalar is printable.
  private var clusterColumns: Int {
    var sum = 0
    var isSequence = false
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      sum += scalar.columns
      if scalar == .emojiPresentation || scalar == .zeroWidthJoiner { isSequence = true }
      if let previous, scalar.isSkinTone && previous.isPictograph { isSequence = true }
      if let previous, scalar.isRegionalIndicator && previous.isRegionalIndicator { isSequence = true }
      previous = scalar
    }
    return isSequence ? 2 : max(sum, 1)
  }
}

extension Unicode.Scalar {
  /// The columns of a printable scalar within its cluster: 0 for what joins, else 1 or 2.
  fileprivate var columns: Int {
    let plain = plainColumns
    if plain > 0 { return plain }
    if (0x1F000...0x1FAFF).contains(value) { return WideRanges.contains(value) ? 2 : 1 }
    if isConjoiningJamo || isMark || properties.isDefaultIgnorableCodePoint { return 0 }
    return WideRanges.contains(value) ? 2 : 1
  }

  /// Whether two of them make a flag.
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether terminals disagree on the columns of this scalar alone.
  var isWidthDisputed: Bool {
    switch value {
    case 0xA1...0xBF, 0xD7, 0xF7: return true
    case 0x2010...0x2BFF: return plainColumns == 0
    case 0x4DC0...0x4DFF, 0xE000...0xF8FF, 0xF0000...: return true
    case 0x1F000...0x1FFFF:
      guard let age = properties.age, age.major < 13 else { return true }
      return !WideRanges.contains(value) || isRegionalIndicator
    default: return false
    }
  }
}
