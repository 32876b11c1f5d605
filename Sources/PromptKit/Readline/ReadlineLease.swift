// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Another line editor lives: readline has one line and one set of keymaps in a process.
package struct ReadlineIsTaken: Error {}

/// The right to use readline, for as long as this object lives.
final class ReadlineLease {
  private static let isTaken = Atomic(false)

  init() throws(ReadlineIsTaken) {
    if Self.isTaken.exchange(true, ordering: .acquiring) { throw ReadlineIsTaken() }
  }

  deinit {
    Self.isTaken.store(false, ordering: .releasing)
  }
}
