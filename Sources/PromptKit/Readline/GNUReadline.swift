// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// The library as a whole: there is one line editor in a process, set up once.
enum GNUReadline {
  /// What the keymaps held when readline had set itself up; `nil` before.
  private nonisolated(unsafe) static var pristine: EditorKeymap.Snapshot?

  /// Sets readline up, or brings its keymaps back to what they held then.
  static func makePristine() {
    if let pristine = unsafe pristine { return pristine.restore() }
    start()
    unsafe pristine = EditorKeymap.Snapshot()
  }

  /// The library's version. The C name is `rl_library_version`.
  static var version: String { unsafe rl_library_version.map { unsafe String(cString: $0) } ?? "" }

  /// Whether readline is in that state, or in one of them. The C name is `RL_ISSTATE`.
  static func isIn(_ state: UInt) -> Bool { prompt_rl_isstate(state) != 0 }

  /// The value of one of readline's variables. The C name is `rl_variable_value`.
  static func variable(_ name: String) -> String? {
    unsafe rl_variable_value(name).map { unsafe String(cString: $0) }
  }

  /// Sets one of readline's variables. The C name is `rl_variable_bind`.
  static func setVariable(_ name: String, _ value: String) {
    unsafe _ = rl_variable_bind(name, value)
  }

  /// Hands readline lines of an inputrc. It says nothing of those it does not understand. The C name is `rl_parse_and_bind`.
  static func parse(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    Complaints.silenced {
      for line in lines {
        guard let copy = unsafe strdup(line) else { continue }
        unsafe _ = rl_parse_and_bind(copy)
        unsafe free(copy)
      }
    }
    rl_set_keymap_from_edit_mode()
  }

  private static func start() {
    UserDatabase.keepToFile()
    unsafe rl_readline_name = unsafe UnsafePointer(strdup("prompt"))
    unsafe rl_instream = fopen("/dev/null", "re")
    unsafe rl_outstream = fopen("/dev/null", "we")
    rl_catch_signals = 0
    rl_catch_sigwinch = 0
    rl_prep_term_function = { _ in }
    rl_deprep_term_function = {}
    // A display function of our own also keeps readline from looking for a terminal description.
    rl_redisplay_function = { Visit.settleCursor() }
    // readline reads its init file when it sets itself up, and again on C-x C-r: this is the one.
    unsafe _ = rl_read_init_file("/dev/null")
    NamedCommand.addAll()
    Completer.install()
    rl_initialize()
    UTF8Locale.choose()
    // Without echo it would not ring.
    rl_tty_set_echoing(1)
    // Both are off where there is no terminal description.
    setVariable("enable-active-region", "on")
    setVariable("enable-bracketed-paste", "on")
    NamedCommand.replaceBuiltIns()
  }
}
