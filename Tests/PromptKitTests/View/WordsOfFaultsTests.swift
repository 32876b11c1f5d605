// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite("Words of faults")
struct WordsOfFaultsTests {
  private let english = Words(.english)
  private let korean = Words(.korean)

  /// A question, a text that it refuses, and what the bar says of it.
  struct Refused: Sendable, CustomTestStringConvertible {
    let question: Question
    let text: String
    let english: String
    let korean: String
    var testDescription: String { english }
  }

  static let refused: [Refused] = [
    Refused(
      question: asked(NumberKind(isInteger: true)) { $0.range = NumberRange("1..65535") }, text: "80a",
      english: #""80a" is not a number; 1 to 65535"#, korean: #""80a": 숫자가 아닙니다. 1에서 65535까지"#),
    Refused(
      question: asked(NumberKind(isInteger: true)), text: "1.5",
      english: #""1.5" is not a whole number"#, korean: #""1.5": 정수가 아닙니다"#),
    Refused(
      question: asked(NumberKind(isInteger: false)) { $0.range = NumberRange("..9") }, text: "9.1",
      english: #""9.1" is out of range; at most 9"#, korean: #""9.1": 범위를 벗어났습니다. 9 이하"#),
    Refused(
      question: asked(TextKind()) { $0.length = LengthRange("8..") }, text: "abc",
      english: #""abc" has 3 characters; 8 characters or more"#, korean: #""abc": 3자입니다. 8자 이상"#),
    Refused(
      question: asked(SecretKind()) { $0.length = LengthRange("8..") }, text: "abc",
      english: "the answer (3 characters) is too short; 8 characters or more",
      korean: "답(3자): 너무 짧습니다. 8자 이상"),
    Refused(
      question: asked(TextKind()) { $0.isRequired = true }, text: "",
      english: "an answer is required", korean: "꼭 답해야 합니다"),
    Refused(
      question: asked(ChoiceKind([ChoiceOption("dev"), ChoiceOption("prod", "운영")])), text: "prud",
      english: #""prud" is not an option; dev, prod"#, korean: #""prud": 목록에 없습니다. dev, prod"#),
    Refused(
      question: asked(YesNoKind()), text: "maybe",
      english: #""maybe" is not an option; yes, no"#, korean: #""maybe": 목록에 없습니다. yes, no"#),
    Refused(
      question: asked(TextKind()) { $0.pattern = try? Pattern("^[a-z]+$") }, text: "A\u{1B}",
      english: #""A^[" must match ^[a-z]+$"#, korean: #""A^[": 정규식에 맞아야 합니다: ^[a-z]+$"#),
    Refused(
      question: asked(TextKind()) {
        $0.pattern = try? Pattern("^[a-z]+$")
        $0.hint = "a-z"
      }, text: "A",
      english: #""A" does not have the right form; a-z"#, korean: #""A": 형식에 맞지 않습니다. a-z"#),
    Refused(
      question: asked(TextKind()) {
        $0.pattern = try? Pattern("b")
        $0.message = "소문자만"
      }, text: "A", english: "소문자만", korean: "소문자만"),
  ]

  @Test("A refusal says what is wrong and what would be right", arguments: refused)
  func refusal(_ refused: Refused) throws {
    let refusal = try #require(refused.question.refusal(of: refused.text))
    #expect(english.refusal(refusal, of: refused.question) == refused.english)
    #expect(korean.refusal(refusal, of: refused.question) == refused.korean)
  }

  @Test("The text of a secret is in no refusal, message or plain line, whatever the reason")
  func secretIsNeverCited() {
    let question = Self.asked(SecretKind()) { $0.hint = "hint" }
    let reasons: [Refusal.Reason] = [
      .required, .nothingPicked, .notANumber, .notAnInteger, .notAnOption, .mismatch(pattern: "p"),
      .patternTookTooLong,
      .invalidUTF8(byteOffset: 1), .holdsNUL(byteOffset: 1), .holdsLineBreak(byteOffset: 1),
    ]
    for words in [english, korean] {
      for reason in reasons {
        var refusal = Refusal(reason, of: "xyzzy")
        #expect(!words.refusal(refusal, of: question).contains("xyzzy"))
        #expect(!words.plainRefusal(refusal, of: question).contains("xyzzy"))
        refusal.message = "no"
        #expect(!words.refused(refusal, of: question, place: words.inputLine(2)).contains("xyzzy"))
      }
    }
  }

  @Test("An empty message is none")
  func emptyMessage() {
    let question = Self.asked(TextKind()) { ($0.isRequired, $0.message) = (true, "") }
    #expect(question.refusal(of: "").map { english.refusal($0, of: question) } == "an answer is required")
    #expect(
      question.refusal(of: "").map { english.refused($0, of: question, place: "here") }
        == "prompt: q: an answer is required (here)")
  }

  @Test("A message names program, field, text, fault, remedy and place")
  func refusedMessage() throws {
    var port = Question("port", kind: NumberKind(isInteger: true))
    port.range = NumberRange("1..65535")
    var refusal = try #require(port.refusal(of: "80a"))
    #expect(
      english.refused(refusal, of: port, place: english.inputLine(3))
        == #"prompt: port: "80a" is not a number; give 1 to 65535 (input line 3)"#)
    #expect(
      korean.refused(refusal, of: port, place: korean.inputLine(3))
        == #"prompt: port: "80a": 숫자가 아닙니다. 1에서 65535까지 (입력 3번째 줄)"#)
    refusal.message = "a port"
    #expect(
      english.refused(refusal, of: port, place: english.asDefaultPlace)
        == #"prompt: port: "80a": a port (the default)"#)
  }

  @Test("A missing answer is named with the way to give it")
  func missing() {
    var port = Question("port", kind: NumberKind(isInteger: true))
    port.range = NumberRange("1..9")
    #expect(
      english.missing(port, way: english.onInputLine(2))
        == "prompt: port: no answer; give 1 to 9 on input line 2")
    #expect(
      english.missing(port, way: english.beforehand(port))
        == "prompt: port: no answer; give 1 to 9 with --set port=VALUE, or a default with --integer port=VALUE"
    )
    #expect(
      korean.missing(port, way: korean.onInputLine(2))
        == "prompt: port: 답이 없습니다. 입력 2번째 줄에 적으세요 (1에서 9까지)")
  }

  @Test("Without a terminal every field that lacks an answer is named")
  func noTerminal() {
    let questions = ["a", "b"].map { Question($0, kind: TextKind()) }
    let none = GivenSources()
    #expect(
      english.noTerminal(unanswered: questions, none, takesInput: true)
        == "prompt: no terminal to ask on; without an answer: a, b; give a line for each on standard input, "
        + "--set NAME=V, --answers FILE or --env-prefix P, or take the defaults with --no-input")
    #expect(
      korean.noTerminal(unanswered: questions, none, takesInput: false)
        == "prompt: 물어볼 터미널이 없습니다. 답이 없는 항목: a, b. 답을 주는 방법: --set NAME=V, --answers FILE, --env-prefix P. "
        + "--no-input을 쓰면 기본값을 씁니다")
    #expect(
      english.noTerminal(unanswered: [], none, takesInput: true)
        .hasPrefix("prompt: no terminal to ask on; give a line"))
    #expect(
      !english.noTerminal(unanswered: [Question("s", kind: SecretKind())], none, takesInput: true)
        .contains("--set"))
  }

