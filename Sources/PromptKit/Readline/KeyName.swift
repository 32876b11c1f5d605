// SPDX-License-Identifier: GPL-3.0-or-later

/// A key as the bar shows it: `⏎`, `^D`, `S-Tab`, `^X⏎`, `M-a`.
package struct KeyName: Hashable, Sendable, CustomStringConvertible {
  /// What is shown.
  package let description: String

  /// How many keys are pressed one after the other.
  private let length: Int

  /// The name of the key that sends these bytes; `nil` when there are none.
  init?(_ bytes: [UInt8]) {
    var names: [String] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      if let known = Self.sequences.first(where: { rest.starts(with: $0.keys.utf8) }) {
        names.append(known.name)
        rest = rest.dropFirst(known.keys.utf8.count)
      } else if rest.count > 1, rest.first == 0x1B, let next = rest.dropFirst().first {
        names.append("M-" + Self.name(of: next))
        rest = rest.dropFirst(2)
      } else if let next = rest.first {
        names.append(Self.name(of: next))
        rest = rest.dropFirst()
      }
    }
    guard !names.isEmpty else { return nil }
    description = names.joined()
    length = names.count
  }

  /// Whether it is easier to read and to press than another.
  func isEasier(than other: KeyName) -> Bool {
    (length, isCursorKey ? 1 : 0, description.count, description)
      < (other.length, other.isCursorKey ? 1 : 0, other.description.count, other.description)
  }

  /// Whether it is an arrow, which does something else in every kind of field.
  private var isCursorKey: Bool { ["Up", "Down", "Right", "Left"].contains(description) }

  private static func name(of byte: UInt8) -> String {
    switch byte {
    case 0x09: "Tab"
    case 0x0A, 0x0D: "⏎"
    case 0x1B: "Esc"
    case 0x20: "Space"
    case 0x7F: "⌫"
    case 0x00..<0x20: "^" + String(UnicodeScalar(byte | 0x40))
    default: String(UnicodeScalar(byte))
    }
  }

  private static let sequences: [(keys: String, name: String)] = [
    ("\u{1B}[A", "Up"), ("\u{1B}[B", "Down"), ("\u{1B}[C", "Right"), ("\u{1B}[D", "Left"),
    ("\u{1B}OA", "Up"), ("\u{1B}OB", "Down"), ("\u{1B}OC", "Right"), ("\u{1B}OD", "Left"),
    ("\u{1B}[Z", "S-Tab"), ("\u{1B}[H", "Home"), ("\u{1B}[F", "End"), ("\u{1B}[2~", "Ins"),
    ("\u{1B}[3~", "Del"), ("\u{1B}[5~", "PgUp"), ("\u{1B}[6~", "PgDn"),
    ("\u{1B}[1;5A", "C-Up"), ("\u{1B}[1;3A", "M-Up"),
    ("\u{1B}OP", "F1"), ("\u{1B}OQ", "F2"), ("\u{1B}OR", "F3"), ("\u{1B}OS", "F4"),
  ]
}
