// SPDX-License-Identifier: GPL-3.0-or-later

/// Why bytes are no record of their format, and where.
public struct RecordFault: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// Something else stands where this should.
    case expected(Expected)
    /// It ends too early.
    case endsEarly
    /// A byte below 0x20 in a string (JSON).
    case controlCharacter
    /// A backslash before a character that it cannot stand before.
    case unknownEscape
    /// Half of a surrogate pair, which is no character (JSON).
    case loneSurrogate
    /// Bytes that are not UTF-8 (JSON).
    case invalidUTF8
    /// What begins as a number and is none (JSON).
    case wrongNumber
    /// An object or a list that cannot be an answer (JSON).
    case nestedValue
    /// A name that stands twice.
    case repeatedName(String)
    /// There is no row of names (CSV, TSV).
    case noHeader
    /// Names of columns that no field has (CSV, TSV).
    case unknownColumns([String])
    /// The fields that must be answered and have no column (CSV, TSV).
    case missingColumns([String])
    /// More or fewer values than names (CSV, TSV).
    case wrongCount(Int, expected: Int)
    /// A quote that is never closed.
    case openQuote
    /// Something other than the end of the value behind its closing quote.
    case textAfterQuote
    /// A quote in a value that does not begin with one (CSV).
    case quoteInValue
    /// A line that is no assignment, no comment and not empty (dotenv).
    case notAnAssignment
  }

  /// What should stand in a JSON text.
  public enum Expected: Equatable, Sendable {
    /// An object, `{`.
    case object
    /// A value.
    case value
    /// A name in quotes.
    case name
    /// The colon behind a name.
    case colon
    /// A comma, or the end of what is open.
    case commaOrEnd
    /// Nothing more.
    case nothing
  }

  /// What is wrong.
  public let reason: Reason

  /// The number of the record, from 1; 0 for what stands before the first, as the names of a table do.
  public let record: Int

  /// The line of the stream, from 1.
  public let line: Int

  /// The character in that line, from 1; `nil` where only the line is known.
  public let column: Int?

  /// The byte of the stream, from 0; `nil` where only the line is known.
  public let byteOffset: Int?

  init(_ reason: Reason, record: Int, line: Int, column: Int?, byteOffset: Int?) {
    self.reason = reason
    self.record = record
    self.line = line
    self.column = column
    self.byteOffset = byteOffset
  }
}
