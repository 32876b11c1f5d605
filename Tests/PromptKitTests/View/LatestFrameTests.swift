// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

/// A frame that goes on from the one before is the frame that would be laid out anew.
@Suite struct LatestFrameTests {
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

  @Test(
    "Key by key it is what the whole layout gives, in each kind of field and window",
    arguments: [
      Size(rows: 24, columns: 80), Size(rows: 24, columns: 38), Size(rows: 3, columns: 20),
      Size(rows: 1, columns: 7),
    ])
  func sameFrame(size: Size) throws {
    for name in ["name", "token", "env", "port", "memo"] {
      let scene = try Scene.deployment(rows: size.rows, columns: size.columns)
      scene.focus(on: name)
      for (number, session) in Self.sessions.enumerated() {
        var view = try #require(scene.view())
        for edited in session {
          // A field is told first what is then shown.
          let field = scene.form.fields[try #require(scene.form.focus)]
          field.edited = edited
          scene.bar.hint =
            number == 0 && edited.cursor % 7 == 3 ? .notice("seven") : .expectation(["\(number)"])
          var anew = try #require(scene.view())
          #expect(view.frame(editing: edited) == anew.frame(editing: edited), "\(name): \(edited)")
        }
      }
    }
  }

  @Test("What Tab offers is shown beneath a text that grows, and goes with the next key")
  func menu() throws {
    let scene = try Scene.deployment(rows: 24, columns: 64)
    var view = try #require(scene.view())
    _ = view.frame(editing: EditedText("ab"))
    let offered = view.frame(editing: EditedText("abc"), menu: CompletionMenu(names: ["abcd", "abce"]))
    #expect(offered.rows.contains { $0.text.contains("abce") })
    let next = view.frame(editing: EditedText("abcd"))
    #expect(!next.rows.contains { $0.text.contains("abce") })
    #expect(next.rows.contains { $0.text.contains("abcd") })
  }
}
