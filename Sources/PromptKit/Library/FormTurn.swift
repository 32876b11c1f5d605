// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// The right to fill in a form: one at a time has it in a process.
enum FormTurn {
  private static let isTaken = Atomic(false)

  /// Takes it; false while another form has it.
  static func take() -> Bool {
    !isTaken.exchange(true, ordering: .acquiring)
  }

  /// Gives it back.
  static func giveBack() { isTaken.store(false, ordering: .releasing) }
}
