// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit
import Testing

@testable import prompt

@Suite("Invocation")
struct InvocationTests {
  @Test(
    "The word behind a field's name is its label unless it begins with -",
    arguments: [
      (["--text", "a", "이름"], "이름"), (["--text=a", "이름"], "이름"), (["--text", "a"], "a"),
      (["--text", "a", "-r"], "a"), (["--text", "a", ""], ""), (["--text", "a", "--label=-x"], "-x"),
      (["--text", "a", "one", "--label", "two"], "two"),
    ])
  func label(arguments: [String], expected: String) throws {
    let question = try #require(parse(arguments).questions.first)
    #expect(question.name == "a")
    #expect(question.label == expected)
  }

  @Test(
    "The first = splits the name from the default",
    arguments: [
      ("a", nil), ("a=", ""), ("a=b", "b"), ("a=b=c", "b=c"), ("a==", "="), ("a=\u{301}", "\u{301}"),
    ] as [(String, String?)])
  func defaults(word: String, expected: String?) throws {
    let question = try #require(parse(["--text", word]).questions.first)
    #expect(question.name == "a")
    #expect(question.defaultText == expected)
  }

  @Test("Each kind makes a field of its own")
  func kinds() throws {
    for kind in FieldKind.allCases {
      let question = try #require(parse(["--\(kind.rawValue)", "a", "--text", "b"]).questions.first)
      #expect(question.kind.word == kind.rawValue)
    }
  }

  @Test("Attributes belong to the field before them, whatever stands between")
  func attributes() throws {
    let questions = try parse([
      "--text", "a", "-r", "--title", "T", "--hint=h", "--placeholder", "p", "--pattern", "^x",
      "--length=1..3",
      "--message", "m", "--trim", "--integer", "b", "B", "-d", "-5", "--range", "-9..9", "--when", "a",
    ]).questions
    let first = try #require(questions.first)
    #expect(first.isRequired && first.isTrimmed)
    #expect([first.hint, first.placeholder, first.message] == ["h", "p", "m"])
    #expect(first.pattern?.source == "^x")
    #expect(first.length == LengthRange("1..3"))
    #expect(first.defaultText == nil && first.condition == nil && first.range == nil)
    let second = try #require(questions.last)
    #expect(second.defaultText == "-5")
    #expect(second.range == NumberRange("-9..9"))
    #expect(second.condition == "a")
    #expect(!second.isRequired && second.hint.isEmpty)
  }

  @Test("Options of a list come from words and from lines, and neither commas nor dashes divide them")
  func options() throws {
    let question = try #require(
      parse([
        "--choice", "a", "-o", "x,y", "-o", "-z", "minus", "--option=", "none", "--options",
        "one\r\ntwo\tZwei, zwei\n\n\tempty\nlast",
      ]).questions.first)
    let list = try #require(question.list)
    #expect(
      list.options == [
        ChoiceOption("x,y"), ChoiceOption("-z", "minus"), ChoiceOption("", "none"), ChoiceOption("one"),
        ChoiceOption("two", "Zwei, zwei"), ChoiceOption("", "empty"), ChoiceOption("last"),
      ])
  }

  @Test("A multiline field and a secret are shown as asked for")
  func looks() throws {
    let questions = try parse([
      "--multiline", "a", "--rows", "2", "--secret", "b", "--mask=none", "--secret", "c",
    ])
    .questions
    #expect(
      questions.map(\.kind.editing) == [.lines(rows: 2), .secret(isMasked: false), .secret(isMasked: true)])
  }

  @Test("Options of the form may stand anywhere")
  func settings() throws {
    let invocation = try parse([
      "--title=T", "--lang", "ko", "--text", "a", "--done-label", "OK", "--color=never", "--plain", "--clear",
      "--input", "stdin", "--input-format", "lines", "-O", "json", "--prefix", "p_", "--inputrc", "none",
      "--explain",
    ])
    var expected = Settings()
    expected.language = .korean
    expected.doneTitle = "OK"
    expected.color = .never
    expected.isPlain = true
    expected.isCleared = true
    expected.input = .stdin
    expected.output = .json
    expected.prefix = "p_"
    expected.inputrc = .none
    expected.isExplained = true
    #expect(invocation.title == "T")
    #expect(invocation.settings == expected)
  }

  @Test("Without options the shell reads the answers, and the rest is found out")
  func defaultSettings() throws {
    let settings = try parse(["--text", "a"]).settings
    #expect(settings == Settings())
    #expect(settings.output == .shell)
    #expect(settings.input == .auto)
    #expect(settings.language == nil)
  }

  @Test("Short forms mean what the long ones mean")
  func shortForms() throws {
    #expect(try parse(["--text", "a", "-0"]).settings.output == .nul)
    #expect(try parse(["--text", "a", "--no-input"]).settings.input == .none)
    #expect(try parse(["--text", "a", "--inputrc", "./none"]).settings.inputrc == .file("./none"))
  }

  @Test("Help and version are asked for wherever they stand, unless something before is wrong")
  func helpAndVersion() throws {
    for (arguments, isHelp) in [(["--text", "a", "--help"], true), (["--version", "--bogus"], false)] {
      switch try Invocation.parse(arguments) {
      case .help: #expect(isHelp)
      case .version: #expect(!isHelp)
      default: Issue.record("a form")
      }
    }
  }

  @Test("The language of faults and help is the one named anywhere")
  func language() {
    #expect(Language(arguments: ["--bogus", "--lang", "ko"]) == .korean)
    #expect(Language(arguments: ["--lang=en", "--lang"]) == .english)
    #expect(Language(arguments: ["--lang", "fr"]) == nil)
    #expect(Language(arguments: []) == nil)
  }
}

/// The form that arguments describe.
func parse(_ arguments: [String]) throws -> Invocation {
  guard case .form(let invocation) = try Invocation.parse(arguments) else { throw NotAForm() }
  return invocation
}

private struct NotAForm: Error {}

extension Question {
  fileprivate var list: OptionList? {
    if case .list(let list) = kind.editing { list } else { nil }
  }
}
