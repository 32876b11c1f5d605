// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct InputrcTests {
  @Test("Comments, empty lines and white space around lines are dropped")
  func lines() {
    #expect(
      Inputrc("# no\n\n  set bell-style none \r\n\t\"a\": abort").lines == [
        "set bell-style none", "\"a\": abort",
      ])
  }

  @Test("Only what is inside $if prompt is for prompt, with what frames it")
  func forPrompt() {
    let inputrc = Inputrc(
      """
      set keymap vi-insert
      "a": abort
      $if Prompt
      "b": done
      $if mode=vi
      "c": done
      $endif
      $else
      "d": abort
      $endif
      "e": abort
      """)
    #expect(
      inputrc.linesForPrompt == [
        "set keymap vi-insert", "$if Prompt", "\"b\": done", "$if mode=vi", "\"c\": done", "$endif", "$else",
        "$endif",
      ])
  }

  @Test("Without anything for prompt nothing is left over")
  func nothingForPrompt() {
    #expect(Inputrc("$if bash\n\"a\": abort\n$endif\nset keymap vi").linesForPrompt == [])
  }

  @Test("Included files stand in their line's place, ten deep at most")
  func includes() {
    var asked: [String] = []
    let inputrc = Inputrc("$include ~/a b\n\"z\": abort") { name in
      asked.append(name)
      return "\"i\": abort\n$include again"
    }
    #expect(asked.count == Inputrc.deepestInclude)
    #expect(asked.first == "~/a b")
    #expect(inputrc.lines.count == Inputrc.deepestInclude + 1)
    #expect(inputrc.lines.last == "\"z\": abort")
  }

  @Test("Blanks may stand before and behind the word of a directive")
  func blanks() {
    let inputrc = Inputrc("$ \t include \t ~/a b \n$ if  prompt\n\"x\": done\n$ endif") { name in
      "# \(name)\n\(name)"
    }
    #expect(inputrc.lines == ["~/a b", "$ if  prompt", "\"x\": done", "$ endif"])
    #expect(inputrc.linesForPrompt == ["$ if  prompt", "\"x\": done", "$ endif"])
  }

  @Test("A file that includes itself many times comes to an end", .timeLimit(.minutes(1)))
  func includesItself() {
    let text = String(repeating: "$include me\n", count: 100) + "\"a\": abort\n"
    var askedCount = 0
    let inputrc = Inputrc(text) { _ in
      askedCount += 1
      return text
    }
    #expect(askedCount * text.utf8.count < 2 * Inputrc.mostIncluded)
    #expect(inputrc.lines.count == askedCount + 1)
  }

  @Test("$else and $endif that belong to nothing, and unknown directives, are dropped")
  func unbalanced() {
    #expect(Inputrc("$else\n$endif\n$what\n\"a\": abort").lines == ["\"a\": abort"])
  }
}
