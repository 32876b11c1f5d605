// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// The sequences that terminals send for their editing keys, bound as readline would from a terminal description, which it is not given.
///
/// Sources: ctlseqs of xterm ("PC-Style Function Keys"), the terminfo entries of linux, screen, putty and rxvt.
enum TerminalKeys {
  private struct Row {
    let command: CommandFunction

    /// What follows ESC.
    let sequences: [String]

    init(_ command: @escaping CommandFunction, _ sequences: [String]) {
      (self.command, self.sequences) = (command, sequences)
    }
  }

  /// Every terminal's.
  private static let common = [
    Row(rl_get_previous_history, ["[A", "OA"]), Row(rl_get_next_history, ["[B", "OB"]),
    Row(rl_forward_char, ["[C", "OC"]), Row(rl_backward_char, ["[D", "OD"]),
    Row(rl_beg_of_line, ["[H", "OH"]), Row(rl_end_of_line, ["[F", "OF"]),
    Row(rl_overwrite_mode, ["[2~"]), Row(rl_delete, ["[3~"]), Row(rl_kill_word, ["[3;5~"]),
    Row(rl_history_search_backward, ["[5~"]), Row(rl_history_search_forward, ["[6~"]),
    Row(rl_forward_word, ["[1;5C", "[1;3C"]), Row(rl_backward_word, ["[1;5D", "[1;3D"]),
  ]

  /// Those of the consoles and multiplexers that follow the VT220.
  private static let vt220 = [Row(rl_beg_of_line, ["[1~"]), Row(rl_end_of_line, ["[4~"])]

  private static let rxvt = [
    Row(rl_beg_of_line, ["[7~"]), Row(rl_end_of_line, ["[8~"]), Row(rl_forward_word, ["Oc"]),
    Row(rl_backward_word, ["Od"]),
  ]

  /// Binds them in every keymap where nothing is bound.
  /// - Parameters:
  ///   - terminal: the terminal's name, as in `$TERM`; `nil` when it is not known: then as for a VT220.
  ///   - isForAllModes: whether what follows ESC `[` and ESC `O` stands once, for emacs and vi keys alike. It is the same until
  ///     an inputrc tells them apart, and as much memory as all else that readline needs.
  static func bind(for terminal: String?, isForAllModes: Bool) {
    var rows = common
    // What a terminal does not send may be typed: Esc O d is three keys in vi mode.
    let isXterm = terminal?.hasPrefix("xterm") ?? false
    if !isXterm { rows += vt220 }
    if terminal?.hasPrefix("rxvt") ?? false { rows += rxvt }
    if isForAllModes {
      for prefix in ["\u{1B}[", "\u{1B}O"] {
        EditorKeymap.viInsertion.share(prefix.utf8, with: .emacs)
        EditorKeymap.viCommand.share(prefix.utf8, with: .emacs)
      }
    }
    for row in rows {
      let command = NamedCommand.binding(of: row.command)
      for sequence in row.sequences {
        let bytes = "\u{1B}\(sequence)".utf8
        for keymap in EditorKeymap.allCases where keymap.binding(of: bytes) == .nothing {
          keymap.bind(bytes, to: command)
        }
      }
    }
  }
}
