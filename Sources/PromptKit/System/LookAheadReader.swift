// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads an input that others read on from: only what is consumed is taken from it, so that the next program finds the rest.
///
/// Look with `peek`, say with `consume` how much of that is wanted, and `settle` before anybody else reads. A regular file is
/// read ahead and its offset moved afterwards; a pipe is looked at with tee(2), a socket with `MSG_PEEK`; all else, and pipes
/// where there is no tee(2), is read byte by byte. Everything is read once: a long line costs no more a byte than a short one,
/// as long as what belongs to it is consumed before more is asked for.
final class LookAheadReader {
  /// The input itself, to be watched beside other descriptors.
  let descriptor: Descriptor

  /// How much is looked at at once, in bytes: what a pipe holds.
  static let chunkSize = 65_536

  private enum Method {
    /// A regular file; the buffer begins at this offset.
    case file(offset: Int64)
    /// A pipe, and one of our own that its content is copied to.
    case pipe(copy: (reading: Descriptor, writing: Descriptor))
    case socket
    case byteByByte
  }

  private var method: Method
  private var buffer = [UInt8](repeating: 0, count: chunkSize)
  private var filled = 0
  private var consumed = 0

  init(_ descriptor: Descriptor) {
    self.descriptor = descriptor
    method =
      switch descriptor.status?.kind {
      case .regular: descriptor.offset.map { .file(offset: $0) } ?? .byteByByte
      case .pipe: Self.pipeMethod
      case .socket: .socket
      default: .byteByByte
      }
  }

  deinit {
    try? settle()
    if case .pipe(let copy) = method { Self.close(copy) }
  }

  /// Whether `peek` has an answer without waiting: something to read, or the end of the input.
  ///
  /// - Parameter deadline: how long to wait for that, by `MonotonicClock`; `.zero` only looks; `nil` waits for ever. An input
  ///   that stays silent past a deadline can so be named to a person.
  func isReady(until deadline: Duration?) throws(SystemError) -> Bool {
    if consumed < filled { return true }
    if case .file = method { return true }
    // What was looked at and is still in the pipe would be found again.
    try settle()
    var poll = Poll()
    _ = poll.watch(descriptor)
    return try poll.wait(until: deadline)
  }

  /// What comes next and is not consumed yet: at least a byte, or nothing at the end of the input. Waits until there is some.
  ///
  /// The same is returned until some of it is consumed; more comes only after all of it is.
  func peek() throws(SystemError) -> ArraySlice<UInt8> {
    if consumed == filled {
      try settle()
      filled = try look()
    }
    return buffer[consumed..<filled]
  }

  /// Counts the next `count` bytes, at most all that `peek` returned, as read.
  func consume(_ count: Int) {
    consumed += min(max(count, 0), filled - consumed)
  }

  /// Takes what was consumed from the input, so that whoever reads it next begins behind that.
  func settle() throws(SystemError) {
    let count = consumed
    (filled, consumed) = (0, 0)
    switch method {
    case .file(let offset):
      if count > 0 { try move(to: offset + Int64(count)) }
    case .pipe, .socket: try take(count)
    case .byteByByte: break
    }
  }

  /// Fills the buffer with what comes next.
  private func look() throws(SystemError) -> Int {
    switch method {
    case .file(let offset):
      return try retrying("pread") {
        unsafe buffer.withUnsafeMutableBytes {
          unsafe pread(descriptor.number, $0.baseAddress, $0.count, off_t(offset))
        }
      }
    case .pipe(let copy): return try lookAtPipe(through: copy)
    case .socket: return try lookAtSocket()
    case .byteByByte:
      guard let byte = try descriptor.readByte() else { return 0 }
      buffer[0] = byte
      return 1
    }
  }

  private func lookAtSocket() throws(SystemError) -> Int {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe recv(descriptor.number, $0.baseAddress, $0.count, Self.peekFlag)
      }
      if count >= 0 { return count }
      try descriptor.waitUnlessFailed("recv", for: .reading)
    }
  }

  private func move(to offset: Int64) throws(SystemError) {
    try retrying("lseek") { lseek(descriptor.number, off_t(offset), SEEK_SET) }
    method = .file(offset: offset)
  }

  /// Reads `count` bytes that have been looked at already, over what the buffer still holds of them.
  private func take(_ count: Int) throws(SystemError) {
    var left = count
    while left > 0 {
      let taken = try descriptor.read(into: &buffer, atMost: left)
      if taken == 0 { return }
      left -= taken
    }
  }

  private static func close(_ ends: (reading: Descriptor, writing: Descriptor)) {
    ends.reading.close()
    ends.writing.close()
  }

  #if os(Linux)
    private static let peekFlag = Int32(MSG_PEEK)

    private static var pipeMethod: Method {
      (try? Descriptor.pipe()).map { .pipe(copy: $0) } ?? .byteByByte
    }

    private func lookAtPipe(through copy: (reading: Descriptor, writing: Descriptor)) throws(SystemError)
      -> Int
    {
      while true {
        let count = tee(descriptor.number, copy.writing.number, Self.chunkSize, 0)
        if count > 0 { return try copy.reading.read(into: &buffer, atMost: count) }
        if count == 0 { return 0 }
        if errno == EINTR || errno == EAGAIN {
          try descriptor.waitUnlessFailed("tee", for: .reading)
        } else {
          // Not every sandbox has tee(2).
          Self.close(copy)
          method = .byteByByte
          return try look()
        }
      }
    }
  #else
    private static let peekFlag = MSG_PEEK

    private static var pipeMethod: Method { .byteByByte }

    private func lookAtPipe(through copy: (reading: Descriptor, writing: Descriptor)) throws(SystemError)
      -> Int
    { 0 }
  #endif
}
