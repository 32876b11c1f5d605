// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

@testable import PromptKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal without a screen, to set modes on.
final class PseudoTerminal {
  let controller: Descriptor
  let terminal: Descriptor

  /// By which name another process opens the terminal.
  let name: String

  init(rows: UInt16 = 24, columns: UInt16 = 80) throws {
    let number = try retrying("posix_openpt") { posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC) }
    controller = Descriptor(number)
    try retrying("grantpt") { grantpt(number) }
    try retrying("unlockpt") { unlockpt(number) }
    name = unsafe String(cString: ptsname(number))
    terminal = try Descriptor.open(name, O_RDWR | O_NOCTTY)
    setSize(rows: rows, columns: columns)
  }

  deinit {
    controller.close()
    terminal.close()
  }

  func setSize(rows: UInt16, columns: UInt16) {
    var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(terminal.number, UInt(TIOCSWINSZ), &window)
  }

  /// The terminal's modes, which tests also change as somebody else would.
  var modes: termios {
    get {
      var modes = termios()
      _ = unsafe tcgetattr(terminal.number, &modes)
      return modes
    }
    set {
      var modes = newValue
      _ = unsafe tcsetattr(terminal.number, TCSANOW, &modes)
    }
  }

  /// All of the modes, to compare.
  var modeBytes: [UInt8] {
    let modes = modes
    return unsafe withUnsafeBytes(of: modes) { unsafe Array($0) }
  }
}
