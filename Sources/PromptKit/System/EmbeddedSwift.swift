// SPDX-License-Identifier: GPL-3.0-or-later

// What Swift's library and its module of the C library hold elsewhere, and Embedded Swift lacks.
#if hasFeature(Embedded)

  @unsafe @preconcurrency package import Glibc

  /// The command line.
  package enum CommandLine {
    package static var argc: Int32 { __libc_argc }

    package static var unsafeArgv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { unsafe __libc_argv }

    package static var arguments: [String] {
      (0..<Int(argc)).compactMap { index in unsafe unsafeArgv[index].map { unsafe String(cString: $0) } }
    }
  }

  var errno: Int32 {
    get { prompt_errno() }
    set { prompt_set_errno(newValue) }
  }

  func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 { fcntl(descriptor, command, 0) }

  func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { unsafe open(path, flags, 0) }

  let S_IFMT: mode_t = 0o170000
  let S_IFREG: mode_t = 0o100000
  let S_IFLNK: mode_t = 0o120000

  /// How `Double` reads a text: where the number in `text` ends, `nil` where there is none.
  @c(_swift_stdlib_strtod_clocale)
  public func readDouble(
    _ text: UnsafePointer<CChar>, _ number: UnsafeMutablePointer<Double>
  ) -> UnsafePointer<CChar>? {
    var end: UnsafeMutablePointer<CChar>?
    unsafe number.pointee = strtod(text, &end)
    guard let end = unsafe end, unsafe UnsafePointer(end) != text else { return nil }
    return unsafe UnsafePointer(end)
  }

#endif