  @Test("Of a script that is called by its flags only its own ways are named")
  func waysOfScript() {
    let questions = [Question("host_name", kind: TextKind()), Question("token", kind: SecretKind())]
    var given = GivenSources()
    given.takesFlags = true
    let ways = { english.noTerminal(unanswered: questions, given, takesInput: $0) }
    #expect(ways(false).hasSuffix("; give --host-name, or take the defaults with --no-input"))
    given.environmentPrefix = "P_"
    #expect(
      ways(true).hasSuffix(
        "; give a line for each on standard input, --host-name or $P_TOKEN, or take the defaults with --no-input"
      )
    )
    #expect(questions.map(given.way) == [.flag("--host-name"), .variable("P_TOKEN")])
    given.environmentPrefix = nil
    #expect(questions.map(given.way) == [.flag("--host-name"), .standardInput])
    given.answersPath = "f"
    #expect(questions.map(given.way) == [.flag("--host-name"), .file("f", line: 0)])
  }

  @Test("A fault of the form names its field and cites what is wrong")
  func formFaults() throws {
    #expect(
      english.fault(.wrongDefault(field: "port", Refusal(.notANumber, of: "x")))
        == #"prompt: port: "x" is not a number (the default)"#)
    #expect(
      english.fault(.wrongCondition(field: "b", text: "z=1", .notAnEarlierField("z")))
        == #"prompt: b: in the condition "z=1", "z" is no field before this one"#)
    #expect(
      english.fault(.wrongCondition(field: "b", text: "a=1 or a=2", .alternative))
        == #"prompt: b: in the condition "a=1 or a=2", or joins nothing; NAME~^(A|B)$ holds for either of two values"#
    )
    #expect(
      english.fault(.wrongDefault(field: "a", Refusal(.nothingPicked, of: "")))
        == "prompt: a: the default is empty, which is not an option")
    #expect(korean.fault(.repeatedName("a")) == #"prompt: "a": 같은 이름의 항목이 이미 있습니다"#)
    let fault = #expect(throws: PatternFault.self) { try Pattern("[a-") }
    #expect(english.fault(try #require(fault)).hasPrefix(#""[a-" is not a regular expression: "#))
    #expect(english.fault(try #require(fault)).hasSuffix(" at byte offset 3"))
    #expect(korean.fault(try #require(fault)).contains("바이트 위치 3"))
  }

  private static func asked(_ kind: any Kind, _ change: (inout Question) -> Void = { _ in }) -> Question {
    var question = Question("q", kind: kind)
    change(&question)
    return question
  }
}
