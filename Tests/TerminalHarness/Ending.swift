// SPDX-License-Identifier: GPL-3.0-or-later

/// How a program ended.
package enum Ending: Equatable, CustomStringConvertible {
  /// It exited with this status.
  case exited(Int32)

  /// This signal ended it.
  case signalled(Int32)

  /// From what `waitpid` says of a process that is no more.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .exited(waitStatus >> 8 & 0xff) : .signalled(signal)
  }

  package var description: String {
    switch self {
    case .exited(let status): "status \(status)"
    case .signalled(let number): "signal \(number)"
    }
  }
}
