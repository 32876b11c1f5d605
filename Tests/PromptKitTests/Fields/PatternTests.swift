// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct PatternTests {
  @Test(
    "An expression is found or not",
    arguments: [
      ("^[가-힣]+$", "홍길동", true), ("^[가-힣]+$", "홍 길동", false), (#"^\w+$"#, "한글_é9", true),
      ("^[[:alpha:]]+$", "가나Ab", true), ("^[[:alpha:]]+$", "가1", false), ("^[[:upper:]]$", "Á", true),
      (#"^\d+$"#, "123", true), (#"^\d+$"#, "١٢٣", false), (#"^\d+$"#, "１２", false),
      (#"^[\d]+$"#, "١", false),
      ("^[[:digit:]]+$", "١", false), (#"^\D$"#, "١", true), (#"^[\D]$"#, "5", false),
      (#"^[\D]$"#, "\u{10FFFF}", true),
      ("a$", "a\n", false), ("a$", "b\na", true), ("^b", "a\nb", false), ("(?m)^b", "a\nb", true),
      ("", "", true),
      ("^.$", "👍", true), ("b", "abc", true), ("(?i)É", "é", true),
    ])
  func finding(source: String, text: String, isFound: Bool) throws {
    #expect(try Pattern(source).isFound(in: text) == isFound)
  }

  @Test(
    "A fault is told with its place in what was written, though digits are written out before it",
    arguments: [(#"\d\d("#, 5), ("[", 1), (#"[[:digit:]]\d*+*("#, 15), ("a**b(", 2), (#"한\"#, 4)])
  func faults(source: String, byteOffset: Int) {
    let fault = #expect(throws: PatternFault.self) { _ = try Pattern(source) }
    #expect(fault?.source == source)
    #expect(fault?.byteOffset == byteOffset)
    #expect(fault?.explanation.isEmpty == false)
  }

  @Test(
    "An expression that takes too long is given up, on short texts and long ones",
    .timeLimit(.minutes(1)),
    arguments: [
      ("^([a-z0-9]+-?)+$", String(repeating: "a", count: 60) + "!"),
      ("^(a|aa)+$", String(repeating: "a", count: 1000) + "!"),
      ("x*x*[yz]", String(repeating: "x", count: 100_000)),
      ("x+[yz]", String(repeating: "x", count: 1_000_000)),
    ])
  func takesTooLong(source: String, text: String) throws {
    let pattern = try Pattern(source)
    #expect(pattern.isFound(in: text) == nil)
    var question = Question("a", kind: TextKind())
    question.pattern = pattern
    #expect(question.judge(text) == .refused(Refusal(.patternTookTooLong, of: text)))
  }

  @Test("An everyday expression is looked for in a long text to its end")
  func longText() throws {
    let text = String(repeating: "한글 words ", count: 20_000)
    #expect(try Pattern(#"\w+[0-9]"#).isFound(in: text) == false)
    #expect(try Pattern(#"\w+[0-9]"#).isFound(in: text + "a1") == true)
  }
}
