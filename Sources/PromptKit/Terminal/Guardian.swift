// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process that waits for ours to be killed, and then puts the terminal back; nothing else can after kill -9.
///
/// It is in a process group of its own, so that a signal to ours, or C-c, does not reach it, and holds nothing but the
/// terminal and a pipe whose end tells it of ours: no `$( )` waits for it. It comes too late where somebody has set the
/// terminal up since, as an interactive shell does at once; then it does nothing.
struct Guardian {
  private let pid: pid_t

  /// The pipe's end that is open as long as this process lives.
  private let lifeline: Int32

  /// Posts one at the terminal; `nil` where the system has no process left.
  ///
  /// Post it before the terminal gets its new modes, so that there is no moment between.
  init?(_ taken: TakenModes) {
    guard let pipe = try? Descriptor.pipe() else { return nil }
    var (all, before) = (sigset_t(), sigset_t())
    _ = unsafe sigfillset(&all)
    _ = unsafe pthread_sigmask(SIG_SETMASK, &all, &before)
    let child = prompt_fork()
    if child == 0 { Guardian.watch(pipe.reading.number, taken) }
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

  /// What the process does: it was only forked, and may do no more than a signal handler.
  private static func watch(_ pipe: Int32, _ taken: TakenModes) -> Never {
    _ = setpgid(0, 0)
    closeAll(but: min(pipe, taken.number), max(pipe, taken.number))
    unsafe prompt_name_process("guardian")
    var byte: UInt8 = 0
    while unsafe read(pipe, &byte, 1) == -1, errno == EINTR {}
    taken.putBackIfUntouched()
    _exit(0)
  }

  private static func closeAll(but first: Int32, _ second: Int32) {
    closeRange(0, first - 1)
    closeRange(first + 1, second - 1)
    closeRange(second + 1, .max)
  }

  /// The C name is `close_range`, which not every system knows.
  private static func closeRange(_ first: Int32, _ last: Int32) {
    guard first <= last else { return }
    #if os(Linux)
      if close_range(UInt32(first), UInt32(last), 0) == 0 { return }
    #endif
    var number = first
    let limit = min(last, Int32(clamping: sysconf(Int32(_SC_OPEN_MAX))))
    while number <= limit {
      _ = close(number)
      number += 1
    }
  }
}
