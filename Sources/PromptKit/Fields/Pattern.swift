// SPDX-License-Identifier: GPL-3.0-or-later

internal import CPCRE2

/// A regular expression that an answer must contain: Perl's notation in UTF-8, as PCRE2 reads it.
///
/// `\w` and `[[:alpha:]]` know the letters of every script, `\d` and `[[:digit:]]` are 0 to 9 only, `$` is the very
/// end of the text. Source: pcre2pattern(3).
@safe
public final class Pattern: Sendable {
  /// The expression as it was written.
  public let source: String

  private nonisolated(unsafe) let code: OpaquePointer

  /// Steps after which a match is given up: some tenths of a second at most, however the expression is written.
  private static let matchLimit: UInt32 = 2_000_000

  /// Memory that one match may take, in kibibytes.
  private static let heapLimit: UInt32 = 64 * 1024

  /// Compiles `source`; throws where and why it is not a regular expression.
  public init(_ source: String) throws(PatternFault) {
    self.source = source
    // The original is compiled first, so that an offset in a fault is one into what was written.
    let written = unsafe try Pattern.compile(source)
    let narrowed = AsciiDigits.narrow(source)
    if narrowed == source {
      unsafe code = written
    } else {
      unsafe pcre2_code_free_8(written)
      unsafe code = try Pattern.compile(narrowed)
    }
  }

  deinit { unsafe pcre2_code_free_8(code) }

  /// Whether the expression is found in `text`; `nil` when looking for it was given up, because it takes too long.
  public func isFound(in text: String) -> Bool? {
    let match = unsafe pcre2_match_data_create_8(1, nil)
    let context = unsafe pcre2_match_context_create_8(nil)
    defer {
      unsafe pcre2_match_data_free_8(match)
      unsafe pcre2_match_context_free_8(context)
    }
    unsafe pcre2_set_match_limit_8(context, Pattern.matchLimit)
    unsafe pcre2_set_heap_limit_8(context, Pattern.heapLimit)
    var text = text
    let result = text.withUTF8 { bytes in
      unsafe pcre2_match_8(
        code, bytes.baseAddress, bytes.count, 0, UInt32(PCRE2_NO_UTF_CHECK), match, context)
    }
    switch result {
    case 0...: return true
    case PCRE2_ERROR_NOMATCH: return false
    default: return nil
    }
  }

  private static func compile(_ source: String) throws(PatternFault) -> OpaquePointer {
    var errorCode: Int32 = 0
    var errorOffset = 0
    let options = UInt32(PCRE2_UTF) | UInt32(PCRE2_UCP) | UInt32(PCRE2_DOLLAR_ENDONLY)
    var text = source
    let code = text.withUTF8 { bytes in
      unsafe pcre2_compile_8(bytes.baseAddress, bytes.count, options, &errorCode, &errorOffset, nil)
    }
    if let code = unsafe code { return unsafe code }
    throw PatternFault(source: source, byteOffset: errorOffset, explanation: explanation(of: errorCode))
  }

  private static func explanation(of errorCode: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let length = unsafe buffer.withUnsafeMutableBufferPointer { bytes in
      unsafe pcre2_get_error_message_8(errorCode, bytes.baseAddress, bytes.count)
    }
    return String(decoding: buffer.prefix(max(0, Int(length))), as: UTF8.self)
  }
}
