// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal's modes where they outlive the objects: what puts them back when the process ends in the middle of a form. The
/// children that run then are killed.
///
/// Armed while a terminal is raw. `exit` comes by a hook, faults (a Swift trap, `abort`, a bad pointer, a full stack) by
/// handlers on a stack of their own, which restore and let the process die by the same signal, and SIGKILL by a guardian.
/// The handlers touch nothing but plain memory that was written before they were installed.
enum RestorePoint {
  private struct State {
    var taken: TakenModes?
    var guardian: Guardian?
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
  private nonisolated(unsafe) static var replaced: [SignalAction] = []
  private nonisolated(unsafe) static let stack = UnsafeMutableRawPointer.allocate(
    byteCount: stackSize, alignment: 16)
  private static let stackSize = 65_536

  private static let faults = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT].map(Signal.init)

  /// From now on the terminal's modes are put back however this process ends. Call it before they are set.
  ///
  /// Call it on the thread that edits: a stack for handlers belongs to one thread.
  static func arm(_ taken: TakenModes) {
    let state = unsafe state
    unsafe state.pointee.isArmed = 0
    let isGuarded =
      unsafe state.pointee.guardian != nil && state.pointee.taken?.leadsBack(like: taken) == true
    unsafe state.pointee.taken = taken
    unsafe state.pointee.pid = getpid()
    RunningGroups.prepare()
    unsafe state.pointee.isArmed = 1
    installExitHook()
    installHandlers()
    if !isGuarded {
      let former = unsafe state.pointee.guardian
      unsafe state.pointee.guardian = Guardian(taken)
      former?.dismiss()
    }
  }

  /// From now on nothing is put back, and faults do what they did before. Call it after the modes are back.
  ///
  /// While children run, as they do when the form is stopped or has lent the terminal, a sudden end still kills those.
  static func disarm() {
    unsafe state.pointee.isArmed = 0
    unsafe state.pointee.taken = nil
    guard RunningGroups.isEmpty else {
      unsafe state.pointee.isArmed = 1
      return
    }
    for former in unsafe replaced { former.putBack() }
    unsafe replaced.removeAll()
    dismissGuardian()
  }

  /// A process that was only forked has no children to dismiss.
  private static func dismissGuardian() {
    guard unsafe state.pointee.pid == getpid(), let guardian = unsafe state.pointee.guardian else { return }
    unsafe state.pointee.guardian = nil
    guardian.dismiss()
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
    for signal in faults { unsafe replaced.append(SignalAction(signal: signal, action: signal.set(action))) }
  }

  /// Puts the terminal back. May run inside a signal handler: it calls only what POSIX allows there.
  ///
  /// A child that was forked and never replaced itself leaves its parent's terminal alone.
  private static func restore() {
    let state = unsafe state
    guard unsafe state.pointee.isArmed == 1, unsafe state.pointee.pid == getpid() else { return }
    unsafe state.pointee.isArmed = 0
    unsafe state.pointee.taken?.putBack()
    RunningGroups.killAll()
    dismissGuardian()
  }
}
