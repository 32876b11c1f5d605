// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct NameIndexTests {
  @Test("Every name is found at its place, however many there are", arguments: [0, 1, 16, 17, 1_000])
  func findsAll(count: Int) {
    var index = NameIndex()
    for place in 0..<count {
      #expect(index["name\(place)"] == nil)
      let (isAdded, isAddedAgain) = (
        index.add("name\(place)", at: place), index.add("name\(place)", at: count)
      )
      #expect(isAdded && !isAddedAgain)
    }
    for place in 0..<count { #expect(index["name\(place)"] == place) }
    #expect(index["name\(count)"] == nil)
    #expect(index[""] == nil)
  }
}
