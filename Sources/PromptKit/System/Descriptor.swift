// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file's number in this process. A plain value: whoever opened it closes it.
struct Descriptor: Equatable, Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  static let standardInput = Descriptor(0)
  static let standardOutput = Descriptor(1)
  static let standardError = Descriptor(2)

  /// Opens the file at `path`; no program that we start inherits it. `permissions` count when `flags` create the file.
  ///
  /// The C name is `open`.
  static func open(
    _ path: String, _ flags: Int32 = O_RDONLY, permissions: mode_t = 0o600
  ) throws(SystemError) -> Descriptor {
    Descriptor(try retrying("open") { Platform.open(path, flags | O_CLOEXEC, permissions) })
  }

  /// Both ends of a new pipe, which no program that we start inherits. The C name is `pipe`.
  static func pipe() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    #if os(Linux)
      try retrying("pipe2") { unsafe pipe2(&ends, O_CLOEXEC) }
    #else
      try retrying("pipe") { unsafe Darwin.pipe(&ends) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #endif
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  /// Closes it. Its number may at once stand for another file, so a failure is not tried again. The C name is `close`.
  func close() { _ = Platform.close(number) }

  /// Closes it, and throws what went wrong with what was written. A signal changes nothing about that.
  func closeAfterWriting() throws(SystemError) {
    if Platform.close(number) == -1, errno != EINTR { throw SystemError.last("close") }
  }

  /// Whether the number stands for an open file.
  var isOpen: Bool { openFileFlags != nil }

  /// The access mode and state that the open file shares with all its other holders (`O_RDWR`, `O_NONBLOCK`, …);
  /// `nil` when nothing is open. The C name is `fcntl(F_GETFL)`.
  var openFileFlags: Int32? {
    let flags = fcntl(number, F_GETFL)
    return flags == -1 ? nil : flags
  }

  /// Whether it was opened so that something can be read from it.
  var isReadable: Bool { openFileFlags.map { $0 & O_ACCMODE != O_WRONLY } ?? false }

  /// Whether it leads to `/dev/null`.
  var isNullDevice: Bool {
    guard let own = status, let null = FileStatus.at("/dev/null") else { return false }
    return own.kind == .characterDevice && own.deviceNumber == null.deviceNumber
  }

  /// Sets the state of the open file for all its holders. The C name is `fcntl(F_SETFL)`.
  func setOpenFileFlags(_ flags: Int32) throws(SystemError) {
    try retrying("fcntl") { fcntl(number, F_SETFL, flags) }
  }

  /// Whether a terminal stands behind it. The C name is `isatty`.
  var isTerminal: Bool { isatty(number) == 1 }

  /// The file that leads to the terminal behind it; `nil` when that is no terminal. The C name is `ttyname`.
  var terminalName: String? { unsafe ttyname(number).map { unsafe String(cString: $0) } }

  /// What it leads to; `nil` when nothing is open. The C name is `fstat`.
  var status: FileStatus? {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { return nil }
    return FileStatus(status)
  }

  /// Where in a file the next byte is read; `nil` for what has no positions. The C name is `lseek`.
  var offset: Int64? {
    let offset = lseek(number, 0, SEEK_CUR)
    return offset == -1 ? nil : Int64(offset)
  }
}

/// The C functions whose names `Descriptor` takes for its own.
private enum Platform {
  static func open(_ path: String, _ flags: Int32, _ permissions: mode_t) -> Int32 {
    #if canImport(Glibc)
      unsafe Glibc.open(path, flags, permissions)
    #else
      unsafe Darwin.open(path, flags, permissions)
    #endif
  }

  static func close(_ number: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.close(number)
    #else
      Darwin.close(number)
    #endif
  }
}
