// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file of our own that only its owner reads, replaced as a whole: whoever reads it finds what was there before or what is
/// there now, never a part.
enum PrivateFile {
  /// What is in the file at `path`; `nil` where it cannot be read, is not regular or a symbolic link.
  static func read(_ path: String) -> [UInt8]? {
    guard let file = try? Descriptor.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) else { return nil }
    defer { file.close() }
    guard file.status?.kind == .regular else { return nil }
    return try? file.readAll()
  }

  /// Writes `bytes` to the file at `path`, which only its owner may read then.
  ///
  /// A symbolic link is not followed, and nothing but a regular file is replaced: for those `ELOOP` and `EINVAL` are thrown.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    if let obstacle = obstacle(to: path) { throw obstacle }
    // A file that may not grow so far is told of by the write, not by a signal.
    let before = Signal.fileTooLarge.setIgnored()
    defer { Signal.fileTooLarge.set(before) }
    let draft = "\(path).\(getpid()).new"
    let file = try Descriptor.open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, permissions: 0o600)
    do throws(SystemError) {
      defer { file.close() }
      try file.writeAll(bytes)
      try retrying("fsync") { fsync(file.number) }
    } catch {
      _ = unsafe unlink(draft)
      throw error
    }
    guard unsafe rename(draft, path) == 0 else {
      let error = SystemError.last("rename")
      _ = unsafe unlink(draft)
      throw error
    }
  }

  /// Why the file at `path` cannot be replaced, as far as that is known before; `nil` where nothing speaks against it.
  static func obstacle(to path: String) -> SystemError? {
    var status = stat()
    if unsafe lstat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFLNK { return SystemError(code: ELOOP, call: "open") }
      if status.st_mode & S_IFMT != S_IFREG { return SystemError(code: EINVAL, call: "open") }
    }
    guard unsafe access(folder(of: path), W_OK | X_OK) == 0 else { return .last("access") }
    return nil
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
  }
}
