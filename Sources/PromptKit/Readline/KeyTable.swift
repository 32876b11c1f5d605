// SPDX-License-Identifier: GPL-3.0-or-later

/// The keys that a form takes from readline: the README's table of keys, as data.
enum KeyTable {
  /// What a key of the table does.
  enum Action: Equatable {
    case command(EditingCommand)
    /// A command of readline's own, by its name.
    case readline(String)
    /// Down where there is a history: forward in it, then on to the next field.
    case nextHistoryOrField
    /// A command of vi's on lines, which readline does not know.
    case vi(ViLineKey)
  }

  /// A key in a keymap.
  struct Key {
    let keymap: EditorKeymap

    /// What a terminal sends for it.
    let bytes: String.UTF8View
  }

  /// What the table's keys do in such a field, a later row before an earlier one of the same key; a key that is missing
  /// does what readline makes of it.
  static func forEachAction(in style: FieldStyle, _ visit: (Key, Action) -> Void) {
    for row in rows {
      guard let action = row.action(style) else { continue }
      row.forEachKey { visit($0, action) }
    }
  }

  /// Every key that is in the table for some kind of field; some come more than once.
  static func forEachKey(_ visit: (Key) -> Void) {
    for row in rows { row.forEachKey(visit) }
  }

  private struct Row: Sendable {
    /// What a terminal sends for the keys.
    let keys: [String]

    let keymaps: [EditorKeymap]

    /// What they do in such a field; `nil` for what readline makes of them.
    let action: @Sendable (FieldStyle) -> Action?

    init(
      _ keys: [String], in keymaps: [EditorKeymap] = EditorKeymap.allCases,
      _ action: @escaping @Sendable (FieldStyle) -> Action?
    ) {
      (self.keys, self.keymaps, self.action) = (keys, keymaps, action)
    }

    func forEachKey(_ visit: (Key) -> Void) {
      for key in keys {
        for keymap in keymaps { visit(Key(keymap: keymap, bytes: key.utf8)) }
      }
    }
  }

  private static let rows =
    [
      Row(["\u{4}", "\r", "\n"]) { _ in .command(.done) },
      Row(["\u{1B}[Z"]) { _ in .command(.previousField) },
      Row(["\t"]) { $0.completes ? .readline("complete") : .command(.nextField) },
      Row(["\u{18}\r", "\u{18}\n"], in: [.emacs]) { _ in .command(.submitForm) },
      Row(["\u{18}\u{5}"], in: [.emacs]) { _ in .command(.openEditor) },
      Row(["\u{18}\u{3}"], in: [.emacs]) { _ in .command(.cancelForm) },
      Row(["\u{1B}a"], in: [.emacs]) { _ in .command(.toggleAdvanced) },
      Row(["ZZ"], in: [.viCommand]) { _ in .command(.submitForm) },
      Row(["v"], in: [.viCommand]) { _ in .command(.openEditor) },
      Row(["ZQ"], in: [.viCommand]) { _ in .command(.cancelForm) },
      Row(["za"], in: [.viCommand]) { _ in .command(.toggleAdvanced) },
      Row(["\u{1B}[A", "\u{1B}OA"]) { style in
        switch style {
        case .line(_, hasHistory: true): .readline("previous-history")
        case .line, .secret: .command(.previousField)
        case .lines, .list: .command(.previousLine)
        }
      },
      Row(["\u{1B}[B", "\u{1B}OB"]) { style in
        switch style {
        case .line(_, hasHistory: true): .nextHistoryOrField
        case .line, .secret: .command(.nextField)
        case .lines, .list: .command(.nextLine)
        }
      },
      Row(["\u{10}"]) { $0.hasRows ? .command(.previousLine) : nil },
      Row(["\u{E}"]) { $0.hasRows ? .command(.nextLine) : nil },
      Row(["k"], in: [.viCommand]) { $0.hasRows ? .command(.previousLine) : nil },
      Row(["j"], in: [.viCommand]) { $0.hasRows ? .command(.nextLine) : nil },
      Row(["\r", "\n"], in: [.viCommand]) { $0 == .lines ? .command(.nextLine) : nil },
      Row(["\r", "\n"], in: [.emacs, .viInsertion]) { $0 == .lines ? .command(.newline) : nil },
      Row(["\u{7}"]) { $0.isList ? .command(.clearFilter) : nil },
      Row([" "]) { $0 == .list(toggles: true) ? .command(.toggleOption) : nil },
    ]
    + ViLineKey.allCases.map { key in
      Row([key.rawValue], in: [.viCommand]) { $0 == .lines ? .vi(key) : nil }
    }
}
