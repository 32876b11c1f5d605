// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal that a form is drawn on and whose keys are read.
///
/// It owns the terminal's modes and nothing else: what the screen shows, and modes that are switched by escape sequences,
/// are `Screen`'s. In raw mode every key arrives at once and as it is, C-d, C-v and C-y too; C-c, C-\ and C-z stay signals,
/// because the kernel then tells the calling script of them as well.
final class Terminal {
  /// The terminal's descriptor, for reading keys and for writing.
  let descriptor: Descriptor

  /// Whether escape sequences mean something to it; set it before raw mode is entered.
  var takesEscapes = true

  private let ownsDescriptor: Bool
  private let openFileFlags: Int32?
  private var raw: (before: termios, ours: termios)?

  /// A terminal that is already open; it stays open.
  init(_ descriptor: Descriptor) {
    self.descriptor = descriptor
    ownsDescriptor = false
    openFileFlags = descriptor.openFileFlags
  }

  private init(owning descriptor: Descriptor) {
    self.descriptor = descriptor
    ownsDescriptor = true
    openFileFlags = descriptor.openFileFlags
  }

  /// The terminal that a person sits at: `/dev/tty` when that opens, else standard error if it is a terminal that can be read.
  ///
  /// Where it can, it is opened anew, as a file of our own that does not block: writing to a terminal that takes nothing must
  /// not be deaf to signals.
  /// - Returns: `nil` when nobody can be asked.
  static func open() -> Terminal? {
    if let descriptor = openAnew("/dev/tty") { return Terminal(owning: descriptor) }
    let standardError = Descriptor.standardError
    guard let name = standardError.terminalName, let flags = standardError.openFileFlags,
      flags & O_ACCMODE == O_RDWR
    else { return nil }
    return openAnew(name).map(Terminal.init(owning:)) ?? Terminal(standardError)
  }

  private static func openAnew(_ path: String) -> Descriptor? {
    try? Descriptor.open(path, O_RDWR | O_NOCTTY | O_NONBLOCK)
  }

  deinit {
    restore()
    if ownsDescriptor { descriptor.close() }
  }

  /// Whether the terminal's modes are ours.
  var isRaw: Bool { raw != nil }

  /// Whether the terminal showed what is typed before its modes were ours; a shell within Emacs shows it itself.
  var isEchoWanted: Bool { raw.map { $0.before.c_lflag & tcflag_t(ECHO) != 0 } ?? true }

  /// Sets the modes that a form is filled in with and remembers those that stood before. Nothing typed ahead is lost.
  ///
  /// Called again, as after the process was stopped, it sets them again; if somebody has meanwhile left raw mode, what they
  /// set is what `restore` will put back. In the background the system stops the process here until it is in the foreground.
  /// - Throws: when the terminal does not take the modes; then it is as it was, and a secret must not be asked on it.
  func enterRawMode() throws(SystemError) {
    let current = try modes()
    var before = current
    if let raw, !current.isCanonical { before = current.takingBack(raw.ours, to: raw.before) }
    let ours = before.raw
    arm(before, ours)
    raw = (before, ours)
    do throws(SystemError) {
      try setModes(ours)
      if try modes().isCanonical { throw SystemError(code: EIO, call: "tcsetattr") }
    } catch {
      restore()
      throw error
    }
  }

  /// Puts the modes back exactly as they were before, save those that somebody else has changed meanwhile. Again is nothing.
  ///
  /// Does nothing when the process is no longer in the terminal's foreground: then a shell has set its own.
  func restore() {
    guard let raw else { return }
    self.raw = nil
    if isInForeground, let current = try? modes() {
      try? setModes(current.takingBack(raw.ours, to: raw.before))
    }
    RestorePoint.disarm()
    restoreBlocking()
  }

  /// Whether C-c interrupts, as it does from the beginning, or is a key that is read; outside raw mode this does nothing.
  func setInterruptKey(isOn: Bool) {
    guard let raw else { return }
    let ours = raw.ours.interrupting(like: isOn ? raw.before : nil)
    arm(raw.before, ours)
    self.raw = (raw.before, ours)
    try? setModes(ours)
  }

  /// Gives the terminal back, calls `stop`, and takes the terminal again when that returns.
  ///
  /// What the terminal's modes are by then is what `restore` will put back later; size and screen may have changed, too.
  func suspend(_ stop: () -> Void) throws(SystemError) {
    let wasRaw = isRaw
    restore()
    stop()
    if wasRaw { try enterRawMode() }
  }

  /// Gives the terminal to another program, as it was before, and takes it again when `program` returns, however that has left it.
  func lend(to program: (Descriptor) -> Void) throws(SystemError) {
    let before = raw?.before
    restore()
    if let openFileFlags { try? descriptor.setOpenFileFlags(openFileFlags & ~O_NONBLOCK) }
    program(descriptor)
    restoreBlocking()
    guard let before else { return }
    try? setModes(before)
    try enterRawMode()
  }

  /// The window's size now; 24 rows or 80 columns where the terminal does not know.
  var size: Size {
    var window = winsize()
    guard unsafe ioctl(descriptor.number, UInt(TIOCGWINSZ), &window) == 0 else {
      return Size(rows: 24, columns: 80)
    }
    return Size(
      rows: window.ws_row == 0 ? 24 : Int(window.ws_row),
      columns: window.ws_col == 0 ? 80 : Int(window.ws_col))
  }

  /// Writes all of `bytes`, unless the terminal takes nothing and `interruption` then says that the rest does not count any more.
  func write(_ bytes: [UInt8], unless interruption: Interruption) throws(SystemError) {
    try descriptor.writeAll(bytes, unless: interruption)
  }

  /// True also where the terminal does not control this process and so has no foreground.
  private var isInForeground: Bool {
    let foreground = tcgetpgrp(descriptor.number)
    return foreground == -1 || foreground == getpgrp()
  }

  private func arm(_ before: termios, _ ours: termios) {
    RestorePoint.arm(
      TakenModes(
        number: descriptor.number, before: before, ours: ours, group: getpgrp(), takesEscapes: takesEscapes))
  }

  private func modes() throws(SystemError) -> termios {
    var modes = termios()
    try retrying("tcgetattr") { unsafe tcgetattr(descriptor.number, &modes) }
    return modes
  }

  /// At once (`TCSANOW`): waiting for output to drain could take for ever after C-s, and dropping input would lose what was
  /// typed ahead.
  private func setModes(_ modes: termios) throws(SystemError) {
    var modes = modes
    try retrying("tcsetattr") { unsafe tcsetattr(descriptor.number, TCSANOW, &modes) }
  }

  /// Undoes `O_NONBLOCK` that a child has set on a terminal that others share with us.
  private func restoreBlocking() {
    guard let openFileFlags, let current = descriptor.openFileFlags else { return }
    if (current ^ openFileFlags) & O_NONBLOCK != 0 { try? descriptor.setOpenFileFlags(openFileFlags) }
  }
}

extension Terminal: Console {
  var device: Descriptor? { descriptor }

  func keys(beside calls: Descriptor) -> any KeySource { TypedKeys(descriptor, beside: calls) }

  func suspend() throws(SystemError) { try suspend(Signal.stopGroup) }
}
