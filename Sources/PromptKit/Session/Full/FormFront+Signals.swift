// SPDX-License-Identifier: GPL-3.0-or-later

/// What comes between the keys: signals, and another program that has the terminal for a while.
extension FormFront {
  /// Does what a signal asks for; the result tells whether editing goes on.
  func handle(_ signal: Signal) -> Bool {
    switch signal {
    case .resize: resize()
    case .suspend: suspend()
    case .resume: comeBack()
    case .childChanged: hearCommands()
    default:
      finish(.interrupted(signal))
      return false
    }
    return true
  }

  private func resize() {
    screen.resize(to: console.size)
    setNeedsLayout()
  }

  private func suspend() {
    console.writeHastily(screen.clear() + Paste.off)
    try? console.suspend()
    keyboard.forget(.resume)
    redraw()
  }

  /// Takes the form off the screen, gives the terminal to another program, and draws the form again below what that has left.
  func lendTerminal(to program: (Descriptor) -> Void) {
    write(screen.clear() + Paste.off)
    try? console.lend(to: program)
    keyboard.forget(.resume)
    redraw()
  }

  /// Goes on after a stop that could not be heard: whoever ran meanwhile has set the terminal up anew.
  private func comeBack() {
    try? console.enterRawMode()
    redraw()
  }

  /// Draws the form again below what was written meanwhile.
  private func redraw() {
    screen.forget()
    write(Paste.on)
    resize()
  }
}

/// Asks the terminal to bracket what is pasted, or no longer. The modes are xterm's, "Bracketed Paste Mode".
enum Paste {
  static let on = Array("\u{1B}[?2004h".utf8)
  static let off = Array("\u{1B}[?2004l".utf8)
}
