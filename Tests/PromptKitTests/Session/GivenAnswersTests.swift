// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct GivenAnswersTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "The strongest source answers, and says where it is",
    arguments: [
      ("fsjev", "--host", Origin.flag("--host")), ("sjev", "set", .setting("host")),
      ("jev", "file", .file("", line: 2)),
      ("ev", "variable", .variable("APP_HOST")),
    ])
  func strength(sources: String, text: String, origin: Origin) throws {
    var given = GivenSources()
    if sources.contains("f") {
      given.flags = ["x", "--host"].map { GivenText(name: "host", text: $0, origin: .flag("--host")) }
    }
    if sources.contains("s") {
      given.settings = ["x", "set"].map { GivenText(name: "host", text: $0, origin: .setting("host")) }
    }
    if sources.contains("j") {
      given.answersPath = folder.path + "/a"
      try PrivateFile.write(Array("{\n\"host\": \"file\"}".utf8), to: folder.path + "/a")
    }
    if sources.contains("e") { given.environmentPrefix = "APP_" }
    let form = try LiveForm([Question("host", kind: TextKind())])
    var answers = try GivenAnswers(
      given, for: form, in: ["APP_HOST": "variable", "HOST": "x", "host": "x"])
    answers.give()
    #expect(form.answers["host"] == .text(text))
    #expect(form.isGiven == [true])
    var expected = origin
    if case .file(_, let line) = origin { expected = .file(folder.path + "/a", line: line) }
    #expect(answers.entries.first??.origin == expected)
  }

  @Test("A variable that is set but empty gives nothing, an empty answer of a file is one")
  func empty() throws {
    var given = GivenSources()
    given.environmentPrefix = ""
    let form = try LiveForm([Question("a", kind: TextKind()), Question("b", kind: TextKind())])
    let variables = try GivenAnswers(given, for: form, in: ["A": "", "B": "x"])
    #expect(variables.entries.map { $0 != nil } == [false, true])
    for content in ["{\"a\":\"\",\"b\":null}", "a=\n"] {
      given.answersPath = folder.path + "/a"
      try PrivateFile.write(Array(content.utf8), to: folder.path + "/a")
      let answers = try GivenAnswers(given, for: form, in: [:])
      #expect(answers.entries.map { $0?.bytes } == [[], nil])
    }
  }

  @Test("Refused answers are told in the order of the form, each with its origin")
  func refused() throws {
    let form = try form()
    var given = GivenSources()
    given.environmentPrefix = "P_"
    given.settings = [GivenText(name: "port", text: "x", origin: .setting("port"))]
    var answers = try GivenAnswers(given, for: form, in: ["P_TLS": "maybe", "P_PORT": "1"])
    answers.give()
    #expect(answers.faultsBeforehand.map(\.field) == ["tls", "port"])
    #expect(answers.faultsBeforehand.map(\.origin) == [.variable("P_TLS"), .setting("port")])
    #expect(answers.isRefused(0) && !answers.isRefused(1) && answers.isRefused(2))
  }

  @Test(
    "An answer for a field that does not apply is wrong where it was meant for this form, else left out",
    arguments: [(true, true), (false, false)])
  func notApplicable(isFirm: Bool, isWrong: Bool) throws {
    let form = try form()
    var given = GivenSources()
    given.settings = [GivenText(name: "tls", text: "no", origin: .setting("tls"))]
    if isFirm {
      given.settings.append(GivenText(name: "cert", text: "c", origin: .setting("cert")))
    } else {
      given.environmentPrefix = ""
    }
    var answers = try GivenAnswers(given, for: form, in: ["CERT": "c"])
    answers.give()
    #expect(answers.faultsInTheEnd.map(\.field) == (isWrong ? ["cert"] : []))
    #expect(answers.faultsInTheEnd.first?.problem == (isWrong ? .notApplicable : nil))
    #expect(answers.faultsBeforehand.isEmpty)
    #expect(form.answers["cert"] == nil)
  }

  @Test("An answer for a field that may still apply is judged beforehand, one that cannot is not")
  func mayApply() throws {
    for (tls, isTold) in [(nil, true), ("yes", true), ("no", false)] as [(String?, Bool)] {
      let form = try form { $0.length = LengthRange("5..") }
      var given = GivenSources()
      given.environmentPrefix = ""
      var answers = try GivenAnswers(
        given, for: form, in: tls.map { ["CERT": "c", "TLS": $0] } ?? ["CERT": "c"])
      answers.give()
      #expect(answers.faultsBeforehand.isEmpty == !isTold)
    }
  }

  @Test("Whether an answer is out of place is not said while the answer that decides it is refused")
  func doubt() throws {
    let form = try form()
    var given = GivenSources()
    given.settings = ["tls", "cert"].map { GivenText(name: $0, text: "x", origin: .setting($0)) }
    var answers = try GivenAnswers(given, for: form, in: [:])
    answers.give()
    #expect(answers.faultsInTheEnd.map(\.field) == ["tls"])
  }

  @Test("A list is an answer where several are taken, with its commas kept, and none elsewhere")
  func lists() throws {
    let choices = ChoicesKind([ChoiceOption("a"), ChoiceOption("b,c"), ChoiceOption("d")])
    let form = try LiveForm([Question("tags", kind: choices), Question("host", kind: TextKind())])
    var given = GivenSources()
    given.answersPath = folder.path + "/a"
    try PrivateFile.write(
      Array(#"{"tags":["d","b,c"],"host":["x"],"other":{}}"#.utf8), to: folder.path + "/a")
    var answers = try GivenAnswers(given, for: form, in: [:])
    #expect(answers.isMalformed)
    try PrivateFile.write(Array(#"{"tags":["d","b,c"],"host":["x"],"other":1}"#.utf8), to: folder.path + "/a")
    answers = try GivenAnswers(given, for: form, in: [:])
    answers.give()
    #expect(form.answers["tags"] == .values(["b,c", "d"]))
    #expect(answers.faultsInTheEnd.map(\.problem) == [.notSeveral])
  }

  @Test("A file that cannot be read as answers is told with the place of its fault")
  func malformedFile() throws {
    let form = try form()
    let path = folder.path + "/a"
    for (content, line, reason) in [
      ("{\n\"tls\": yes}", 2, RecordFault.Reason.expected(.value)),
      ("tls=yes\n\ncert\n", 3, .notAnAssignment),
      (" [1]", 1, .expected(.object)),
    ] {
      let fault = try #require(AnswersFile(path, Array(content.utf8), for: form).fault)
      #expect(fault.reason == reason)
      #expect(fault.line == line)
    }
    var given = GivenSources()
    given.answersPath = path
    #expect(throws: PromptError.self) { try GivenAnswers(given, for: form, in: [:]) }
  }

  @Test("A name that no field has is wrong in a record, with the one that it resembles")
  func strangers() throws {
    let form = try form()
    var answers = try GivenAnswers(GivenSources(), for: form, in: [:])
    var record = Record(fieldCount: 3)
    let reader = try #require(InputFormat.jsonl.recordReader(for: form.fields.map(\.question)))
    reader.feed(Array("{\"prot\":1,\"tls\":\"\"}\n".utf8)[...])
    #expect(reader.next(into: &record) == .record)
    answers.add(record, isEmptyNone: true)
    #expect(
      answers.faultsInTheEnd == [
        AnswerFault(field: "prot", problem: .unknownName(nearest: "port"), origin: .record(1, line: 1))
      ])
    #expect(answers.entries == [nil, nil, nil])
  }

  @Test("A missing answer could be given by a flag, or else a variable, or else as the default")
  func ways() {
    var given = GivenSources()
    let port = Question("a_port", kind: TextKind())
    let key = Question("key", kind: SecretKind())
    #expect(given.way(to: port) == .standing)
    given.environmentPrefix = "X_"
    #expect(given.way(to: port) == .variable("X_A_PORT"))
    given.takesFlags = true
    #expect(given.way(to: port) == .flag("--a-port"))
    #expect(given.way(to: key) == .variable("X_KEY"))
  }

  private func form(_ change: (inout Question) -> Void = { _ in }) throws -> LiveForm {
    var cert = Question("cert", kind: TextKind())
    cert.condition = "tls"
    change(&cert)
    return try LiveForm([
      Question("tls", kind: YesNoKind()), cert, Question("port", kind: NumberKind(isInteger: true)),
    ])
  }
}
