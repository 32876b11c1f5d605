// SPDX-License-Identifier: GPL-3.0-or-later

/// A control sequence that came from a terminal (ECMA-48, 5.4).
struct ControlSequence {
  /// What a control sequence says.
  enum Meaning {
    /// A key was pressed.
    case key
    /// A key was pressed whose last byte follows (function keys of the Linux console).
    case beginningOfKey
    /// Pasted text follows.
    case pasteStart
    /// The terminal replies, or reports something that is no key of this program.
    case report
    /// The same, with three bytes to follow.
    case mouseReport
  }

  /// The bytes between the introducer and `final`.
  let parameters: ArraySlice<UInt8>
  /// The byte that ends it.
  let final: UInt8

  /// What it says.
  ///
  /// Keys that kitty's protocol (`u`) and modifyOtherKeys (`27;…~`) encode count as reports: nobody has asked
  /// for them. A cursor report for row 1 and column 2 to 16 is the same bytes as F3 with modifiers, and
  /// counts as that.
  var meaning: Meaning {
    if parameters.count > Self.longestKey { return .report }
    if let first = parameters.first, (0x3C...0x3F).contains(first) { return .report }
    switch Unicode.Scalar(final) {
    case "c", "n", "t", "u", "x", "y": return .report
    case "I", "O": return parameters.isEmpty ? .report : .key
    case "M": return parameters.isEmpty ? .mouseReport : .report
    case "R": return isModifiedF3 || parameters.isEmpty ? .key : .report
    case "[": return parameters.isEmpty ? .beginningOfKey : .key
    case "~":
      if parameters.elementsEqual("200".utf8) { return .pasteStart }
      return parameters.starts(with: "27;".utf8) ? .report : .key
    default: return .key
    }
  }

  /// The most parameter bytes of any key.
  static let longestKey = 64

  /// Whether `$` ends a number by itself, as rxvt encodes Shift with a function key; elsewhere it stands
  /// before the final byte.
  var isRxvtKey: Bool {
    final == UInt8(ascii: "$") && !parameters.isEmpty && parameters.allSatisfy { (0x30...0x39).contains($0) }
  }

  private var isModifiedF3: Bool {
    guard parameters.starts(with: "1;".utf8) else { return false }
    let modifier = Int(String(decoding: parameters.dropFirst(2), as: UTF8.self)) ?? 0
    return (2...16).contains(modifier)
  }
}

/// The kinds of control strings in which terminals reply (ECMA-48, 5.6).
enum StringKind {
  /// OSC, `ESC ]`: colours, the clipboard.
  case operatingSystemCommand
  /// DCS, `ESC P`: settings, the terminal's name and capabilities.
  case deviceControl
  /// APC, `ESC _`: kitty's graphics.
  case applicationCommand

  /// Whether a body that begins so is a reply; `nil` while that is open.
  ///
  /// ESC and the letter may be two keys, or Meta with one, and what follows be typed too: only what looks
  /// like no typing is taken for a reply.
  func isReply(_ body: ArraySlice<UInt8>) -> Bool? {
    let digits = body.prefix { (0x30...0x39).contains($0) }.prefix(5)
    let rest = String(decoding: body.dropFirst(digits.count), as: UTF8.self)
    let isNumber = (1...4).contains(digits.count)
    if isNumber && rest.isEmpty && self != .applicationCommand { return nil }
    switch self {
    case .operatingSystemCommand: return isNumber && rest == ";"
    case .deviceControl:
      if digits.isEmpty && [">", "!"].contains(rest) || isNumber && ["$", "+"].contains(rest) { return nil }
      return digits.isEmpty && [">|", "!|"].contains(rest) || isNumber && ["$r", "+r"].contains(rest)
    case .applicationCommand:
      guard digits.isEmpty, rest.first == "G", rest.count <= 3 else { return false }
      let key = rest.dropFirst()
      if key.first.map({ ("a"..."z").contains($0) }) == false { return false }
      return key.count < 2 ? nil : key.last == "="
    }
  }
}
