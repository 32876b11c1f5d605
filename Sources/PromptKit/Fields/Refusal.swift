// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a text cannot be the answer of a field. It is a value, not an error: refusing is an everyday outcome.
public struct Refusal: Error, Equatable, Sendable {
  /// The rule that the text broke.
  public enum Reason: Equatable, Sendable {
    /// An answer is required and there is none.
    case required
    /// One of a list must be chosen and none is.
    case nothingPicked
    /// Not a whole number.
    case notAnInteger
    /// Not a number.
    case notANumber
    /// A number outside of the range.
    case outOfRange(NumberRange)
    /// More or fewer characters than allowed; `count` is how many there are.
    case wrongLength(LengthRange, count: Int)
    /// The pattern is not found in the text.
    case mismatch(pattern: String)
    /// Looking for the pattern was given up; the text may or may not match.
    case patternTookTooLong
    /// A command did not accept the answer.
    case checkFailed
    /// A command took longer than it may to judge the answer.
    case checkTookTooLong(Duration)
    /// A command that should judge the answer could not be run; the system's word for why.
    case checkNotRun(String)
    /// The command that lists the options listed none.
    case optionsNotListed
    /// It failed, or could not be run; how it ended, in words of the system or of a shell: `status 3`.
    case optionsFailed(String)
    /// It listed more than so many bytes.
    case optionsTooLong(byteCount: Int)
    /// The command that lists the options took longer than it may.
    case optionsTookTooLong(Duration)
    /// A secret that was given twice was not the same both times.
    case differs
    /// Neither the value nor the label of an option.
    case notAnOption
    /// Bytes that are not UTF-8; the first of them, counted from 0.
    case invalidUTF8(byteOffset: Int)
    /// A NUL byte, which no shell variable can hold; counted from 0.
    case holdsNUL(byteOffset: Int)
    /// A line break in a kind of one line; counted from 0.
    case holdsLineBreak(byteOffset: Int)
  }

  /// The rule that was broken.
  public var reason: Reason

  /// The text that was refused, as it was given.
  public var text: String

  /// What is said instead of the built-in words (``Question/message``).
  public var message: String?

  /// A refusal of `text`.
  public init(_ reason: Reason, of text: String) {
    self.reason = reason
    self.text = text
  }
}

extension Refusal {
  /// Whether there were no options to judge an answer by, whatever it is.
  var isOfOptions: Bool {
    switch reason {
    case .optionsNotListed, .optionsFailed, .optionsTooLong, .optionsTookTooLong: true
    default: false
    }
  }
}
