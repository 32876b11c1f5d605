// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that is run to its end, as a shell runs a job in the foreground.
///
/// With a terminal it is a process group of its own, to which the terminal is lent: keys signal it alone, and when it has
/// ended the terminal is ours again, in the modes that it had before. Without one it stays in our process group.
struct ForegroundJob {
  /// How it ended.
  enum Ending: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    /// A signal asked us to end while it ran; it has ended, too.
    case interrupted(Signal)
  }

  /// The terminal that is lent.
  let terminal: Descriptor?

  /// What becomes its standard input, output and errors, as far as they are not ours.
  let streams: [Descriptor]

  /// Tells of what happens meanwhile, of ``Signal/childChanged`` above all.
  let signals: SignalPipe

  /// How long a program may take to end once it was told to.
  private static let patience = Duration.seconds(2)

  /// Runs `program`.
  func run(_ program: Program) throws(Program.Fault) -> Ending {
    let standard = [Descriptor.standardInput, .standardOutput, .standardError]
    let flags = standard.map { $0.openFileFlags }
    let modes = terminal.flatMap(ForegroundJob.modes)
    let spawn = Spawn(
      streams: streams, ownsGroup: terminal != nil, foreground: terminal.flatMap(ForegroundJob.held),
      mask: signals.inheritedMask)
    let pid: pid_t
    do throws(Program.Fault) {
      pid = try program.start(spawn)
    } catch {
      // A child that could not become the program was in the foreground already.
      if spawn.foreground != nil { takeBack(modes) }
      throw error
    }
    // Where it is in the foreground already, C-z may have stopped it, and what lends the terminal lets it go on.
    if let terminal, tcgetpgrp(terminal.number) != pid { lend(to: pid) }
    let ending = wait(for: pid)
    takeBack(modes)
    for (descriptor, flags) in zip(standard, flags) {
      // What it made not to block would not block for us either.
      if let flags, descriptor.openFileFlags != flags { try? descriptor.setOpenFileFlags(flags) }
    }
    return ending
  }

  private func wait(for pid: pid_t) -> Ending {
    var cause: Signal?
    var deadline: Duration?
    while true {
      var status: Int32 = 0
      let result = unsafe waitpid(pid, &status, WNOHANG | WUNTRACED)
      if result == pid && prompt_has_stopped(status) != 0 {
        if terminal != nil { stop(with: pid) }
        continue
      }
      // Where somebody else has reaped it, nothing more is known.
      if result == pid || result == -1 && errno == ECHILD {
        if let cause { return .interrupted(cause) }
        if result == -1 { return .exited(0) }
        return prompt_has_exited(status) != 0
          ? .exited(prompt_exit_status(status)) : .signalled(prompt_ending_signal(status))
      }
      var poll = Poll()
      _ = poll.watch(signals.descriptor)
      let isReady = (try? poll.wait(until: deadline)) ?? false
      if !isReady, deadline != nil { kill(pid, with: SIGKILL) }
      while let signal = signals.next() {
        if signal.isTerminating && cause == nil {
          cause = signal
          deadline = passOn(signal, to: pid)
        } else if signal == .suspend && terminal == nil {
          Signal.stopGroup()
        }
      }
    }
  }

  /// Tells the program of a signal that ends us; the result is when it will be killed, `nil` for never.
  private func passOn(_ signal: Signal, to pid: pid_t) -> Duration? {
    // In our own process group the keys have told it already, and it may want to end in its own way.
    if terminal == nil && (signal == .interrupt || signal == .quit) { return nil }
    kill(pid, with: signal == .cancellation ? SIGTERM : signal.number)
    kill(pid, with: SIGCONT)
    return MonotonicClock.now + ForegroundJob.patience
  }

  private func kill(_ pid: pid_t, with number: Int32) {
    #if canImport(Glibc)
      _ = Glibc.kill(terminal == nil ? pid : -pid, number)
    #else
      _ = Darwin.kill(terminal == nil ? pid : -pid, number)
    #endif
  }

  /// Stops with it, as the shell that started us expects, and lets it go on when we are to.
  private func stop(with pid: pid_t) {
    guard let terminal else { return }
    let theirs = ForegroundJob.modes(of: terminal)
    takeBack(nil)
    Signal.stopGroup()
    if let theirs { ForegroundJob.set(theirs, of: terminal) }
    lend(to: pid)
  }

  private func lend(to pid: pid_t) {
    guard let terminal else { return }
    ForegroundJob.setForeground(pid, of: terminal)
    // It may have reached for the terminal before that, and have been stopped.
    kill(pid, with: SIGCONT)
  }

  private func takeBack(_ modes: termios?) {
    guard let terminal else { return }
    ForegroundJob.setForeground(getpgrp(), of: terminal)
    if let modes { ForegroundJob.set(modes, of: terminal) }
  }

  /// Makes a process group the one that the terminal's keys go to. From the background that stops the process, unless it
  /// cannot hear of it.
  private static func setForeground(_ group: pid_t, of terminal: Descriptor) {
    unheard { _ = tcsetpgrp(terminal.number, group) }
  }

  /// The terminal if we are in its foreground, and so may give that away.
  private static func held(_ terminal: Descriptor) -> Descriptor? {
    tcgetpgrp(terminal.number) == getpgrp() ? terminal : nil
  }

  private static func modes(of terminal: Descriptor) -> termios? {
    var modes = termios()
    return unsafe tcgetattr(terminal.number, &modes) == 0 ? modes : nil
  }

  private static func set(_ modes: termios, of terminal: Descriptor) {
    var modes = modes
    unheard { _ = unsafe tcsetattr(terminal.number, TCSANOW, &modes) }
  }

  private static func unheard(_ body: () -> Void) {
    var (blocked, before) = (sigset_t(), sigset_t())
    _ = unsafe sigemptyset(&blocked)
    _ = unsafe sigaddset(&blocked, SIGTTOU)
    _ = unsafe pthread_sigmask(SIG_BLOCK, &blocked, &before)
    body()
    _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
