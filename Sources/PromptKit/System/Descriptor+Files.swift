// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What regular files allow.
extension Descriptor {
  /// The user whose file it is; `nil` when nothing is open. The C name is `st_uid`.
  var owner: UInt32? {
    var status = stat()
    return unsafe fstat(number, &status) == 0 ? UInt32(status.st_uid) : nil
  }

  /// How many bytes the file has. The C name is `st_size`.
  var byteCount: Int {
    get throws(SystemError) {
      guard let status else { throw SystemError.last("fstat") }
      return Int(clamping: status.size)
    }
  }

  /// Reads `count` bytes from `offset` on, fewer where the file ends before. The C name is `pread`.
  func read(from offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    guard count > 0 else { return [] }
    var failure: SystemError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let rest = unsafe UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
        let taken = unsafe pread(number, rest.baseAddress, rest.count, off_t(offset + filled))
        if taken == 0 { return }
        if taken > 0 {
          filled += taken
        } else if errno != EINTR {
          failure = SystemError.last("pread")
          return
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Makes the file `byteCount` bytes long, if that can be done. The C name is `ftruncate`.
  func truncate(to byteCount: Int) {
    _ = ftruncate(number, off_t(byteCount))
  }

  /// Takes the lock on the open file, which its closing gives back, unless another holds it for longer than `patience`.
  /// The C name is `flock`.
  func lock(within patience: Duration) -> Bool {
    let deadline = MonotonicClock.now + patience
    while flock(number, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR, MonotonicClock.now < deadline else { return false }
      usleep(2_000)
    }
    return true
  }
}
