// SPDX-License-Identifier: GPL-3.0-or-later

@testable import PromptKit

extension Promise {
  /// Shown text is inert and can be seen: no control, no bidirectional or invisible character, nothing that joins what
  /// stands before or behind it; it takes the columns that were measured, and shown once more it stays as it is.
  static let escaping = Promise(name: "escaping") { bytes throws(Broken) in
    let text = String(decoding: bytes, as: UTF8.self)
    let shown = text.printable
    try inspect(shown)
    try expect(shown.printable, is: shown, "shown text, shown once more")
    try expect(text.columns, is: shown.reduce(0) { $0 + $1.columns }, "columns of \(shown.debugDescription)")
    for character in shown {
      try expect(character.columns > 0, "each character can be seen: \(shown.debugDescription)")
    }

    let quoted = text.quoted
    try inspect(quoted)
    try expect(quoted.columns <= 122, "a quoted text is short: \(quoted.columns) columns")
    var inner = quoted.unicodeScalars.dropFirst().dropLast()
    try expect(
      quoted.unicodeScalars.first == "\"" && quoted.unicodeScalars.last == "\"", "quotes stand around it")
    while let scalar = inner.popFirst() {
      try expect(scalar != "\"", "no quote ends it early: \(quoted.debugDescription)")
      if scalar == "\\" {
        try expect(["\"", "\\"].contains(inner.popFirst()), "a backslash escapes: \(quoted)")
      }
    }
  }

  /// Looks at a text as a terminal does, with the categories of Unicode and nothing of ours.
  static func inspect(_ shown: String) throws(Broken) {
    let scalars = Array(shown.unicodeScalars)
    if let first = scalars.first {
      try expect(!first.joins, "it joins nothing before it: \(shown.debugDescription)")
    }
    if let last = scalars.last {
      try expect(last != "\u{200D}", "it joins nothing behind it: \(shown.debugDescription)")
    }
    for (index, scalar) in scalars.enumerated() {
      let before = index > 0 ? scalars[index - 1] : nil
      let after = index + 1 < scalars.count ? scalars[index + 1] : nil
      try expect(
        !scalar.acts && scalar.canBeSeen(between: before, and: after),
        "\(scalar.debugDescription) at \(index) is inert and can be seen in \(shown.debugDescription)")
    }
  }
}

extension Unicode.Scalar {
  /// Whether it may do something to a terminal or to the reading direction.
  fileprivate var acts: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: return true
    default: break
    }
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x206A...0x206F, 0xFFF9...0xFFFB:
      return true
    default: return properties.isNoncharacterCodePoint
    }
  }

  /// Whether it is a mark on what stands before it.
  fileprivate var joins: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }

  /// Whether there is something to see of it: a shape, or what it does to an emoji or ideograph beside it.
  fileprivate func canBeSeen(between before: Unicode.Scalar?, and after: Unicode.Scalar?) -> Bool {
    guard properties.isDefaultIgnorableCodePoint else { return true }
    switch value {
    case 0x200D: return before.map { $0.isOfEmoji } == true && after?.properties.isEmoji == true
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF:
      return before.map { $0.properties.isEmoji || $0.properties.isIdeographic } == true
    case 0xE0020...0xE007F: return before.map { $0.value == 0x1F3F4 || $0.isOfEmoji } == true
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: return before != nil
    default: return false
    }
  }

  private var isOfEmoji: Bool {
    properties.isEmoji || properties.isEmojiModifier || value == 0xFE0F || (0xE0020...0xE007F).contains(value)
  }
}
