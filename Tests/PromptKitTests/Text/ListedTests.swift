// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct ListedTests {
  @Test(
    "No list of texts reads as another one",
    arguments: [
      (["a", "b"], "a, b"), (["a, b"], #""a, b""#), (["a", "b,c", "d e"], #"a, "b,c", "d e""#),
      ([#""a""#, "b"], #""\"a\"", b"#), (["", " "], "\"\", \" \""), (["서울", "부산"], "서울, 부산"), ([], ""),
      (["a\u{70F},b"], "\"a\u{70F},b\""), (["\u{70F}\"", "b"], "\"\u{70F}\\\"\", b"),
      (["a\u{1B}"], "a^["), (["a\nb", "c"], #""a^Jb", c"#),
      (["all of it, \(long)"], "\"all of it, \(long)\""),
    ] as [([String], String)])
  func listed(texts: [String], shown: String) {
    #expect(texts.listed == shown)
  }

  private static let long = String(repeating: "0123456789", count: 9)
}
