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
        for descriptor in output + [input].compactMap({ $0 }) {
          try descriptor.setOpenFileFlags((descriptor.openFileFlags ?? 0) | O_NONBLOCK)
        }
      } catch {
        for descriptor in theirs + output + [input].compactMap({ $0 }) { descriptor.close() }
        throw error
      }
    }
  }

  /// Starts the program as the leader of a new session, and so of a process group and without a terminal, with the
  /// signals as this process was given them. The C name is `posix_spawn`.
  static func spawn(
    _ command: ChildCommand, _ streams: [Descriptor], mask: sigset_t
  ) throws(SystemError) -> pid_t {
    // What comes meanwhile is heard when the child is known, which may be the end of this process.
    var (all, before) = (sigset_t(), sigset_t())
    _ = unsafe sigfillset(&all)
    _ = unsafe pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    let pid = try Spawn(streams: streams, flags: prompt_spawn_flags, mask: mask)
      .start(command.path, command.arguments.map { Array($0.utf8) }, command.environment.entries).get()
    RunningGroups.insert(pid)
    return pid
  }
}
