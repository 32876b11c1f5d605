// SPDX-License-Identifier: GPL-3.0-or-later

import CPosix

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file, closed when nobody holds it any more, and never handed down to another test's child.
package final class Descriptor {
  /// The number that the kernel knows it by.
  package let number: Int32

  /// Takes over the open descriptor `number`; it is closed across `exec` from now on.
  package init(_ number: Int32) {
    self.number = number
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }

  deinit {
    close(number)
  }

  /// Whether reads and writes return at once when they would have to wait.
  package var isNonBlocking: Bool {
    get { fcntl(number, F_GETFL) & O_NONBLOCK != 0 }
    set {
      let flags = fcntl(number, F_GETFL)
      _ = fcntl(number, F_SETFL, newValue ? flags | O_NONBLOCK : flags & ~O_NONBLOCK)
    }
  }

  /// What can be read now: empty when nothing waits, `nil` at the end of the file.
  package func read(atMost count: Int = 65_536) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let length = unsafe bytes.withUnsafeMutableBytes { unsafe systemRead(number, $0.baseAddress, $0.count) }
    if length < 0 { return errno == EAGAIN || errno == EINTR ? [] : nil }
    return length == 0 ? nil : Array(bytes.prefix(length))
  }

  /// A program may end before it has read its input: that is `nil` from `write`, not the end of the tests.
  private static let ignoresBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  /// Writes what fits now and returns how many bytes that was, `nil` when nobody reads any more.
  package func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    Self.ignoresBrokenPipes
    let length = unsafe bytes.withUnsafeBytes { unsafe systemWrite(number, $0.baseAddress, $0.count) }
    if length < 0 { return errno == EAGAIN || errno == EINTR ? 0 : nil }
    return length
  }

  /// The two ends of a new pipe.
  package static func pipe() throws -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    #if os(Linux)
      let result = unsafe pipe2(&ends, O_CLOEXEC)
    #else
      let result = unsafe systemPipe(&ends)
    #endif
    guard result == 0 else { throw HarnessError.system("pipe", errno) }
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }
}

#if canImport(Glibc)
  private let systemRead = unsafe Glibc.read
  private let systemWrite = unsafe Glibc.write
#elseif canImport(Darwin)
  private let systemRead = unsafe Darwin.read
  private let systemWrite = unsafe Darwin.write
  private let systemPipe = unsafe Darwin.pipe
#endif
