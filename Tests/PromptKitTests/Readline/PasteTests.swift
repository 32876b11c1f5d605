// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

extension ReadlineTests {
  @Suite struct PasteTests {
    private func paste(
      _ text: String, then keys: String = "\\C-d", in style: FieldStyle = .line, blockSize: Int = .max,
      inputrc: String = ""
    ) throws -> (text: String, client: ScriptedClient) {
      let editor = try LineEditor(EditorSetup(inputrc: Inputrc(inputrc)))
      var draft = EditorDraft()
      let client = ScriptedClient(
        keys: Array("\u{1B}[200~\(text)\u{1B}[201~".utf8) + KeyNotation.bytes(of: keys), pace: .ahead)
      client.blockSize = blockSize
      _ = editor.edit(&draft, in: style, client: client)
      return (draft.edited.text, client)
    }

    @Test(
      "In a one-line field breaks at both ends go, each run inside is a space, and the client hears of it")
    func oneLine() throws {
      let (text, client) = try paste("\n\ra\r\n\nb\rc\n")
      #expect(text == "a b c")
      #expect(client.reports == [PasteReport(joinedBreaks: 2)])
      #expect(client.commands == [.done])
    }

    @Test("In a text view every kind of break is a break")
    func textView() throws {
      #expect(try paste("a\r\nb\rc\nd", in: .lines).text == "a\nb\nc\nd")
    }

    @Test("A secret refuses a paste with breaks inside")
    func secret() throws {
      #expect(try paste("hunter2\n", in: .secret).text == "hunter2")
      let (text, client) = try paste("a\nb", in: .secret)
      #expect(text == "")
      #expect(client.reports == [PasteReport(isRefused: true)])
    }

    @Test("The end of a paste is found however it is split", arguments: 1...9)
    func split(blockSize: Int) throws {
      let (text, client) = try paste("x\u{1B}[20y가", then: "z\\C-dq", blockSize: blockSize)
      #expect(text == "x\u{1B}[20y가z")
      #expect(client.unread == Array("q".utf8))
    }

    @Test("A paste is one step of undo")
    func undo() throws {
      #expect(try paste("abc", then: "d\\C-_\\C-_\\C-d").text == "")
      #expect(try paste("abc", then: "d\\C-_\\C-d").text == "abc")
    }

    @Test("A paste whose end is lost is taken when nothing more comes")
    func lostEnd() throws {
      let editor = try LineEditor(EditorSetup())
      var draft = EditorDraft()
      let client = ScriptedClient(keys: Array("\u{1B}[200~abc".utf8))
      #expect(editor.edit(&draft, in: .line, client: client) == .endOfInput)
      #expect(draft.edited.text == "abc")
    }

    @Test("NUL and bytes that are not UTF-8 do not get in")
    func repair() throws {
      let editor = try LineEditor(EditorSetup())
      var draft = EditorDraft()
      let client = ScriptedClient(
        keys: Array("\u{1B}[200~a".utf8) + [0, 0xFF] + Array("b\u{1B}[201~\u{4}".utf8))
      _ = editor.edit(&draft, in: .line, client: client)
      #expect(draft.edited.text == "a\u{FFFD}b")
      #expect(client.reports == [PasteReport(wasRepaired: true)])
    }

    @Test(
      "A paste never submits, not even where a command waits for a character",
      arguments: ["\\C-v", "\\C-]", "\\M-p", "\\M-2"])
    func afterArgument(keys: String) throws {
      let editor = try LineEditor(EditorSetup())
      var draft = EditorDraft()
      let client = ScriptedClient(
        keys: KeyNotation.bytes(of: "a" + keys) + Array("\u{1B}[200~x\ry\u{1B}[201~".utf8), pace: .ahead)
      _ = editor.edit(&draft, in: .line, client: client)
      #expect(draft.edited.text == "ax y")
      #expect(client.commands == [])
    }

    @Test("A megabyte is pasted whole")
    func large() throws {
      let large = String(repeating: "가나다 ", count: 100_000)
      #expect(try paste(large, blockSize: 65_536).text == large)
    }

    @Test("vi's command mode takes a paste too")
    func viCommandMode() throws {
      let editor = try LineEditor(EditorSetup(inputrc: Inputrc("set editing-mode vi")))
      var draft = EditorDraft()
      let client = ScriptedClient(
        keys: KeyNotation.bytes(of: "ab\\e0") + Array("\u{1B}[200~x\u{1B}[201~\u{4}".utf8), pace: .ahead)
      _ = editor.edit(&draft, in: .line, client: client)
      #expect(draft.edited.text == "xab")
    }
  }
}
