// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// A program, a terminal, and a person who types and looks.
///
/// Each wait has a deadline that even a loaded machine keeps; a wait that fails throws, and says what the screen showed.
/// At the end the story checks that the terminal is as it was (`waitForExit`).
final class Story {
  /// What a program left behind when it ended.
  struct Outcome {
    var ending: Ending
    var output: String
    var errors: String

    /// What is not as it was before the program started, a clause each.
    var leftovers: [String]

    /// The exit status, `nil` when a signal ended it.
    var status: Int32? {
      if case .exited(let status) = ending { status } else { nil }
    }
  }

  let program: RunningProgram
  let terminal: PseudoTerminal
  let screen: VirtualScreen

  /// The terminal's settings before the program started.
  let settings: TerminalSettings?
  private let patience: Duration
  private var fed = 0

  /// Starts `launch` in a window of `rows` and `columns`, on a terminal that `stty` has set as `modes` say.
  init(
    _ launch: Launch, rows: Int = 24, columns: Int = 80, modes: [String] = [],
    patience: Duration = .seconds(10)
  ) throws {
    terminal = try PseudoTerminal(rows: rows, columns: columns)
    if !modes.isEmpty { try terminal.set(modes) }
    screen = VirtualScreen(rows: rows, columns: columns)
    settings = terminal.settings
    self.patience = patience
    program = try RunningProgram(launch, on: terminal)
  }

  /// Starts the program under test with `arguments`, its answers and its messages captured, as in `x=$(prompt … 2>FILE)`.
  convenience init(
    _ arguments: [String], environment: [String: String] = [:], input: Launch.Input = .terminal,
    output: Launch.Output = .captured, errors: Launch.Output = .captured, rows: Int = 24, columns: Int = 80
  ) throws {
    let launch = Launch(
      try ProgramUnderTest.path, arguments, environment: environment, input: input, output: output,
      errors: errors)
    try self.init(launch, rows: rows, columns: columns)
  }

  /// Starts the program under test and waits until it reads keys: what is typed before is the kernel's, which echoes it and
  /// takes C-d and C-u for its own.
  static func form(
    _ arguments: [String], environment: [String: String] = [:], input: Launch.Input = .terminal,
    output: Launch.Output = .captured, errors: Launch.Output = .captured, rows: Int = 24, columns: Int = 80
  ) throws -> Story {
    let story = try Story(
      arguments, environment: environment, input: input, output: output, errors: errors, rows: rows,
      columns: columns)
    try story.waitUntilFormReads()
    return story
  }

  /// Waits until a form on the terminal reads keys.
  func waitUntilFormReads() throws {
    try waitUntil(
      "a form that reads keys", holds: { screen.isPasteBracketed && terminal.settings?.isCanonical == false })
  }

  /// Types `text`, byte for byte.
  func type(_ text: String) throws {
    try send(Array(text.utf8))
  }

  /// Presses keys in readline's notation, with blanks between: `"C-a M-f <Up> 한글 RET"`.
  func press(_ keys: String) throws {
    look()
    try send(Keys.bytes(keys, isApplicationMode: screen.modes[1] ?? false))
  }

  /// Presses C-x C-c as a person does, the second key after the first was read: before, C-c is an interrupt to the kernel.
  func cancel() throws {
    try press("C-x")
    try settle()
    try press("C-c")
  }

  /// Pastes `text` as terminals do: line breaks as CR, in brackets when the program asked for them.
  func paste(_ text: String) throws {
    look()
    let text = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r")
    try type(screen.isPasteBracketed ? "\u{1b}[200~\(text)\u{1b}[201~" : text)
  }

  /// Types raw bytes, valid UTF-8 or not.
  func send(_ bytes: [UInt8]) throws {
    try program.type(bytes, within: patience)
  }

  /// Gives the window another size.
  func resize(rows: Int, columns: Int) {
    look()
    screen.resize(rows: rows, columns: columns)
    terminal.resize(rows: rows, columns: columns)
  }

  /// Sends a signal to the program.
  func send(signal: Int32) {
    program.send(signal)
  }

  /// All that was written to the terminal so far, escape sequences and all.
  var log: [UInt8] { program.shown }

  /// What the screen shows of all that has come.
  func shownText() throws -> String {
    try waitUntil("a screen", holds: { true })
    return screen.text
  }

