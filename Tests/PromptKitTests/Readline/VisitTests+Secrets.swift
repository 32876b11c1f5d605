// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

/// What a visit to a secret leaves for others: nothing.
extension ReadlineTests.VisitTests {
  @Test("What is killed in a secret cannot be yanked elsewhere, and other kills come back")
  func secretKills() {
    var text = EditorDraft()
    visit(&text, keys: "kill\\C-u\\C-d")
    var secret = EditorDraft()
    visit(&secret, keys: "\\C-yhunter2\\C-wkept\\C-u\\C-yx\\C-d", in: .secret, pace: .typed)
    #expect(secret.edited.text == "keptx")
    visit(&text, keys: "\\C-y\\C-d")
    #expect(text.edited.text == "kill")
    var other = EditorDraft()
    visit(&other, keys: "\\C-y\\M-y\\M-y\\M-y\\C-d")
    #expect(other.edited.text.contains("hunter2") == false && other.edited.text.contains("kept") == false)
  }

  @Test("A secret's undo ends with its visit, and it has no history")
  func secretUndo() {
    var secret = EditorDraft(history: ["old"])
    visit(&secret, keys: "ab\\C-d", in: .secret)
    visit(&secret, keys: "\\C-_\\C-p\\C-d", in: .secret)
    #expect(secret.edited.text == "ab")
  }

  @Test("No macro remembers a secret")
  func secretMacro() {
    var secret = EditorDraft()
    visit(&secret, keys: "\\C-x(hunter2\\C-x)\\C-d", in: .secret)
    var text = EditorDraft()
    visit(&text, keys: "\\C-xe\\C-d")
    #expect(text.edited.text.contains("hunter2") == false)
  }

  @Test("A macro that is being recorded goes on after a secret, without it")
  func macroAroundSecret() {
    var text = EditorDraft()
    visit(&text, keys: "\\C-x(a\\C-d")
    var secret = EditorDraft()
    visit(&secret, keys: "hunter2\\C-d", in: .secret)
    visit(&text, keys: "b\\C-x)\\C-u\\C-d")
    visit(&text, keys: "\\C-xe\\C-d")
    visit(&text, keys: "\\C-d")
    #expect(text.edited.text == "ab")
  }

  @Test("A secret that ends out of a macro leaves no kills either")
  func secretEndsInMacro() {
    var text = EditorDraft()
    visit(&text, keys: "\\C-x(\\C-u\\C-d\\C-x)\\C-d") { _, _ in .leave }
    var secret = EditorDraft()
    visit(&secret, keys: "\\C-x)hunter2\\C-xe\\C-d", in: .secret)
    var other = EditorDraft()
    visit(&other, keys: "\\C-x)\\C-y\\M-y\\C-d")
    #expect(other.edited.text.contains("hunter2") == false)
  }
}
