// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Another line editor lives: readline has one line and one set of keymaps in a process.
package struct ReadlineIsTaken: Error {}

/// The right to use readline, for as long as this object lives.
final class ReadlineLease {
  private static let isTaken = Mutex(false)

  init() throws(ReadlineIsTaken) {
    let wasTaken = Self.isTaken.withLock { isTaken in
      defer { isTaken = true }
      return isTaken
    }
    if wasTaken { throw ReadlineIsTaken() }
  }

  deinit {
    Self.isTaken.withLock { $0 = false }
  }
}
