// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct RangeTests {
  @Test(
    "A range of numbers has both its ends in it, and either may be open",
    arguments: [
      ("1..10", ["1", "10", "1.0", "5.5"], ["0", "0.999", "10.001", "-5"]),
      ("..-1", ["-1", "-99"], ["0", "-0.5"]),
      ("1..", ["1", "999999999999999999999999"], ["0.9"]),
      ("0.1..0.3", ["0.1", "0.30", ".2"], ["0.3000001"]),
      ("５..７", ["5", "7"], ["4"]),
      ("-.5...5".replacing("...", with: "..0."), ["0", "0.5", "-0.5"], ["0.51"]),
    ])
  func numbers(text: String, inside: [String], outside: [String]) throws {
    let range = try #require(NumberRange(text))
    for number in inside { #expect(range.contains(try #require(DecimalNumber(number))), "\(number)") }
    for number in outside { #expect(!range.contains(try #require(DecimalNumber(number))), "\(number)") }
  }

  @Test(
    "What is no range of numbers is none",
    arguments: ["", "..", "1", "1.5", "2..1", "a..b", "1..b", "1...", "0...5", "1 .. 2", "1..2..3"])
  func noNumbers(text: String) {
    #expect(NumberRange(text) == nil)
  }

  @Test("A length has both its ends in it, and either may be open")
  func lengths() throws {
    let both = try #require(LengthRange("2..3"))
    #expect([1, 2, 3, 4].map(both.contains) == [false, true, true, false])
    #expect(try #require(LengthRange("2..")).contains(Int.max))
    #expect(try #require(LengthRange("..0")).contains(0))
    #expect(try !#require(LengthRange("..0")).contains(1))
  }

  @Test(
    "What is no length is none",
    arguments: ["", "..", "3", "3..2", "-1..2", "..-1", "1.5..2", "a..", "1..99999999999999999999"])
  func noLengths(text: String) {
    #expect(LengthRange(text) == nil)
  }
}
