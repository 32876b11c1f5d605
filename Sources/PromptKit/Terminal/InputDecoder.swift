// SPDX-License-Identifier: GPL-3.0-or-later

/// Takes out of a terminal's bytes what no person typed: replies and reports, whole, wherever they are split.
///
/// Keys go through as they are, bytes of one that has begun as soon as it cannot be a reply any more; so does
/// everything within a bracketed paste. What looks like the beginning of a reply or of a key's sequence is held
/// back; when `patience` has passed without another byte, `flush` decides. Sequences are told apart by ECMA-48
/// and by what xterm and kitty document.
struct InputDecoder {
  private enum State {
    case ground
    /// Within a UTF-8 character that has so many bytes to come.
    case character(Int)
    /// 0xC2 is held: what follows makes it a C1 control, or not.
    case halfControl
    /// ESC is held.
    case escape
    /// A control sequence is held.
    case controlSequence
    /// The beginning of what may be a string is held.
    case string(StringKind)
    /// Within a string that is a reply; so many bytes of it were dropped.
    case reply(Int)
    /// Within such a string, after the first byte of what may end it.
    case endOfReply(first: UInt8, Int)
    /// Within a mouse report that has so many bytes to come.
    case mouse(Int)
    /// Within a key whose last byte is to come.
    case lastOfKey
    /// Within a bracketed paste, so many bytes of whose end have been seen.
    case paste(Int)
  }

  private var state = State.ground
  private var held: [UInt8] = []

  /// Where the held sequence's parameters or body begin.
  private var bodyStart = 0

  /// How long to wait for the next byte before `flush`; `nil` if nothing is held.
  ///
  /// ESC alone, and with the letter of a string, may be a key, and is only waited with as long as nobody notices. What
  /// has begun beyond that was not typed: its end may be long on its way, and must not be taken for text.
  var patience: Duration? {
    switch state {
    case .ground, .character, .lastOfKey, .paste: nil
    case .escape: .milliseconds(20)
    case .string where held.count == bodyStart: .milliseconds(50)
    case .halfControl: .milliseconds(50)
    case .controlSequence, .string, .reply, .endOfReply, .mouse: Self.sequencePatience
    }
  }

  /// How long a sequence may pause; then its end is taken for lost.
  private static let sequencePatience = Duration.seconds(5)

  /// How many bytes of a reply are dropped; then its end is taken for lost.
  private static let replyLimit = 1 << 20

  /// Whether a character or sequence has begun and not ended, so that more of it may be waiting to be read.
  ///
  /// This is no promise that more will come.
  var needsMore: Bool {
    switch state {
    case .ground, .paste: false
    default: true
    }
  }

  /// Whether what comes is the content of a bracketed paste.
  var isPasting: Bool {
    if case .paste = state { true } else { false }
  }

  /// Takes bytes from the terminal and puts those that are keys at the end of `keys`.
  mutating func feed(_ bytes: ArraySlice<UInt8>, to keys: inout [UInt8]) {
    var rest = bytes
    while let byte = rest.first {
      if case .paste(0) = state, byte != .escape {
        let end = rest.firstIndex(of: .escape) ?? rest.endIndex
        keys += rest[..<end]
        rest = rest[end...]
      } else {
        feed(byte, to: &keys)
        rest.removeFirst()
      }
    }
  }

  /// Takes a byte from the terminal and puts what turns out to be keys at the end of `keys`.
  mutating func feed(_ byte: UInt8, to keys: inout [UInt8]) {
    // Most bytes are keys by themselves.
    if case .ground = state, byte.isPrintableASCII { keys.append(byte) } else { advance(byte, to: &keys) }
  }

  private mutating func advance(_ byte: UInt8, to keys: inout [UInt8]) {
    switch state {
    case .ground: begin(byte, to: &keys)
    case .character(let count): goOn(character: count, byte, to: &keys)
    case .halfControl: decideControl(byte, to: &keys)
    case .escape: decideEscape(byte, to: &keys)
    case .controlSequence: goOnSequence(byte, to: &keys)
    case .string(let kind): goOnString(kind, byte, to: &keys)
    case .reply(let count): goOnReply(count, byte, to: &keys)
    case .endOfReply(let first, let count): endReply(after: first, count, byte, to: &keys)
    case .mouse(let count): state = count > 1 ? .mouse(count - 1) : .ground
    case .lastOfKey: endKey(byte, to: &keys)
    case .paste(let matched): goOnPaste(matched, byte, to: &keys)
    }
  }

  /// Ends the waiting: what is held and can be typed by hand goes to `keys`, a reply or sequence without an
  /// end is dropped.
  mutating func flush(to keys: inout [UInt8]) {
    switch state {
    case .ground, .character, .paste: return
    case .escape, .halfControl, .string: keys += held
    case .controlSequence: if held.count == bodyStart { keys += held }
    case .reply, .endOfReply, .mouse, .lastOfKey: break
    }
    reset()
  }

  /// Takes a bracketed paste for ended, when its end does not come.
  mutating func abandonPaste() {
    if isPasting { state = .ground }
  }

  private mutating func reset(_ next: State = .ground) {
    state = next
    held = []
  }

  private mutating func pass(to keys: inout [UInt8], _ next: State = .ground) {
    keys += held
    reset(next)
  }

  private mutating func hold(_ byte: UInt8, _ next: State) {
    held.append(byte)
    state = next
    bodyStart = held.count
  }
}

