// SPDX-License-Identifier: GPL-3.0-or-later

/// What the first byte of a character says of the others. The Unicode Standard, table 3-7.
enum UTF8Lead {
  /// How many bytes the character has; 0 when none begins so.
  static func length(_ lead: UInt8) -> Int {
    switch lead {
    case 0x00..<0x80: 1
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: 0
    }
  }

  /// Whether that byte may stand there, from 1, in a character that begins so.
  static func isContinuation(_ byte: UInt8, at index: Int, after lead: UInt8) -> Bool {
    switch (index, lead) {
    case (1, 0xE0): byte >= 0xA0 && byte < 0xC0
    case (1, 0xED): byte >= 0x80 && byte < 0xA0
    case (1, 0xF0): byte >= 0x90 && byte < 0xC0
    case (1, 0xF4): byte >= 0x80 && byte < 0x90
    default: byte >= 0x80 && byte < 0xC0
    }
  }
}
