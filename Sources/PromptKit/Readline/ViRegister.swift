// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// vi's named registers, for what is deleted, copied and put in text views. POSIX, "vi", Buffers.
enum ViRegister {
  private nonisolated(unsafe) static var texts: [UInt8: [UInt8]] = [:]

  /// The register that the next command uses, until it has run.
  private nonisolated(unsafe) static var chosen: (name: UInt8, settlings: Int)?

  /// Empties all.
  static func forget() {
    unsafe texts = [:]
    unsafe chosen = nil
  }

  /// Reads a register's name for the next command (vi's `"`).
  static func choose(_ count: CInt, _ key: CInt) -> CInt {
    guard let name = ViOperator.readKey(), (0x61...0x7A).contains(name | 0x20) else { return Visit.ring() }
    unsafe chosen = (name, 2)
    return 0
  }

  /// Called after every command: a name counts for the command that follows only.
  static func settle() {
    guard let now = unsafe chosen else { return }
    unsafe chosen = now.settlings > 1 ? (now.name, now.settlings - 1) : nil
  }

  /// Keeps what was just killed if a register was named for it; a capital letter adds it.
  static func keepNewestKill() {
    guard let name = unsafe chosen?.name else { return }
    let isAdded = name & 0x20 == 0
    let old = unsafe isAdded ? texts[name | 0x20] ?? [] : []
    unsafe texts[name | 0x20] = old + KillRing.newest()
  }

  /// What is to be put: the named register, or the newest kill.
  static var text: [UInt8] {
    guard let name = unsafe chosen?.name else { return KillRing.newest() }
    return unsafe texts[name | 0x20] ?? []
  }
}
