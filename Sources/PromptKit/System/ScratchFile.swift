// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that nobody else can read, for another program to change, and that is gone afterwards.
struct ScratchFile {
  /// Where it is; not always UTF-8.
  let path: [UInt8]

  /// Creates it with that text in a folder.
  /// - Throws: when it cannot be created or written; then there is none.
  init(in folder: [UInt8], _ text: [UInt8]) throws(SystemError) {
    var random = SystemRandomNumberGenerator()
    let name = (0..<2).map { _ in String(UInt64.random(in: 0 ... .max, using: &random), radix: 36) }.joined()
    path = folder + Array("/prompt-\(name).txt".utf8)
    // `O_EXCL` follows no link and takes no file that somebody has put there.
    let descriptor = try Self.open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC)
    defer { descriptor.close() }
    do {
      try descriptor.writeAll(text)
    } catch {
      remove()
      throw error
    }
  }

  /// What stands in it now, even if a program has put another file in its place.
  /// - Throws: when it is gone, or no regular file any more.
  func read() throws(SystemError) -> [UInt8] {
    let descriptor = try Self.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    defer { descriptor.close() }
    guard descriptor.status?.kind == .regular else { throw SystemError(code: EINVAL, call: "open") }
    return try descriptor.readAll()
  }

  /// Removes it. The C name is `unlink`.
  func remove() {
    _ = unsafe Self.withName(path) { unsafe unlink($0) }
  }

  private static func open(_ path: [UInt8], _ flags: Int32) throws(SystemError) -> Descriptor {
    Descriptor(
      try retrying("open") {
        unsafe withName(path) { name in
          #if canImport(Glibc)
            unsafe Glibc.open(name, flags, 0o600)
          #else
            unsafe Darwin.open(name, flags, 0o600)
          #endif
        }
      })
  }

  private static func withName(_ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Int32) -> Int32 {
    unsafe (path + [0]).withUnsafeBytes { bytes in
      guard let name = bytes.baseAddress else { return -1 }
      return unsafe body(name.assumingMemoryBound(to: CChar.self))
    }
  }
}
