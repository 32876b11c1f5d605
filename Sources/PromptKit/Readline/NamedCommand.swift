// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// The commands that we add to readline or put in the place of its own, under the names that an inputrc uses.
///
/// A built-in that is replaced is replaced everywhere: by name, and in every keymap that held it.
enum NamedCommand {
  /// Gives all of them their names; readline looks here before it looks at its own, so call it before readline sets itself up.
  static func addAll() {
    // readline keeps the pointer to the name.
    for command in EditingCommand.allCases {
      unsafe _ = rl_add_defun(strdup(command.rawValue), function(of: command), -1)
    }
    for replacement in replacements {
      unsafe _ = rl_add_defun(strdup(replacement.name), replacement.ours, -1)
    }
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
    let insert = Binding(rl_insert)
    let builtIns = replacements.map { Binding($0.builtIn).address }
    EditorKeymap.rebindAll { binding in
      // Most keys insert.
      guard binding != insert, let index = builtIns.firstIndex(of: binding.address) else { return binding }
      return Binding(replacements[index].ours)
    }
  }

  /// What a key does that is to run this command of readline's: ours where we have put one in its place.
  static func binding(of builtIn: CommandFunction) -> Binding {
    let binding = Binding(builtIn)
    return replacements.first { Binding($0.builtIn) == binding }.map { Binding($0.ours) } ?? binding
  }

  /// Puts readline's own command to rub out back, for as long as readline looks for it by its address, as while it searches.
  static func setRubout(isBuiltIn: Bool) {
    let ours = Binding(rubout)
    let builtIn = Binding(rl_rubout)
    let (old, new) = isBuiltIn ? (ours, builtIn) : (builtIn, ours)
    EditorKeymap.rebindAll { $0 == old ? new : $0 }
  }

  private static let rubout: CommandFunction = { ClusterCommand.rubout($0, $1) }

  private struct Replacement {
    let name: String
    let builtIn: CommandFunction
    let ours: CommandFunction

    init(_ name: String, _ builtIn: @escaping CommandFunction, _ ours: @escaping CommandFunction) {
      (self.name, self.builtIn, self.ours) = (name, builtIn, ours)
    }
  }

  private static let replacements = [
    Replacement("accept-line", rl_newline, function(of: .done)),
    Replacement("operate-and-get-next", rl_operate_and_get_next, function(of: .done)),
    Replacement("vi-eof-maybe", rl_vi_eof_maybe, function(of: .done)),
    Replacement("insert-comment", rl_insert_comment, { LineCommand.insertComment($0, $1) }),
    Replacement("clear-screen", rl_clear_screen, function(of: .clearScreen)),
    Replacement("clear-display", rl_clear_display, function(of: .clearScreen)),
    Replacement("forward-char", rl_forward_char, { ViCommand.forward($0, $1) }),
    Replacement("backward-char", rl_backward_char, { ViCommand.backward($0, $1) }),
    Replacement("delete-char", rl_delete, { ClusterCommand.delete($0, $1) }),
    Replacement("backward-delete-char", rl_rubout, rubout),
    Replacement("possible-completions", rl_possible_completions, { Completer.list($0, $1) }),
    Replacement("overwrite-mode", rl_overwrite_mode, { Overwriting.toggle($0, $1) }),
    Replacement("vi-movement-mode", rl_vi_movement_mode, { ViCommand.movementMode($0, $1) }),
    Replacement("vi-delete", rl_vi_delete, { ViCommand.delete($0, $1) }),
    Replacement("vi-rubout", rl_vi_rubout, { ViCommand.rubout($0, $1) }),
    Replacement("vi-delete-to", rl_vi_delete_to, { ViOperator.run(rl_vi_delete_to, $0, $1) }),
    Replacement("vi-change-to", rl_vi_change_to, { ViOperator.run(rl_vi_change_to, $0, $1) }),
    Replacement("vi-yank-to", rl_vi_yank_to, { ViOperator.run(rl_vi_yank_to, $0, $1) }),
    Replacement("vi-subst", rl_vi_subst, { ViOperator.substitute($0, $1) }),
    Replacement("vi-put", rl_vi_put, { ViCommand.put($0, $1) }),
    Replacement("vi-redo", rl_vi_redo, { ViCommand.redo($0, $1) }),
    Replacement("vi-append-mode", rl_vi_append_mode, { ViCommand.append($0, $1) }),
    Replacement("vi-change-char", rl_vi_change_char, { ViCommand.change($0, $1) }),
    Replacement("vi-change-case", rl_vi_change_case, { ViCommand.changeCase($0, $1) }),
    Replacement("vi-char-search", rl_vi_char_search, { ViCommand.characterSearch($0, $1) }),
    Replacement("character-search", rl_char_search, { CharacterSearch.forward($0, $1) }),
    Replacement("character-search-backward", rl_backward_char_search, { CharacterSearch.backward($0, $1) }),
    Replacement("vi-column", rl_vi_column, { ViCommand.column($0, $1) }),
    Replacement("vi-first-print", rl_vi_first_print, { ViCommand.withinLine(rl_vi_first_print, $0, $1) }),
    Replacement("vi-next-word", rl_vi_next_word, { ViCommand.nextWord($0, $1) }),
    Replacement("vi-prev-word", rl_vi_prev_word, { ViCommand.previousWord($0, $1) }),
    Replacement("vi-end-word", rl_vi_end_word, { ViCommand.endOfWord($0, $1) }),
    Replacement("vi-fetch-history", rl_vi_fetch_history, { ViCommand.lineOrHistory($0, $1) }),
    Replacement("vi-replace", rl_vi_replace, { ViCommand.replace($0, $1) }),
    Replacement("transpose-chars", rl_transpose_chars, { ClusterCommand.transpose($0, $1) }),
    Replacement("beginning-of-line", rl_beg_of_line, { LineCommand.beginningOfLine($0, $1) }),
    Replacement("end-of-line", rl_end_of_line, { LineCommand.endOfLine($0, $1) }),
    Replacement("kill-line", rl_kill_line, { LineCommand.killLine($0, $1) }),
    Replacement("unix-line-discard", rl_unix_line_discard, { LineCommand.discardLine($0, $1) }),
    Replacement("unix-word-rubout", rl_unix_word_rubout, { LineCommand.discardWord($0, $1) }),
    Replacement("vi-append-eol", rl_vi_append_eol, { LineCommand.viAppendAtEnd($0, $1) }),
    Replacement("vi-insert-beg", rl_vi_insert_beg, { LineCommand.viInsertAtBeginning($0, $1) }),
    Replacement("previous-history", rl_get_previous_history, { LineCommand.previousHistory($0, $1) }),
    Replacement("beginning-of-history", rl_beginning_of_history, { LineCommand.beginningOfHistory($0, $1) }),
    Replacement("end-of-history", rl_end_of_history, { LineCommand.endOfHistory($0, $1) }),
    Replacement(
      "non-incremental-reverse-search-history", rl_noninc_reverse_search,
      { LineCommand.searchBackward($0, $1) }
    ),
    Replacement(
      "non-incremental-forward-search-history", rl_noninc_forward_search,
      { LineCommand.searchForward($0, $1) }
    ),
    Replacement("quoted-insert", rl_quoted_insert, LineCommand.quotedInsert),
    Replacement("start-kbd-macro", rl_start_kbd_macro, { LineCommand.startMacro($0, $1) }),
    // It loops for ever on some texts (readline 8.2).
    Replacement("vi-complete", rl_vi_complete, { _, _ in Visit.ring() }),
  ]
}
