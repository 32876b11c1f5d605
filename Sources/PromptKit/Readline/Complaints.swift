// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

#if canImport(Glibc)
  @unsafe @preconcurrency import Glibc
#elseif canImport(Darwin)
  @unsafe @preconcurrency import Darwin
#endif

/// What readline says on stderr, of an inputrc's lines or of macros that never end: it would stand in the midst of the form.
enum Complaints {
  /// Where it goes instead: nowhere.
  nonisolated(unsafe) static let sink = unsafe fopen("/dev/null", "we")

  private nonisolated(unsafe) static let real = unsafe stderr

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