  /// Waits until the screen shows `text`, blanks at its end aside: a screen does not tell them from empty cells.
  func waitFor(_ text: String) throws {
    let text = String(text.reversed().drop { $0 == " " }.reversed())
    try waitUntil("\"\(text)\" on the screen") { $0.text.contains(text) }
  }

  /// Waits until the screen no longer shows `text`.
  func waitForNo(_ text: String) throws {
    try waitUntil("no \"\(text)\" on the screen") { !$0.text.contains(text) }
  }

  /// Waits until the screen, blanks at the ends of rows and empty rows at its end aside, is exactly `text`.
  func waitForScreen(_ text: String) throws {
    try waitUntil("this screen:\n\(text)\n") { $0.text == text }
  }

  /// Waits until `condition` holds for the screen; `wanted` names it in the failure.
  func waitUntil(_ wanted: String, _ condition: (VirtualScreen) -> Bool) throws {
    var judged = -1
    let isSeen = program.drive(within: patience) {
      guard judged != program.shown.count else { return false }
      look()
      judged = program.shown.count
      return condition(screen)
    }
    if !isSeen { throw neverCame(wanted) }
  }

  /// Waits until something other than the screen is so; `wanted` names it in the failure.
  func waitUntil(_ wanted: String, holds: () -> Bool) throws {
    let isSo = program.drive(within: patience) {
      look()
      return holds()
    }
    if !isSo { throw neverCame(wanted) }
  }

  /// Waits until the program has read every key and waits for more: what has not happened now does not happen without another key.
  func settle() throws {
    var calmTurns = 0
    var seen = -1
    let isCalm = program.drive(within: patience) {
      look()
      let isCalm =
        terminal.unreadCount == 0 && ProcessTable.isWaiting(program.pid) && program.shown.count == seen
      calmTurns = isCalm ? calmTurns + 1 : 0
      seen = program.shown.count
      return calmTurns >= 4 || program.ending != nil
    }
    if !isCalm { throw neverCame("a program that waits for keys") }
  }

  /// Waits until the program has ended, and checks what holds after every end: the terminal's settings and flags are as
  /// they were, pastes are not bracketed, the cursor is visible, and no process is left in its session.
  func waitForExit(sourceLocation: SourceLocation = #_sourceLocation) throws -> Outcome {
    let outcome = try end()
    for leftover in outcome.leftovers {
      Issue.record(
        "After the end (\(outcome.ending)) \(leftover).\n\(picture)", sourceLocation: sourceLocation)
    }
    return outcome
  }

  /// Waits until the program has ended, and says what it left behind.
  func end() throws -> Outcome {
    guard program.drive(within: patience, until: { program.ending != nil }) else {
      throw neverCame("the program's end")
    }
    let isNonBlocking = terminal.slave?.isNonBlocking ?? false
    guard let ending = program.waitForEnd(within: patience) else { throw neverCame("the program's end") }
    look()
    let checks = [
      (program.isHeld, "a process still holds the terminal or a stream"),
      (isNonBlocking, "the terminal's file is non-blocking"),
      (terminal.settings != settings, "the terminal's settings are not as before"),
      (screen.isPasteBracketed, "pastes are still bracketed"),
      (!screen.isCursorVisible, "the cursor is hidden"),
      (screen.isAlternate, "the alternate screen is still shown"),
      (!ProcessTable.members(ofSession: program.pid, withEnded: false).isEmpty, "a child is left"),
    ]
    return Outcome(
      ending: ending, output: String(decoding: program.output, as: UTF8.self),
      errors: String(decoding: program.errors, as: UTF8.self), leftovers: checks.filter(\.0).map(\.1))
  }

  /// The screen in a frame, for messages.
  private var picture: String {
    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false).map { "  | \($0)" }
    let errors =
      program.errors.isEmpty ? "" : "\n  standard error: " + String(decoding: program.errors, as: UTF8.self)
    return rows.joined(separator: "\n")
      + "\n  cursor: row \(screen.cursor.row), column \(screen.cursor.column)" + errors
  }

  private func neverCame(_ wanted: String) -> HarnessError {
    let state = program.ending.map { "it ended with \($0)" } ?? "it still runs"
    return .neverCame(wanted: wanted, seen: "\(state); the screen:\n\(picture)")
  }

  /// Shows what has come, and lets the terminal answer what it was asked.
  private func look() {
    guard fed < program.shown.count else { return }
    screen.feed(program.shown[fed...])
    fed = program.shown.count
    let replies = screen.takeReplies()
    if !replies.isEmpty { _ = terminal.master.write(replies[...]) }
  }
}
