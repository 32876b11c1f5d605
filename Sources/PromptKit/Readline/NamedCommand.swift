// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// The commands that we add to readline or put in the place of its own, under the names that an inputrc uses.
///
/// A built-in that is replaced is replaced everywhere: by name, and in every keymap that held it.
enum NamedCommand {
  /// All names with what they do; readline looks here before it looks at its own.
  static var all: [(name: String, function: CommandFunction)] {
    EditingCommand.allCases.map { ($0.rawValue, function(of: $0)) } + replacements.map { ($0.name, $0.ours) }
  }

  /// The function that runs a command of the form.
  static func function(of command: EditingCommand) -> CommandFunction {
    switch command {
    case .done: { count, _ in Visit.perform(.done, count) }
    case .submitForm: { count, _ in Visit.perform(.submitForm, count) }
    case .newline: { count, _ in Visit.perform(.newline, count) }
    case .previousField: { count, _ in Visit.perform(.previousField, count) }
    case .nextField: { count, _ in Visit.perform(.nextField, count) }
    case .previousLine: { count, _ in Visit.perform(.previousLine, count) }
    case .nextLine: { count, _ in Visit.perform(.nextLine, count) }
    case .openEditor: { count, _ in Visit.perform(.openEditor, count) }
    case .toggleAdvanced: { count, _ in Visit.perform(.toggleAdvanced, count) }
    case .toggleOption: { count, _ in Visit.perform(.toggleOption, count) }
    case .clearFilter: { count, _ in Visit.perform(.clearFilter, count) }
    case .cancelForm: { count, _ in Visit.perform(.cancelForm, count) }
    case .clearScreen: { count, _ in Visit.perform(.clearScreen, count) }
    }
  }

  /// Puts ours in the place of readline's own wherever a key runs one of those.
  static func replaceBuiltIns() {
    // A list is searched faster than a dictionary of it is made.
    let builtIns = replacements.map { Binding($0.builtIn) }
    let ours = replacements.map { Binding($0.ours) }
    let selfInsert = Binding(rl_insert)
    for keymap in EditorKeymap.allCases {
      keymap.rebindAll { binding in
        guard binding != selfInsert, let index = builtIns.firstIndex(of: binding) else { return binding }
        return ours[index]
      }
    }
  }

  /// Puts readline's own command to rub out back, for as long as readline looks for it by its address, as while it searches.
  static func setRubout(isBuiltIn: Bool) {
    let ours = Binding(rubout)
    let builtIn = Binding(rl_rubout)
    let (old, new) = isBuiltIn ? (ours, builtIn) : (builtIn, ours)
    for keymap in EditorKeymap.allCases {
      keymap.rebindAll { binding in binding == old ? new : binding }
    }
  }

  private static let rubout: CommandFunction = { ClusterCommand.rubout($0, $1) }

