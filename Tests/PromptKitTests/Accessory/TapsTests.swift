// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct TapsTests {
  /// What observers wrote down, in order.
  private final class Log {
    var entries: [String] = []
  }

  @Test("Who subscribed is called at once, in the order of subscribing")
  func order() {
    let (bar, log) = (AccessoryBar(), Log())
    let first = bar.taps.subscribe { _ in log.entries.append("first") }
    let second = bar.taps.subscribe { _ in log.entries.append("second") }
    bar.doneButton.tap()
    #expect(log.entries == ["first", "second"])
    withExtendedLifetime((first, second)) {}
  }

  @Test("A tap does not reach who subscribes while it is handed out")
  func subscribedDuringDelivery() {
    let (bar, log) = (AccessoryBar(), Log())
    var late: [Subscription] = []
    let first = bar.taps.subscribe { _ in
      log.entries.append("first")
      if late.isEmpty { late.append(bar.taps.subscribe { _ in log.entries.append("late") }) }
    }
    bar.doneButton.tap()
    #expect(log.entries == ["first"])
    bar.doneButton.tap()
    #expect(log.entries == ["first", "first", "late"])
    withExtendedLifetime(first) {}
  }

  @Test("A tap does not reach who is cancelled while it is handed out, and does reach the next")
  func cancelledDuringDelivery() {
    let (bar, log) = (AccessoryBar(), Log())
    var second: Subscription?
    var first: Subscription?
    first = bar.taps.subscribe { _ in
      log.entries.append("first")
      first?.cancel()
      second?.cancel()
    }
    second = bar.taps.subscribe { _ in log.entries.append("second") }
    let third = bar.taps.subscribe { _ in log.entries.append("third") }
    bar.doneButton.tap()
    bar.doneButton.tap()
    #expect(log.entries == ["first", "third", "third"])
    withExtendedLifetime((first, second, third)) {}
  }

  @Test("A subscription ends when it is let go, and cancelling it twice ends no other")
  func ending() {
    let (bar, log) = (AccessoryBar(), Log())
    var gone: Subscription? = bar.taps.subscribe { _ in log.entries.append("gone") }
    let stays = bar.taps.subscribe { _ in log.entries.append("stays") }
    gone?.cancel()
    gone?.cancel()
    gone = nil
    _ = bar.taps.subscribe { _ in log.entries.append("let go") }
    bar.doneButton.tap()
    #expect(log.entries == ["stays"])
    withExtendedLifetime(stays) {}
  }

  @Test(
    "A sequence holds the taps since it was asked for, and ends when the form is over",
    .timeLimit(.minutes(1)))
  func values() async {
    let taps = Taps()
    taps.send(Tap())
    let values = taps.values
    taps.send(Tap())
    taps.send(Tap())
    taps.finish()
    var count = 0
    for await _ in values { count += 1 }
    #expect(count == 2)
  }

  @Test("A sequence that is asked for when the form is over ends at once", .timeLimit(.minutes(1)))
  func valuesAfterTheEnd() async {
    let taps = Taps()
    taps.finish()
    for await _ in taps.values { Issue.record("A tap fell") }
  }

  @Test("The button is called 완료 where nothing else is said")
  func title() {
    #expect(AccessoryBar().doneButton.title == "완료")
    #expect(AccessoryBar(doneTitle: "OK").doneButton.title == "OK")
  }
}
