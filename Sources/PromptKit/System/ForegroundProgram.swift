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
    #if canImport(Glibc)
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    _ = unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    for number in Int32(0)...2 {
      _ = unsafe posix_spawn_file_actions_adddup2(&actions, terminal.number, number)
    }
    _ = unsafe posix_spawnattr_init(&attributes)
    defer { _ = unsafe posix_spawnattr_destroy(&attributes) }
    var mask = mask
    _ = unsafe posix_spawnattr_setsigmask(&attributes, &mask)
    _ = unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    var words: [UnsafeMutablePointer<CChar>?] = unsafe [
      strdup("sh"), strdup("-c"), strdup(script), strdup("sh"), Self.copy(operand), nil,
    ]
    defer { for index in 0..<5 { unsafe free(words[index]) } }
    var pid: pid_t = 0
    let code = unsafe posix_spawn(&pid, "/bin/sh", &actions, &attributes, &words, prompt_environ())
    guard code == 0 else { throw SystemError(code: code, call: "posix_spawn") }
    self.pid = pid
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

  private static func copy(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    unsafe (bytes + [0]).withUnsafeBytes { bytes in
      unsafe bytes.baseAddress.flatMap { unsafe strdup($0.assumingMemoryBound(to: CChar.self)) }
    }
  }
}
