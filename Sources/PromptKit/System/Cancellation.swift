// SPDX-License-Identifier: GPL-3.0-or-later

/// Ends a form from another thread than its own; the form hears it as a signal, wherever it waits.
final class Cancellation: Sendable {
  private enum State {
    /// No form listens yet, or no longer.
    case disarmed
    /// A form listens at the other end of this pipe.
    case armed(Descriptor)
    /// It was cancelled before a form listened.
    case cancelled
  }

  private let state = Locked(State.disarmed)

  /// Ends the form, or keeps one that has not begun from beginning. Again is nothing.
  func cancel() {
    state.withLock { state in
      if case .armed(let pipe) = state { Cancellation.tell(pipe) }
      state = .cancelled
    }
  }

  /// From now on a call comes out of `pipe`; one that came before comes out at once.
  func arm(_ pipe: Descriptor) {
    state.withLock { state in
      if case .cancelled = state { Cancellation.tell(pipe) } else { state = .armed(pipe) }
    }
  }

  /// From now on nothing is written. Call it before the pipe is closed.
  func disarm() {
    state.withLock { state in
      if case .armed = state { state = .disarmed }
    }
  }

  private static func tell(_ pipe: Descriptor) {
    _ = pipe.writeWithoutSignal([UInt8(truncatingIfNeeded: Signal.cancellation.number)])
  }
}
