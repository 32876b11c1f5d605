// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

extension ReadlineTests {
  /// Keys in a text view, 80 columns wide.
  @Suite struct TextViewTests {
    private func expectEdit(
      _ text: String, keys: String, gives expected: String, mode: String, columns: Int = 80,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      for pace in [ScriptedClient.Pace.typed, .ahead] {
        let editor = try LineEditor(EditorSetup(inputrc: Inputrc("set editing-mode \(mode)")))
        var draft = EditorDraft(EditedText(marked: text))
        let client = ScriptedClient(keys: KeyNotation.bytes(of: keys) + [0x04], pace: pace)
        client.becomeTextView(columns: columns)
        #expect(editor.edit(&draft, in: .lines, client: client) == .left, sourceLocation: sourceLocation)
        #expect(draft.edited.marked == expected, "\(keys) \(pace)", sourceLocation: sourceLocation)
      }
    }

    @Test(
      "emacs keys stay within a line, join lines at their ends, and undo breaks",
      arguments: [
        ("ab\ncd▏", "\\C-a\\C-b\\C-k", "ab▏cd"), ("ab\n▏cd", "\\C-h", "ab▏cd"),
        ("ab▏\ncd", "\\e[3~", "ab▏cd"),
        ("ab▏cd", "\\C-m\\C-_", "ab▏cd"), ("ab▏cd", "\\C-m\\C-_\\C-m", "ab\n▏cd"),
        ("ab\ncd▏", "\\C-a\\C-a", "ab\n▏cd"),
        ("▏ab\ncd", "\\C-e\\C-e", "ab▏\ncd"), ("ab\n▏cd\nef", "\\C-k\\C-k\\C-y\\C-y", "ab\ncd\ncd\n▏ef"),
        ("x y\nz▏", "\\M->\\M-<w", "w▏x y\nz"), ("one▏", "\\M-<!", "one!▏"),
        ("가\n나▏", "\\C-p\\C-e.", "가.▏\n나"),
      ])
    func emacs(text: String, keys: String, expected: String) throws {
      try expectEdit(text, keys: keys, gives: expected, mode: "emacs")
    }

    @Test(
      "Up and Down keep the column of the first of them",
      arguments: [
        ("long line\nx\nlong li▏ne", "\\e[A\\e[A", "long li▏ne\nx\nlong line"),
        ("long line\nx\nlong li▏ne", "\\e[A\\C-b\\e[A", "▏long line\nx\nlong line"),
        ("한글 글\nab c▏d", "\\e[A", "한글▏ 글\nab cd"), ("0123456789abcde▏", "\\e[A", "01234▏56789abcde"),
        ("▏0123456789abcde", "\\e[B", "0123456789▏abcde"),
      ])
    func rows(text: String, keys: String, expected: String) throws {
      try expectEdit(text, keys: keys, gives: expected, mode: "emacs", columns: 10)
    }

    @Test(
      "vi's d, y, p and c take whole lines",
      arguments: [
        ("a\nb▏\nc", "\\edd", "a\n▏c"), ("a\nb\nc▏", "\\edd", "a\n▏b"), ("a▏", "\\edd", "▏"),
        ("a\nb\n▏", "\\edd", "a\n▏b"), ("a\nb\n▏", "\\ekdd", "a\n▏"), ("a\nb\nc▏", "\\egg2dd", "▏c"),
        ("a\nb\nc\nd▏", "\\eggd2j", "▏d"),
        ("a\nb\nc▏", "\\edk", "▏a"), ("a\nb\nc▏", "\\e2GdG", "▏a"), ("a\nb\nc▏", "\\e2Gdgg", "▏c"),
        ("a\nb▏", "\\eyyp", "a\nb\n▏b"), ("a\nb▏", "\\eyyggP", "▏b\na\nb"),
        ("a\nb▏", "\\eYgg2p", "a\n▏b\nb\nb"),
        ("a\nb▏", "\\eddP", "▏b\na"), ("a\nb c\nd▏", "\\ekccx\\e", "a\n▏x\nd"),
        ("a\nb\nc▏", "\\e2G2ccx\\e", "a\n▏x"),
        ("a\nb\nc▏", "\\egg\"xddG\"xp", "b\nc\n▏a"), ("a\nb▏", "\\e\"xyyggdd\"xP", "▏b\nb"),
        ("a\nb▏", "\\eyyu", "a\n▏b"), ("a\nb▏", "\\eddu", "a\n▏b"), ("1\n2\n3▏", "\\eggVjd", "▏3"),
        ("1\n2\n3▏", "\\ekVyP", "1\n▏2\n2\n3"), ("1\n2\n3▏", "\\eggdd.", "▏3"),
        ("1\n2▏", "\\eyyp.", "1\n2\n2\n▏2"),
      ])
    func viLines(text: String, keys: String, expected: String) throws {
      try expectEdit(text, keys: keys, gives: expected, mode: "vi")
    }

