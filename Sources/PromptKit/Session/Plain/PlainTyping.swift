// SPDX-License-Identifier: GPL-3.0-or-later

/// A line discipline of our own: lines typed on a raw terminal, of any length, with the keys and the echo of the kernel's.
///
/// The kernel's would cut a line at 4,095 bytes. Nothing but text, line ends, backspaces and the bell is written, and
/// nothing of what is typed where the terminal was told not to show it.
final class PlainTyping {
  /// What came of typing.
  enum Outcome: Equatable {
    /// A line, ended by Enter or, where `isDone`, by C-d.
    case line(String, isDone: Bool)
    /// The form is over.
    case ended(FormFront.End)
  }

  private let console: any Console
  private let keyboard: Keyboard
  private var decoder = PlainKeyDecoder()
  private var keys: ArraySlice<PlainKey> = []
  private let isEchoWanted: Bool
  private var question = ""
  private var line = TypedLine(isShown: true)

  /// Whether whoever sees to the echo ends the row as well.
  private var isRowEnded = false

  /// What is to be written before the next wait.
  private var unwritten: [UInt8] = []

  /// More than this is not kept from the screen.
  private static let unwrittenLimit = 65_536

  private static let bell: UInt8 = 0x07

  init(on console: any Console, keyboard: Keyboard) {
    self.console = console
    self.keyboard = keyboard
    isEchoWanted = console.isEchoWanted
  }

  /// Writes a line.
  func say(_ text: String) {
    write(text + "\n")
    flush()
  }

  /// Asks; what is typed from now on is shown behind the question, or, of a secret, not at all.
  func ask(_ question: String, isSecret: Bool) {
    self.question = question
    line = TypedLine(isShown: isEchoWanted && !isSecret)
    isRowEnded = !isEchoWanted && !isSecret
    write(question)
  }

  func ring() { unwritten.append(PlainTyping.bell) }

  /// Forgets all keys that wait, with the bell; the result is how many characters they were.
  func dropWaiting() -> Int {
    let count = keyboard.dropWaiting() + keys.count
    keys = []
    decoder = PlainKeyDecoder()
    if count > 0 { ring() }
    return count
  }

  /// The next line of the answer.
  func nextLine() -> Outcome {
    line = TypedLine(isShown: line.isShown)
    while true {
      while let key = takeKey() {
        if let isDone = perform(key) { return finish(isDone) }
      }
      flush()
      if let end = hear(keyboard.wait()) { return .ended(end) }
    }
  }

  /// Waits for a command, or whatever else may come between, and reads no key; the result is how the form ended, if it has.
  func pause() -> FormFront.End? {
    flush()
    return hear(keyboard.waitWithoutKeys())
  }

  private func hear(_ event: Keyboard.Event) -> FormFront.End? {
    switch event {
    case .bytes, .commands: nil
    case .endOfInput: .terminalLost
    case .timedOut: timedOut()
    case .signal(let signal): isEnd(signal) ? .interrupted(signal) : nil
    }
  }

  private func timedOut() -> FormFront.End {
    leaveRow()
    return .timedOut
  }

  /// Ends the row without waiting for a terminal that takes nothing.
  private func leaveRow() {
    write("\n")
    console.writeHastily(unwritten)
    unwritten = []
  }

  private func takeKey() -> PlainKey? {
    while keys.isEmpty {
      guard let byte = keyboard.takeByte() else { return nil }
      keys = decoder.feed(byte)[...]
    }
    return keys.popFirst()
  }

  /// Does what a key says; `nil` while the line goes on, else whether Done ends it.
  private func perform(_ key: PlainKey) -> Bool? {
    switch key {
    case .enter: return false
    case .done: return true
    case .scalar(let scalar): write(line.append(scalar))
    case .eraseCharacter: writeOrRing(line.eraseCharacter())
    case .eraseWord: writeOrRing(line.eraseWord())
    case .eraseLine: eraseLine()
    case .reprint:
      write("\n")
      reprint()
    case .unknown: ring()
    }
    return nil
  }

  private func finish(_ isDone: Bool) -> Outcome {
    if !isRowEnded { write("\n") }
    flush()
    return .line(line.text, isDone: isDone)
  }

  /// Takes the line back. Backspaces do not climb a row: what fills more than one is left behind and the question asked
  /// again.
  private func eraseLine() {
    let isOneRow = question.columns + line.shown.columns < console.size.columns
    let erased = line.eraseAll()
    guard erased != nil, !isOneRow, line.isShown else { return writeOrRing(erased) }
    write("\n")
    reprint()
  }

  /// Writes the question again, and what has been typed of the line.
  private func reprint() { write(question + line.shown) }

  /// Does what a signal asks for; the result tells whether the form is over.
  private func isEnd(_ signal: Signal) -> Bool {
    switch signal {
    case .resize, .childChanged: return false
    case .suspend:
      leaveRow()
      try? console.suspend()
      keyboard.forget(.resume)
      reprint()
    case .resume:
      try? console.enterRawMode()
      write("\n")
      reprint()
    default:
      leaveRow()
      return true
    }
    return false
  }

  private func writeOrRing(_ text: String?) {
    if let text { write(text) } else { ring() }
  }

  private func write(_ text: String) {
    unwritten += text.utf8
    if unwritten.count > PlainTyping.unwrittenLimit { flush() }
  }

  /// Writes to the terminal. Where that fails the terminal is gone, or a signal has come, which the next key tells, too.
  private func flush() {
    guard !unwritten.isEmpty else { return }
    try? console.write(unwritten, unless: keyboard.interruption)
    unwritten = []
  }
}
