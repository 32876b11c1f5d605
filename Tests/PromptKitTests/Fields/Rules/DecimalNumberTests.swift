// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct DecimalNumberTests {
  @Test(
    "A number is kept in canonical form",
    arguments: [
      ("0", "0"), ("007", "7"), ("+5", "5"), ("-5", "-5"), (".5", "0.5"), ("-.5", "-0.5"), ("5.", "5"),
      ("1.50", "1.50"),
      ("-0", "0"), ("-0.00", "0.00"), ("000.10", "0.10"), ("８０", "80"), ("－１．５", "-1.5"), ("＋３", "3"),
      (
        "123456789012345678901234567890.000000000000000000001",
        "123456789012345678901234567890.000000000000000000001"
      ),
    ])
  func canonical(text: String, expected: String) {
    #expect(DecimalNumber(text)?.text == expected)
  }

  @Test(
    "What is no number is none",
    arguments: [
      "", " ", "-", "+", ".", "-.", "1 ", " 1", "1e3", "0x1", "1,000", "1..2", "1.2.3", "--1", "1-", "٣", "½",
      "∞", "nan", "1\n",
      "−1",
    ])
  func none(text: String) {
    #expect(DecimalNumber(text) == nil)
  }

  @Test(
    "Numbers are compared exactly",
    arguments: [
      ("1", "2"), ("-2", "-1"), ("-1", "0"), ("9", "10"), ("0.1", "0.11"), ("1.05", "1.5"), ("-0.2", "-0.1"),
      ("-1", "1"),
      ("-10", "-9"), ("0.30000000000000000", "0.30000000000000004"),
      ("99999999999999999998", "99999999999999999999"),
      (String(repeating: "9", count: 5000), "1" + String(repeating: "0", count: 5000)),
    ])
  func order(smaller: String, larger: String) throws {
    let (left, right) = (try #require(DecimalNumber(smaller)), try #require(DecimalNumber(larger)))
    #expect(left < right)
    #expect(!(right < left))
    #expect(left != right)
  }

  @Test("Zeros at either end and the sign of zero make no other number")
  func equality() {
    #expect(DecimalNumber("1.5") == DecimalNumber("01.500"))
    #expect(DecimalNumber("-0") == DecimalNumber("0.0"))
  }
}
