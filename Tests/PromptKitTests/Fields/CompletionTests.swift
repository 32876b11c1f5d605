// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct CompletionTests {
  @Test(
    "What is completed is told by the first characters",
    arguments: [
      ("@files", .files), ("@dirs", .folders), ("!ls -1", .command("ls -1")),
      ("dev  stage\tprod", .words(["dev", "stage", "prod"])),
      ("New York\nSeoul\n", .words(["New York", "Seoul"])), ("", .words([])), ("@file", .words(["@file"])),
    ] as [(String, Completion)])
  func reading(text: String, expected: Completion) {
    #expect(Completion(text) == expected)
  }

  @Test(
    "A history is a file when there is a slash in it, else a key that can be a file's name",
    arguments: [
      ("k", .key("k")), ("호스트 이름", .key("호스트 이름")), ("./h", .file("./h")), ("/a/b", .file("/a/b")), ("", nil),
      (".h", nil),
      ("..", nil), ("a\nb", nil), (String(repeating: "x", count: 201), nil),
    ] as [(String, HistoryName?)])
  func histories(text: String, expected: HistoryName?) {
    #expect(HistoryName(text) == expected)
  }

  @Test("A secret, a list and a note keep nothing and complete nothing")
  func misfits() {
    for kind in [SecretKind(), ChoiceKind([ChoiceOption("a")]), NoteKind()] as [any Kind] {
      var question = Question("a", kind: kind)
      question.history = .key("k")
      #expect(throws: FormFault.historyNotAllowed(field: "a")) { try LiveForm([question]) }
      question.history = nil
      question.completion = .files
      #expect(throws: FormFault.completionNotAllowed(field: "a")) { try LiveForm([question]) }
    }
  }
}
