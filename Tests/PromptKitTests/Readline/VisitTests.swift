// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

extension ReadlineTests {
  @Suite struct VisitTests {
    let editor: LineEditor

    init() throws {
      editor = try LineEditor(EditorSetup())
    }

    /// One visit; what it leaves in the draft is what the next begins with.
    @discardableResult
    func visit(
      _ draft: inout EditorDraft, keys: String, in style: FieldStyle = .line,
      pace: ScriptedClient.Pace = .ahead,
      answer: @escaping (EditingCommand, EditedText) -> CommandOutcome = { _, _ in .leave }
    ) -> (end: VisitEnd, client: ScriptedClient) {
      let client = ScriptedClient(keys: KeyNotation.bytes(of: keys), pace: pace)
      client.answer = answer
      return (editor.edit(&draft, in: style, client: client), client)
    }

    @Test("There is one editor at a time")
    func lease() throws {
      #expect(throws: ReadlineIsTaken.self) { try LineEditor(EditorSetup()) }
    }

    @Test("Text, cursor, mark and undo outlive leaving and coming back")
    func comingBack() {
      var draft = EditorDraft()
      visit(&draft, keys: "one\\C-@ two\\C-b\\C-d", pace: .typed)
      #expect(draft.edited.marked == "one tw▏o")
      visit(&draft, keys: "\\C-x\\C-x\\C-d")
      #expect(draft.edited.marked == "one▏ two")
      visit(&draft, keys: "\\C-_\\C-d")
      #expect(draft.edited.text == "")
    }

    @Test("What was typed before a mark is one character with it, and who comes back stands behind that")
    func comingBackBehindMark() {
      for style in [FieldStyle.line, .secret] {
        var draft = EditorDraft(EditedText("\u{301}", cursor: 0))
        visit(&draft, keys: "끝\\C-d", in: style)
        #expect(draft.edited == EditedText("끝\u{301}", cursor: 5))
        let client = ScriptedClient(keys: [0x04], pace: .ahead)
        var cursors: [Int] = []
        client.watch = { cursors.append(PromptKit.Line.edited.cursor) }
        _ = editor.edit(&draft, in: style, client: client)
        #expect(cursors == [5])
      }
    }

    @Test("A text from outside has no undo")
    func foreignText() {
      var draft = EditorDraft()
      visit(&draft, keys: "typed\\C-d")
      draft.edited = EditedText("given")
      visit(&draft, keys: "\\C-_\\C-d")
      #expect(draft.edited.text == "given")
    }

    @Test("What one text field kills, another yanks")
    func killsCross() {
      var first = EditorDraft(EditedText("가나"))
      visit(&first, keys: "\\C-u\\C-d")
      var second = EditorDraft()
      visit(&second, keys: "\\C-y\\C-d", in: .lines)
      #expect(second.edited.text == "가나")
    }

    @Test("C-d on an empty line is Done, once and again")
    func doneOnEmpty() {
      var draft = EditorDraft()
      let (end, client) = visit(&draft, keys: "\\C-d\\C-d\\C-d") { [.stay(), .ring][$1.cursor] }
      #expect(end == .endOfInput)
      #expect(client.commands == [.done, .done, .done])
    }

    @Test("A refusal goes on editing: undo and cursor are as they were")
    func refusal() {
      var draft = EditorDraft()
      var refusals = 1
      visit(&draft, keys: "ab\\C-b\\C-mX\\C-_\\C-_\\C-m") { _, _ in
        refusals -= 1
        return refusals < 0 ? .leave : .stay()
      }
      #expect(draft.edited.text == "")
    }

    @Test("A client's new text is one step of undo")
    func replaced() {
      var draft = EditorDraft(EditedText("one"))
      visit(&draft, keys: "\\M-a\\C-_\\C-d") { command, _ in
        command == .toggleAdvanced ? .stay(EditedText("two", cursor: 1)) : .leave
      }
      #expect(draft.edited.text == "one")
    }

    @Test(
      "A client's cursor is kept between characters and in the text",
      arguments: [(-5, 0), (1, 0), (4, 3), (99, 6)])
    func clientCursor(asked: Int, place: Int) {
      var draft = EditorDraft(EditedText("가나"))
      visit(&draft, keys: "\\M-a\\C-d") { command, text in
        command == .toggleAdvanced ? .stay(EditedText(text.text, cursor: asked)) : .leave
      }
      #expect(draft.edited.cursor == place)
    }

    @Test(
      "When the input ends or the client stops, the text stays", arguments: [NextByte.endOfInput, .stopped])
    func stopping(last: NextByte) {
      for keys in [
        "ab", "ab\\C-v", "ab\\M-5", "ab\\C-r", "ab\\e", "ab\\e[", "ab\\C-x", "ab\\M-p", "ab\\e[200~",
      ] {
        for pace in [ScriptedClient.Pace.typed, .ahead] {
          var draft = EditorDraft()
          let client = ScriptedClient(keys: KeyNotation.bytes(of: keys), pace: pace, end: last)
          let end = editor.edit(&draft, in: .line, client: client)
          #expect(end == (last == .stopped ? .stopped : .endOfInput))
          #expect(draft.edited.text == "ab", "\(keys) \(pace)")
          #expect(client.isAskedAfterEnd == false)
          #expect(client.commands == [])
        }
      }
    }

