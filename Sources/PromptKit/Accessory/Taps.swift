// SPDX-License-Identifier: GPL-3.0-or-later

/// The taps that an accessory bar publishes.
///
/// Who subscribes with a closure is called at once, on the thread of the tap and in the order of subscribing: a field
/// must have ended its editing before the next key is read. Who only watches, from any thread, reads ``values``.
public final class Taps {
  let observers = TapObservers()

  init() {}

  /// Calls `observer` at each tap from now on, until the subscription that is returned is cancelled or let go.
  ///
  /// A tap reaches only those who were subscribed when it fell, and no one who has cancelled meanwhile.
  public func subscribe(_ observer: @escaping (Tap) -> Void) -> Subscription {
    let number = observers.add(observer)
    return Subscription { [observers] in observers.remove(number) }
  }

  /// Hands a tap to all who are subscribed or watch now.
  func send(_ tap: Tap) { observers.tell(tap) }

  /// Ends every sequence that ``values`` gave; the session calls it when the form is over.
  func finish() { observers.finish() }
}
