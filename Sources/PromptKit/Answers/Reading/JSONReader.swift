// SPDX-License-Identifier: GPL-3.0-or-later

/// Answers as JSON objects: the input format `jsonl`, an object a line, or a file that is one object.
///
/// A member is an answer: a string, a number digit by digit as it was written, `true`, `false`, or for several choices a list
/// of these; `null` is none. Deeper nesting and a name that stands twice are refused. Lines with nothing but blanks are
/// stepped over, and so is a wrong line, once its fault is told.
final class JSONReader: RecordReader {
  private var buffer = InputBuffer()
  private var names: NameTable
  private let isLined: Bool
  private var number = 0

  /// A reader at the start of a stream; `names` are those that there may be. With `isLined` each line is an object, without
  /// it the whole stream is one.
  init(names: NameTable, isLined: Bool) {
    self.names = names
    self.isLined = isLined
  }

  var consumedByteCount: Int { buffer.consumedByteCount }

  func feed(_ bytes: ArraySlice<UInt8>) { buffer.feed(bytes) }

  func end() { buffer.end() }

  func next(into record: inout Record) -> NextRecord {
    guard buffer.readStart() else { return .needsMore }
    while true {
      if buffer.isExhausted && (isLined || number > 0) { return .ended }
      guard let end = findEnd() else { return .needsMore }
      let text = buffer.start..<end
      let isBlank = isLined && buffer.bytes[text].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      if !isBlank {
        number += 1
        record.number = number
        let fault = read(text, into: &record)
        take(to: end)
        return fault.map(NextRecord.fault) ?? .record
      }
      take(to: end)
    }
  }

  private func findEnd() -> Int? {
    if isLined { return buffer.findLineEnd() }
    return buffer.isAtEnd ? buffer.bytes.count : nil
  }

  private func take(to end: Int) {
    buffer.take(to: end + 1, lines: isLined && end < buffer.bytes.count ? 1 : 0)
  }

  private func read(_ text: Range<Int>, into record: inout Record) -> RecordFault? {
    record.removeAll()
    names.rewind()
    var scanner = JSONScanner(buffer.bytes, in: text)
    do throws(JSONScanner.Fault) {
      guard try scanner.next() == .beginObject else {
        throw JSONScanner.Fault(reason: .expected(.object), index: text.lowerBound)
      }
      var lines = LineCounter(from: text.lowerBound, line: buffer.line)
      var strangers = Set<String>()
      while case .name(let name) = try scanner.next() {
        try readMember(name, from: &scanner, into: &record, &lines, &strangers)
      }
      _ = try scanner.next()
      return nil
    } catch {
      return buffer.fault(error.reason, at: error.index, record: number)
    }
  }

  private func readMember(
    _ name: Range<Int>, from scanner: inout JSONScanner, into record: inout Record,
    _ lines: inout LineCounter, _ strangers: inout Set<String>
  ) throws(JSONScanner.Fault) {
    let line = isLined ? buffer.line : lines.line(at: name.lowerBound, in: scanner.bytes)
    let start = record.values.bytes.count
    scanner.append(name, to: &record.values.bytes)
    let field = names.field(named: record.values.bytes[start...])
    let isRepeated: Bool
    if let field {
      isRepeated = record.isMentioned(field)
      record.mention(field)
    } else {
      let stranger = String(decoding: record.values.bytes[start...], as: UTF8.self)
      isRepeated = !strangers.insert(stranger).inserted
      record.note(stranger: stranger, line: line)
    }
    if isRepeated {
      let text = String(decoding: record.values.bytes[start...], as: UTF8.self)
      throw JSONScanner.Fault(reason: .repeatedName(text), index: name.lowerBound - 1)
    }
    record.values.bytes.removeLast(record.values.bytes.count - start)
    if try readValue(from: &scanner, into: &record.values, line: line), let field {
      record.put(record.values.values.count - 1, in: field)
    }
  }

  /// Reads a value; the result tells whether there is one.
  private func readValue(
    from scanner: inout JSONScanner, into values: inout RecordValues, line: Int
  ) throws(JSONScanner.Fault) -> Bool {
    let start = values.bytes.count
    let token = try scanner.next()
    switch token {
    case .null: return false
    case .beginArray:
      try readList(from: &scanner, into: &values)
      values.endValue(from: start, line: line, isList: true)
    default:
      guard JSONReader.append(token, from: scanner, to: &values.bytes) else {
        throw JSONScanner.Fault(reason: .nestedValue, index: scanner.index - 1)
      }
      values.endValue(from: start, line: line)
    }
    return true
  }

  /// Reads the elements of a list, joined as ``SeparatedNames`` takes them apart again.
  private func readList(
    from scanner: inout JSONScanner, into values: inout RecordValues
  ) throws(JSONScanner.Fault) {
    var isFirst = true
    var element: [UInt8] = []
    while case let token = try scanner.next(), token != .endArray {
      element.removeAll(keepingCapacity: true)
      guard JSONReader.append(token, from: scanner, to: &element) else {
        throw JSONScanner.Fault(reason: .nestedValue, index: scanner.index - 1)
      }
      if !isFirst { values.bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      SeparatedNames.append(element, to: &values.bytes)
    }
  }

  /// Appends the text of a single value; false where it is none.
  private static func append(
    _ token: JSONScanner.Token, from scanner: JSONScanner, to text: inout [UInt8]
  ) -> Bool {
    switch token {
    case .string(let range): scanner.append(range, to: &text)
    case .number(let range): text += scanner.bytes[range]
    case .true: text += "true".utf8
    case .false: text += "false".utf8
    default: return false
    }
    return true
  }
}

/// Counts lines up to places that follow one another, each byte once.
private struct LineCounter {
  private var index: Int
  private var line: Int

  init(from index: Int, line: Int) {
    self.index = index
    self.line = line
  }

  mutating func line(at place: Int, in bytes: [UInt8]) -> Int {
    while index < place {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
    return line
  }
}