    @Test(
      "vi's other commands end at the line's end",
      arguments: [
        ("ab\ncd▏", "\\egg$", "a▏b\ncd"), ("ab\ncd▏", "\\egglll", "a▏b\ncd"),
        ("ab\ncd▏", "\\ehhh", "ab\n▏cd"), ("ab\ncd▏", "\\eggd\\e[Cx", "▏a\ncd"),
        ("ab\n▏cd", "\\e", "ab\n▏cd"), ("ab\n▏", "\\e", "ab\n▏"), ("ab\n▏", "\\eX", "ab\n▏"),
        ("ab\n▏cd", "\\eX", "ab\n▏cd"),
        ("ab\ncd▏", "\\eggD", "▏\ncd"), ("ab\ncd▏", "\\egg$x", "▏a\ncd"), ("abc\nd▏", "\\egg9x", "▏\nd"),
        ("ab\ncd▏", "\\eggAx\\e", "ab▏x\ncd"), ("ab\n▏cd", "\\eIx\\e", "ab\n▏xcd"),
        ("\nb▏", "\\eggax\\e", "▏x\nb"),
        ("ab\ncd▏", "\\eggfd", "▏ab\ncd"), ("ab\ncd▏", "\\eggdw", "▏\ncd"),
        ("ab\ncd▏", "\\eggRxyz\\e", "xy▏z\ncd"),
        ("ab\ncd▏", "\\egg$rx", "a▏x\ncd"), ("a b\n c▏", "\\e^", "a b\n ▏c"),
        ("ab\n  cd\nef▏", "\\egg+", "ab\n  ▏cd\nef"),
        ("ab\n  cd\nef▏", "\\e-", "ab\n  ▏cd\nef"), ("ab\ncd▏", "\\egg~", "A▏b\ncd"),
        ("ab\ncd▏", "\\eggCx\\e", "▏x\ncd"),
        ("ab\ncd▏", "\\eggSx\\e", "▏x\ncd"), ("ab\ncd▏", "\\eggsx\\e", "▏xb\ncd"),
        ("ab\ncd▏", "\\egg~j.", "Ab\nc▏D"),
        ("a,b\nc▏", "\\eggyl$p", "a,b▏a\nc"), ("\nb▏", "\\eylggp", "▏b\nb"),
        ("ab\ncd▏", "\\eggAx\\ej.", "abx\ncd▏x"),
      ])
    func viWithinLine(text: String, keys: String, expected: String) throws {
      try expectEdit(text, keys: keys, gives: expected, mode: "vi")
    }

    @Test(
      "vi's words and lines lead from line to line",
      arguments: [
        ("ab cd\n ef▏", "\\eggww", "ab cd\n ▏ef"), ("ab\n\ncd▏", "\\eggw", "ab\n▏\ncd"),
        ("ab\ncd▏", "\\e0b", "▏ab\ncd"),
        ("ab\n\ncd▏", "\\e0b", "ab\n▏\ncd"), ("ab\ncd▏", "\\eggee", "ab\nc▏d"),
        ("a\nb\nc▏", "\\e3w", "a\nb\n▏c"),
        ("a\nb\nc▏", "\\e1G", "▏a\nb\nc"), ("a\nb\nc▏", "\\e2gg", "a\n▏b\nc"),
        ("a\nb\nc▏", "\\eggG", "a\nb\n▏c"),
        ("a\nbcd\ne▏", "\\ekk", "▏a\nbcd\ne"), ("a\nbcd▏", "\\ek\\C-m", "a\n▏bcd"),
        ("a\n  b▏", "\\eggJ", "a▏ b"),
        ("a \n)▏", "\\eggJ", "a ▏)"), ("a\nb\nc▏", "\\egg3J", "a b▏ c"), ("a\nb▏", "\\eggJu", "a\n▏b"),
        ("a\nb▏", "\\eox\\e", "a\nb\n▏x"), ("a\nb▏", "\\eOx\\e", "a\n▏x\nb"),
        ("a\nb▏", "\\eox\\egg.", "a\n▏x\nb\nx"),
        ("f(\n)▏", "\\e%", "f▏(\n)"),
      ])
    func viMotions(text: String, keys: String, expected: String) throws {
      try expectEdit(text, keys: keys, gives: expected, mode: "vi")
    }

    @Test("Putting when nothing was ever killed rings")
    func putNothing() throws {
      KillRing.replace(by: [])
      try expectEdit("a▏", keys: "\\ep\\\"xp", gives: "▏a", mode: "vi")
    }
  }
}