  private static let replacements: [(name: String, builtIn: CommandFunction, ours: CommandFunction)] = [
    ("accept-line", rl_newline, function(of: .done)),
    ("operate-and-get-next", rl_operate_and_get_next, function(of: .done)),
    ("vi-eof-maybe", rl_vi_eof_maybe, function(of: .done)),
    ("insert-comment", rl_insert_comment, { LineCommand.insertComment($0, $1) }),
    ("clear-screen", rl_clear_screen, function(of: .clearScreen)),
    ("clear-display", rl_clear_display, function(of: .clearScreen)),
    ("forward-char", rl_forward_char, { ViCommand.forward($0, $1) }),
    ("backward-char", rl_backward_char, { ViCommand.backward($0, $1) }),
    ("delete-char", rl_delete, { ClusterCommand.delete($0, $1) }),
    ("backward-delete-char", rl_rubout, rubout),
    ("possible-completions", rl_possible_completions, { Completer.list($0, $1) }),
    ("overwrite-mode", rl_overwrite_mode, { Overwriting.toggle($0, $1) }),
    ("vi-movement-mode", rl_vi_movement_mode, { ViCommand.movementMode($0, $1) }),
    ("vi-delete", rl_vi_delete, { ViCommand.delete($0, $1) }),
    ("vi-rubout", rl_vi_rubout, { ViCommand.rubout($0, $1) }),
    ("vi-delete-to", rl_vi_delete_to, { ViOperator.run(rl_vi_delete_to, $0, $1) }),
    ("vi-change-to", rl_vi_change_to, { ViOperator.run(rl_vi_change_to, $0, $1) }),
    ("vi-yank-to", rl_vi_yank_to, { ViOperator.run(rl_vi_yank_to, $0, $1) }),
    ("vi-subst", rl_vi_subst, { ViOperator.substitute($0, $1) }),
    ("vi-put", rl_vi_put, { ViCommand.put($0, $1) }),
    ("vi-redo", rl_vi_redo, { ViCommand.redo($0, $1) }),
    ("vi-append-mode", rl_vi_append_mode, { ViCommand.append($0, $1) }),
    ("vi-change-char", rl_vi_change_char, { ViCommand.change($0, $1) }),
    ("vi-change-case", rl_vi_change_case, { ViCommand.changeCase($0, $1) }),
    ("vi-char-search", rl_vi_char_search, { ViCommand.characterSearch($0, $1) }),
    ("character-search", rl_char_search, { CharacterSearch.forward($0, $1) }),
    ("character-search-backward", rl_backward_char_search, { CharacterSearch.backward($0, $1) }),
    ("vi-column", rl_vi_column, { ViCommand.column($0, $1) }),
    ("vi-first-print", rl_vi_first_print, { ViCommand.withinLine(rl_vi_first_print, $0, $1) }),
    ("vi-next-word", rl_vi_next_word, { ViCommand.nextWord($0, $1) }),
    ("vi-prev-word", rl_vi_prev_word, { ViCommand.previousWord($0, $1) }),
    ("vi-end-word", rl_vi_end_word, { ViCommand.endOfWord($0, $1) }),
    ("vi-fetch-history", rl_vi_fetch_history, { ViCommand.lineOrHistory($0, $1) }),
    ("vi-replace", rl_vi_replace, { ViCommand.replace($0, $1) }),
    ("transpose-chars", rl_transpose_chars, { ClusterCommand.transpose($0, $1) }),
    ("beginning-of-line", rl_beg_of_line, { LineCommand.beginningOfLine($0, $1) }),
    ("end-of-line", rl_end_of_line, { LineCommand.endOfLine($0, $1) }),
    ("kill-line", rl_kill_line, { LineCommand.killLine($0, $1) }),
    ("unix-line-discard", rl_unix_line_discard, { LineCommand.discardLine($0, $1) }),
    ("unix-word-rubout", rl_unix_word_rubout, { LineCommand.discardWord($0, $1) }),
    ("vi-append-eol", rl_vi_append_eol, { LineCommand.viAppendAtEnd($0, $1) }),
    ("vi-insert-beg", rl_vi_insert_beg, { LineCommand.viInsertAtBeginning($0, $1) }),
    ("previous-history", rl_get_previous_history, { LineCommand.previousHistory($0, $1) }),
    ("beginning-of-history", rl_beginning_of_history, { LineCommand.beginningOfHistory($0, $1) }),
    ("end-of-history", rl_end_of_history, { LineCommand.endOfHistory($0, $1) }),
    (
      "non-incremental-reverse-search-history", rl_noninc_reverse_search,
      { LineCommand.searchBackward($0, $1) }
    ),
    (
      "non-incremental-forward-search-history", rl_noninc_forward_search,
      { LineCommand.searchForward($0, $1) }
    ),
    ("quoted-insert", rl_quoted_insert, LineCommand.quotedInsert),
    ("start-kbd-macro", rl_start_kbd_macro, { LineCommand.startMacro($0, $1) }),
    // It loops for ever on some texts (readline 8.2).
    ("vi-complete", rl_vi_complete, { _, _ in Visit.ring() }),
  ]
}
