// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Descriptor {
  /// Writes all of `bytes`, however few the system takes at once, and waits where the open file is not ready.
  ///
  /// - Parameter isCalledOff: asked whenever a signal interrupts the writing; when true, the rest is given up, so that a
  ///   terminal that takes nothing (C-s) cannot keep the process from dying.
  /// - Throws: what the system says; `EINTR` when the writing was called off.
  func writeAll(
    _ bytes: [UInt8], unless isCalledOff: () -> Bool = { false }
  ) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { all in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: all[written...])
        return unsafe writeOnce(rest.baseAddress, rest.count)
      }
      if count > 0 {
        written += count
      } else if count == 0 {
        try Poll.waitOnce(for: self, .writing)
      } else {
        if errno == EINTR, isCalledOff() { throw SystemError(code: EINTR, call: "write") }
        try waitUnlessFailed("write", for: .writing)
      }
    }
  }

  /// Why nothing can be written to it, as far as that can be known without writing; `nil` when nothing speaks against it.
  ///
  /// A number that is not open or was opened for reading only is `EBADF`, a pipe or socket without a reader `EPIPE`. That a disk is
  /// full shows only when something is written.
  var obstacleToWriting: SystemError? {
    guard let flags = openFileFlags, flags & O_ACCMODE != O_RDONLY else {
      return SystemError(code: EBADF, call: "write")
    }
    guard let kind = status?.kind, kind == .pipe || kind == .socket else { return nil }
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
