// SPDX-License-Identifier: GPL-3.0-or-later

/// What a form is asked on: the terminal of a person, or what stands for one.
///
/// All that the session knows of a terminal is here: it asks on whatever it is given, and cannot tell one from another.
protocol Console: AnyObject {
  /// The window's size now.
  var size: Size { get }

  /// Whether what is typed was shown before the form came, so that plain lines are to show it as well.
  var isEchoWanted: Bool { get }

  /// The terminal that a program may be given; `nil` where there is none.
  var device: Descriptor? { get }

  /// The keys, as they come; a wait for one ends also when `calls` becomes readable.
  func keys(beside calls: Descriptor) -> any KeySource

  /// Writes all of `bytes`, unless nothing is taken and `interruption` then says that the rest does not count any more.
  func write(_ bytes: [UInt8], unless interruption: Interruption) throws(SystemError)

  /// Gets ready to read each key as it comes; again after the process was stopped.
  func enterRawMode() throws(SystemError)

  /// Puts everything back as it was before. Again is nothing.
  func restore()

  /// Whether C-c interrupts, as it does from the beginning, or is a key that is read.
  func setInterruptKey(isOn: Bool)

  /// Stops, as C-z asks for, and goes on when the person says so.
  func suspend() throws(SystemError)

  /// Gives itself to a program, as it was before, and goes on when that returns.
  func lend(to program: (Descriptor) -> Void) throws(SystemError)
}

extension Console {
  /// Writes all of `bytes` that is taken within a tenth of a second, for what must not wait.
  func writeHastily(_ bytes: [UInt8]) {
    try? write(bytes, unless: Interruption(deadline: MonotonicClock.now + .milliseconds(100)))
  }

  /// Brings the cursor to the start of a row without hiding what a program has left on the one where it stands.
  ///
  /// Where that is cannot be asked. A row of blanks, written from anywhere but a row's start, ends in the next one; from
  /// there it does not, because a terminal wraps only before the next character.
  func startRow() {
    let blanks = [UInt8](repeating: UInt8(ascii: " "), count: size.columns)
    writeHastily(blanks + Array("\r\u{1B}[K".utf8))
  }
}
