// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Descriptor {
  /// Writes all of `bytes`, however few the system takes at once, and waits where the open file is not ready.
  ///
  /// - Parameter interruption: what ends the writing when it has to wait or a signal comes; the rest is then given up, so that a
  ///   terminal that takes nothing (C-s) cannot keep the process from dying.
  /// - Throws: what the system says; `EINTR` when the writing was given up.
  func writeAll(_ bytes: [UInt8], unless interruption: Interruption? = nil) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { all in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: all[written...])
        return unsafe writeOnce(rest.baseAddress, rest.count)
      }
      if count > 0 {
        written += count
        continue
      }
      let isSignalled = count < 0 && errno == EINTR
      if count < 0, !isSignalled, errno != EAGAIN, errno != EWOULDBLOCK { throw SystemError.last("write") }
      // A signal may come just before bytes that would be taken, and a terminal may be busy for a moment.
      if hasRoom { continue }
      if let interruption, interruption.hasCome { throw SystemError(code: EINTR, call: "write") }
      if !isSignalled { try waitForRoom(interruption) }
    }
  }

  /// Has the system say now what it would say when the file is closed: on a network that is where a full disk is told of.
  func confirmWriting() throws(SystemError) {
    try Descriptor(try retrying("fcntl") { fcntl(number, F_DUPFD_CLOEXEC, 3) }).closeAfterWriting()
  }

  /// Whether something can be written now.
  private var hasRoom: Bool {
    var poll = Poll()
    _ = poll.watch(self, for: .writing)
    return (try? poll.wait(until: .zero)) ?? false
  }

  /// Waits until something can be written or there may be an interruption.
  private func waitForRoom(_ interruption: Interruption?) throws(SystemError) {
    var poll = Poll()
    _ = poll.watch(self, for: .writing)
    if let calls = interruption?.calls { _ = poll.watch(calls) }
    try poll.wait(until: interruption?.deadline)
  }

  /// Why nothing can be written to it, as far as that can be known without writing; `nil` when nothing speaks against it.
  ///
  /// A number that is not open or was opened for reading only is `EBADF`, a pipe or socket without a reader `EPIPE`, and a device
  /// that takes not even nothing (`/dev/full`) is what it says. That a disk is full shows only when something is written.
  var obstacleToWriting: SystemError? {
    guard let flags = openFileFlags, flags & O_ACCMODE != O_RDONLY else {
      return SystemError(code: EBADF, call: "write")
    }
    guard let kind = status?.kind else { return nil }
    if kind == .characterDevice && (unsafe writeOnce(nil, 0)) < 0 {
      return SystemError(code: errno, call: "write")
    }
    guard kind == .pipe || kind == .socket else { return nil }
    var poll = Poll()
    let entry = poll.watch(self, for: .writing)
    guard (try? poll.wait(until: .zero)) != nil, !poll[entry].isDisjoint(with: [.failed, .hungUp]) else {
      return nil
    }
    return SystemError(code: EPIPE, call: "write")
  }

  /// The C name is `write`.
  func writeOnce(_ start: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(number, start, count)
    #else
      unsafe Darwin.write(number, start, count)
    #endif
  }
}
