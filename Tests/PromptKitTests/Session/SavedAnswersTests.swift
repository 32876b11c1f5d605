// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct SavedAnswersTests {
  private let folder: TemporaryFolder
  private var saved: SavedAnswers { SavedAnswers(path: folder.path + "/answers") }

  init() throws { folder = try TemporaryFolder() }

  @Test("What was answered stands in the form the next time, and can be the answer as it is")
  func offered() throws {
    let first = try form()
    for (index, text) in ["홍길동", "8080", "d,b\\,c", "no", "hunter22", "a\nb"].enumerated() {
      _ = first.give(Array(text.utf8), to: index)
    }
    try saved.write(first.answers)
    let second = try form()
    saved.offer(to: second)
    #expect(second.fields.map(\.heldText) == ["홍길동", "8080", "b\\,c,d", "no", "", "a\nb"])
    #expect(second.fields.map(\.question.defaultText) == ["홍길동", "8080", "b\\,c,d", "false", nil, "a\nb"])
    #expect(!second.isComplete)
  }

  @Test("No secret is in the file")
  func secrets() throws {
    let form = try form()
    _ = form.give(Array("hunter22".utf8), to: 4)
    try saved.write(form.answers)
    let content = String(decoding: try #require(PrivateFile.read(saved.path)), as: UTF8.self)
    #expect(!content.contains("hunter22") && !content.contains("key"))
  }

  @Test(
    "What a field cannot hold, a secret, and what is no file of answers are not offered",
    arguments: [
      #"{"port":"x","tls":"maybe","tags":["z"],"key":"k"}"#, "{", "", "name=\"", "[1]", "port=1.5\n",
    ])
  func unsuitable(content: String) throws {
    try PrivateFile.write(Array(content.utf8), to: saved.path)
    let form = try form()
    saved.offer(to: form)
    #expect(form.fields.map(\.question.defaultText) == [nil, "80", nil, "yes", nil, nil])
  }

  @Test("A field that was given its answer keeps it, and conditions see what is offered")
  func given() throws {
    try PrivateFile.write(Array(#"{"a":"saved","b":"yes"}"#.utf8), to: saved.path)
    var last = Question("c", kind: TextKind())
    last.condition = "b"
    let form = try LiveForm([Question("a", kind: TextKind()), Question("b", kind: YesNoKind()), last])
    _ = form.give(Array("given".utf8), to: 0)
    saved.offer(to: form)
    #expect(form.fields.first?.heldText == "given")
    #expect(form.applies(2))
  }

  private func form() throws -> LiveForm {
    var port = Question("port", kind: NumberKind(isInteger: true))
    port.defaultText = "80"
    var tls = Question("tls", kind: YesNoKind())
    tls.defaultText = "yes"
    let tags = ChoicesKind([ChoiceOption("a"), ChoiceOption("b,c"), ChoiceOption("d")])
    return try LiveForm([
      Question("name", kind: TextKind()), port, Question("tags", kind: tags), tls,
      Question("key", kind: SecretKind()), Question("memo", kind: MultilineKind()),
    ])
  }
}
