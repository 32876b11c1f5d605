// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct ConditionTests {
  private func condition(_ text: String) throws -> Condition {
    let names = ["a", "b", "flag"]
    return try Condition(text) { names.firstIndex(of: $0) }
  }

  @Test(
    "A term holds or not, by what its field holds",
    arguments: [
      ("a", Answer.text("x"), true), ("a", .text(""), false), ("a", nil, false), ("!a", .text(""), true),
      ("!a", nil, true),
      ("!a", .text("x"), false), ("a", .flag(true), true), ("a", .flag(false), false),
      ("!a", .flag(false), true),
      ("a", .values([]), false), ("a", .values(["x"]), true), ("a", .text("no"), true),
      ("a", .number("0"), true),
      ("a=x", .text("x"), true), ("a=x", .text("xy"), false), ("a=x", nil, false), ("a=", nil, true),
      ("a=", .text(""), true),
      ("a=yes", .flag(true), true), ("a=no", .flag(true), false), ("a!=x", .text("y"), true),
      ("a!=x", .text("x"), false),
      ("a!=x", nil, true), ("a=x=y", .text("x=y"), true), ("a= x", .text(" x"), true),
      ("a=x", .values(["w", "x"]), true), ("a=wx", .values(["w", "x"]), false),
      ("a!=x", .values(["w", "x"]), false),
      ("a~^x", .text("xy"), true), ("a~^x$", .text("xy"), false), ("a~^$", nil, true),
      ("a~[가-힣]", .text("한"), true),
    ] as [(String, Answer?, Bool)])
  func terms(text: String, answer: Answer?, isHeld: Bool) throws {
    #expect(try condition(text).holds { $0 == 0 ? answer.map(Held.init) : nil } == isHeld)
  }

  @Test("All terms that are joined must hold")
  func joined() throws {
    let both = try condition("a=x and b!=y and !flag")
    #expect(both.terms.map(\.field) == [0, 1, 2])
    #expect(both.holds { [Held(.text("x")), Held(.text("z")), nil][$0] })
    #expect(!both.holds { [Held(.text("x")), Held(.text("y")), nil][$0] })
    #expect(!both.holds { [Held(.text("x")), Held(.text("z")), Held(.flag(true))][$0] })
    #expect(try condition("a=sand and b").holds { [Held(.text("sand")), Held(.text("x"))][$0] })
  }

  @Test(
    "What is no condition is told",
    arguments: [
      ("", ConditionFault.notATerm("")), ("a and ", .notATerm("")), ("a  and b", .notATerm("a ")),
      ("!a=x", .notATerm("!a=x")),
      ("a<b", .notATerm("a<b")), ("1a", .notATerm("1a")), ("a or b", .alternative),
      ("c=x", .notAnEarlierField("c")),
      ("a and later", .notAnEarlierField("later")), ("한=x", .notATerm("한=x")),
    ])
  func faults(text: String, fault: ConditionFault) {
    #expect(throws: fault) { try condition(text) }
  }

  @Test(
    "What stands behind or is an alternative where it reads as a term about an earlier field, else it is part of a value",
    arguments: [
      ("a=1 or a=2", true), ("a=1 or b", true), ("a=1 or !b", true), ("a=1 or b!=2", true),
      ("a~x or b~y", true),
      ("a=1 and b=2 or a=3", true), ("a=1 or b and a=2", true), ("a=1 or c or b", true),
      ("a=this or that", false), ("a=1 or c=2", false), ("a=1 or ab", false), ("a=1 or b c", false),
      ("a=1 or", false), ("a= or ", false), ("a=1 or !b=2", false), ("a=for b", false),
      ("a~^(1 or b)$", false),
    ])
  func alternatives(text: String, isRefused: Bool) {
    if isRefused {
      #expect(throws: ConditionFault.alternative) { try condition(text) }
    } else {
      #expect(throws: Never.self) { try condition(text) }
    }
  }

  @Test("An expression that cannot be compiled is told with its place")
  func patternFault() {
    let fault = #expect(throws: ConditionFault.self) { _ = try condition("a~x(") }
    guard case .pattern(let pattern) = fault else {
      Issue.record("Another fault")
      return
    }
    #expect(pattern.source == "x(")
    #expect(pattern.byteOffset == 2)
  }
}
