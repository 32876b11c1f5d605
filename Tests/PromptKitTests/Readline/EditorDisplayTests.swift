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

    /// For each key the character that is told to have been typed, `.` where the whole display must be asked.
    private func typed(
      _ keys: String, in style: FieldStyle = .line(completes: false, hasHistory: true), inputrc: String = "",
      heldOtherwise: Bool = false
    ) throws -> String {
      let editor = try LineEditor(EditorSetup(inputrc: Inputrc(inputrc)))
      var draft = EditorDraft(history: ["foo"])
      let client = ScriptedClient(keys: KeyNotation.bytes(of: keys))
      var held = EditedText()
      var told = ""
      client.watch = {
        if let byte = editor.typed(behind: heldOtherwise ? EditedText("x") : held) {
          held.type(byte)
          told.unicodeScalars.append(Unicode.Scalar(byte))
        } else {
          held = editor.display.edited
          told += "."
        }
        if style != .secret { #expect(held == editor.display.edited) }
        _ = editor.display
      }
      _ = editor.edit(&draft, in: style, client: client)
      return told
    }

    @Test(
      "A character behind the text is told as it is typed, and whatever else happens is not",
      arguments: [
        ("abc\\C-bd\\C-ee", ".abc...e"), ("ab\\C-hc", ".ab.c"), ("a\\e[2~b", ".a....."), ("\\M-2a", "...."),
        ("ab\\C-p\\C-nc", ".ab..c"), ("mine\\M-pfo", ".mine...."),
      ])
    func typed(keys: String, told: String) throws {
      #expect(try typed(keys) == told)
    }

    @Test("In vi's modes, too; of a secret, and to who holds something else, nothing is told")
    func typedElsewhere() throws {
      #expect(try typed("ab", inputrc: "set editing-mode vi") == ".ab")
      #expect(try typed("ab", in: .secret) == "...")
      #expect(try typed("ab", heldOtherwise: true) == "...")
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
