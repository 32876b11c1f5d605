// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct FieldTests {
  private func fault<each Element: Field>(_ fields: repeat each Element) -> FormFault? {
    do throws(FormFault) {
      _ = try Form("", repeat each fields)
      return nil
    } catch {
      return error
    }
  }

  @Test("A check keeps the time that the command of the options was given, unless it says another")
  func timeLimits() {
    let field = ChoiceField("a", optionsFrom: "ls", timeLimit: .seconds(60))
    #expect(field.check(command: "true").question.commandLimit == .seconds(60))
    #expect(field.check(command: "true", timeLimit: .seconds(9)).question.commandLimit == .seconds(9))
    #expect(TextField("a").check(command: "true").question.commandLimit == .seconds(5))
  }

  @Test("The options of both kinds of choice can come from a command")
  func optionsFrom() {
    let questions = [
      ChoiceField("a", optionsFrom: "ls", timeLimit: .seconds(2), name: "n").question,
      ChoicesField("a", optionsFrom: "ls", timeLimit: .seconds(2), name: "n").question,
    ]
    for question in questions {
      #expect(question.optionsCommand == "ls" && question.commandLimit == .seconds(2))
      #expect(question.name == "n" && question.label == "a")
    }
    #expect(ChoicesField("a", optionsFrom: "ls").value(of: .values(["x", "y"])) == ["x", "y"])
  }

  @Test("Of values with one description the first is meant, and a text that is none means nothing")
  func valuesOfTexts() {
    let field = ChoicesField("a", values: [(1.0, "one"), (1.0, "again"), (2.5, "more")])
    #expect(field.value(of: .values(["2.5", "1.0"])) == [2.5, 1.0])
    #expect(field.value(of: .values(["one"])) == nil)
  }

  @Test("All of 100,000 options are found in a time that is proportional to them")
  func manyValues() {
    let field = ChoicesField("a", values: (0..<100_000).map { ($0, "") })
    let answer = Answer.values((0..<100_000).map(String.init))
    let time = ContinuousClock().measure { #expect(field.value(of: answer)?.count == 100_000) }
    // Looking through the list for each would take minutes.
    #expect(time < .seconds(10))
  }

  @Test("A mistake in a form is thrown when it is made")
  func faults() {
    #expect(fault(TextField("a"), TextField("a")) == .repeatedName("a"))
    #expect(fault(TextField("A", name: "a"), TextField("B", name: "a")) == .repeatedName("a"))
    #expect(fault(TextField("A", name: "a b")) == .wrongName("a b"))
    #expect(fault(TextField("")) == .wrongName(""))
    #expect(fault(ChoiceField("a", [])) == .noOptions(field: "a"))
    #expect(fault(ChoiceField("a", ["x", "x"])) == .repeatedOption(field: "a", value: "x"))
    #expect(
      fault(ChoiceField("a", ["x"]).default("y"))
        == .wrongDefault(field: "a", Refusal(.notAnOption, of: "y")))
    #expect(
      fault(NumberField("a", of: Double.self).default(.infinity))
        == .wrongDefault(field: "a", Refusal(.notANumber, of: "inf")))
    #expect(fault(TextField("a").advanced().required()) == .advancedWithoutDefault(field: "a"))
    #expect(fault(TextField("a").history(.key("../b"))) == .wrongHistoryKey(field: "a", "../b"))
    #expect(
      fault(TextField("a").when("b=1"))
        == .wrongCondition(field: "a", text: "b=1", .notAnEarlierField("b")))
    guard case .wrongPattern("a", let pattern) = fault(TextField("a").pattern("[")) else {
      Issue.record("an expression that is none was taken")
      return
    }
    #expect(pattern.source == "[")
  }

  @Test("A condition that is set past the compiler is a mistake, because the value could not be nil")
  func conditionNotOptional() {
    var field = TextField("b")
    field.question.condition = "a"
    #expect(fault(TextField("a"), field) == .conditionNotOptional(field: "b"))
  }

  @Test("Without a name a field is known by its label, which may be any")
  func labels() {
    #expect(fault(TextField("What is it?"), TextField("이름"), TextField("a=b")) == nil)
    #expect(TextField("이름").question.name == "이름")
    #expect(TextField("이름", name: "name").question.label == "이름")
  }

  @Test("A chain changes a copy")
  func copies() {
    let plain = TextField("a")
    let changed = plain.required().hint("h").placeholder("p").length(2...).trimmed().note("n").message("m")
    #expect(!plain.question.isRequired)
    let question = changed.question
    #expect(question.isRequired && question.isTrimmed)
    #expect(question.length == LengthRange("2.."))
    #expect([question.hint, question.placeholder, question.note, question.message] == ["h", "p", "n", "m"])
  }

  @Test("What a field is told reaches its question")
  func modifiers() {
    #expect(SecretField("a", isMasked: false).twice().question.isTwice)
    #expect(SecretField("a", isMasked: false).question.kind.editing == .secret(isMasked: false))
    #expect(TextView("a", rows: 3).question.kind.editing == .lines(rows: 3))
    #expect(PathField("a", isFolder: true).question.kind.completion == .folders)
    #expect(TextField("a").completion(.words(["x"])).question.completion == .words(["x"]))
    #expect(ChoiceField("a", ["x"]).orOther().question.kind.judge("y") == .accepted(.text("y")))
    let checked = NumberField("a").check(command: "true", timeLimit: .seconds(1)).question
    #expect(checked.check == "true")
    #expect(checked.commandLimit == .seconds(1))
    let listed = ChoiceField("a", optionsFrom: "ls", timeLimit: .seconds(2)).question
    #expect(listed.optionsCommand == "ls")
    #expect(listed.commandLimit == .seconds(2))
  }

  @Test(
    "The ends of a range are the ends of the rule",
    arguments: [
      (NumberRange(1...65535), "1..65535"), (NumberRange(8...), "8.."), (NumberRange(...2.5), "..2.5"),
      (NumberRange(1e-7...1e21), "0.0000001..1000000000000000000000"),
      (NumberRange(-0.5...0), "-0.5..0"), (NumberRange(1.5e3...), "1500.."),
      (NumberRange(Int.min...Int.max), "-9223372036854775808..9223372036854775807"),
    ])
  func ranges(range: NumberRange, text: String) {
    #expect(range == NumberRange(text))
  }

  @Test("A range without ends in numbers is open there, and a length is never negative")
  func openRanges() {
    let endless = NumberRange(0...Double.infinity)
    #expect(endless.upper == nil)
    #expect(endless.contains(DecimalNumber("99999999999999999999")!))
    #expect(LengthRange(-3...2) == LengthRange("0..2"))
  }

  @Test("A note stands above its field, comes and goes with it, and asks nothing")
  func noteRow() throws {
    let rows = FormRules.rows(of: [TextField("a").when("b").note("n").question])
    #expect(rows.map(\.label) == ["n", "a"])
    #expect(rows.map(\.condition) == ["b", "b"])
    #expect(rows.map(\.isAsked) == [false, true])
  }

  /// That it compiles at all, and soon, is what is tested: each argument has one meaning.
  @Test("A form of twenty fields has a type of twenty")
  func many() throws {
    let form:
      Form<
        (
          String, Int, String, Bool, String?, String, String, Double?, String, Int, String, Int, String, Bool,
          String?, String, String, Double?, String, Int
        )
      > = try Form(
        "",
        TextField("a1").required().length(1...40), NumberField("a2", in: 1...65535).default(80),
        TextView("a3"),
        YesNoField("a4").default(true), ChoiceField("a5", ["a", "b"]).when("a1"), SecretField("a6"),
        PathField("a7").hint("x"), NumberField("a8", in: 0.5...2.5).optional(), TextField("a9"),
        NumberField("a10"), TextField("b1").required().length(1...40),
        NumberField("b2", in: 1...65535).default(80), TextView("b3"), YesNoField("b4").default(true),
        ChoiceField("b5", ["a", "b"]).when("a1"), SecretField("b6"), PathField("b7").hint("x"),
        NumberField("b8", in: 0.5...2.5).optional(), TextField("b9"), NumberField("b10"))
    #expect(form.explanation(of: .cancelled) == [])
  }
}
