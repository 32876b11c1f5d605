// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a program is started beside this process. The C name is `posix_spawn`.
struct Spawn {
  /// What becomes its standard input, output and errors, as far as they are not ours.
  var streams: [Descriptor] = []

  /// Whether it leads a process group of its own.
  var ownsGroup = false

  /// The terminal whose foreground that group is from its first moment on, where the system can do that; `nil` for none. This
  /// process must be in it.
  var foreground: Descriptor?

  /// Further flags of posix_spawn(3).
  var flags: Int16 = 0

  /// The signals that it does not hear: those that this process was started with.
  let mask: sigset_t

  /// Starts the program at `path`; the result is its process, or the system's number for why it did not start.
  func start(_ path: String, _ arguments: [[UInt8]], _ environment: CStrings) -> Result<pid_t, SystemError> {
    #if canImport(Glibc)
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    _ = unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    if let foreground { _ = unsafe prompt_spawn_in_foreground(&actions, foreground.number) }
    for (number, stream) in streams.enumerated() {
      _ = unsafe posix_spawn_file_actions_adddup2(&actions, stream.number, Int32(number))
    }
    _ = unsafe posix_spawnattr_init(&attributes)
    defer { _ = unsafe posix_spawnattr_destroy(&attributes) }
    let group = ownsGroup ? POSIX_SPAWN_SETPGROUP : 0
    _ = unsafe posix_spawnattr_setflags(&attributes, flags | Int16(POSIX_SPAWN_SETSIGMASK | group))
    _ = unsafe posix_spawnattr_setpgroup(&attributes, 0)
    var mask = mask
    _ = unsafe posix_spawnattr_setsigmask(&attributes, &mask)

    let arguments = CStrings(arguments)
    var pid: pid_t = 0
    let code = unsafe posix_spawn(
      &pid, path, &actions, &attributes, arguments.pointers, environment.pointers)
    return code == 0 ? .success(pid) : .failure(SystemError(code: code, call: "posix_spawn"))
  }
}
