// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct LiveChoiceFieldTests {
  private let options = [
    ChoiceOption("dev", "개발"), ChoiceOption("stage", "시험"), ChoiceOption("prod", "운영"),
  ]

  private func field(_ kind: any Kind, default defaultText: String? = nil) throws -> LiveChoiceField {
    var question = Question("a", kind: kind)
    question.defaultText = defaultText
    return try #require(LiveField.make(for: question) as? LiveChoiceField)
  }

  private func type(_ text: String, into field: LiveChoiceField) {
    field.edited = EditedText(text)
  }

  @Test("Nothing is picked until a key says so, and it must be answered")
  func nothingPicked() throws {
    let field = try field(ChoiceKind(options))
    #expect(field.pick == nil)
    #expect(field.judge() == .refused(Refusal(.nothingPicked, of: "")))
    #expect(field.movePick(by: 1))
    #expect(field.judge() == .accepted(.text("dev")))
  }

  @Test("The first move upwards goes to the last row")
  func firstMoveUp() throws {
    let field = try field(ChoiceKind(options))
    #expect(field.movePick(by: -1))
    #expect(field.pick == 2)
  }

  @Test("The default is the picked row, and the filter begins empty")
  func defaultText() throws {
    let field = try field(ChoiceKind(options), default: "stage")
    #expect(field.pick == 1)
    #expect(field.edited.text.isEmpty)
    #expect(field.heldText == "stage")
  }

  @Test("The pick stops at the ends, however far it is moved", arguments: [1, Int.max, Int.min])
  func ends(rows: Int) throws {
    let field = try field(ChoiceKind(options), default: "stage")
    #expect(field.movePick(by: rows))
    #expect(field.pick == (rows > 0 ? 2 : 0))
    #expect(!field.movePick(by: rows))
  }

  @Test("Typing filters the rows and picks the first that begins with the text, or else holds it")
  func filter() throws {
    let field = try field(
      ChoiceKind([ChoiceOption("apricot"), ChoiceOption("cot"), ChoiceOption("Bed", "가나")]))
    type("COT", into: field)
    #expect(field.matches == [0, 1])
    #expect(field.pick == 1)
    type("나", into: field)
    #expect(field.matches == [2])
    #expect(field.judge() == .accepted(.text("Bed")))
    type("x", into: field)
    #expect(field.matches.isEmpty)
    #expect(!field.movePick(by: 1))
    #expect(field.judge() == .refused(Refusal(.notAnOption, of: "x")))
  }

  @Test("A filter that is taken back leaves what was picked before it, or what a key has picked in it")
  func filterTakenBack() throws {
    let field = try field(ChoiceKind(options), default: "stage")
    for mistyped in ["d", "p", "x"] {
      type(mistyped, into: field)
      type("", into: field)
      #expect(field.pick == 1 && field.heldText == "stage")
    }
    type("o", into: field)
    #expect(field.movePick(by: -1) == false && field.movePick(by: 1) == false)
    type("d", into: field)
    #expect(field.movePick(by: 1))
    type("", into: field)
    #expect(field.heldText == "prod")
    let undecided = try self.field(ChoiceKind(options))
    type("d", into: undecided)
    type("", into: undecided)
    #expect(undecided.judge() == .accepted(.text("dev")))
  }

  @Test("What was accepted stays picked when the filter goes with it")
  func filterAccepted() throws {
    let field = try field(ChoiceKind(options), default: "stage")
    type("pr", into: field)
    field.endEditing()
    #expect(field.edited.text.isEmpty && field.heldText == "prod")
    let other = try self.field(YesNoKind(), default: "no")
    type("y", into: other)
    #expect(other.toggle() && other.heldText == "no")
  }

  @Test("A move stays among the rows that the filter lets through")
  func moveInFilter() throws {
    let field = try field(ChoiceKind([ChoiceOption("a1"), ChoiceOption("b"), ChoiceOption("a2")]))
    type("a", into: field)
    #expect(field.movePick(by: 1))
    #expect(field.pick == 2)
  }

  @Test("What was typed is the answer of a choice with others, unless a key moved the pick")
  func other() throws {
    let field = try field(ChoiceKind(options, takesOther: true))
    type("d", into: field)
    #expect(field.judge() == .accepted(.text("d")))
    #expect(field.movePick(by: 1))
    #expect(field.judge() == .accepted(.text("dev")))
    #expect(field.movePick(by: 1))
    #expect(field.judge() == .accepted(.text("prod")))
    type("de", into: field)
    #expect(field.judge() == .accepted(.text("de")))
    type("개발", into: field)
    #expect(field.judge() == .accepted(.text("dev")))
  }

  @Test("A default that is no option of a choice with others stands in the field as typed")
  func otherDefault() throws {
    let field = try field(ChoiceKind(options, takesOther: true), default: "local")
    #expect(field.edited.text == "local")
    #expect(field.judge() == .accepted(.text("local")))
  }

  @Test("An empty value is an option like others")
  func emptyOption() throws {
    let none = [ChoiceOption("", "없음")] + options
    let field = try field(ChoiceKind(none))
    #expect(field.judge() == .refused(Refusal(.nothingPicked, of: "")))
    _ = field.movePick(by: 1)
    #expect(field.judge() == .accepted(.text("")))
    #expect(try self.field(ChoiceKind(none), default: "").pick == 0)
  }

  @Test(
    "The keys for yes and no pick in both alphabets",
    arguments: [
      ("y", true), ("Y", true), ("예", true), ("네", true), ("ㅛ", true), ("n", false), ("아니요", false),
      ("아니오", false),
      ("ㅜ", false),
    ])
  func yesNoKeys(key: String, isYes: Bool) throws {
    let field = try field(YesNoKind())
    type(key, into: field)
    #expect(field.judge() == .accepted(.flag(isYes)))
  }

  @Test("Where several may be taken Space toggles the first row before anything is picked")
  func toggleAtOnce() throws {
    let field = try field(ChoicesKind(options))
    #expect(field.toggle())
    #expect(field.judge() == .accepted(.values(["dev"])))
  }

  @Test("When the pick is accepted the filter is gone, and the picked row stays")
  func filterEnds() throws {
    let field = try field(ChoiceKind(options))
    type("pr", into: field)
    field.endEditing()
    #expect(field.edited.text.isEmpty)
    #expect(field.pick == 2)
    #expect(field.matches == [0, 1, 2])
  }

  @Test("Space swaps yes and no, whatever is typed, and does nothing in another choice of one")
  func swap() throws {
    let field = try field(YesNoKind(), default: "no")
    var changes = 0
    field.onChange = { changes += 1 }
    #expect(field.toggle())
    #expect(field.judge() == .accepted(.flag(true)))
    type("y", into: field)
    #expect(field.toggle())
    #expect(field.judge() == .accepted(.flag(false)))
    #expect(changes > 2)
    #expect(try !self.field(ChoiceKind(options)).toggle())
  }

  @Test("Space toggles the picked row where several may be taken, and the answer is in the order of the list")
  func several() throws {
    let field = try field(ChoicesKind(options), default: "운영")
    #expect(field.toggled == [2])
    type("dev", into: field)
    #expect(field.toggle())
    #expect(field.judge() == .accepted(.values(["dev", "prod"])))
    #expect(field.toggle())
    #expect(field.judge() == .accepted(.values(["prod"])))
    type("no such", into: field)
    #expect(!field.toggle())
    #expect(field.judge() == .accepted(.values(["prod"])))
  }

  @Test("A move of the pick is a change only where one is taken")
  func changes() throws {
    var counts: [String] = []
    for kind: any Kind in [ChoiceKind(options), ChoicesKind(options)] {
      let field = try field(kind)
      field.onChange = { counts.append(kind.word) }
      _ = field.movePick(by: 1)
    }
    #expect(counts == ["choice"])
  }
}
