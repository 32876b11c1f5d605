// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import PromptKit

@Suite struct JSONWriterTests {
  @Test(
    "Only the quote, the backslash and C0 are escaped",
    arguments: [
      ("a\"b", #""a\"b""#), (#"a\b"#, #""a\\b""#), ("\u{1}\u{1F}", #""\u0001\u001f""#),
      ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#), ("/<>&'", "\"/<>&'\""),
      ("\u{7F}\u{2028}한", "\"\u{7F}\u{2028}한\""),
    ])
  func escapes(text: String, expected: String) {
    #expect(written(.text("a", text), as: .json).utf8.elementsEqual("{\"a\":\(expected)}\n".utf8))
  }

  @Test("A number keeps all its digits, and an empty one is null")
  func numbers() {
    let digits = String(repeating: "9", count: 400) + ".10"
    #expect(
      written(.of("a", .number(digits)), .of("b", .number("")), as: .json) == "{\"a\":\(digits),\"b\":null}\n"
    )
  }

  @Test("No, no values and no fields have their own forms")
  func emptiness() {
    #expect(written(.of("a", .flag(false)), .of("b", .values([])), as: .json) == "{\"a\":false,\"b\":[]}\n")
    #expect(written(as: .json) == "{}\n")
  }

  /// Foundation drops a byte order mark at the start of a string that it reads.
  private static let values = HostileValues.all.filter { !$0.unicodeScalars.starts(with: ["\u{FEFF}"]) }

  @Test("What it writes is JSON on one line, whatever the values", arguments: values)
  func isValid(value: String) throws {
    let bytes = OutputFormat.json.write(Answers(entries: [.text("a", value), .of("b", .values([value]))]))
    #expect(bytes.filter { $0 == UInt8(ascii: "\n") }.count == 1)
    let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    #expect((object?["a"] as? String)?.utf8.elementsEqual(value.utf8) == true)
    #expect((object?["b"] as? [String])?.first?.utf8.elementsEqual(value.utf8) == true)
  }
}
