// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

extension ReadlineTests {
  @Suite struct KeyBindingsTests {
    /// The commands that keys run.
    private func commands(_ keys: String, in style: FieldStyle, inputrc: String = "") throws
      -> [EditingCommand]
    {
      let editor = try LineEditor(EditorSetup(inputrc: Inputrc(inputrc)))
      var draft = EditorDraft()
      let client = ScriptedClient(keys: KeyNotation.bytes(of: keys), pace: .ahead)
      client.answer = { _, _ in .stay() }
      _ = editor.edit(&draft, in: style, client: client)
      return client.commands
    }

    private static let everyStyle: [FieldStyle] = [
      .line, .line(completes: true, hasHistory: true), .secret, .lines, .list(toggles: false),
      .list(toggles: true),
    ]

    @Test("Each kind of field has its own keys")
    func defaults() throws {
      #expect(
        try commands("\\C-m\\C-j\\C-d\\C-i\\e[Z\\e[A\\eOB", in: .line)
          == [.done, .done, .done, .nextField, .previousField, .previousField, .nextField])
      #expect(
        try commands("\\C-m\\C-j\\C-d\\C-i\\e[A\\eOB", in: .lines)
          == [.done, .nextField, .previousLine, .nextLine])
      #expect(
        try commands("\\C-m\\e[A\\e[B ", in: .list(toggles: true))
          == [.done, .previousLine, .nextLine, .toggleOption])
      #expect(try commands(" ", in: .list(toggles: false)) == [])
      for style in Self.everyStyle {
        #expect(
          try commands("\\C-x\\C-m\\C-x\\C-e\\C-x\\C-c\\M-a\\C-l", in: style)
            == [.submitForm, .openEditor, .cancelForm, .toggleAdvanced, .clearScreen])
      }
    }

    @Test("vi's keys, in command mode")
    func viDefaults() throws {
      let vi = "set editing-mode vi"
      #expect(
        try commands("\\eZZZQzav\\C-d\\C-m", in: .line, inputrc: vi)
          == [.submitForm, .cancelForm, .toggleAdvanced, .openEditor, .done, .done])
      #expect(try commands("\\ekj\\C-m", in: .lines, inputrc: vi) == [.previousLine, .nextLine, .nextLine])
    }

    @Test(
      "Cursor keys do in vi mode what they do in emacs mode, also after M-C-j",
      arguments: ["", "set editing-mode vi", "set keymap vi-insert"])
    func cursorKeysInBothModes(inputrc: String) throws {
      let toVi = inputrc == "set editing-mode vi" ? "" : "\\M-\\C-j"
      try expectEdit(
        "ab▏cd", keys: toVi + "\\e[D\\eOD\\e[3~\\e[F!", gives: "bcd!▏", inputrc: inputrc, paces: [.ahead])
      try expectEdit(
        "ab▏cd", keys: toVi + "\\e\\e[H\\e[3~\\e[C\\e[C\\e[DiX\\e[A", gives: "bX▏cd", inputrc: inputrc,
        paces: [.ahead])
      #expect(
        try commands(toVi + "\\e[A\\eOB\\e[Z", in: .line, inputrc: inputrc) == [
          .previousField, .nextField, .previousField,
        ])
    }

    @Test("What an inputrc makes of a cursor key in one of vi's keymaps does not reach the others")
    func cursorKeyOfOneKeymap() throws {
      let inputrc = "set keymap vi-insert\n\"\\e[F\": beginning-of-line"
      try expectEdit("ab▏cd", keys: "\\e[FX", gives: "abcdX▏", inputrc: inputrc, paces: [.ahead])
      try expectEdit("ab▏cd", keys: "\\M-\\C-j\\e[FX", gives: "X▏abcd", inputrc: inputrc, paces: [.ahead])
    }

    @Test("With a history, Up and Down walk it, and Down on the line being typed goes on")
    func historyKeys() throws {
      let editor = try LineEditor(EditorSetup())
      var draft = EditorDraft(history: ["old"])
      let client = ScriptedClient(keys: KeyNotation.bytes(of: "\\e[A\\e[B\\e[B"), pace: .ahead)
      #expect(editor.edit(&draft, in: .line(completes: false, hasHistory: true), client: client) == .left)
      #expect(client.commands == [.nextField])
    }

    @Test("An inputrc rebinds the form's keys in one-line fields only")
    func rebinding() throws {
      let inputrc = "\"\\C-d\": delete-char\n\"\\C-o\": done"
      try expectEdit("▏ab", keys: "\\C-d\\C-m", gives: "▏b", inputrc: inputrc, paces: [.ahead])
      #expect(try commands("\\C-d\\C-o", in: .line, inputrc: inputrc) == [.done])
      #expect(try commands("\\C-d\\C-o", in: .lines, inputrc: inputrc) == [.done, .done])
    }

    @Test("What stands inside $if prompt counts everywhere")
    func rebindingForPrompt() throws {
      let inputrc = "$if prompt\n\"\\C-m\": done\n\"\\M-d\": done\n$endif\n\"\\M-d\": kill-word"
      #expect(try commands("\\C-m\\M-d", in: .lines, inputrc: inputrc) == [.done, .done])
    }

    @Test("Tab completes where something completes, and goes on where nothing does")
    func tab() throws {
      let menu = "\"\\C-i\": menu-complete"
      #expect(try commands("\\C-i", in: .line, inputrc: menu) == [.nextField])
      #expect(try commands("\\C-i", in: .line(completes: true, hasHistory: false), inputrc: menu) == [])
      #expect(
        try commands("\\C-i", in: .line(completes: true, hasHistory: false), inputrc: "\"\\C-i\": done") == []
      )
    }

    @Test("No inputrc can lock a person in", arguments: everyStyle)
    func waysOut(style: FieldStyle) throws {
      let keys = ["\\C-d", "\\C-m", "\\C-j", "\\e[Z", "\\e[A", "\\eOA"].map { "\"\($0)\": self-insert" }
      let inputrc = (["$if prompt"] + keys + ["$endif"]).joined(separator: "\n")
      for mode in ["set editing-mode vi\n", ""] {
        let editor = try LineEditor(EditorSetup(inputrc: Inputrc(mode + inputrc)))
        #expect(editor.keys(for: .done, in: style).isEmpty == false)
        #expect(editor.keys(for: .previousField, in: style).isEmpty == false)
      }
    }

    @Test("The keys that are shown are those that are bound")
    func shownKeys() throws {
      do {
        let editor = try LineEditor(EditorSetup())
        #expect(editor.keys(for: .done, in: .line).map(\.description) == ["⏎", "^D"])
        #expect(editor.keys(for: .done, in: .lines).map(\.description) == ["^D"])
        #expect(editor.keys(for: .previousField, in: .lines).map(\.description) == ["S-Tab"])
        #expect(editor.keys(for: .submitForm, in: .line).map(\.description) == ["^X⏎"])
        #expect(editor.keys(for: .toggleOption, in: .line) == [])
      }
      let editor = try LineEditor(
        EditorSetup(inputrc: Inputrc("\"\\C-m\": self-insert\n\"\\C-j\": abort\n\"\\C-o\": accept-line")))
      #expect(editor.keys(for: .done, in: .line).map(\.description) == ["^D"])
    }

    @Test("Another editor begins with none of the last one's keys")
    func pristine() throws {
      #expect(
        try commands("\\C-o\\C-x\\C-d", in: .line, inputrc: "\"\\C-o\": submit-form\n\"\\C-x\": next-field")
          == [.submitForm, .nextField, .done])
      #expect(try commands("\\C-o\\C-x\\C-m\\C-d", in: .line) == [.done, .submitForm, .done])
    }

    @Test("Lines that readline does not understand are passed over")
    func nonsense() throws {
      let inputrc = "\"\\C-o: x\nset nothing 1\n$endif\n$if version\nfoo\n$endif\n\"\\M-z\": done"
      #expect(try commands("\\M-z", in: .line, inputrc: inputrc) == [.done])
    }
  }
}