    @Test("What ends the line in readline taps Done with the text as it is then")
    func otherEnds() throws {
      var draft = EditorDraft()
      var seen: [String] = []
      visit(&draft, keys: "ab\\M-#\\C-o\\C-m") { command, text in
        seen.append("\(command) \(text.text)")
        return seen.count < 3 ? .stay() : .leave
      }
      #expect(seen == ["done #ab", "done #ab", "done #ab"])
    }

    @Test("What is typed after the last Done is not read")
    func typeAhead() {
      var draft = EditorDraft()
      let (_, client) = visit(&draft, keys: "ab\\C-mls -l\\C-m")
      #expect(draft.edited.text == "ab")
      #expect(client.unread == Array("ls -l\r".utf8))
    }

    @Test("A macro goes on in the next field")
    func macroAcross() {
      var first = EditorDraft()
      visit(&first, keys: "\\C-x(a\\C-mb\\C-x)") { _, text in text.text == "a" ? .stay() : .leave }
      var second = EditorDraft()
      let (_, client) = visit(&second, keys: "\\C-xe\\C-d")
      #expect(client.commands == [.done])
      var third = EditorDraft()
      visit(&third, keys: "c\\C-d")
      #expect(third.edited.text == "bc")
    }

    @Test("Bytes that are not UTF-8 never enter a text, whatever is done with them")
    func invalidBytes() {
      for bytes in [
        [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF5, 0x80], [0x80], [0xE0, 0x80, 0x80], [0xC0, 0x80],
      ] as [[UInt8]] {
        for before in [[], [0x16], [0x1B], [0x18], [0x12], [0x1D]] as [[UInt8]] {
          var draft = EditorDraft()
          let client = ScriptedClient(keys: [0x61] + before + bytes + [0x07, 0x62, 0x0D])
          _ = editor.edit(&draft, in: .line, client: client)
          #expect(draft.edited.text.unicodeScalars.allSatisfy { $0.isASCII }, "\(before) \(bytes)")
        }
      }
    }

    @Test("A character after a prefix that knows no such key leaves nothing behind")
    func characterAfterPrefix() throws {
      var draft = EditorDraft()
      visit(&draft, keys: "a\\e가b\\C-x나c\\C-d")
      #expect(draft.edited.text == "abc")
    }

    @Test(
      "Of a character nothing is left over, however it is put in or not",
      arguments: [
        ("\\M--가", ""), ("\\M-0가", ""), ("\\M--\\M-2가", ""), ("\\C-v가", "가"), ("\\M-2\\C-v가", "가가"),
        ("\\e[2~\\C-v가", "가"), ("\\C-q\\C-a", "\u{1}"),
      ])
    func wholeCharacters(keys: String, text: String) {
      for pace in [ScriptedClient.Pace.typed, .ahead] {
        var draft = EditorDraft()
        visit(&draft, keys: "ab" + keys + "\\C-g끝\\C-d", pace: pace)
        #expect(draft.edited.text == "ab" + text + "끝", "\(pace)")
      }
    }

    @Test(
      "A NUL does not lock a search up", arguments: ["\\M-p", "\\C-r", "\\M-\\C-j\\e/", "\\M-\\C-j\\C-s"])
    func nulInSearch(keys: String) {
      var draft = EditorDraft(history: ["old"])
      let style = FieldStyle.line(completes: false, hasHistory: true)
      let (end, _) = visit(&draft, keys: "ab" + keys + "\\C-@\\C-g\\C-d", in: style, pace: .typed)
      #expect(end == .left && draft.edited.text == "ab")
    }

    @Test("A paste without an end ends while vi types over, too")
    func pasteWhileReplacing() {
      var draft = EditorDraft()
      let client = ScriptedClient(keys: KeyNotation.bytes(of: "\\M-\\C-jab\\e0R\\e[200~xyz"))
      client.goOn = { [0x04] }
      #expect(editor.edit(&draft, in: .line, client: client) == .left)
      #expect(draft.edited.text.contains("xyz"))
    }

    @Test(
      "A sequence that is bound to nothing is dropped whole, with the bell",
      arguments: ["\\e[99~", "\\e[1;9Q", "\\eOj", "\\e[?64;1c", "\\e[[E", "\\e[200;1$y"])
    func unknownSequence(sequence: String) {
      var draft = EditorDraft()
      let (_, client) = visit(&draft, keys: "a" + sequence + "b\\C-d")
      #expect(draft.edited.text == "ab")
      #expect(client.bells == 1)
    }

    @Test("C-@ rings in a search and holds nobody there", arguments: ["\\C-r", "\\C-s", "\\M-p"])
    func nulInSearch(search: String) {
      for pace in [ScriptedClient.Pace.typed, .ahead] {
        var draft = EditorDraft(EditedText("ab"))
        let client = ScriptedClient(
          keys: KeyNotation.bytes(of: search + "\\C-@") + [0x07, 0x07, 0x0D], pace: pace, end: .stopped)
        #expect(editor.edit(&draft, in: .line, client: client) == .left)
        #expect(client.bells > 0 && client.commands == [.done])
      }
    }

    @Test("A sequence is one key however late its end comes, and no end of one is text")
    func lateEnd() {
      for (keys, text) in [("\\e[D", "bXa"), ("\\eOD", "bXa"), ("\\e[1;9Q", "baX"), ("\\e[3\\C-a", "Xba")] {
        var draft = EditorDraft(EditedText("ba"))
        let client = ScriptedClient(keys: KeyNotation.bytes(of: keys + "X\\C-d"), pace: .late)
        _ = editor.edit(&draft, in: .line, client: client)
        #expect(draft.edited.text == text, "\(keys)")
      }
    }
  }
}
