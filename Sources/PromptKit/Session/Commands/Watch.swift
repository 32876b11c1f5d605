// SPDX-License-Identifier: GPL-3.0-or-later

/// What may end a form from outside, whatever it waits for: a signal, or the end of its time.
final class Watch {
  /// The signals that have come.
  let signals: SignalPipe

  /// When the form's time ends; `nil` for never.
  let deadline: Duration?

  /// What has ended the form, once ``wait(until:_:)`` has thrown for that.
  private(set) var ending: PromptError?

  /// Hears signals from now on, and ends the form when `timeLimit` has passed, or by `cancellation`.
  init(timeLimit: Duration?, _ cancellation: Cancellation? = nil) throws(SystemError) {
    deadline = timeLimit.map { MonotonicClock.now + $0 }
    signals = try SignalPipe(cancelledBy: cancellation)
  }

  /// Whether the form's time has ended.
  var isOver: Bool { deadline.map { MonotonicClock.now >= $0 } ?? false }

  /// Waits, while no person is at the keys, until something is ready that `watch` adds, until a child has changed, or until
  /// `limit`, whichever comes first.
  /// - Returns: false when the limit came first.
  /// - Throws: when a signal or the time ends the form, of which ``ending`` then tells.
  func wait(until limit: Duration?, _ watch: (inout Poll) -> Void) throws(SystemError) -> Bool {
    var poll = Poll()
    let calls = poll.watch(signals.descriptor)
    watch(&poll)
    let until = [limit, deadline].compactMap { $0 }.min()
    let isReady = try poll.wait(until: until)
    if !poll[calls].isEmpty {
      while let signal = signals.next() { try hear(signal) }
    }
    if isOver { throw end(.timedOut) }
    return isReady
  }

  private func hear(_ signal: Signal) throws(SystemError) {
    if signal.isTerminating { throw end(.interrupted(signal: signal.number)) }
    if signal == .suspend { Signal.stopGroup() }
  }

  private func end(_ ending: PromptError) -> SystemError {
    self.ending = ending
    return .cancelled
  }
}
