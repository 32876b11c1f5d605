// SPDX-License-Identifier: GPL-3.0-or-later

import CPosix

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Launch {
  /// Starts the program; as the leader of a session whose terminal is `terminal`, when there is one.
  ///
  /// Its standard streams on the terminal share the test's own open file, so that the test can see what flags were left there.
  ///
  /// - Parameters:
  ///   - streams: what becomes descriptor 0, 1 and 2; `nil` closes it.
  /// - Returns: its process id.
  func spawn(on terminal: PseudoTerminal?, streams: [Descriptor?]) throws -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    // A session leader that opens a terminal gets it as its controlling terminal; the streams come after.
    if let terminal { unsafe posix_spawn_file_actions_addopen(&actions, 0, terminal.path, O_RDWR, 0) }
    for (number, stream) in zip(Int32(0)..., streams) {
      if let stream {
        unsafe posix_spawn_file_actions_adddup2(&actions, stream.number, number)
      } else {
        if number > 0 || terminal == nil {
          unsafe posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
        }
        unsafe posix_spawn_file_actions_addclose(&actions, number)
      }
    }
    if let directory { unsafe posix_spawn_file_actions_addchdir_np(&actions, directory) }
    var signals = sigset_t()
    unsafe sigfillset(&signals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    var flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSID)
    #if canImport(Darwin)
      flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
    unsafe posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
    var pid: pid_t = 0
    let result = unsafe withCStrings([program] + arguments) { argv in
      unsafe withCStrings(environment.map { "\($0.key)=\($0.value)" }) { envp in
        unsafe posix_spawnp(&pid, program, &actions, &attributes, argv, envp)
      }
    }
    guard result == 0 else { throw HarnessError.system("posix_spawn \(program)", result) }
    return pid
  }

  /// Calls `body` with `strings` in the shape that `execve` wants: C strings, then a null pointer.
  private func withCStrings(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  ) -> Int32 {
    var pointers = unsafe strings.map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    return unsafe pointers.withUnsafeMutableBufferPointer {
      guard let first = $0.baseAddress else { return ENOMEM }
      return unsafe body(first)
    }
  }
}
