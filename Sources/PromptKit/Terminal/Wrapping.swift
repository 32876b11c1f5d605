// SPDX-License-Identifier: GPL-3.0-or-later

/// What a terminal makes of rows that are too long when its window becomes narrower.
enum Wrapping {
  /// They are cut.
  case never
  /// They are wrapped anew, as far as something is seen of them.
  case anew
  /// They are wrapped anew as tmux does it, by `WrappedRows`.
  case asTmux

  /// How terminals of a kind (`$TERM`) do it.
  ///
  /// The Linux console, GNU screen and the old hardware never wrap. tmux does, whatever `$TERM` it gives: `isTmux` is whether
  /// `$TMUX` is set.
  init(term: String, isTmux: Bool) {
    if isTmux || term.hasPrefix("tmux") {
      self = .asTmux
    } else if ["linux", "screen", "vt1", "vt2", "vt3", "vt4", "cons", "ansi"].contains(where: term.hasPrefix)
    {
      self = .never
    } else {
      self = .anew
    }
  }
}
