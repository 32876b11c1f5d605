// SPDX-License-Identifier: GPL-3.0-or-later

/// The sequences that terminals send for their editing keys, bound as readline would from a terminal description, which it is not given.
///
/// Sources: ctlseqs of xterm ("PC-Style Function Keys"), the terminfo entries of linux, screen, putty and rxvt.
enum TerminalKeys {
  private typealias Keys = [(name: String, sequences: [String])]

  /// Every terminal's.
  private static let common: Keys = [
    ("previous-history", ["[A", "OA"]), ("next-history", ["[B", "OB"]),
    ("forward-char", ["[C", "OC"]), ("backward-char", ["[D", "OD"]),
    ("beginning-of-line", ["[H", "OH"]), ("end-of-line", ["[F", "OF"]),
    ("overwrite-mode", ["[2~"]), ("delete-char", ["[3~"]), ("kill-word", ["[3;5~"]),
    ("history-search-backward", ["[5~"]), ("history-search-forward", ["[6~"]),
    ("forward-word", ["[1;5C", "[1;3C"]), ("backward-word", ["[1;5D", "[1;3D"]),
  ]

  /// Those of the consoles and multiplexers that follow the VT220.
  private static let vt220: Keys = [("beginning-of-line", ["[1~"]), ("end-of-line", ["[4~"])]

  private static let rxvt: Keys = [
    ("beginning-of-line", ["[7~"]), ("end-of-line", ["[8~"]), ("forward-word", ["Oc"]),
    ("backward-word", ["Od"]),
  ]

  /// Binds them in every keymap where nothing is bound.
  /// - Parameter terminal: the terminal's name, as in `$TERM`; `nil` when it is not known, and so may be any.
  static func bind(for terminal: String?) {
    var keys = common
    // What a terminal does not send may be typed: Esc O d is three keys in vi mode.
    let isXterm = terminal?.hasPrefix("xterm") ?? false
    if !isXterm { keys += vt220 }
    if terminal?.hasPrefix("rxvt") ?? false { keys += rxvt }
    for (name, sequences) in keys {
      let command = Binding(named: name)
      for bytes in sequences.map({ [0x1B] + Array($0.utf8) }) {
        for keymap in EditorKeymap.allCases where keymap.binding(of: bytes) == .nothing {
          keymap.bind(bytes, to: command)
        }
      }
    }
  }
}
