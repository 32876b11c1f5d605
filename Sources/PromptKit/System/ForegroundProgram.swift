// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that has the terminal to itself for a while, such as an editor.
///
/// It stays in our process group, and so in the foreground: the keys that send signals reach it and us alike.
final class ForegroundProgram {
  /// Whether it has ended, and with success (status 0).
  private(set) var hasSucceeded: Bool?

  private let pid: pid_t

  /// Starts `sh -c SCRIPT sh OPERAND` with the terminal as its three streams; the operand is `$1` there.
  ///
  /// - Parameter mask: the signals that it does not hear: those that this process was started with.
  init(script: String, operand: [UInt8], on terminal: Descriptor, mask: sigset_t) throws(SystemError) {
    let words = ["sh", "-c", script, "sh"].map { Array($0.utf8) } + [operand]
    pid = try Spawn(streams: [terminal, terminal, terminal], mask: mask)
      .start("/bin/sh", words, Environment.current.entries).get()
  }

  /// Looks whether it has ended. The C name is `waitpid`.
  func look() {
    guard hasSucceeded == nil else { return }
    var status: Int32 = 0
    let result = unsafe waitpid(pid, &status, WNOHANG)
    if result == pid {
      hasSucceeded = prompt_has_exited(status) != 0 && prompt_exit_status(status) == 0
    } else if result == -1, errno != EINTR {
      hasSucceeded = false
    }
  }

  /// Sends it a signal, unless it has ended.
  func send(_ signal: Signal) {
    if hasSucceeded == nil { _ = kill(pid, signal.number) }
  }
}
