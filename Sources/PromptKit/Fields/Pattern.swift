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

  /// The expression as it is compiled: with digits that are 0 to 9 only.
  private let narrowed: String

  private nonisolated(unsafe) let code: OpaquePointer

  /// Steps after which looking is given up, for a text of any length and more for each of its bytes: some tenths of a
  /// second, however the expression is written.
  private static let stepLimit = (atLeast: 5_000_000, perByte: 64)

  /// The length in bytes up to which a text cannot take long within a limit on the steps from each of its characters.
  private static let shortLength = 1024

  /// Steps that may be taken from each character of a short text, before they are counted over all.
  private static let stepLimitPerStart: UInt32 = 10_000

  /// Memory that one match may take, in kibibytes.
  private static let heapLimit: UInt32 = 64 * 1024

  /// Which PCRE2 this is, such as `10.42`; empty where it does not tell. The C name is `pcre2_config`.
  package static var libraryVersion: String {
    let count = Int(pcre2_config_8(UInt32(PCRE2_CONFIG_VERSION), nil))
    guard count > 0 else { return "" }
    var text = [UInt8](repeating: 0, count: count)
    unsafe _ = text.withUnsafeMutableBytes {
      unsafe pcre2_config_8(UInt32(PCRE2_CONFIG_VERSION), $0.baseAddress)
    }
    // The date stands behind it.
    return String(decoding: text.prefix { $0 != 0 && $0 != UInt8(ascii: " ") }, as: UTF8.self)
  }

  /// Compiles `source`; throws where and why it is not a regular expression.
  public init(_ source: String) throws(PatternFault) {
    self.source = source
    // The original is compiled first, so that an offset in a fault is one into what was written.
    let written = unsafe try Pattern.compile(source)
    narrowed = ASCIIDigits.narrow(source)
    if narrowed == source {
      unsafe code = written
    } else {
      unsafe pcre2_code_free_8(written)
      do throws(PatternFault) {
        unsafe code = try Pattern.compile(narrowed)
      } catch {
        // It has become too large; there is no place in what was written that is wrong.
        throw PatternFault(source: source, byteOffset: source.utf8.count, explanation: error.explanation)
      }
    }
  }

  deinit { unsafe pcre2_code_free_8(code) }

  /// Whether the expression is found in `text`; `nil` when looking for it was given up, because it takes too long.
  public func isFound(in text: String) -> Bool? {
    // PCRE2 begins its own count of steps anew at each character of the text, and leaves out what repeated characters
    // run over, so its limit alone allows the square of what it says.
    var result = PCRE2_ERROR_MATCHLIMIT
    if text.utf8.count <= Pattern.shortLength {
      result = unsafe Pattern.match(
        code, in: text, stepLimitPerStart: Pattern.stepLimitPerStart, counter: nil)
    }
    if result == PCRE2_ERROR_MATCHLIMIT { result = matchCounting(in: text) }
    switch result {
    case 0...: return true
    case PCRE2_ERROR_NOMATCH: return false
    default: return nil
    }
  }

  /// Looks for the expression while all steps are counted; slower, but never longer than the limit.
  private func matchCounting(in text: String) -> Int32 {
    guard let counted = unsafe try? Pattern.compile(narrowed, options: UInt32(PCRE2_AUTO_CALLOUT)) else {
      return PCRE2_ERROR_MATCHLIMIT
    }
    defer { unsafe pcre2_code_free_8(counted) }
    let (perText, isTooLong) = text.utf8.count.multipliedReportingOverflow(by: Pattern.stepLimit.perByte)
    var counter = StepCounter(remaining: isTooLong ? Int.max / 2 : Pattern.stepLimit.atLeast + perText)
    return unsafe withUnsafeMutablePointer(to: &counter) { counter in
      unsafe Pattern.match(counted, in: text, stepLimitPerStart: UInt32.max, counter: counter)
    }
  }

  private static func match(
    _ code: OpaquePointer, in text: String, stepLimitPerStart: UInt32,
    counter: UnsafeMutablePointer<StepCounter>?
  ) -> Int32 {
    let match = unsafe pcre2_match_data_create_8(1, nil)
    let context = unsafe pcre2_match_context_create_8(nil)
    defer {
      unsafe pcre2_match_data_free_8(match)
      unsafe pcre2_match_context_free_8(context)
    }
    unsafe pcre2_set_match_limit_8(context, stepLimitPerStart)
    unsafe pcre2_set_heap_limit_8(context, heapLimit)
    if let counter = unsafe counter {
      unsafe pcre2_set_callout_8(context, countStep, counter)
    }
    var text = text
    return text.withUTF8 { bytes in
      unsafe pcre2_match_8(
        code, bytes.baseAddress, bytes.count, 0, UInt32(PCRE2_NO_UTF_CHECK), match, context)
    }
  }

  /// How many steps are left, and where the last one was taken.
  private struct StepCounter {
    var remaining: Int
    var position = 0
  }

  /// Called by PCRE2 before each part of the expression that it tries.
  private static let countStep:
    @convention(c) (UnsafeMutablePointer<pcre2_callout_block_8>?, UnsafeMutableRawPointer?) -> Int32 = {
      block, counter in
      guard let block = unsafe block,
        let counter = unsafe counter?.assumingMemoryBound(to: StepCounter.self)
      else { return 0 }
      let position = unsafe block.pointee.current_position
      let distance = unsafe abs(position - counter.pointee.position)
      unsafe counter.pointee.position = position
      unsafe counter.pointee.remaining -= 1 + distance / 16
      return unsafe counter.pointee.remaining < 0 ? PCRE2_ERROR_CALLOUT : 0
    }

  private static func compile(
    _ source: String, options: UInt32 = 0
  ) throws(PatternFault) -> OpaquePointer {
    var errorCode: Int32 = 0
    var errorOffset = 0
    let options = options | UInt32(PCRE2_UTF) | UInt32(PCRE2_UCP) | UInt32(PCRE2_DOLLAR_ENDONLY)
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
