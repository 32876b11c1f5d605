// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process that waits for ours to be killed, and then puts the terminal back and, where it shares our memory, kills the
/// children that ran for us; nothing else can after kill -9.
///
/// It is in a process group of its own, so that a signal to ours, or C-c, does not reach it, and holds nothing but the
/// terminal and a pipe whose end tells it of ours: no `$( )` waits for it. It comes too late where somebody has set the
/// terminal up since, as an interactive shell does at once; then it does nothing.
struct Guardian {
  private let pid: pid_t

  /// The pipe's end that is open as long as this process lives.
  private let lifeline: Int32

  /// Posts one at the terminal; `nil` where the system has no process left. At most two may be posted at a time.
  ///
  /// Post it before the terminal gets its new modes, so that there is no moment between.
  init?(_ taken: TakenModes) {
    guard let pipe = try? Descriptor.pipe() else { return nil }
    var (all, before) = (sigset_t(), sigset_t())
    _ = unsafe sigfillset(&all)
    _ = unsafe pthread_sigmask(SIG_SETMASK, &all, &before)
    let child = Guardian.start(Orders(pipe: pipe.reading.number, taken: taken))
    // Here, too, for whoever kills the group before the child has got so far.
    _ = setpgid(child, child)
    _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    pipe.reading.close()
    guard child > 0 else {
      pipe.writing.close()
      return nil
    }
    (pid, lifeline) = (child, pipe.writing.number)
  }

  /// Sends it away, and leaves no trace of it. May be called in a signal handler.
  func dismiss() {
    _ = kill(pid, SIGKILL)
    while waitpid(pid, nil, 0) == -1, errno == EINTR {}
    _ = close(lifeline)
  }

  /// What the process must know.
  private struct Orders {
    let pipe: Int32
    let taken: TakenModes

    /// Whether it sees what runs for us: a copy of our memory is soon out of date.
    var sharesMemory = false

    /// The two descriptors that it keeps.
    var kept: (lower: Int32, higher: Int32) {
      pipe < taken.number ? (pipe, taken.number) : (taken.number, pipe)
    }
  }

  /// How it is called. A `String` would be copied into memory for the call.
  private static let name: StaticString = "guardian"

  /// What the process does: it may do no more than a signal handler, and allocate nothing even in passing. The memory, and
  /// all that is kept about it, may be another process's that runs meanwhile or was killed in the midst of it.
  private static func follow(_ orders: Orders) -> Never {
    _ = setpgid(0, 0)
    let kept = orders.kept
    closeRange(0, kept.lower - 1)
    closeRange(kept.lower + 1, kept.higher - 1)
    closeRange(kept.higher + 1, .max)
    unsafe prompt_name_process(UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self))
    var byte: UInt8 = 0
    while unsafe read(orders.pipe, &byte, 1) == -1, errno == EINTR {}
    orders.taken.putBackIfUntouched()
    if orders.sharesMemory { RunningGroups.killAll() }
    _exit(0)
  }

  /// The new process's number; -1 where there is none left.
  private static func start(_ orders: Orders) -> pid_t {
    #if os(Linux)
      // In memory of its own it would cost a fifth of the time in which a form appears: each page that is written to
      // while it lives is copied. Sharing `errno` asks that none of its calls fails, as `close` would.
      if close_range(.max, .max, 0) == 0 {
        let post = unsafe posts + nextPost * postSize
        unsafe nextPost = 1 - nextPost
        var orders = orders
        orders.sharesMemory = true
        unsafe post.storeBytes(of: orders, as: Orders.self)
        let run: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = { post in
          guard let post = unsafe post else { return 0 }
          unsafe Guardian.follow(post.assumingMemoryBound(to: Orders.self).pointee)
        }
        return unsafe prompt_clone(run, post + postSize, post)
      }
    #endif
    let child = prompt_fork()
    if child == 0 { follow(orders) }
    return child
  }

  #if os(Linux)
    /// Memory for the two that may be posted at a time: what they must know, and their stacks, which grow down towards it.
    private nonisolated(unsafe) static let posts = UnsafeMutableRawPointer.allocate(
      byteCount: 2 * postSize, alignment: 16)
    private nonisolated(unsafe) static var nextPost = 0
    private static let postSize = 16_384
  #endif

  /// The C name is `close_range`, which not every system knows.
  private static func closeRange(_ first: Int32, _ last: Int32) {
    guard first <= last else { return }
    #if os(Linux)
      if close_range(UInt32(bitPattern: first), UInt32(bitPattern: last), 0) == 0 { return }
    #endif
    var number = first
    let limit = min(last, Int32(clamping: sysconf(Int32(_SC_OPEN_MAX))))
    while number <= limit {
      _ = close(number)
      number += 1
    }
  }
}
