// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// What readline reads: whole UTF-8 characters and whole escape sequences out of the client's bytes, and nothing that could be mistaken for text.
struct KeyInput {
  enum Key: Equatable {
    case byte(UInt8)
    /// The command that reads an argument gets none.
    case cancelled
    case end(VisitEnd)
  }

  /// Stands for C-d on an empty line, which readline would take for the end of input; no byte of UTF-8.
  static let doneOnEmptyLine: UInt8 = 0xFF

  /// After ESC: a sequence that is bound to nothing; no byte of UTF-8.
  static let unknownSequence: UInt8 = 0xFE

  /// How long a key's further bytes may take. The readline manual's `keyseq-timeout`.
  var patience: Duration = .milliseconds(500)

  /// Why no more comes; it then never asks the client again.
  var end: VisitEnd?

  private var waiting: [UInt8] = []
  private var lastByte: UInt8?
  private var isCharacterOfPrefix = false

  /// What readline gets next.
  mutating func next(from client: any LineEditorClient) -> Key {
    // The rest of a character after a prefix that knows no such key.
    if isCharacterOfPrefix, Self.isAtCommand {
      isCharacterOfPrefix = false
      waiting.removeAll(where: { $0 & 0xC0 == 0x80 })
    }
    while waiting.isEmpty {
      guard let byte = read(from: client) else { break }
      if Self.isKeyAlone(byte) {
        lastByte = byte
        isCharacterOfPrefix = false
        return .byte(byte)
      }
      take(byte, from: client)
    }
    guard let byte = waiting.first else { return .end(end ?? .endOfInput) }
    if byte == 0x1B, Self.isReadingArgument, waiting.starts(with: Self.pasteStart) { return .cancelled }
    waiting.removeFirst()
    lastByte = byte
    if byte >= 0xC2, Self.isArgumentForNothing {
      // readline leaves the first byte out, and takes the others for characters.
      waiting.removeFirst(waiting.prefix { $0 & 0xC0 == 0x80 }.count)
    }
    isCharacterOfPrefix =
      byte >= 0xC2 && byte < 0xF5 && Self.isAfterPrefix
      || isCharacterOfPrefix && byte & 0xC0 == 0x80
    return .byte(byte == 0x04 && Self.isAtCommand && Line.byteCount == 0 ? Self.doneOnEmptyLine : byte)
  }

  /// Whether readline need not wait for the next byte. After ESC it is worth waiting: it may begin a sequence.
  /// - Parameter isExtending: whether what is typed may belong to each of several copies; then it must be a command of its own.
  mutating func isKeyWaiting(_ client: any LineEditorClient, isExtending: Bool) -> Bool {
    // What readline reads ahead is missing from a macro that it records.
    if GNUReadline.isIn(UInt(prompt_rl_state_macrodef)) { return false }
    guard end == nil else { return false }
    if waiting.isEmpty, Self.isInserting, lastByte != 0x1B {
      guard client.isByteWaiting(within: .zero), let byte = read(from: client) else { return false }
      take(byte, from: client)
    }
    // Typed ahead after text, C-@ is lost in readline; so it is not said to be there.
    if Self.isInserting, waiting.first == 0 { return false }
    if Self.isInserting, let next = waiting.first, next & 0xC0 != 0x80 {
      if isExtending || rl_explicit_arg != 0 && next >= 0x80 { return false }
    }
    return !waiting.isEmpty || client.isByteWaiting(within: lastByte == 0x1B ? patience : .zero)
  }

  /// How long the further code points of a character may take, which nobody types one by one.
  private static let togetherness = Duration.milliseconds(50)

  /// That code point with those behind it that are one character with it.
  mutating func completed(_ codePoint: [UInt8], from client: any LineEditorClient) -> [UInt8] {
    var character = codePoint
    let isPlain = character.count == 1
    while true {
      if waiting.isEmpty {
        guard end == nil, client.isByteWaiting(within: isPlain ? .zero : Self.togetherness),
          let byte = read(from: client)
        else { return character }
        take(byte, from: client)
      }
      guard let lead = waiting.first, UTF8Lead.length(lead) > 1 else { return character }
      let next = waiting.prefix(UTF8Lead.length(lead))
      guard String(decoding: character + next, as: UTF8.self).count == 1 else { return character }
      character += next
      waiting.removeFirst(next.count)
    }
  }

  /// Lets a byte be read again.
  mutating func putBack(_ byte: UInt8) { waiting.insert(byte, at: 0) }

  private mutating func read(from client: any LineEditorClient) -> UInt8? {
    guard end == nil else { return nil }
    switch client.nextByte() {
    case .byte(let byte): return byte
    case .endOfInput: end = .endOfInput
    case .stopped: end = .stopped
    }
    return nil
  }

  /// Whether a byte is a key whatever goes before it and comes behind it, as most are.
  private static func isKeyAlone(_ byte: UInt8) -> Bool {
    byte.isPrintableASCII && byte != UInt8(ascii: "[") && byte != UInt8(ascii: "O")
  }

