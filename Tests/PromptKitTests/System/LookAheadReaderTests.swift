// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem
import Testing

@testable import PromptKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct LookAheadReaderTests {
  /// The inputs that are read in different ways.
  enum Kind: CaseIterable {
    case file, pipe, socket
  }

  @Test("Two readers in turn on one input get each their own part", arguments: Kind.allCases)
  func eachItsOwn(kind: Kind) throws {
    let input = try Self.input(kind, holding: Array("first\nsecond\nthird\nrest".utf8))
    defer { input.close() }
    do {
      let reader = LookAheadReader(input)
      #expect(try Self.line(reader) == "first\n")
      #expect(try Self.line(reader) == "second\n")
    }
    #expect(try Self.line(LookAheadReader(input)) == "third\n")
    #expect(try input.readAll() == Array("rest".utf8))
  }

  @Test("What was consumed does not count as something to read")
  func consumedIsGone() throws {
    let (reading, writing) = try Descriptor.pipe()
    defer { [reading, writing].forEach { $0.close() } }
    try writing.writeAll(Array("a\n".utf8))
    let reader = LookAheadReader(reading)
    #expect(try Self.line(reader) == "a\n")
    #expect(try !reader.isReady(until: .zero))
  }

  @Test("What is only looked at stays for the next reader", arguments: Kind.allCases)
  func looking(kind: Kind) throws {
    let input = try Self.input(kind, holding: Array("abc".utf8))
    defer { input.close() }
    let reader = LookAheadReader(input)
    #expect(try reader.peek() == Array("abc".utf8)[...])
    #expect(try reader.peek() == Array("abc".utf8)[...])
    try reader.settle()
    #expect(try input.readAll() == Array("abc".utf8))
  }

  @Test("After settling, the reader goes on where the other one stopped", arguments: Kind.allCases)
  func goesOn(kind: Kind) throws {
    let input = try Self.input(kind, holding: Array("abcdef".utf8))
    defer { input.close() }
    let reader = LookAheadReader(input)
    _ = try reader.peek()
    reader.consume(2)
    try reader.settle()
    #expect(try input.readByte() == UInt8(ascii: "c"))
    if kind != .file { #expect(String(decoding: try reader.peek(), as: UTF8.self) == "def") }
  }

  @Test("The end is an empty look, again and again", arguments: Kind.allCases)
  func end(kind: Kind) throws {
    let input = try Self.input(kind, holding: [1])
    defer { input.close() }
    let reader = LookAheadReader(input)
    reader.consume(9)
    #expect(try reader.peek() == [1])
    reader.consume(9)
    #expect(try reader.peek() == [])
    #expect(try reader.peek() == [])
    #expect(try reader.isReady(until: .zero))
  }

  @Test("A device that cannot be looked at is read byte by byte")
  func device() throws {
    let input = try Descriptor.open("/dev/zero")
    defer { input.close() }
    let reader = LookAheadReader(input)
    for _ in 0..<3 {
      #expect(try reader.peek() == [0])
      reader.consume(1)
    }
  }

  @Test("A line far longer than a pipe holds comes whole, and the rest stays")
  func longLine() throws {
    let (input, writing) = try Descriptor.pipe()
    let text = [UInt8](repeating: UInt8(ascii: "x"), count: 3_000_001)
    meanwhile {
      try? writing.writeAll(text + Array("\nrest".utf8))
      writing.close()
    }
    #expect(try Self.line(LookAheadReader(input)).utf8.count == text.count + 1)
    #expect(try input.readAll() == Array("rest".utf8))
    input.close()
  }

  @Test("An input that stays silent is known by the deadline, and one that speaks before it")
  func silence() throws {
    let (input, writing) = try Descriptor.pipe()
    let reader = LookAheadReader(input)
    #expect(try !reader.isReady(until: MonotonicClock.now + .milliseconds(2)))
    try writing.writeAll([1])
    #expect(try reader.isReady(until: nil))
    #expect(try reader.peek() == [1])
    writing.close()
    input.close()
  }

  @Test("A pipe that does not block is waited for")
  func nonBlocking() throws {
    let (input, writing) = try Descriptor.pipe()
    try input.setOpenFileFlags(O_NONBLOCK)
    meanwhile { try? writing.writeAll(Array("late\n".utf8)) }
    #expect(try Self.line(LookAheadReader(input)) == "late\n")
    writing.close()
    input.close()
  }

  /// Reads up to a line's end, as a reader of answers does.
  private static func line(_ reader: LookAheadReader) throws -> String {
    var line: [UInt8] = []
    while true {
      let chunk = try reader.peek()
      if chunk.isEmpty { break }
      let end = chunk.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? chunk.endIndex
      line.append(contentsOf: chunk[..<end])
      reader.consume(end - chunk.startIndex)
      if line.last == UInt8(ascii: "\n") { break }
    }
    return String(decoding: line, as: UTF8.self)
  }

  private static func input(_ kind: Kind, holding text: [UInt8]) throws -> Descriptor {
    switch kind {
    case .file:
      var template = Array("/tmp/look-ahead-XXXXXX".utf8CString)
      let file = Descriptor(try retrying("mkstemp") { unsafe mkstemp(&template) })
      _ = unsafe unlink(template)
      try file.writeAll(text)
      _ = lseek(file.number, 0, SEEK_SET)
      return file
    case .pipe:
      let (input, writing) = try Descriptor.pipe()
      try writing.writeAll(text)
      writing.close()
      return input
    case .socket:
      var ends: [Int32] = [-1, -1]
      try retrying("socketpair") { unsafe socketpair(AF_UNIX, Self.stream, 0, &ends) }
      try Descriptor(ends[1]).writeAll(text)
      Descriptor(ends[1]).close()
      return Descriptor(ends[0])
    }
  }

  #if os(Linux)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif
}
