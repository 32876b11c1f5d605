// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Child {
  /// The three streams of a child, on its side and on ours.
  struct Streams {
    /// What becomes its standard input, output and errors.
    var theirs: [Descriptor] = []

    /// Where its input is written; `nil` where it has none.
    var input: Descriptor?

    /// Where its output and its errors are read.
    var output: [Descriptor] = []

    /// Opens them. What was opened before something failed is closed again.
    init(hasInput: Bool) throws(SystemError) {
      do {
        if hasInput {
          let (reading, writing) = try Descriptor.pipe()
          theirs.append(reading)
          input = writing
        } else {
          theirs.append(try Descriptor.open("/dev/null"))
        }
        for _ in 0..<2 {
          let (reading, writing) = try Descriptor.pipe()
          theirs.append(writing)
          output.append(reading)
        }
        // A number below 3 would be overwritten by another stream on its way there.
        for index in theirs.indices { theirs[index] = try theirs[index].movedAboveStandard() }
        for descriptor in output + [input].compactMap(\.self) {
          try descriptor.setOpenFileFlags((descriptor.openFileFlags ?? 0) | O_NONBLOCK)
        }
      } catch {
        for descriptor in theirs + output + [input].compactMap(\.self) { descriptor.close() }
        throw error
      }
    }
  }

  /// Starts the program as the leader of a new session, and so of a process group and without a terminal, with the
  /// signals as this process was given them. The C name is `posix_spawn`.
  static func spawn(
    _ command: ChildCommand, _ streams: [Descriptor], mask: sigset_t
  ) throws(SystemError) -> pid_t {
    #if canImport(Glibc)
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    _ = unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      _ = unsafe posix_spawn_file_actions_adddup2(&actions, stream.number, Int32(number))
    }
    _ = unsafe posix_spawnattr_init(&attributes)
    defer { _ = unsafe posix_spawnattr_destroy(&attributes) }
    _ = unsafe posix_spawnattr_setflags(&attributes, prompt_spawn_flags | Int16(POSIX_SPAWN_SETSIGMASK))
    var mask = mask
    _ = unsafe posix_spawnattr_setsigmask(&attributes, &mask)

    let arguments = CStrings(command.arguments.map { Array($0.utf8) })
    let environment = CStrings(
      command.environment.variables.map { $0.name + [UInt8(ascii: "=")] + $0.value })
    var pid: pid_t = 0
    let code = unsafe posix_spawn(
      &pid, command.path, &actions, &attributes, arguments.pointers, environment.pointers)
    guard code == 0 else { throw SystemError(code: code, call: "posix_spawn") }
    return pid
  }
}
