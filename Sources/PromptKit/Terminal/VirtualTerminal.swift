// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal that nobody sits at: its keys were written down beforehand, and its screen is kept, to be looked at afterwards.
///
/// Nothing of the system's terminals is touched.
final class VirtualTerminal: Console {
  /// What is left to be pressed.
  let keys: WrittenKeys

  /// What is shown.
  private(set) var grid: CharacterGrid

  /// A terminal with a window of `size`, on which `keys` are pressed.
  init(_ keys: WrittenKeys, size: Size) {
    self.keys = keys
    grid = CharacterGrid(size: size)
  }

  /// The screen as it stands, with `▏` for the cursor as long as another key is waited for.
  var rows: [String] { keys.haveRunOut ? grid.rowsWithCursor : grid.rows }

  var size: Size { grid.size }

  var isEchoWanted: Bool { true }

  var device: Descriptor? { nil }

  func keys(beside calls: Descriptor) -> any KeySource {
    keys.attend(to: calls)
    return keys
  }

  func write(_ bytes: [UInt8], unless interruption: Interruption) throws(SystemError) { grid.write(bytes) }

  func enterRawMode() throws(SystemError) {}

  func restore() {}

  func setInterruptKey(isOn: Bool) { keys.isInterruptKeyOn = isOn }

  /// Goes on at once: nobody is there who would say so.
  func suspend() throws(SystemError) {}

  /// The program reads nothing and is not seen.
  func lend(to program: (Descriptor) -> Void) throws(SystemError) {
    let null = try Descriptor.open("/dev/null", O_RDWR)
    defer { null.close() }
    program(null)
  }
}
