// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct OptionListTests {
  @Test("A label that two options have names neither; their values do")
  func equalLabels() {
    let list = OptionList([ChoiceOption("a", "Same"), ChoiceOption("b", "Same")], picking: .one)
    #expect(list.index(of: "Same") == nil && list.index(of: "b") == 1)
  }

  @Test("Of many names each means what it means alone", arguments: [0, 8, 9, 1_000])
  func manyNames(count: Int) {
    let options = [
      ChoiceOption("a", "Same"), ChoiceOption("b", "Same"), ChoiceOption("c", "a"), ChoiceOption("d", "One"),
    ]
    let list = OptionList(options, picking: .several)
    let find = list.finder(ofNames: count)
    for name in ["a", "b", "c", "d", "Same", "One", "one", "", "z"] {
      #expect(find(name) == list.index(of: name))
    }
    let named = YesNoKind().list.options + options + [ChoiceOption("E", otherNames: ["a", "Y", "eins"])]
    let others = OptionList(named, picking: .several)
    let findOther = others.finder(ofNames: count)
    for name in ["yes", "YES", "y", "네", "off", "e", "EINS", "a", "c", "C", "Same", "z"] {
      #expect(findOther(name) == others.index(of: name), "\(name)")
    }
  }

  @Test("Of 100,000 options all are chosen in a time that is proportional to them")
  func manyOptions() {
    let options = (0..<100_000).map { ChoiceOption("\($0)") }
    let text = SeparatedNames.join(options.map(\.value))
    // Looking through the list for each would take minutes.
    let time = ContinuousClock().measure {
      #expect(ChoicesKind(options).judge(text) == .accepted(.values(options.map(\.value))))
    }
    #expect(time < .seconds(20))
  }

  private let list = OptionList(
    [ChoiceOption("1", "one"), ChoiceOption("one", "하나"), ChoiceOption("Two", "둘")], picking: .one)

  @Test(
    "A given name is a whole value, or else a whole label, never a beginning",
    arguments: [("1", 0), ("one", 1), ("하나", 1), ("Two", 2), ("two", nil), ("T", nil), ("", nil), ("하", nil)])
  func index(name: String, index: Int?) {
    #expect(list.index(of: name) == index)
  }

  @Test(
    "yes and no have other names in any case",
    arguments: [
      ("yes", 0), ("TRUE", 0), ("1", 0), ("On", 0), ("예", 0), ("YES", 0), ("no", 1), ("False", 1), ("0", 1),
      ("OFF", 1),
      ("아니오", 1), ("ye", nil), ("", nil),
    ])
  func yesNo(name: String, index: Int?) {
    #expect(YesNoKind().list.index(of: name) == index)
  }

  @Test(
    "A filter lets through what holds it, case ignored",
    arguments: [
      ("", [0, 1, 2]), ("ONE", [0, 1]), ("하", [1]), ("\u{1112}\u{1161}", [1]), ("o", [0, 1, 2]), ("z", []),
    ])
  func matches(filter: String, matches: [Int]) {
    #expect(list.matches(of: filter) == matches)
  }

  @Test(
    "What begins with the filter is picked before what holds it",
    arguments: [("on", 0), ("wo", 2), ("둘", 2), ("나", 1), ("z", nil)])
  func pick(filter: String, index: Int?) {
    #expect(list.pick(for: filter) == index)
  }
}
