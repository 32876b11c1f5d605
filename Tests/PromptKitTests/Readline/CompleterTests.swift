// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

extension ReadlineTests {
  @Suite struct CompleterTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      for name in [
        "a b's dir/in ner", "lib/one.c", "lib/two.c", "Foo.txt", "foo bar", ".hidden", "new\nline",
        "e\u{1B}c",
      ] {
        folder.write("", to: name)
      }
    }

    /// Types keys into a field that completes, then Done; what it holds then, and what was offered.
    private func complete(
      _ text: String, keys: String, from source: CompletionSource, words: [String] = [], inputrc: String = ""
    ) throws -> (text: String, offers: [[String]]) {
      let editor = try LineEditor(EditorSetup(inputrc: Inputrc(inputrc)))
      var draft = EditorDraft(EditedText(marked: text))
      let client = ScriptedClient(keys: KeyNotation.bytes(of: keys) + [0x04])
      client.completionSource = source
      client.words = words
      #expect(editor.edit(&draft, in: .line(completes: true, hasHistory: false), client: client) == .left)
      return (draft.edited.marked, client.offers)
    }

    @Test(
      "Where the line is one name, blanks and quotes belong to it, and nothing follows a file",
      arguments: [
        ("/a", "/a b's dir/▏"), ("/a b'", "/a b's dir/▏"), ("/a b's dir/in", "/a b's dir/in ner▏"),
        ("/foo", "/foo bar▏"), ("/li", "/lib/▏"), ("/lib/o", "/lib/one.c▏"), ("/.h", "/.hidden▏"),
        ("/x", "/x▏"),
        ("/e", "/e\u{1B}c▏"), ("/new", "/new▏"),
      ])
    func oneName(text: String, expected: String) throws {
      let source = CompletionSource.names(areFolders: false, isOneName: true)
      let held = try complete(folder.path + text, keys: "\\C-i", from: source).text
      #expect(held == folder.path + expected)
    }

    @Test(
      "Of several names in a line the last is completed, a blank follows a file, and one with blanks is found from the line's beginning"
    )
    func severalNames() throws {
      let source = CompletionSource.names(areFolders: false, isOneName: false)
      #expect(
        try complete("ls \(folder.path)/lib/o", keys: "\\C-i", from: source).text
          == "ls \(folder.path)/lib/one.c ▏")
      #expect(
        try complete("\(folder.path)/foo b", keys: "\\C-i", from: source).text == "\(folder.path)/foo bar ▏")
    }

    @Test("Of folders only folders are offered")
    func folders() throws {
      let source = CompletionSource.names(areFolders: true, isOneName: true)
      let (text, offers) = try complete(folder.path + "/", keys: "\\C-i\\C-i", from: source)
      #expect(text == folder.path + "/▏")
      #expect(offers == [["a b's dir/", "lib/"]])
    }

    @Test("The second Tab offers all, by their names alone and sorted; the first does if an inputrc says so")
    func offering() throws {
      let source = CompletionSource.names(areFolders: false, isOneName: true)
      let twice = try complete(folder.path + "/lib/", keys: "\\C-i\\C-i\\C-i", from: source)
      #expect(twice.offers == [["one.c", "two.c"], ["one.c", "two.c"]])
      #expect(try complete(folder.path + "/lib/", keys: "\\C-i", from: source).offers == [])
      let shown = try complete(
        folder.path + "/lib/", keys: "\\C-i", from: source, inputrc: "set show-all-if-ambiguous on")
      GNUReadline.setVariable("show-all-if-ambiguous", "off")
      #expect(shown.offers == [["one.c", "two.c"]])
    }

    @Test("Hidden files are offered or not, as the inputrc says", arguments: [("off", false), ("on", true)])
    func hiddenFiles(value: String, isOffered: Bool) throws {
      let source = CompletionSource.names(areFolders: false, isOneName: true)
      let inputrc = "set match-hidden-files \(value)"
      let offers = try complete(folder.path + "/", keys: "\\C-i\\C-i", from: source, inputrc: inputrc).offers
      #expect(offers.first?.contains(".hidden") == isOffered)
    }

    @Test(
      "The case counts or not, as the inputrc says",
      arguments: [("on", "/lib/▏", "Seoul▏"), ("off", "/LI▏", "SE▏")])
    func caseOfLetters(value: String, path: String, word: String) throws {
      let source = CompletionSource.names(areFolders: false, isOneName: true)
      let inputrc = "set completion-ignore-case \(value)"
      let held = try complete(folder.path + "/LI", keys: "\\C-i", from: source, inputrc: inputrc).text
      #expect(held == folder.path + path)
      #expect(
        try complete("SE", keys: "\\C-i", from: .candidates, words: ["Seoul"], inputrc: inputrc).text == word)
    }

    @Test(
      "What could complete the word is shown, also when that is the word itself; after a Tab in vain it is put in instead"
    )
    func possible() throws {
      let source = CompletionSource.names(areFolders: false, isOneName: false)
      let one = "\(folder.path)/lib/one.c"
      let whole = try complete("\(folder.path)/lib/o", keys: "\\C-i\\d\\M-?", from: source)
      #expect(whole.text == one + "▏" && whole.offers == [["one.c"]])
      let afterFailure = try complete("x", keys: "\\C-i\\C-u\(folder.path)/lib/o\\M-?", from: source)
      #expect(afterFailure.text == one + " ▏" && afterFailure.offers.isEmpty)
    }

    @Test(
      "Words with blanks are completed whole, or else the last word is",
      arguments: [
        ("S", "Seoul▏"), ("New Y", "New York▏"), ("New", "New ▏"), ("from S", "from Seoul▏"), ("x", "x▏"),
        ("S▏x", "Seoul▏x"),
      ])
    func words(text: String, expected: String) throws {
      let words = ["New York", "New Delhi", "Seoul", "bad\nSeoul"]
      #expect(try complete(text, keys: "\\C-i", from: .candidates, words: words).text == expected)
    }

    @Test(
      "readline's other completion commands work when they are bound",
      arguments: [
        ("menu-complete", "\\C-t", "one▏"), ("menu-complete", "\\C-t\\C-t", "two▏"),
        ("menu-complete-backward", "\\C-t", "two▏"),
        ("insert-completions", "\\C-t", "one two ▏"), ("possible-completions", "\\C-t", "▏"),
      ])
    func otherCommands(command: String, keys: String, expected: String) throws {
      let (text, offers) = try complete(
        "", keys: keys, from: .candidates, words: ["one", "two"], inputrc: "\"\\C-t\": \(command)")
      #expect(text == expected)
      if command == "possible-completions" { #expect(offers == [["one", "two"]]) }
    }

    @Test("A ~ stays in the text, and a user is completed to the home directory")
    func tilde() throws {
      let source = CompletionSource.names(areFolders: false, isOneName: true)
      #expect(try complete("~roo", keys: "\\C-i", from: source).text == "~root/▏")
    }

    @Test("Completing can be undone")
    func undo() throws {
      #expect(try complete("S", keys: "\\C-i\\C-_", from: .candidates, words: ["Seoul"]).text == "S▏")
    }
  }
}
