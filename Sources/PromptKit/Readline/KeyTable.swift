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
  struct Key: Equatable {
    var keymap: EditorKeymap
    var bytes: [UInt8]
  }

  /// What the table's keys do in such a field, a later entry before an earlier one of the same key; a key that is missing
  /// does what readline makes of it.
  static func actions(in style: FieldStyle) -> [(key: Key, action: Action)] {
    var actions: [(key: Key, action: Action)] = []
    for row in rows {
      guard let action = row.action(style) else { continue }
      for key in row.keys { actions.append((key, action)) }
    }
    return actions
  }

  /// Every key that is in the table for some kind of field, once.
  static let keys: [Key] = rows.reduce(into: []) { keys, row in
    for key in row.keys where !keys.contains(key) { keys.append(key) }
  }

  private struct Row: Sendable {
    let keys: [Key]

    /// What they do in such a field; `nil` for what readline makes of them.
    let action: @Sendable (FieldStyle) -> Action?

    /// - Parameter names: the keys in readline's notation.
    init(
      _ names: [String], in keymaps: [EditorKeymap] = EditorKeymap.allCases,
      _ action: @escaping @Sendable (FieldStyle) -> Action?
    ) {
      keys = names.map(KeyNotation.bytes).flatMap { bytes in
        keymaps.map { Key(keymap: $0, bytes: bytes) }
      }
      self.action = action
    }
  }

  private static let rows =
    [
      Row(["\\C-d", "\\C-m", "\\C-j"]) { _ in .command(.done) },
      Row(["\\e[Z"]) { _ in .command(.previousField) },
      Row(["\\C-i"]) { $0.completes ? .readline("complete") : .command(.nextField) },
      Row(["\\C-x\\C-m", "\\C-x\\C-j"], in: [.emacs]) { _ in .command(.submitForm) },
      Row(["\\C-x\\C-e"], in: [.emacs]) { _ in .command(.openEditor) },
      Row(["\\C-x\\C-c"], in: [.emacs]) { _ in .command(.cancelForm) },
      Row(["\\ea"], in: [.emacs]) { _ in .command(.toggleAdvanced) },
      Row(["ZZ"], in: [.viCommand]) { _ in .command(.submitForm) },
      Row(["v"], in: [.viCommand]) { _ in .command(.openEditor) },
      Row(["ZQ"], in: [.viCommand]) { _ in .command(.cancelForm) },
      Row(["za"], in: [.viCommand]) { _ in .command(.toggleAdvanced) },
      Row(["\\e[A", "\\eOA"]) { style in
        switch style {
        case .line(_, hasHistory: true): .readline("previous-history")
        case .line, .secret: .command(.previousField)
        case .lines, .list: .command(.previousLine)
        }
      },
      Row(["\\e[B", "\\eOB"]) { style in
        switch style {
        case .line(_, hasHistory: true): .nextHistoryOrField
        case .line, .secret: .command(.nextField)
        case .lines, .list: .command(.nextLine)
        }
      },
      Row(["\\C-p"]) { $0.hasRows ? .command(.previousLine) : nil },
      Row(["\\C-n"]) { $0.hasRows ? .command(.nextLine) : nil },
      Row(["k"], in: [.viCommand]) { $0.hasRows ? .command(.previousLine) : nil },
      Row(["j"], in: [.viCommand]) { $0.hasRows ? .command(.nextLine) : nil },
      Row(["\\C-m", "\\C-j"], in: [.viCommand]) { $0 == .lines ? .command(.nextLine) : nil },
      Row(["\\C-m", "\\C-j"], in: [.emacs, .viInsertion]) { $0 == .lines ? .command(.newline) : nil },
      Row(["\\C-g"]) { $0.isList ? .command(.clearFilter) : nil },
      Row([" "]) { $0 == .list(toggles: true) ? .command(.toggleOption) : nil },
    ]
    + ViLineKey.allCases.map { key in
      Row([key.rawValue], in: [.viCommand]) { $0 == .lines ? .vi(key) : nil }
    }
}
