// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads assignments as programs keep them in `.env` files, among them all that ``DotenvWriter`` writes.
///
/// A line is `NAME=VALUE`, with `export` before it or not; empty lines and those that begin with `#` are left out. A value
/// in single quotes is taken as it is, line breaks included; in double quotes a backslash keeps `\`, `"`, `$` and a
/// backquote from ending or meaning anything, and stays where another character follows it. A bare value goes to the end of
/// the line or to a blank with `#` behind it, without blanks at its ends. Nothing is ever expanded.
struct DotenvReader {
  /// One assignment.
  struct Assignment: Equatable, Sendable {
    /// The name; see ``FieldName``.
    let name: String
    /// The value, without its quotes.
    let value: [UInt8]
    /// The line on which it begins, counted from 1.
    let line: Int
  }

  private let source: [UInt8]
  private var index = 0
  private var line = 1

  /// The assignments in `source`, in order; throws the first thing that is none.
  static func read(_ source: [UInt8]) throws(DotenvFault) -> [Assignment] {
    var reading = DotenvReader(source: source)
    var assignments: [Assignment] = []
    while let assignment = try reading.next() { assignments.append(assignment) }
    return assignments
  }

  /// Whether `byte` stands behind a backslash when it is meant as itself within double quotes.
  static func isEscapable(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "$"), UInt8(ascii: "`"): true
    default: false
    }
  }

  private init(source: [UInt8]) {
    self.source = source
  }

  private var byte: UInt8? { index < source.count ? source[index] : nil }

  private mutating func next() throws(DotenvFault) -> Assignment? {
    skip { $0 == UInt8(ascii: "\n") || DotenvReader.isBlank($0) }
    while byte == UInt8(ascii: "#") {
      skip { $0 != UInt8(ascii: "\n") }
      skip { $0 == UInt8(ascii: "\n") || DotenvReader.isBlank($0) }
    }
    guard byte != nil else { return nil }
    let first = line
    var name = readName()
    if name == "export", let next = byte, DotenvReader.isBlank(next) {
      skip(DotenvReader.isBlank)
      name = readName()
    }
    guard FieldName.isValid(name), byte == UInt8(ascii: "=") else { throw .notAnAssignment(line: first) }
    index += 1
    return Assignment(name: name, value: try readValue(), line: first)
  }

  private mutating func readName() -> String {
    let start = index
    skip(FieldName.mayContain)
    return String(decoding: source[start..<index], as: UTF8.self)
  }

  private mutating func readValue() throws(DotenvFault) -> [UInt8] {
    guard let quote = byte, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else {
      return readBareValue()
    }
    let first = line
    let value = try readQuoted(quote)
    let end = index
    skip(DotenvReader.isBlank)
    if byte == UInt8(ascii: "#") && index > end { skip { $0 != UInt8(ascii: "\n") } }
    guard byte == nil || byte == UInt8(ascii: "\n") else { throw .textAfterQuote(line: first) }
    return value
  }

  private mutating func readQuoted(_ quote: UInt8) throws(DotenvFault) -> [UInt8] {
    let first = line
    var value: [UInt8] = []
    index += 1
    while let byte, byte != quote {
      if byte == UInt8(ascii: "\\") && quote == UInt8(ascii: "\""), index + 1 < source.count,
        DotenvReader.isEscapable(source[index + 1])
      {
        index += 1
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      value.append(source[index])
      index += 1
    }
    guard byte == quote else { throw .openQuote(line: first) }
    index += 1
    return value
  }

  private mutating func readBareValue() -> [UInt8] {
    let start = index
    var end = index
    while let byte, byte != UInt8(ascii: "\n") {
      let isComment = byte == UInt8(ascii: "#") && index > start && DotenvReader.isBlank(source[index - 1])
      if isComment { break }
      index += 1
      if !DotenvReader.isBlank(byte) { end = index }
    }
    skip { $0 != UInt8(ascii: "\n") }
    return Array(source[start..<end].drop(while: DotenvReader.isBlank))
  }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while let byte, isSkipped(byte) {
      if byte == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
