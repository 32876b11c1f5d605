// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// What `C-y` brings back. Text fields share it; what is killed in a secret never leaves that secret.
///
/// readline has no way to look into its ring but to yank, nor to empty it but to kill.
enum KillRing {
  /// How many kills readline remembers (8.2).
  private static let capacity = 10

  /// A text that nobody kills, to know the ring's beginning by.
  private static let marker = Array("\u{1}\u{2}\u{3}\u{2}\u{1}".utf8)

  /// All kills, oldest first; at most one less than readline remembers. The line must be empty, and is empty afterwards.
  static func contents() -> [[UInt8]] {
    kill(marker)
    var kills: [[UInt8]] = []
    // The newest is the marker; each pop brings the one before, at last the marker again.
    _ = rl_yank(1, 0)
    while kills.count < capacity {
      rl_last_func = rl_yank
      _ = rl_yank_pop(1, 0)
      let text = Array(Line.edited.text.utf8)
      if text == marker { break }
      kills.append(text)
    }
    Line.load("")
    return kills.filter { !$0.isEmpty }.reversed()
  }

  /// Makes the ring hold these and nothing else.
  static func replace(by kills: [[UInt8]]) {
    for _ in 0..<capacity { kill([]) }
    for text in kills { kill(text) }
    // So that C-y finds nothing, not the last of what was there.
    _rl_last_command_was_kill = 0
  }

  /// The newest kill, or nothing.
  static func newest() -> [UInt8] {
    Line.aside {
      prime()
      _ = rl_yank(1, 0)
      return Line.bytes(0..<Line.byteCount)
    }
  }

  private nonisolated(unsafe) static var isPrimed = false

  /// Makes sure that there is a ring, for a command that finds none jumps out of whoever called it; what is in it stays the newest.
  private static func prime() {
    guard unsafe !isPrimed else { return }
    unsafe isPrimed = true
    let wasKill = _rl_last_command_was_kill
    kill([])
    _ = rl_yank(1, 0)
    rl_last_func = rl_yank
    _ = rl_yank_pop(1, 0)
    Line.load("")
    _rl_last_command_was_kill = wasKill
  }

  private static func kill(_ text: [UInt8]) {
    Line.load("")
    if text.isEmpty {
      // Only a line that is a NUL can be killed into an empty entry.
      Line.insertPlainly([0x20])
      unsafe rl_line_buffer[0] = 0
    } else {
      Line.insertPlainly(text)
    }
    _rl_last_command_was_kill = 0
    _ = rl_kill_text(0, rl_end)
    _rl_last_command_was_kill = 0
    Line.load("")
  }
}
