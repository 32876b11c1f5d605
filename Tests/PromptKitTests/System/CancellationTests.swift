// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

extension EndOfProcessTests {
  @Suite struct CancellationTests {
    @Test("It comes out of the pipe like a signal that ends what is going on")
    func whileArmed() throws {
      let cancellation = Cancellation()
      let pipe = try SignalPipe([.resize], cancelledBy: cancellation)
      #expect(pipe.next() == nil)
      cancellation.cancel()
      #expect(pipe.next() == .cancellation)
      #expect(Signal.cancellation.isTerminating)
    }

    @Test("What was cancelled before comes out at once")
    func before() throws {
      let cancellation = Cancellation()
      cancellation.cancel()
      let pipe = try SignalPipe([.resize], cancelledBy: cancellation)
      #expect(pipe.next() == .cancellation)
    }

    @Test("After the end nothing is written, and another form hears of it")
    func after() throws {
      let cancellation = Cancellation()
      let pipe = try SignalPipe([.resize], cancelledBy: cancellation)
      pipe.uninstall()
      cancellation.cancel()
      let next = try SignalPipe([.resize], cancelledBy: cancellation)
      #expect(next.next() == .cancellation)
    }
  }
}
