// SPDX-License-Identifier: GPL-3.0-or-later

/// The taps that an accessory bar publishes.
///
/// Who subscribes with a closure is called at once, on the thread of the tap and in the order of subscribing: a field
/// must have ended its editing before the next key is read. Who only watches, from any thread, reads ``values``.
public final class Taps {
  private var observers: [Observer] = []
  private var nextNumber = 0
  private var isFinished = false

  private struct Observer {
    let number: Int
    let observe: (Tap) -> Void
    /// Ends a sequence; `nil` for who has subscribed. A closure, because an array of continuations would bring the runtime of
    /// concurrency into each form.
    var finish: (() -> Void)?
  }

  init() {}

  /// Calls `observer` at each tap from now on, until the subscription that is returned is cancelled or let go.
  ///
  /// A tap reaches only those who were subscribed when it fell, and no one who has cancelled meanwhile.
  public func subscribe(_ observer: @escaping (Tap) -> Void) -> Subscription {
    nextNumber += 1
    let number = nextNumber
    observers.append(Observer(number: number, observe: observer))
    return Subscription { [weak self] in self?.observers.removeAll { $0.number == number } }
  }

  /// The taps from now on, as a sequence that another task can wait for; it ends when the form's session ends, at once
  /// where that is over already.
  public var values: AsyncStream<Tap> {
    let (stream, continuation) = AsyncStream.makeStream(of: Tap.self)
    if isFinished {
      continuation.finish()
    } else {
      nextNumber += 1
      observers.append(
        Observer(number: nextNumber, observe: { continuation.yield($0) }, finish: { continuation.finish() }))
    }
    return stream
  }

  /// Hands a tap to all who are subscribed or watch now.
  func send(_ tap: Tap) {
    for observer in observers where observers.contains(where: { $0.number == observer.number }) {
      observer.observe(tap)
    }
  }

  /// Ends every sequence that ``values`` gave; the session calls it when the form is over.
  func finish() {
    for observer in observers { observer.finish?() }
    observers.removeAll { $0.finish != nil }
    isFinished = true
  }
}
