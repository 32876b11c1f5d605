// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

extension ReadlineTests {
  @Suite struct EditorDisplayTests {
    /// What is shown when the last of these keys was read.
    private func display(
      after keys: String, history: [String] = [], inputrc: String = ""
    ) throws -> EditorDisplay {
      let editor = try LineEditor(EditorSetup(inputrc: Inputrc(inputrc)))
      var draft = EditorDraft(history: history)
      let client = ScriptedClient(keys: KeyNotation.bytes(of: keys))
      var shown = editor.display
      client.watch = { shown = editor.display }
      _ = editor.edit(&draft, in: .line(completes: false, hasHistory: true), client: client)
      return shown
    }

    @Test("The text is shown with its cursor")
    func text() throws {
      let display = try display(after: "가나\\C-b")
      #expect(display.edited.marked == "가▏나")
      #expect(display.message == nil)
      #expect(display.mode == .emacs)
      #expect(display.isOverwriting == false)
    }

    @Test("A search says what it searches, and shows what it found")
    func search() throws {
      let display = try display(after: "\\C-rba", history: ["foo bar", "qux"])
      #expect(display.message == "(reverse-i-search)`ba': ")
      #expect(display.edited.marked == "foo ▏bar")
    }

    @Test("While a search string is typed the field's own text stays")
    func searchString() throws {
      let display = try display(after: "mine\\M-pfo", history: ["foo"])
      #expect(display.message == ":fo")
      #expect(display.edited.text == "mine")
    }

    @Test("A numeric argument is said")
    func argument() throws {
      #expect(try display(after: "\\M-12").message == "(arg: 12) ")
    }

    @Test("vi's modes and overwriting are said")
    func modes() throws {
      #expect(try display(after: "a", inputrc: "set editing-mode vi").mode == .viInsert)
      #expect(try display(after: "a\\e\\e", inputrc: "set editing-mode vi").mode == .viCommand)
      #expect(try display(after: "a\\e[2~").isOverwriting)
    }
  }
}
