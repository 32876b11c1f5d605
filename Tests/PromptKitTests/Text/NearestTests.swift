// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct NearestTests {
  @Test(
    "The distance counts changes and swaps of neighbours",
    arguments: [
      ("length", "lenght", 1), ("", "abc", 3), ("kind", "kind", 0), ("title", "tile", 1), ("ab", "ba", 1),
    ])
  func distance(left: String, right: String, expected: Int) {
    #expect(Nearest.distance(Array(left), Array(right)) == expected)
  }

  @Test("A name that would have to be changed by more than a third resembles nothing")
  func threshold() {
    #expect(Nearest.name(to: "legnth", among: ["label", "length"]) == "length")
    #expect(Nearest.name(to: "width", among: ["label", "length"]) == nil)
    #expect(Nearest.name(to: "label", among: []) == nil)
  }
}
