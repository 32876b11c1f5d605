// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct ListedTests {
  @Test(
    "No list of texts reads as another one",
    arguments: [
      (["a", "b"], "a, b"), (["a, b"], #""a, b""#), (["a", "b,c", "d e"], #"a, "b,c", "d e""#),
      ([#""a""#, "b"], #""\"a\"", b"#), (["", " "], "\"\", \" \""), (["서울", "부산"], "서울, 부산"), ([], ""),
      (["a\u{1B}"], "a^["), (["a\nb", "c"], #""a^Jb", c"#),
    ] as [([String], String)])
  func listed(texts: [String], shown: String) {
    #expect(texts.listed == shown)
  }
}
