// SPDX-License-Identifier: GPL-3.0-or-later

/// The keys that the contract takes from readline, as data: section 3 of it is this table.
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
    func bind(_ keys: [String], in keymaps: [EditorKeymap] = EditorKeymap.allCases, _ action: Action) {
      for bytes in keys.map(KeyNotation.bytes) {
        for keymap in keymaps { actions.append((Key(keymap: keymap, bytes: bytes), action)) }
      }
    }
    bind(["\\C-d", "\\C-m", "\\C-j"], .command(.done))
    bind(["\\e[Z"], .command(.previousField))
    bind(["\\C-i"], style.completes ? .readline("complete") : .command(.nextField))
    bind(["\\C-x\\C-m", "\\C-x\\C-j"], in: [.emacs], .command(.submitForm))
    bind(["\\C-x\\C-e"], in: [.emacs], .command(.openEditor))
    bind(["\\C-x\\C-c"], in: [.emacs], .command(.cancelForm))
    bind(["\\ea"], in: [.emacs], .command(.toggleAdvanced))
    bind(["ZZ"], in: [.viCommand], .command(.submitForm))
    bind(["v"], in: [.viCommand], .command(.openEditor))
    bind(["ZQ"], in: [.viCommand], .command(.cancelForm))
    bind(["za"], in: [.viCommand], .command(.toggleAdvanced))
    switch style {
    case .line(_, hasHistory: true):
      bind(up, .readline("previous-history"))
      bind(down, .nextHistoryOrField)
    case .line, .secret:
      bind(up, .command(.previousField))
      bind(down, .command(.nextField))
    case .lines:
      bind(up, .command(.previousLine))
      bind(down, .command(.nextLine))
      bind(["\\C-p"], .command(.previousLine))
      bind(["\\C-n"], .command(.nextLine))
      bind(["k"], in: [.viCommand], .command(.previousLine))
      bind(["j", "\\C-m", "\\C-j"], in: [.viCommand], .command(.nextLine))
      bind(["\\C-m", "\\C-j"], in: [.emacs, .viInsertion], .command(.newline))
      for key in ViLineKey.allCases { bind([key.rawValue], in: [.viCommand], .vi(key)) }
    case .list(let toggles):
      bind(up + ["\\C-p"], .command(.previousLine))
      bind(down + ["\\C-n"], .command(.nextLine))
      bind(["k"], in: [.viCommand], .command(.previousLine))
      bind(["j"], in: [.viCommand], .command(.nextLine))
      bind(["\\C-g"], .command(.clearFilter))
      if toggles { bind([" "], .command(.toggleOption)) }
    }
    return actions
  }

  /// Every key that is in the table for some kind of field; many are there more than once.
  static let keys: [Key] = styles.flatMap { style in actions(in: style).map { $0.key } }

  private static let styles: [FieldStyle] = [
    .line(completes: true, hasHistory: true), .line(completes: false, hasHistory: false), .secret, .lines,
    .list(toggles: true),
  ]

  private static let up = ["\\e[A", "\\eOA"]
  private static let down = ["\\e[B", "\\eOB"]
}
