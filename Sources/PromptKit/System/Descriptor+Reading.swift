// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Descriptor {
  /// Reads what is there, at most `limit` bytes or as many as `buffer` has, into the beginning of `buffer`, and waits until something is.
  ///
  /// Also waits where the open file does not block, since another holder may have made it so. Nothing is allocated.
  /// - Returns: how many bytes came; 0 at the end of the input.
  func read(into buffer: inout [UInt8], atMost limit: Int = .max) throws(SystemError) -> Int {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe readOnce(bytes.baseAddress, max(0, min(bytes.count, limit)))
      }
      if count >= 0 { return count }
      try waitUnlessFailed("read", for: .reading)
    }
  }

  /// Reads one byte and waits until it is there; `nil` at the end of the input. Nothing is allocated.
  func readByte() throws(SystemError) -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = unsafe readOnce(&byte, 1)
      if count >= 0 { return count == 0 ? nil : byte }
      try waitUnlessFailed("read", for: .reading)
    }
  }

  /// Reads all up to the end, at most `limit` bytes.
  func readAll(limit: Int = .max) throws(SystemError) -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while all.count < limit {
      let count = try read(into: &buffer)
      if count == 0 { break }
      all.append(contentsOf: buffer[..<min(count, limit - all.count)])
    }
    return all
  }

  /// What a call that returned -1 is to be followed by: nothing after a signal, waiting when the file was not ready.
  func waitUnlessFailed(_ call: String, for interest: Poll.Interest) throws(SystemError) {
    switch errno {
    case EINTR: return
    case EAGAIN, EWOULDBLOCK: try Poll.waitOnce(for: self, interest)
    default: throw SystemError.last(call)
    }
  }

  /// The C name is `read`.
  func readOnce(_ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.read(number, start, count)
    #else
      unsafe Darwin.read(number, start, count)
    #endif
  }
}
