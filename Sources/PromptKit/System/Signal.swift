// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A signal's number.
struct Signal: Equatable, Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  static let interrupt = Signal(SIGINT)
  static let terminate = Signal(SIGTERM)
  static let hangUp = Signal(SIGHUP)
  static let quit = Signal(SIGQUIT)
  static let brokenPipe = Signal(SIGPIPE)
  static let fileTooLarge = Signal(SIGXFSZ)
  static let suspend = Signal(SIGTSTP)
  static let resume = Signal(SIGCONT)
  static let resize = Signal(SIGWINCH)
  static let childChanged = Signal(SIGCHLD)

  /// None of the system's: another thread has ended the form by a ``Cancellation``.
  static let cancellation = Signal(0)

  /// What ends a process that does not handle it, and is not a fault in the program itself (SEGV, ABRT, …).
  static let terminating: [Signal] =
    [
      .interrupt, .terminate, .hangUp, .quit, .brokenPipe, Signal(SIGUSR1), Signal(SIGUSR2), Signal(SIGALRM),
      Signal(SIGVTALRM), Signal(SIGPROF), Signal(SIGXCPU), .fileTooLarge, Signal(SIGSYS),
    ] + systemTerminating

  #if canImport(Glibc)
    /// Those that Linux alone has, or alone ends a process by.
    private static let systemTerminating = [SIGIO, SIGPWR, SIGSTKFLT].map(Signal.init)
  #else
    private static let systemTerminating: [Signal] = []
  #endif

  /// What is told while a form is filled in.
  static let watched: [Signal] = terminating + [.suspend, .resume, .resize, .childChanged]

  /// Whether it ends what is going on, once everything is put back.
  var isTerminating: Bool { self == .cancellation || Self.terminating.contains(self) }

  /// Ends the process by this signal, so that the caller sees how it ended (130 in `$?` for INT).
  ///
  /// Put everything back before. Where the system drops the signal, as for the first process of a container, the process
  /// exits with the status that a shell would show.
  func die() -> Never {
    setDefault()
    unblock()
    raise()
    _exit(128 + number)
  }

  /// Sends it to this process alone, which has heard it when this returns. The C name is `raise`.
  func raise() {
    #if canImport(Glibc)
      _ = Glibc.raise(number)
    #else
      _ = Darwin.raise(number)
    #endif
  }

  /// Stops the process group, as C-z does, and returns when it goes on.
  ///
  /// In an orphaned group, which no shell could wake, the system drops the stop: then it returns at once, as it does where
  /// the process was told to ignore stops.
  static func stopGroup() {
    if suspend.isIgnored { return }
    let before = Signal.suspend.setDefault()
    Signal.suspend.unblock()
    _ = kill(0, SIGTSTP)
    Signal.suspend.set(before)
  }

  /// Lets the system do what it does by itself, and returns what was done so far. The C name is `SIG_DFL`.
  @discardableResult
  func setDefault() -> sigaction {
    var action = sigaction()
    unsafe prompt_set_default(&action)
    return set(action)
  }

  /// Does not hear the signal from now on, and returns what was done so far. The C name is `SIG_IGN`.
  @discardableResult
  func setIgnored() -> sigaction {
    var action = sigaction()
    unsafe prompt_set_ignored(&action)
    return set(action)
  }

  /// Sets what is done when the signal comes, and returns what was done so far. The C name is `sigaction`.
  @discardableResult
  func set(_ action: sigaction) -> sigaction {
    var (new, old) = (action, sigaction())
    _ = unsafe sigaction(number, &new, &old)
    return old
  }

  /// Whether the process was told by whoever started it not to hear the signal, as `nohup` does.
  var isIgnored: Bool {
    var action = sigaction()
    return unsafe sigaction(number, nil, &action) == 0 && prompt_is_ignored(&action) != 0
  }

  /// Lets the signal through. The C name is `pthread_sigmask(SIG_UNBLOCK)`.
  func unblock() {
    var set = sigset_t()
    _ = unsafe sigemptyset(&set)
    _ = unsafe sigaddset(&set, number)
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}
