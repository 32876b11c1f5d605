// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension termios {
  /// Whether the kernel edits and echoes lines itself: not what raw mode leaves behind.
  var isCanonical: Bool { c_lflag & tcflag_t(ICANON | ECHO) != 0 }

  /// These modes with what filling in a form needs.
  ///
  /// `IEXTEN` off frees C-v and C-o, on macOS C-y as well; `ICRNL`, `IGNCR` and `INLCR` off tell Enter from C-j; `IXON` off
  /// frees C-s and C-q; `ISTRIP` would cut UTF-8. `ISIG` is on, whatever it was.
  var raw: termios {
    var modes = self
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN)
    modes.c_lflag |= tcflag_t(ISIG)
    modes.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP)
    // A read finds what is there and never waits: C-c takes back what was typed, also between a poll and the read after it.
    modes.setControlCharacter(VMIN, 0)
    modes.setControlCharacter(VTIME, 0)
    return modes
  }

  /// These modes with everything that `ours` had changed in `before` put back, unless it has been changed once more.
  ///
  /// When nobody else has touched them, that is `before` exactly.
  func takingBack(_ ours: termios, to before: termios) -> termios {
    var modes = self
    modes.c_iflag = Self.takeBack(c_iflag, ours.c_iflag, before.c_iflag)
    modes.c_oflag = Self.takeBack(c_oflag, ours.c_oflag, before.c_oflag)
    modes.c_cflag = Self.takeBack(c_cflag, ours.c_cflag, before.c_cflag)
    modes.c_lflag = Self.takeBack(c_lflag, ours.c_lflag, before.c_lflag)
    modes.takeBackControlCharacter(VMIN, ours, before)
    modes.takeBackControlCharacter(VTIME, ours, before)
    modes.takeBackControlCharacter(VINTR, ours, before)
    return modes
  }

  /// Whether these are the modes of `ours`, with C-c as it is there or as a key like any other.
  func hasModes(of ours: termios) -> Bool {
    guard c_iflag == ours.c_iflag, c_oflag == ours.c_oflag, c_cflag == ours.c_cflag, c_lflag == ours.c_lflag
    else { return false }
    var (now, expected) = (self, ours)
    if controlCharacter(VINTR) == prompt_no_control_character() {
      expected.setControlCharacter(VINTR, prompt_no_control_character())
    }
    return unsafe memcmp(&now.c_cc, &expected.c_cc, MemoryLayout.size(ofValue: now.c_cc)) == 0
  }

  /// These modes with C-c as a key like any other, or as it is in `usual`.
  func interrupting(like usual: termios?) -> termios {
    var modes = self
    modes.setControlCharacter(
      VINTR, usual?.controlCharacter(VINTR) ?? prompt_no_control_character())
    return modes
  }

  private static func takeBack(_ now: tcflag_t, _ ours: tcflag_t, _ before: tcflag_t) -> tcflag_t {
    let stillOurs = (before ^ ours) & ~(now ^ ours)
    return (now & ~stillOurs) | (before & stillOurs)
  }

  private mutating func takeBackControlCharacter(_ index: Int32, _ ours: termios, _ before: termios) {
    guard controlCharacter(index) == ours.controlCharacter(index) else { return }
    setControlCharacter(index, before.controlCharacter(index))
  }

  private func controlCharacter(_ index: Int32) -> UInt8 {
    var modes = self
    return unsafe prompt_control_character(&modes, index)
  }

  private mutating func setControlCharacter(_ index: Int32, _ value: UInt8) {
    unsafe prompt_set_control_character(&self, index, value)
  }
}
