// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  @unsafe @preconcurrency import Glibc
#elseif canImport(Darwin)
  @unsafe @preconcurrency import Darwin
#endif

/// Finds and reads inputrc files as readline does, but never waits and never reads without end: regular files of at most 1 MB.
package struct InputrcReader {
  /// Which file to read.
  package enum Choice: Equatable, Sendable {
    /// `$INPUTRC`, else `~/.inputrc`, else `/etc/inputrc`.
    case usual
    case file(String)
    case none
  }

  private static let largestFile = 1 << 20

  /// The value of `$INPUTRC`; `nil` or empty when there is none.
  let variable: String?

  /// The person's home directory, for `~`.
  let home: String?

  package init(variable: String?, home: String?) {
    self.variable = variable
    self.home = home
  }

  /// What the chosen file says; `nil` when a file that was named cannot be read.
  package func read(_ choice: Choice) -> Inputrc? {
    switch choice {
    case .none: Inputrc()
    case .file(let name): text(of: name).map(inputrc)
    case .usual: inputrc(usualText ?? "")
    }
  }

  private var usualText: String? {
    if let variable, !variable.isEmpty { return text(of: variable) }
    return text(of: "~/.inputrc") ?? text(of: "/etc/inputrc")
  }

  private func inputrc(_ text: String) -> Inputrc {
    Inputrc(text, including: { self.text(of: $0) })
  }

  /// The text of a regular file of at most 1 MB; `nil` for anything else.
  private func text(of name: String) -> String? {
    let path = name.hasPrefix("~/") ? home.map { $0 + String(name.dropFirst()) } ?? name : name
    // A FIFO would keep us waiting in open(2).
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    guard size <= Self.largestFile else { return nil }
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = unsafe Self.read(descriptor, buffer.baseAddress, at: count, size - count)
        guard read > 0 else { break }
        count += read
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func read(
    _ descriptor: CInt, _ buffer: UnsafeMutablePointer<UInt8>?, at offset: Int, _ count: Int
  ) -> Int {
    while true {
      #if canImport(Glibc)
        let result = unsafe Glibc.read(descriptor, buffer.map { unsafe $0 + offset }, count)
      #elseif canImport(Darwin)
        let result = unsafe Darwin.read(descriptor, buffer.map { unsafe $0 + offset }, count)
      #endif
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
