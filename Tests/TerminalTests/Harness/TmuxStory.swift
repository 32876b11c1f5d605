// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program inside tmux: a second opinion on the screen, by a terminal that re-wraps rows on resize and keeps what scrolls away.
final class TmuxStory {
  private let socket: String
  private let environment: [String: String]

  /// Starts `command` (for `sh -c`) in a new server with one window of the given size.
  init(_ command: String, environment: [String: String] = [:], rows: Int = 24, columns: Int = 80) throws {
    socket = "prompt-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    self.environment = environment
    try tmux(
      ["-f", "/dev/null", "start-server", ";", "set-option", "-g", "status", "off", ";"]
        + ["set-option", "-g", "remain-on-exit", "on", ";", "set-option", "-g", "escape-time", "0", ";"]
        + ["new-session", "-d", "-x", String(columns), "-y", String(rows), command])
  }

  /// Starts the program under test with `arguments`, its answers going to the window, after a command that shows something.
  ///
  /// Where a row wraps, tmux pushes the window's top row into its history; beneath other rows that is none of the form's.
  convenience init(prompt arguments: [String], after command: String = ":", rows: Int = 24, columns: Int = 80)
    throws
  {
    let words = [try ProgramUnderTest.path] + arguments
    try self.init(
      command + "; " + words.map(Self.quoted).joined(separator: " "), rows: rows, columns: columns)
  }

  deinit {
    _ = try? tmux(["kill-server"])
  }

  /// Types `text` as it is.
  func type(_ text: String) throws {
    try tmux(["send-keys", "-l", "--", text])
  }

  /// Presses keys in tmux's names, such as `C-a`, `Enter`, `BTab`.
  func press(_ keys: String...) throws {
    try tmux(["send-keys"] + keys)
  }

  /// Gives the window another size; tmux wraps its rows anew.
  func resize(rows: Int, columns: Int) throws {
    try tmux(["resize-window", "-x", String(columns), "-y", String(rows)])
  }

  /// Waits until the program knows the window's size, which tmux tells it a while later, and has drawn what it has to.
  func settle(rows: Int, columns: Int) throws {
    let pane = try tmux(["display-message", "-p", "#{pane_tty} #{pane_pid}"]).split {
      $0 == " " || $0 == "\n"
    }
    guard pane.count == 2, let pid = Int32(pane[1]) else { return }
    let file = unsafe open(String(pane[0]), O_RDONLY | O_NOCTTY)
    guard file >= 0 else { throw HarnessError.system("open \(pane[0])", errno) }
    let terminal = Descriptor(file)
    var calmTurns = 0
    var seen = ""
    try waitUntil("a program that has drawn \(rows) rows of \(columns) columns") { text in
      var size = winsize()
      _ = unsafe ioctl(terminal.number, UInt(TIOCGWINSZ), &size)
      let isCalm =
        size.ws_row == rows && size.ws_col == columns && ProcessTable.isWaiting(pid) && text == seen
      calmTurns = isCalm ? calmTurns + 1 : 0
      seen = text
      return calmTurns >= 4
    }
  }

  /// What the window shows, without empty rows at the end; `withScrollback` puts before it what has scrolled away.
  func text(withScrollback: Bool = false) throws -> String {
    let captured = try tmux(["capture-pane", "-p"] + (withScrollback ? ["-S", "-"] : []))
    return String(captured.reversed().drop { $0 == "\n" }.reversed())
  }

  /// Waits until `condition` holds for the window's text; `wanted` names it in the failure.
  func waitUntil(
    _ wanted: String, within limit: Duration = .seconds(20), _ condition: (String) throws -> Bool
  )
    throws
  {
    let deadline = ContinuousClock.now + limit
    while true {
      let text = try text()
      if try condition(text) { return }
      guard ContinuousClock.now < deadline else { throw HarnessError.neverCame(wanted: wanted, seen: text) }
      _ = poll(nil, 0, 10)
    }
  }

  /// Waits until the window shows `text`.
  func waitFor(_ text: String) throws {
    try waitUntil("\"\(text)\" in tmux") { $0.contains(text) }
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let launch = Launch(
      "tmux", ["-L", socket] + arguments, environment: environment, input: .file("/dev/null"))
    let result = try RunningProgram.run(launch)
    guard result.ending == .exited(0) else {
      throw HarnessError.neverCame(wanted: "tmux \(arguments)", seen: result.errors)
    }
    return result.output
  }

  private static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