extension InputDecoder {
  private mutating func begin(_ byte: UInt8, to keys: inout [UInt8]) {
    switch byte {
    case .escape: hold(byte, .escape)
    case 0xC2: hold(byte, .halfControl)
    case 0x8F, 0x90, 0x9B, 0x9D, 0x9F: introduce(byte, ascii: byte & 0x1F | 0x40, to: &keys)
    default:
      keys.append(byte)
      let count = UTF8Lead.length(byte)
      if count > 1 { state = .character(count - 1) }
    }
  }

  private mutating func goOn(character count: Int, _ byte: UInt8, to keys: inout [UInt8]) {
    state = .ground
    guard byte & 0xC0 == 0x80 else { return begin(byte, to: &keys) }
    keys.append(byte)
    if count > 1 { state = .character(count - 1) }
  }

  private mutating func decideControl(_ byte: UInt8, to keys: inout [UInt8]) {
    switch byte {
    case 0x8F, 0x90, 0x9B, 0x9D, 0x9F: introduce(byte, ascii: byte & 0x1F | 0x40, to: &keys)
    case 0x80...0xBF:
      held.append(byte)
      pass(to: &keys)
    default:
      pass(to: &keys)
      begin(byte, to: &keys)
    }
  }

  private mutating func decideEscape(_ byte: UInt8, to keys: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "O"):
      introduce(byte, ascii: byte, to: &keys)
    case 0x20...0x7E:
      held.append(byte)
      pass(to: &keys)
    default:
      pass(to: &keys)
      begin(byte, to: &keys)
    }
  }

  /// Goes on behind an introducer: ESC and `ascii`, or the C1 control that means the same.
  private mutating func introduce(_ byte: UInt8, ascii: UInt8, to keys: inout [UInt8]) {
    switch ascii {
    case UInt8(ascii: "["): hold(byte, .controlSequence)
    case UInt8(ascii: "]"): hold(byte, .string(.operatingSystemCommand))
    case UInt8(ascii: "P"): hold(byte, .string(.deviceControl))
    case UInt8(ascii: "_"): hold(byte, .string(.applicationCommand))
    default:
      hold(byte, .lastOfKey)
      pass(key: ascii, to: &keys, .lastOfKey)
    }
  }

  /// Passes on the key that is held, its introducer as ESC and `ascii`: the editor knows no key by a C1 control.
  private mutating func pass(key ascii: UInt8, to keys: inout [UInt8], _ next: State = .ground) {
    keys += [.escape, ascii] + held[bodyStart...]
    reset(next)
  }

  private mutating func goOnSequence(_ byte: UInt8, to keys: inout [UInt8]) {
    let sequence = ControlSequence(parameters: held[bodyStart...], final: byte)
    switch byte {
    case 0x20...0x3F where !sequence.isRxvtKey:
      if sequence.parameters.count <= ControlSequence.longestKey { held.append(byte) }
    case 0x20...0x7E:
      held.append(byte)
      end(sequence, to: &keys)
    default:
      // A sequence that breaks off is no key, and must not take the next one for its end; ESC and `[` alone may be one.
      if byte == .escape { flush(to: &keys) } else { reset() }
      begin(byte, to: &keys)
    }
  }

  private mutating func end(_ sequence: ControlSequence, to keys: inout [UInt8]) {
    switch sequence.meaning {
    case .key: pass(key: UInt8(ascii: "["), to: &keys)
    case .beginningOfKey: pass(key: UInt8(ascii: "["), to: &keys, .lastOfKey)
    case .pasteStart: pass(to: &keys, .paste(0))
    case .report: reset()
    case .mouseReport: reset(.mouse(3))
    }
  }

  private mutating func goOnString(_ kind: StringKind, _ byte: UInt8, to keys: inout [UInt8]) {
    switch kind.isReply(held[bodyStart...] + [byte]) {
    case true?: reset(.reply(0))
    case nil: held.append(byte)
    case false?:
      pass(to: &keys)
      begin(byte, to: &keys)
    }
  }

  private mutating func goOnReply(_ count: Int, _ byte: UInt8, to keys: inout [UInt8]) {
    switch byte {
    case 0x07: reset()
    case .escape, 0xC2: state = .endOfReply(first: byte, count + 1)
    case 0..<0x20:
      // No reply holds one; the end of this one was lost, and this is a key.
      reset()
      begin(byte, to: &keys)
    default: state = count < Self.replyLimit ? .reply(count + 1) : .ground
    }
  }

  private mutating func endReply(after first: UInt8, _ count: Int, _ byte: UInt8, to keys: inout [UInt8]) {
    switch (first, byte) {
    case (.escape, UInt8(ascii: "\\")), (0xC2, 0x9C): reset()
    case (.escape, _):
      reset()
      begin(first, to: &keys)
      feed(byte, to: &keys)
    default: goOnReply(count, byte, to: &keys)
    }
  }

  private mutating func endKey(_ byte: UInt8, to keys: inout [UInt8]) {
    state = .ground
    if (0x20...0x7E).contains(byte) { keys.append(byte) } else { begin(byte, to: &keys) }
  }

  private mutating func goOnPaste(_ matched: Int, _ byte: UInt8, to keys: inout [UInt8]) {
    keys.append(byte)
    let end = Self.pasteEnd
    if byte == end[matched] {
      state = matched + 1 == end.count ? .ground : .paste(matched + 1)
    } else {
      state = .paste(byte == .escape ? 1 : 0)
    }
  }

  private static let pasteEnd = Array("\u{1b}[201~".utf8)
}
