// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

#if canImport(Glibc)
  @unsafe @preconcurrency import Glibc
#elseif canImport(Darwin)
  @unsafe @preconcurrency import Darwin
#endif

/// What readline says on stderr, of an inputrc's lines or of macros that never end: it would stand in the midst of the form.
enum Complaints {
  /// What is in the memory that stands for stderr, and how much.
  private nonisolated(unsafe) static let text = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
    capacity: 1)
  private nonisolated(unsafe) static let byteCount = UnsafeMutablePointer<Int>.allocate(capacity: 1)

  /// Where it goes instead: into memory, where nobody reads it but for the bell.
  private nonisolated(unsafe) static let sink: UnsafeMutablePointer<FILE>? = {
    unsafe text.initialize(to: nil)
    unsafe byteCount.initialize(to: 0)
    return unsafe open_memstream(text, byteCount)
  }()

  private nonisolated(unsafe) static let real = unsafe stderr

  /// Whether readline has rung its bell since the last call. The C name is `rl_ding`.
  static func takeBell() -> Bool {
    guard let sink = unsafe sink, unsafe byteCount.pointee > 0, let text = unsafe text.pointee else {
      return false
    }
    let rings = unsafe memchr(text, 0x07, byteCount.pointee) != nil
    unsafe rewind(sink)
    unsafe byteCount.pointee = 0
    return rings
  }

  /// Calls readline with its complaints silenced.
  static func silenced<Result>(_ body: () -> Result) -> Result {
    unsafe exchange(unsafe sink, for: unsafe real, body)
  }

  /// Calls from within readline what may write to stderr.
  static func heard<Result>(_ body: () -> Result) -> Result {
    unsafe exchange(unsafe real, for: unsafe sink, body)
  }

  private static func exchange<Result>(
    _ new: UnsafeMutablePointer<FILE>?, for old: UnsafeMutablePointer<FILE>?, _ body: () -> Result
  ) -> Result {
    unsafe stderr = new
    defer { unsafe stderr = old }
    return body()
  }
}
