// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The modes that a terminal had and those that it was given, as plain memory, with the way back from these to those.
///
/// It may be read and called in a signal handler, and in a process that was only forked: it allocates nothing and calls only
/// what POSIX allows there.
struct TakenModes {
  /// The terminal's number in this process.
  let number: Int32

  /// What the modes were.
  let before: termios

  /// What they are now.
  let ours: termios

  /// The process group that the terminal belongs to as long as it is ours.
  let group: pid_t

  /// Whether escape sequences mean something to the terminal.
  let takesEscapes: Bool

  /// What is written after the modes are back: bracketed paste off, cursor shown, colours as usual, and a new row.
  static let resetSequence: StaticString = "\u{1b}[?2004l\u{1b}[?25h\u{1b}[0m\r\n"

  /// What is written where escape sequences mean nothing: a new row.
  static let newRow: StaticString = "\r\n"

  /// Whether both lead back to the same modes, wherever C-c leads meanwhile.
  func leadsBack(like other: TakenModes) -> Bool {
    number == other.number && group == other.group && takesEscapes == other.takesEscapes
      && before.hasModes(of: other.before) && other.before.hasModes(of: before)
      && (ours.hasModes(of: other.ours) || other.ours.hasModes(of: ours))
  }

  /// Puts back what is still as it was set, unless the terminal belongs to others by now, and never waits for the terminal.
  func putBack() {
    guard isInForeground, let now = current else { return }
    put(now.takingBack(ours, to: before))
  }

  /// Puts all back if nobody has changed the terminal since, and it does not belong to others by now.
  func putBackIfUntouched() {
    guard isInForeground, let now = current, now.hasModes(of: ours) else { return }
    put(before)
  }

  private func put(_ modes: termios) {
    var modes = modes
    _ = unsafe tcsetattr(number, TCSANOW, &modes)
    reset()
  }

  /// True also where the terminal does not control this process and so has no foreground.
  private var isInForeground: Bool {
    let foreground = tcgetpgrp(number)
    return foreground == -1 || foreground == group
  }

  private var current: termios? {
    var modes = termios()
    return unsafe tcgetattr(number, &modes) == 0 ? modes : nil
  }

  /// Writes once what resets the terminal; one that takes nothing (C-s) must not keep the process from ending.
  private func reset() {
    let sequence = takesEscapes ? TakenModes.resetSequence : TakenModes.newRow
    let flags = fcntl(number, F_GETFL)
    let isBlocking = flags != -1 && flags & O_NONBLOCK == 0
    if isBlocking { _ = fcntl(number, F_SETFL, flags | O_NONBLOCK) }
    _ = unsafe write(number, sequence.utf8Start, sequence.utf8CodeUnitCount)
    if isBlocking { _ = fcntl(number, F_SETFL, flags) }
  }
}
