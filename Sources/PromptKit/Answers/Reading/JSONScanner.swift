// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads a JSON text token by token and accepts exactly the grammar of RFC 8259.
///
/// What is open is kept in a list, so that nesting as deep as the text is long needs no more stack. Strings must be UTF-8
/// without half surrogate pairs. Names may repeat, for the grammar does not forbid it.
struct JSONScanner {
  /// One token; the ranges are places in the bytes.
  enum Token: Equatable {
    case beginObject, endObject, beginArray, endArray
    /// The name of a member, between its quotes.
    case name(Range<Int>)
    /// A string, between its quotes.
    case string(Range<Int>)
    /// A number, digit by digit.
    case number(Range<Int>)
    case `true`, `false`, null
    /// The end of the text.
    case end
  }

  /// What is wrong, and where in the bytes.
  struct Fault: Error, Equatable {
    let reason: RecordFault.Reason
    let index: Int
  }

  private enum State {
    case value, valueOrEndArray, name, nameOrEndObject, behindValue
  }

  let bytes: [UInt8]
  let end: Int
  var index: Int
  private var state = State.value

  /// For each object or array that is open whether it is an object.
  private var isObjectOpen: [Bool] = []

  /// A scanner of the part `range` of `bytes`.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  /// The next token; ``Token/end`` when the text is whole.
  mutating func next() throws(Fault) -> Token {
    skipBlanks()
    switch state {
    case .value: return try readValue()
    case .valueOrEndArray:
      if byte == UInt8(ascii: "]") { return close(.endArray) }
      return try readValue()
    case .name: return try readName()
    case .nameOrEndObject:
      if byte == UInt8(ascii: "}") { return close(.endObject) }
      return try readName()
    case .behindValue: return try readBehindValue()
    }
  }

  /// The byte at the index; `nil` at the end.
  var byte: UInt8? { index < end ? bytes[index] : nil }

  /// The fault that something else stands at the index, or nothing.
  func lacking(_ expected: RecordFault.Expected) -> Fault {
    Fault(reason: index < end ? .expected(expected) : .endsEarly, index: index)
  }

  private mutating func readValue() throws(Fault) -> Token {
    state = .behindValue
    switch byte {
    case UInt8(ascii: "{"):
      state = .nameOrEndObject
      return open(.beginObject, isObject: true)
    case UInt8(ascii: "["):
      state = .valueOrEndArray
      return open(.beginArray, isObject: false)
    case UInt8(ascii: "\""): return .string(try readString())
    case let first? where first == UInt8(ascii: "-") || JSONScanner.isDigit(first):
      return .number(try readNumber())
    case UInt8(ascii: "t"): return try readWord("true", .true)
    case UInt8(ascii: "f"): return try readWord("false", .false)
    case UInt8(ascii: "n"): return try readWord("null", .null)
    default: throw lacking(.value)
    }
  }

  private mutating func readName() throws(Fault) -> Token {
    guard byte == UInt8(ascii: "\"") else { throw lacking(.name) }
    let name = try readString()
    skipBlanks()
    guard byte == UInt8(ascii: ":") else { throw lacking(.colon) }
    index += 1
    state = .value
    return .name(name)
  }

  private mutating func readBehindValue() throws(Fault) -> Token {
    guard let isObject = isObjectOpen.last else {
      guard index >= end else { throw lacking(.nothing) }
      return .end
    }
    switch byte {
    case UInt8(ascii: ","):
      index += 1
      skipBlanks()
      state = isObject ? .name : .value
      return isObject ? try readName() : try readValue()
    case UInt8(ascii: "}") where isObject: return close(.endObject)
    case UInt8(ascii: "]") where !isObject: return close(.endArray)
    default: throw lacking(.commaOrEnd)
    }
  }

  private mutating func open(_ token: Token, isObject: Bool) -> Token {
    isObjectOpen.append(isObject)
    index += 1
    return token
  }

  private mutating func close(_ token: Token) -> Token {
    _ = isObjectOpen.popLast()
    index += 1
    state = .behindValue
    return token
  }

  private mutating func readWord(_ word: String, _ token: Token) throws(Fault) -> Token {
    let start = index
    for expected in word.utf8 {
      guard byte == expected else {
        throw Fault(reason: index < end ? .expected(.value) : .endsEarly, index: index < end ? start : index)
      }
      index += 1
    }
    return token
  }

  private mutating func readNumber() throws(Fault) -> Range<Int> {
    let start = index
    if byte == UInt8(ascii: "-") { index += 1 }
    if byte == UInt8(ascii: "0") { index += 1 } else { try skipDigits(from: start) }
    if byte == UInt8(ascii: ".") {
      index += 1
      try skipDigits(from: start)
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      index += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
      try skipDigits(from: start)
    }
    return start..<index
  }

  /// Skips digits, of which there must be one at least.
  private mutating func skipDigits(from start: Int) throws(Fault) {
    let first = index
    while let byte, JSONScanner.isDigit(byte) { index += 1 }
    guard index > first else { throw Fault(reason: .wrongNumber, index: start) }
  }

  private mutating func skipBlanks() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
