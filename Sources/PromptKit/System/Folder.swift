// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of the file system.
enum Folder {
  /// Makes the folder at an absolute path, and those above it, for nobody but the person (0700); those that exist stay as they are.
  ///
  /// The mode is that of the XDG Base Directory Specification. The C name is `mkdir`.
  static func make(_ path: String) throws(SystemError) {
    guard unsafe mkdir(path, 0o700) != 0, errno != EEXIST else { return }
    guard errno == ENOENT, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex
    else { throw SystemError.last("mkdir") }
    try make(String(path[..<slash]))
    if unsafe mkdir(path, 0o700) != 0, errno != EEXIST { throw SystemError.last("mkdir") }
  }
}
