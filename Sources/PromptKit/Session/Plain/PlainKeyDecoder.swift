// SPDX-License-Identifier: GPL-3.0-or-later

/// Makes keys out of bytes for the plain front.
///
/// What follows ESC is one key with it, whole, so that an arrow key leaves nothing in the line. Bytes that are no
/// character of UTF-8, NUL among them, are left out with the bell, as they are in the full form.
struct PlainKeyDecoder {
  private enum State {
    case ground
    /// Within a character of several bytes.
    case character([UInt8])
    /// After ESC.
    case escape
    /// Within a control sequence or function key, without its ESC.
    case sequence([UInt8])
  }

  private var state = State.ground

  /// The keys that end with this byte: none within a key, two where it breaks one off.
  mutating func feed(_ byte: UInt8) -> [PlainKey] {
    let state = state
    self.state = .ground
    switch state {
    case .ground: return begin(byte)
    case .character(let bytes): return goOn(bytes, byte)
    case .escape: return endEscape(byte)
    case .sequence(let bytes): return goOnSequence(bytes, byte)
    }
  }

  private mutating func begin(_ byte: UInt8) -> [PlainKey] {
    switch byte {
    case 0x0A, 0x0D: return [.enter]
    case 0x04: return [.done]
    case 0x08, 0x7F: return [.eraseCharacter]
    case 0x17: return [.eraseWord]
    case 0x15: return [.eraseLine]
    case 0x12: return [.reprint]
    case 0x1B: state = .escape
    case 0x09, 0x20...0x7E: return [.scalar(Unicode.Scalar(byte))]
    case 0x80...:
      guard UTF8Lead.length(byte) > 1 else { return [.unknown] }
      state = .character([byte])
    default: return [.unknown]
    }
    return []
  }

  private mutating func goOn(_ bytes: [UInt8], _ byte: UInt8) -> [PlainKey] {
    guard UTF8Lead.isContinuation(byte, at: bytes.count, after: bytes[0]) else {
      return [.unknown] + begin(byte)
    }
    let bytes = bytes + [byte]
    if bytes.count < UTF8Lead.length(bytes[0]) {
      state = .character(bytes)
      return []
    }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.map(PlainKey.scalar)
  }

  private mutating func endEscape(_ byte: UInt8) -> [PlainKey] {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "O"): state = .sequence([byte])
    case 0x1B: state = .escape
    case 0x20...0x7E: return [.unknown]
    default: return begin(byte)
    }
    return []
  }

  private mutating func goOnSequence(_ bytes: [UInt8], _ byte: UInt8) -> [PlainKey] {
    guard EscapeSequence.mayContinue(bytes, with: byte) else { return [.unknown] + begin(byte) }
    let bytes = bytes + [byte]
    if EscapeSequence.isWhole(bytes) { return [.unknown] }
    state = .sequence(bytes)
    return []
  }
}
