// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// A command as readline calls it: with the numeric argument and the key.
typealias CommandFunction = @convention(c) (CInt, CInt) -> CInt

/// What a key does in one of readline's keymaps: a value that can be compared, kept and put back. The C name is `KEYMAP_ENTRY`.
struct Binding: Hashable {
  /// `ISFUNC`, `ISKMAP` or `ISMACR`.
  let type: CChar

  /// Where the function, the keymap or the macro's text is; 0 for a key that does nothing.
  let address: UInt

  /// The key does nothing.
  static let nothing = Binding(type: CChar(ISFUNC), address: 0)

  /// Whether it is a command.
  var isCommand: Bool { type == CChar(ISFUNC) && address != 0 }

  /// Whether it begins longer keys.
  var isPrefix: Bool { type == CChar(ISKMAP) && address != 0 }

  init(type: CChar, address: UInt) {
    self.type = type
    self.address = address
  }

  /// The key runs this command.
  init(_ function: CommandFunction?) {
    self.init(type: CChar(ISFUNC), address: unsafe unsafeBitCast(function, to: UInt.self))
  }

  /// The key runs the command that an inputrc calls so; nothing when there is none. The C name is `rl_named_function`.
  init(named name: String) {
    self.init(unsafe rl_named_function(name))
  }

  init(_ entry: KEYMAP_ENTRY) {
    self.init(
      type: entry.type, address: unsafe unsafeBitCast(entry.function as CommandFunction?, to: UInt.self))
  }

  /// The command to call; `nil` when it is none.
  var function: CommandFunction? {
    isCommand ? unsafe unsafeBitCast(address, to: CommandFunction?.self) : nil
  }

  var entry: KEYMAP_ENTRY {
    unsafe KEYMAP_ENTRY(type: type, function: unsafeBitCast(address, to: CommandFunction?.self))
  }
}
