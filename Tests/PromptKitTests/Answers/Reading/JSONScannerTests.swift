// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct JSONScannerTests {
  @Test(
    "What RFC 8259 allows is accepted",
    arguments: [
      "[]", "{}", "[[]   ]", " [] ", "\t\n\r {\n}\r\n", "null", "true", "false", "1", "\"\"", "-0", "0",
      "123", "-1",
      "0.5", "1.50", "1e5", "1E5", "1e+5", "1E-5", "0e1", "0e+1", "1.5e-10", "20e1", "-123.456e+78",
      "0.000000000000000000000000000000000000000000000000001", "123456789012345678901234567890",
      "[1,2]", "[null, 1, \"1\", {}]", "[false,[]]", "{\"a\":1}", "{\"a\":{\"b\":[{}]}}", "{\"\":0}",
      "{\"a\":1,\"a\":2}",
      "{\"a\\u0000b\":1}", #"["\"\\\/\b\f\n\r\t"]"#, #"["\u00e9\uD834\uDD1E\u0041"]"#, #"["\\u0000"]"#,
      #""\u0022""#,
      "\"\u{7F}\u{2028}\u{10FFFF}\u{FFFF}한\"", "[\"a\"]\n", "\"\\uDBFF\\uDFFF\"",
    ])
  func valid(text: String) {
    #expect(fault(of: Array(text.utf8)) == nil)
  }

  @Test(
    "What it does not is refused where it stands",
    arguments: [
      ("", .endsEarly, 0), (" ", .endsEarly, 1), ("[", .endsEarly, 1), ("[1", .endsEarly, 2),
      ("[1,", .endsEarly, 3),
      ("{", .endsEarly, 1), ("{\"a\"", .endsEarly, 4), ("{\"a\":", .endsEarly, 5),
      ("{\"a\":1", .endsEarly, 6),
      ("nul", .endsEarly, 3), ("[1,]", .expected(.value), 3), ("[,1]", .expected(.value), 1),
      ("[1,,2]", .expected(.value), 3), ("[1 2]", .expected(.commaOrEnd), 3),
      ("[1}", .expected(.commaOrEnd), 2),
      ("{\"a\":1]", .expected(.commaOrEnd), 6), ("{\"a\" 1}", .expected(.colon), 5),
      ("{\"a\",1}", .expected(.colon), 4),
      ("{a:1}", .expected(.name), 1), ("{'a':1}", .expected(.name), 1), ("{\"a\":1,}", .expected(.name), 7),
      ("{1:1}", .expected(.name), 1), ("[]]", .expected(.nothing), 2), ("1 2", .expected(.nothing), 2),
      ("{} #", .expected(.nothing), 3), ("[1]/**/", .expected(.nothing), 3), ("tru!", .expected(.value), 0),
      ("True", .expected(.value), 0), ("nan", .expected(.value), 0), ("+1", .expected(.value), 0),
      (".5", .expected(.value), 0), ("\u{FEFF}1", .expected(.value), 0), ("\u{A0}1", .expected(.value), 0),
      ("\u{B}1", .expected(.value), 0), ("01", .expected(.nothing), 1), ("-", .wrongNumber, 0),
      ("-a", .wrongNumber, 0),
      ("1.", .wrongNumber, 0), ("[1.e1]", .wrongNumber, 1), ("1e", .wrongNumber, 0), ("1e+", .wrongNumber, 0),
      ("1.5E-", .wrongNumber, 0), ("0x1", .expected(.nothing), 1), ("１", .expected(.value), 0),
      ("\"", .openQuote, 0), ("\"\\\"", .openQuote, 0), ("\"\\", .openQuote, 1), ("[\"a", .openQuote, 1),
      ("\"\n\"", .controlCharacter, 1), ("\"\0\"", .controlCharacter, 1), ("\"\\a\"", .unknownEscape, 1),
      ("\"\\x00\"", .unknownEscape, 1), ("\"\\u12\"", .unknownEscape, 1), ("\"\\uqqqq\"", .unknownEscape, 1),
      ("\"\\U0041\"", .unknownEscape, 1), ("\"\\uD800\"", .loneSurrogate, 1),
      ("\"x\\uDC00\"", .loneSurrogate, 2),
      ("\"\\uD800\\u0041\"", .loneSurrogate, 1), ("\"\\uD800\\uD800\"", .loneSurrogate, 1),
      ("\"\\uD800x\"", .loneSurrogate, 1),
    ] as [(String, RecordFault.Reason, Int)])
  func invalid(text: String, reason: RecordFault.Reason, index: Int) {
    #expect(fault(of: Array(text.utf8)) == JSONScanner.Fault(reason: reason, index: index))
  }

  @Test(
    "Strings must be UTF-8",
    arguments: [
      [0xFF], [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xE4, 0xBD],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0x98],
    ] as [[UInt8]])
  func invalidUTF8(bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    for text in [[quote] + bytes + [quote], [quote] + bytes, [quote] + bytes + [0x41, quote]] {
      #expect(fault(of: text) == JSONScanner.Fault(reason: .invalidUTF8, index: 1))
    }
  }

  @Test("Nesting as deep as a text is long is read to its end", arguments: ["[", "{\"a\":"])
  func deepNesting(opening: String) {
    let count = 500_000
    let text = Array(repeating: Array(opening.utf8), count: count).flatMap { $0 }
    #expect(fault(of: text) == JSONScanner.Fault(reason: .endsEarly, index: text.count))
    let closing = [UInt8](repeating: opening == "[" ? UInt8(ascii: "]") : UInt8(ascii: "}"), count: count)
    let inner = opening == "[" ? [] : Array("1".utf8)
    #expect(fault(of: text + inner + closing) == nil)
  }

  @Test("An escape means what it stands for, and all else itself")
  func escapes() throws {
    let text = Array(#""a\"\\\/\b\f\n\r\t\u00e9\uD834\uDD1E\u0000한""#.utf8)
    var scanner = JSONScanner(text, in: 0..<text.count)
    guard case .string(let range) = try scanner.next() else {
      Issue.record("no string")
      return
    }
    var bytes: [UInt8] = []
    scanner.append(range, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "a\"\\/\u{8}\u{C}\n\r\t\u{E9}\u{1D11E}\0한")
  }

  /// The first thing that keeps `text` from being JSON.
  private func fault(of text: [UInt8]) -> JSONScanner.Fault? {
    var scanner = JSONScanner(text, in: 0..<text.count)
    do throws(JSONScanner.Fault) {
      while try scanner.next() != .end {}
      return nil
    } catch {
      return error
    }
  }
}
