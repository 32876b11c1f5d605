// SPDX-License-Identifier: GPL-3.0-or-later

/// The shape of what a key sends after ESC: `[` and a control sequence (ECMA-48, 5.4), or `O` and a function key (xterm).
enum EscapeSequence {
  /// Longer ones are no key's.
  private static let limit = 64

  /// Whether nothing more belongs to it.
  static func isWhole(_ sequence: [UInt8]) -> Bool {
    guard sequence.count > 1, let last = sequence.last else { return false }
    if sequence.count >= limit { return true }
    // Linux's function keys are `[[A` to `[[E`.
    if sequence.count == 2, sequence == Array("[[".utf8) { return false }
    return (0x40...0x7E).contains(last)
  }

  /// Whether that byte can be the next of it.
  static func mayContinue(_ sequence: [UInt8], with byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte)
  }
}
