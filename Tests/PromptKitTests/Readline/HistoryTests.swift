// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

extension ReadlineTests {
  @Suite struct HistoryTests {
    private static let line = FieldStyle.line(completes: false, hasHistory: true)

    /// Types keys into a field with a history of which only `recent` is loaded at first.
    private func recall(_ keys: String, older: [String] = ["one", "two"], in style: FieldStyle = Self.line)
      throws -> (
        text: String, client: ScriptedClient, draft: EditorDraft
      )
    {
      let editor = try LineEditor(EditorSetup())
      var draft = EditorDraft(EditedText("typed"), history: ["three", "four"])
      let client = ScriptedClient(keys: KeyNotation.bytes(of: keys) + [0x04])
      client.older = older
      client.answer = { command, _ in [.previousLine, .nextLine].contains(command) ? .recall : .leave }
      #expect(editor.edit(&draft, in: style, client: client) == .left)
      return (draft.edited.text, client, draft)
    }

    @Test(
      "Up goes on to what is older than all that was loaded, and Down comes back",
      arguments: [
        ("\\e[A", "four"), ("\\e[A\\e[A", "three"), ("\\e[A\\e[A\\e[A", "two"),
        ("\\C-p\\C-p\\C-p\\C-p", "one"),
        ("\\C-p\\C-p\\C-p\\C-p\\C-p", "one"), ("\\C-p\\C-p\\C-p\\C-n\\C-n\\C-n", "typed"),
        ("\\M-4\\C-p", "one"),
        ("\\M-<", "one"), ("\\C-rtw\\C-e", "two"), ("\\C-rt\\C-r\\C-e", "three"),
        ("\\M-pon\\C-m", "one"),
      ])
    func olderEntries(keys: String, expected: String) throws {
      #expect(try recall(keys).text == expected)
    }

    @Test("An older line that was edited keeps the edit and its undo while more is loaded")
    func editedLine() throws {
      #expect(try recall("\\C-p\\C-px\\C-p\\C-p\\C-n\\C-n").text == "threex")
      #expect(try recall("\\C-p\\C-px\\C-p\\C-p\\C-n\\C-n\\C-_").text == "three")
    }

    @Test("What was loaded stays with the draft, and is asked for once")
    func draft() throws {
      let draft = try recall("\\C-p\\C-p\\C-p\\C-p").draft
      #expect(draft.history == ["one", "two", "three", "four"])
    }

    @Test("In a text view the history is walked from the edges")
    func textView() throws {
      #expect(try recall("\\e[A", in: .lines).text == "four")
      #expect(try recall("\\e[A\\e[A\\e[A\\e[A\\e[B", in: .lines).text == "two")
      #expect(try recall("\\e[A\\e[B\\e[B", in: .lines).client.commands.last == .nextField)
    }

    @Test("A secret asks for no history")
    func secret() throws {
      #expect(try recall("\\C-p\\C-p\\C-rone\\C-e", in: .secret).client.isHistoryAsked == false)
    }
  }
}
