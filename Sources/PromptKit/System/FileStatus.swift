// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system tells about an open file.
struct FileStatus: Equatable, Sendable {
  /// What sort of thing a descriptor leads to.
  enum Kind: Sendable {
    case regular, directory, pipe, socket, characterDevice, other
  }

  /// Which file it is, whatever its name: two descriptors with the same identity lead to the same file.
  struct Identity: Equatable, Sendable {
    let device: UInt64
    let inode: UInt64

    init(device: UInt64, inode: UInt64) {
      self.device = device
      self.inode = inode
    }
  }

  let identity: Identity
  let kind: Kind

  /// In bytes; 0 for what has no size.
  let size: Int64

  /// The device's own number when this is a device, which tells `/dev/null` from a terminal. The C name is `st_rdev`.
  let deviceNumber: UInt64

  init(_ status: stat) {
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
    kind = Kind(mode: status.st_mode)
    size = Int64(status.st_size)
    deviceNumber = UInt64(truncatingIfNeeded: status.st_rdev)
  }

  /// The status of the file at `path`, its symbolic links followed; `nil` where it cannot be seen. The C name is `stat`.
  static func at(_ path: String) -> FileStatus? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return FileStatus(status)
  }
}

extension FileStatus.Kind {
  fileprivate init(mode: mode_t) {
    self =
      if prompt_is_regular(mode) != 0 {
        .regular
      } else if prompt_is_directory(mode) != 0 {
        .directory
      } else if prompt_is_pipe(mode) != 0 {
        .pipe
      } else if prompt_is_socket(mode) != 0 {
        .socket
      } else if prompt_is_character_device(mode) != 0 {
        .characterDevice
      } else {
        .other
      }
  }
}
