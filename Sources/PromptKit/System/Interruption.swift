// SPDX-License-Identifier: GPL-3.0-or-later

/// What may end a wait before what is waited for has come.
struct Interruption {
  /// Becomes readable when there may be something to hear; `nil` where nothing is.
  var calls: Descriptor?

  /// When the wait ends at the latest, by `MonotonicClock`; `nil` for never.
  var deadline: Duration?

  /// Hears what has come, and says whether that ends the wait.
  var isHeard: () -> Bool = { false }

  /// Whether the wait is to end.
  var hasCome: Bool { isHeard() || deadline.map { MonotonicClock.now >= $0 } ?? false }
}
