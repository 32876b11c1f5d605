// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal's modes where they outlive the objects: what puts them back when the process ends in the middle of a form.
///
/// Armed while a terminal is raw. `exit` comes by a hook, faults (a Swift trap, `abort`, a bad pointer, a full stack) by
/// handlers on a stack of their own, which restore and let the process die by the same signal. The handlers touch nothing
/// but plain memory that was written before they were installed.
enum RestorePoint {
  /// What is written after the modes are back: bracketed paste off, cursor shown, colours as usual.
  static let resetSequence: StaticString = "\u{1b}[?2004l\u{1b}[?25h\u{1b}[0m\r\n"

  private struct State {
    var number: Int32 = -1
    var before = termios()
    var ours = termios()
    var pid: pid_t = 0
    var isArmed: sig_atomic_t = 0
  }

  /// Never freed. A pointer, because a handler may read it at any moment and must not meet Swift's bookkeeping.
  private nonisolated(unsafe) static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    unsafe state.initialize(to: State())
    return unsafe state
  }()

  private nonisolated(unsafe) static var isExitHookInstalled = false
  private nonisolated(unsafe) static var replaced: [(signal: Signal, action: sigaction)] = []
  private nonisolated(unsafe) static let stack = UnsafeMutableRawPointer.allocate(
    byteCount: stackSize, alignment: 16)
  private static let stackSize = 65_536

  private static let faults = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT].map(Signal.init)

  /// From now on the terminal behind `descriptor` is put back from `ours` to `before` however this process ends.
  ///
  /// Call it on the thread that edits: a stack for handlers belongs to one thread.
  static func arm(_ descriptor: Descriptor, before: termios, ours: termios) {
    unsafe state.pointee.isArmed = 0
    unsafe state.pointee.number = descriptor.number
    unsafe state.pointee.before = before
    unsafe state.pointee.ours = ours
    unsafe state.pointee.pid = getpid()
    unsafe state.pointee.isArmed = 1
    installExitHook()
    installHandlers()
  }

  /// From now on nothing is put back, and faults do what they did before.
  static func disarm() {
    unsafe state.pointee.isArmed = 0
    for (signal, action) in unsafe replaced { signal.set(action) }
    unsafe replaced.removeAll()
  }

  private static func installExitHook() {
    guard unsafe !isExitHookInstalled else { return }
    unsafe isExitHookInstalled = true
    _ = atexit { RestorePoint.restore() }
  }

  private static func installHandlers() {
    guard unsafe replaced.isEmpty else { return }
    var alternate = unsafe stack_t()
    unsafe alternate.ss_sp = unsafe stack
    unsafe alternate.ss_size = stackSize
    _ = unsafe sigaltstack(&alternate, nil)
    var action = sigaction()
    action.sa_flags = SA_ONSTACK
    _ = unsafe sigfillset(&action.sa_mask)
    unsafe prompt_set_handler(&action) { number in
      RestorePoint.restore()
      Signal(number).die()
    }
    for signal in faults { unsafe replaced.append((signal, signal.set(action))) }
  }

  /// Puts the terminal back. May run inside a signal handler: it calls only what POSIX allows there.
  ///
  /// A child that was forked and never replaced itself leaves its parent's terminal alone.
  private static func restore() {
    let state = unsafe state
    guard unsafe state.pointee.isArmed == 1, unsafe state.pointee.pid == getpid() else { return }
    unsafe state.pointee.isArmed = 0
    let number = unsafe state.pointee.number
    let foreground = tcgetpgrp(number)
    guard foreground == -1 || foreground == getpgrp() else { return }
    var modes = termios()
    guard unsafe tcgetattr(number, &modes) == 0 else { return }
    modes = unsafe modes.takingBack(state.pointee.ours, to: state.pointee.before)
    _ = unsafe tcsetattr(number, TCSANOW, &modes)
    _ = unsafe write(number, resetSequence.utf8Start, resetSequence.utf8CodeUnitCount)
  }
}
