// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading and writing what is possible now, for open files that do not block.
extension Descriptor {
  /// Reads what is there into the beginning of `buffer`; 0 at the end of the input or where reading fails, `nil` when nothing is there yet.
  func readAvailable(into buffer: inout [UInt8]) -> Int? {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { block in
        unsafe readOnce(block.baseAddress, block.count)
      }
      if count >= 0 { return count }
      if errno == EINTR { continue }
      return errno == EAGAIN || errno == EWOULDBLOCK ? nil : 0
    }
  }

  /// Reads one byte; `nil` where none is there now, or none comes any more.
  func readByteNow() throws(SystemError) -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = unsafe readOnce(&byte, 1)
      if count >= 0 { return count == 0 ? nil : byte }
      if errno == EINTR { continue }
      if errno == EAGAIN || errno == EWOULDBLOCK { return nil }
      throw SystemError.last("read")
    }
  }

  /// Writes as much of `bytes` as is taken now; 0 where nobody reads any more, `nil` when nothing is taken yet. It raises no SIGPIPE.
  func writeWithoutSignal(_ bytes: ArraySlice<UInt8>) -> Int? {
    var (pipe, before) = (sigset_t(), sigset_t())
    _ = unsafe sigemptyset(&pipe)
    _ = unsafe sigaddset(&pipe, SIGPIPE)
    _ = unsafe pthread_sigmask(SIG_BLOCK, &pipe, &before)
    defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    while true {
      let count = unsafe bytes.withUnsafeBytes { block in
        guard let start = block.baseAddress else { return 0 }
        return unsafe writeOnce(start, block.count)
      }
      if count >= 0 { return count }
      if errno == EINTR { continue }
      if errno == EAGAIN || errno == EWOULDBLOCK { return nil }
      if errno == EPIPE { Descriptor.takePendingPipeSignal(pipe) }
      return 0
    }
  }

  /// Takes back the signal that a write to a pipe without a reader has raised in this thread, if it waits.
  private static func takePendingPipeSignal(_ pipe: sigset_t) {
    var (pending, pipe, number) = (sigset_t(), pipe, Int32(0))
    _ = unsafe sigpending(&pending)
    if unsafe sigismember(&pending, SIGPIPE) == 1 { _ = unsafe sigwait(&pipe, &number) }
  }

  /// The same open file by a number that is none of the three standard ones; this number is closed if it was one. The C name is
  /// `fcntl(F_DUPFD_CLOEXEC)`.
  func movedAboveStandard() throws(SystemError) -> Descriptor {
    guard number < 3 else { return self }
    let moved = Descriptor(try retrying("fcntl") { fcntl(number, F_DUPFD_CLOEXEC, 3) })
    close()
    return moved
  }
}
