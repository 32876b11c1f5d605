// SPDX-License-Identifier: GPL-3.0-or-later

/// Who is told of taps. A subscription holds it, and so ends without asking whether the taps still live.
final class TapObservers {
  private struct Observer {
    let number: Int
    let observe: (Tap) -> Void
    /// Ends a sequence; `nil` for who has subscribed.
    let finish: (() -> Void)?
  }

  private var observers: [Observer] = []
  private var nextNumber = 0

  /// Whether no more taps will come.
  private(set) var isFinished = false

  /// One more, who is known by the number that is returned; `finish` is called when no more taps will come.
  func add(_ observe: @escaping (Tap) -> Void, finish: (() -> Void)? = nil) -> Int {
    nextNumber += 1
    observers.append(Observer(number: nextNumber, observe: observe, finish: finish))
    return nextNumber
  }

  /// Tells the one of this number no more.
  func remove(_ number: Int) { observers.removeAll { $0.number == number } }

  /// Tells those who are here now and whom none of the others has removed meanwhile.
  func tell(_ tap: Tap) {
    for observer in observers where observers.contains(where: { $0.number == observer.number }) {
      observer.observe(tap)
    }
  }

  /// Says to all that no more taps will come.
  func finish() {
    for observer in observers { observer.finish?() }
    observers.removeAll { $0.finish != nil }
    isFinished = true
  }
}
