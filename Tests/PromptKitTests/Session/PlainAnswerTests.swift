// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct PlainAnswerTests {
  private static let text = Question("a", kind: TextKind())
  private static let secret = Question("a", kind: SecretKind())
  private static let memo = Question("a", kind: MultilineKind())

  /// What becomes of lines that end with Enter, or, behind `^D`, with C-d.
  private func state(
    _ lines: [String], of question: Question, hasAdvanced: Bool = false
  ) -> PlainAnswer.State {
    var answer = PlainAnswer(to: question, hasAdvanced: hasAdvanced)
    var state = PlainAnswer.State.unfinished
    for line in lines {
      let isDone = line.hasSuffix("^D")
      state = answer.take(isDone ? String(line.dropLast(2)) : line, isDone: isDone)
    }
    return state
  }

  private func whole(_ text: String) -> PlainAnswer.State { .whole(Array(text.utf8)) }

  @Test(
    "A line is the answer; an empty one means what stands in the field, C-d is as good as Enter",
    arguments: [
      ("x", "x"), ("x^D", "x"), (" ", " "), (".", "."), ("::b", ":b"), (":::b", "::b"), (":c", ":c"),
      (":bb", ":bb"),
    ])
  func line(typed: String, text: String) {
    #expect(state([typed], of: Self.text) == whole(text))
  }

  @Test("Nothing typed means what stands in the field; in several lines only for C-d")
  func standing() {
    for typed in ["", "^D"] { #expect(state([typed], of: Self.text) == .standing) }
    #expect(state(["^D"], of: Self.memo) == .standing)
    #expect(state([""], of: Self.memo) == .unfinished)
    #expect(state(["."], of: Self.memo) == whole(""))
  }

  @Test(
    "Several lines mean what they mean in a pipe",
    arguments: [
      (["a", "b", "."], "a\nb"), (["a", "b^D"], "a\nb"), (["a", "", "."], "a\n"), (["", "a", "^D"], "\na"),
      (["..", "...x", "."], ".\n..x"), (["a", ".^D"], "a\n."), (["a", "::b", "."], "a\n:b"),
    ])
  func lines(typed: [String], text: String) {
    #expect(state(typed, of: Self.memo) == whole(text))
  }

  @Test("The line :b goes back and keeps the lines before it; in a secret it is text")
  func back() {
    #expect(state([":b"], of: Self.text) == .back(nil))
    #expect(state([":b"], of: Self.memo) == .back(nil))
    #expect(state(["a", "b", ":b"], of: Self.memo) == .back(Array("a\nb".utf8)))
    #expect(state([":b"], of: Self.secret) == whole(":b"))
    #expect(state(["::b"], of: Self.secret) == whole("::b"))
  }

  @Test(
    "The line :a shows the advanced fields, and keeps the lines before it; where there are none it is text")
  func advanced() {
    #expect(state([":a"], of: Self.text, hasAdvanced: true) == .advanced(nil))
    #expect(state(["x", ":a"], of: Self.memo, hasAdvanced: true) == .advanced(Array("x".utf8)))
    #expect(state(["::a"], of: Self.text, hasAdvanced: true) == whole(":a"))
    #expect(state([":::a"], of: Self.text, hasAdvanced: true) == whole("::a"))
    for typed in [":a", "::a"] {
      #expect(state([typed], of: Self.text) == whole(typed))
      #expect(state([typed], of: Self.secret, hasAdvanced: true) == whole(typed))
    }
  }
}
