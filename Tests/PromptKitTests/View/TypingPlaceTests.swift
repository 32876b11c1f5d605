// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

/// A frame with one more character in it is the frame that would be laid out anew.
@Suite struct TypingPlaceTests {
  /// What a person may leave in a field, key by key.
  private static let sessions: [[EditedText]] = [
    typed("Ada Lovelace, Countess of Lovelace, and more than a row of her"),
    typed("홍길동 is 洪吉童 in ASCII: e"),
    // A mark that joins the letter before it, a letter behind a mark that joins what follows, a flag in two halves.
    typed("e\u{301}x\u{600}12 🇰🇷🇰 z"),
    typed("one\nline\n  and\tanother\n"),
    typed("abc") + [
      EditedText("abcd", cursor: 1), EditedText("abcde"), EditedText("abc"), EditedText("xbcd"),
    ],
    // The cursor at the end of a row that is not the last.
    [EditedText("abc\ndef", cursor: 3), EditedText("abc\ndefg")],
    // The same number of bytes more, and not the same bytes before.
    [EditedText("\u{E9}a"), EditedText("e\u{301}a"), EditedText("\u{E9}ab"), EditedText("")] + typed("k"),
  ]

  private static func typed(_ text: String) -> [EditedText] {
    (1...text.unicodeScalars.count).map {
      EditedText(String(String.UnicodeScalarView(text.unicodeScalars.prefix($0))))
    }
  }

  /// The byte that a text has more than another one, at its end with the cursor behind it.
  private static func byte(of text: EditedText, behind other: EditedText) -> UInt8? {
    guard text.cursor == text.text.utf8.count, text.text.utf8.dropLast().elementsEqual(other.text.utf8),
      let byte = text.text.utf8.last, byte.isPrintableASCII
    else { return nil }
    return byte
  }

  @Test(
    "Key by key it is what the whole layout gives, on the screen too, in each kind of field and window",
    arguments: [
      Size(rows: 24, columns: 80), Size(rows: 24, columns: 38), Size(rows: 3, columns: 20),
      Size(rows: 1, columns: 7),
    ])
  func sameFrame(size: Size) throws {
    var typedCount = 0
    for name in ["name", "token", "env", "port", "memo"] {
      let scene = try Scene.deployment(rows: size.rows, columns: size.columns)
      scene.focus(on: name)
      for (number, session) in Self.sessions.enumerated() {
        var frame = Frame()
        var place: TypingPlace?
        var hint: Hint?
        var before = EditedText()
        var (screen, whole) = (Screen(size: size), Screen(size: size))
        let (terminal, other) = (VirtualScreen(size), VirtualScreen(size))
        for edited in session {
          // A field is told first what is then shown.
          let field = scene.form.fields[try #require(scene.form.focus)]
          field.edited = edited
          scene.bar.hint =
            number == 0 && edited.cursor % 7 == 3 ? .notice("seven") : .expectation(["\(number)"])
          let view = try #require(scene.view())
          let anew = view.frame(editing: edited)
          if hint == scene.bar.hint, let byte = Self.byte(of: edited, behind: before),
            let character = place?.take(byte)
          {
            frame.rows[character.place.row].append(character)
            frame.cursor.column += 1
            let isTyped = screen.type(character) { terminal.write($0) }
            #expect(isTyped)
            typedCount += 1
          } else {
            frame = anew
            place = view.typingPlace(in: frame, of: edited)
            terminal.write(screen.draw(frame))
          }
          (hint, before) = (scene.bar.hint, edited)
          other.write(whole.draw(anew))
          #expect(frame == anew, "\(name): \(edited)")
          let row = other.cursor.row
          #expect(terminal.cursor == other.cursor, "\(name): \(edited)")
          #expect(terminal.cells(ofRow: row) == other.cells(ofRow: row), "\(name): \(edited)")
        }
        #expect(terminal.lines == other.lines, "\(name): \(number)")
      }
    }
    #expect(typedCount > 0 || size.columns == 7)
  }

  @Test("A screen that is not known to show the row types nothing")
  func unknownScreen() {
    let size = Size(rows: 24, columns: 80)
    let character = TypedCharacter(byte: UInt8(ascii: "c"), style: .plain, place: .init(row: 0, column: 2))
    var drawn = Screen(size: size)
    _ = drawn.draw(Frame(rows: [Row("ab")], cursor: .init(row: 0, column: 2)))
    var (cleared, resized, elsewhere, fresh) = (drawn, drawn, drawn, Screen(size: size))
    _ = cleared.clearWindow()
    resized.resize(to: Size(rows: 24, columns: 79))
    _ = elsewhere.draw(Frame(rows: [Row("ab")], cursor: .init(row: 0, column: 1)))
    var bytes: [[UInt8]] = []
    let isTyped = [
      drawn.type(character) { bytes.append($0) }, cleared.type(character) { bytes.append($0) },
      resized.type(character) { bytes.append($0) }, elsewhere.type(character) { bytes.append($0) },
      fresh.type(character) { bytes.append($0) },
    ]
    #expect(isTyped == [true, false, false, false, false])
    #expect(bytes == [Array("c".utf8)])
  }
}
