// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A call to the system that failed.
struct SystemError: Error, Equatable, Sendable {
  /// The system's number for what went wrong. The C name is `errno`.
  let code: Int32

  /// The C name of the call that failed, such as `read`.
  let call: String

  /// The failure `code` of the call named `call`.
  init(code: Int32, call: String) {
    self.code = code
    self.call = call
  }

  /// A wait that was given up because what it was for is over. The C name is `ECANCELED`.
  static let cancelled = SystemError(code: ECANCELED, call: "poll")

  /// A file that has no end, or one too far away. The C name is `EFBIG`.
  static let fileTooLarge = SystemError(code: EFBIG, call: "read")

  /// An answer in a stream that has no end. The C name is `EMSGSIZE`.
  static let answerTooLong = SystemError(code: EMSGSIZE, call: "read")

  /// What went wrong, in the system's own words (`Broken pipe`). The C name is `strerror`.
  var message: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }

  /// The failure that the call named `call` has just left in `errno`.
  static func last(_ call: String) -> SystemError { SystemError(code: errno, call: call) }
}

/// Calls `body` again for as long as a signal interrupts it; signals are told by a pipe, never by a failed call.
///
/// - Throws: what `errno` says when `body` returns -1 for any other reason.
@discardableResult
func retrying<Result: SignedInteger>(_ call: String, _ body: () -> Result) throws(SystemError) -> Result {
  while true {
    let result = body()
    if result != -1 { return result }
    if errno != EINTR { throw SystemError.last(call) }
  }
}
