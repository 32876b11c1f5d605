// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct PollTests {
  @Test("A wait tells which descriptor is ready, and whose other side is gone")
  func ready() throws {
    let (first, second) = (try Descriptor.pipe(), try Descriptor.pipe())
    var poll = Poll()
    let (one, two) = (poll.watch(first.reading), poll.watch(second.reading))
    try second.writing.writeAll([1])
    #expect(try poll.wait())
    #expect(poll[one] == [])
    #expect(poll[two] == .readable)
    first.writing.close()
    #expect(try poll.wait())
    #expect(poll[one] == .hungUp)
    for descriptor in [first.reading, second.reading, second.writing] { descriptor.close() }
  }

  @Test("A deadline that has passed only looks")
  func looks() throws {
    let (reading, writing) = try Descriptor.pipe()
    var poll = Poll()
    let entry = poll.watch(reading)
    #expect(try !poll.wait(until: .zero))
    #expect(poll[entry] == [])
    reading.close()
    writing.close()
  }

  @Test("A wait ends at its deadline, not before")
  func deadline() throws {
    var poll = Poll()
    let deadline = MonotonicClock.now + .microseconds(1_500)
    #expect(try !poll.wait(until: deadline))
    #expect(MonotonicClock.now >= deadline)
  }

  @Test("A number that is not open is told, and a forgotten one is not")
  func notOpen() throws {
    var poll = Poll()
    let entry = poll.watch(Descriptor(Int32.max))
    #expect(try poll.wait())
    #expect(poll[entry] == .notOpen)
    poll.removeAll()
    #expect(poll[entry] == [])
  }
}
