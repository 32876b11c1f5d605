// SPDX-License-Identifier: GPL-3.0-or-later

/// The right to be called at each tap; it ends when it is cancelled or let go.
public final class Subscription {
  private var end: (() -> Void)?

  init(end: @escaping () -> Void) {
    self.end = end
  }

  /// Ends the subscription now. A second call does nothing.
  public func cancel() {
    end?()
    end = nil
  }

  deinit { cancel() }
}