  private mutating func take(_ byte: UInt8, from client: any LineEditorClient) {
    switch byte {
    // readline would go on reading the search's keys for ever, whatever they are.
    case 0 where Self.isSearching: client.bell()
    case 0x80...: takeCharacter(byte, from: client)
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      if lastByte == 0x1B, Self.isAfterEscape {
        takeSequence(byte, from: client)
      } else {
        waiting.append(byte)
      }
    case 0x1B where Self.isReadingArgument: takeArgument(from: client)
    default: waiting.append(byte)
    }
  }

  /// A character of more than one byte, whole; what is not one is left out.
  private mutating func takeCharacter(_ lead: UInt8, from client: any LineEditorClient) {
    var bytes = [lead]
    let length = UTF8Lead.length(lead)
    while bytes.count < length {
      guard let byte = read(from: client) else { return }
      guard UTF8Lead.isContinuation(byte, at: bytes.count, after: lead) else {
        client.bell()
        return take(byte, from: client)
      }
      bytes.append(byte)
    }
    if length == 0 { client.bell() } else { waiting += bytes }
  }

  /// A control sequence after ESC; one that is bound to nothing is left out whole. ECMA-48, 5.4; `\e[[A` is Linux's F1.
  ///
  /// Its end is waited for, however late it comes: else it would be taken for text. Only where ESC and the introducer do
  /// something by themselves must the rest follow in time.
  private mutating func takeSequence(_ introducer: UInt8, from client: any LineEditorClient) {
    var sequence = [introducer]
    var interruption: UInt8?
    while !EscapeSequence.isWhole(sequence) {
      if sequence.count == 1, Self.isKey(introducer), !client.isByteWaiting(within: patience) { break }
      guard let byte = read(from: client) else { break }
      guard EscapeSequence.mayContinue(sequence, with: byte) else {
        interruption = byte
        break
      }
      sequence.append(byte)
    }
    if sequence.count == 1 || EscapeSequence.isWhole(sequence) && isBound(sequence) {
      waiting += sequence
    } else {
      waiting.append(Self.unknownSequence)
    }
    if let interruption { take(interruption, from: client) }
  }

  /// Whether ESC and that byte do something by themselves: in vi's modes they are two keys.
  private static func isKey(_ introducer: UInt8) -> Bool {
    guard let keymap = EditorKeymap.current, keymap == .emacs else { return true }
    let binding = keymap.binding(of: [0x1B, introducer])
    return binding.address != 0 && !binding.isPrefix
  }

  /// Whether it does anything, or is vi's `O` after Esc.
  private func isBound(_ sequence: [UInt8]) -> Bool {
    guard let keymap = EditorKeymap.current else { return true }
    if keymap != .emacs, sequence.first == UInt8(ascii: "O") { return true }
    return keymap.leadsSomewhere([0x1B] + sequence)
  }

  /// ESC where a command waits for a character: perhaps a paste begins.
  private mutating func takeArgument(from client: any LineEditorClient) {
    waiting.append(0x1B)
    while waiting.count < Self.pasteStart.count, Self.pasteStart.starts(with: waiting),
      client.isByteWaiting(within: .zero)
    {
      guard let byte = read(from: client) else { return }
      guard byte == Self.pasteStart[waiting.count] else { return take(byte, from: client) }
      waiting.append(byte)
    }
  }

  static let pasteStart = Array("\u{1B}[200~".utf8)

  /// Whether it begins to read a command.
  private static var isAtCommand: Bool { GNUReadline.isIn(UInt(prompt_rl_state_readcmd)) }

  /// Whether it reads the keys of a search through the history.
  private static var isSearching: Bool {
    GNUReadline.isIn(UInt(prompt_rl_state_isearch)) || GNUReadline.isIn(UInt(prompt_rl_state_nsearch))
  }

  /// Whether it reads the key after ESC.
  private static var isAfterEscape: Bool { GNUReadline.isIn(UInt(prompt_rl_state_metanext)) }

  /// Whether it reads the next key of a longer one.
  private static var isAfterPrefix: Bool {
    !isAtCommand && !GNUReadline.isIn(UInt(prompt_rl_state_dispatching))
  }

  /// Whether what is typed next is not put in, for it has an argument that is not positive.
  private static var isArgumentForNothing: Bool {
    GNUReadline.isIn(UInt(prompt_rl_state_numericarg)) && (rl_arg_sign < 0 || rl_numeric_arg == 0)
  }

  /// Whether a command that inserts looks for more to insert.
  private static var isInserting: Bool {
    GNUReadline.isIn(UInt(prompt_rl_state_dispatching)) && !GNUReadline.isIn(UInt(prompt_rl_state_moreinput))
  }

  /// Whether a command reads a character for itself (but not the incremental search, which ends at ESC).
  private static var isReadingArgument: Bool {
    GNUReadline.isIn(UInt(prompt_rl_state_dispatching)) && GNUReadline.isIn(UInt(prompt_rl_state_moreinput))
      && !isAfterEscape && !GNUReadline.isIn(UInt(prompt_rl_state_isearch))
  }
}
