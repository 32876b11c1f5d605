// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import PromptKit

extension ReadlineTests {
  /// Rows that other editors of several lines agree on, in a file that is not part of this project: tab-separated, with
  /// the columns `id mode initial init_row init_col keys expected row col verdict`.
  @Suite struct TextViewRowsTests {
    private static let file = ProcessInfo.processInfo.environment["PROMPT_TEXT_VIEW_ROWS"]

    @Test("Other editors' rows hold", .enabled(if: file != nil, "PROMPT_TEXT_VIEW_ROWS names no file"))
    func rows() throws {
      let lines = try String(contentsOfFile: Self.file ?? "", encoding: .utf8)
        .split(separator: "\n").map {
          $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
      let names = try #require(lines.first)
      for cells in lines.dropFirst() {
        let row = Dictionary(zip(names, cells)) { first, _ in first }
        guard ["agree", "peers-agree"].contains(row["verdict"]) else { continue }
        try play(row)
      }
    }

    private func play(_ row: [String: String]) throws {
      let initial = Self.unescaped(row["initial"] ?? "")
      let start = try #require(Self.offset(in: initial, row: row["init_row"], column: row["init_col"]))
      let editor = try LineEditor(EditorSetup(inputrc: Inputrc("set editing-mode \(row["mode"] ?? "")")))
      var draft = EditorDraft(EditedText(initial, cursor: start))
      let client = ScriptedClient(keys: KeyNotation.bytes(of: row["keys"] ?? "") + [0x04])
      client.becomeTextView()
      KillRing.replace(by: [])
      _ = editor.edit(&draft, in: .lines, client: client)
      let expected = Self.unescaped(row["expected"] ?? "")
      let comment = Comment(rawValue: "\(row["id"] ?? ""): \(draft.edited.marked.debugDescription)")
      #expect(draft.edited.text == expected, comment)
      guard draft.edited.text == expected,
        let cursor = Self.offset(in: expected, row: row["row"], column: row["col"])
      else { return }
      #expect(draft.edited.cursor == cursor, comment)
    }

    /// The byte offset of a place; `nil` where the row claims none.
    private static func offset(in text: String, row: String?, column: String?) -> Int? {
      guard let row = row.flatMap({ Int($0) }), let column = column.flatMap({ Int($0) }) else { return nil }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard row < lines.count else { return nil }
      let before = lines[..<row].reduce(0) { $0 + $1.utf8.count + 1 }
      return before + lines[row].unicodeScalars.prefix(column).reduce(0) { $0 + $1.utf8.count }
    }

    private static func unescaped(_ cell: String) -> String {
      var result: [UInt8] = []
      var rest = Array(cell.utf8)[...]
      while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
          result.append(byte)
          continue
        }
        switch escape {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "x"):
          result.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
          rest = rest.dropFirst(2)
        default: result.append(escape)
        }
      }
      return String(decoding: result, as: UTF8.self)
    }
  }
}
