// SPDX-License-Identifier: GPL-3.0-or-later

import CPosix
import CSystem
import Testing

@testable import PromptKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension EndOfProcessTests {
  @Suite struct SignalPipeTests {
    @Test("A signal becomes readable, is told once, and in order")
    func told() throws {
      let pipe = try SignalPipe([Signal(SIGUSR1), .resize])
      #expect(pipe.next() == nil)
      try send(.resize, until: pipe)
      #expect(pipe.next() == .resize)
      try send(Signal(SIGUSR1), until: pipe)
      #expect(pipe.next() == Signal(SIGUSR1))
      #expect(pipe.next() == nil)
    }

    @Test("A signal that the process was started to ignore stays ignored")
    func ignoredStays() throws {
      var ignoring = sigaction()
      unsafe prompt_set_ignored(&ignoring)
      let before = Signal(SIGUSR2).set(ignoring)
      defer { Signal(SIGUSR2).set(before) }
      let pipe = try SignalPipe([Signal(SIGUSR2), .resize])
      #expect(Signal(SIGUSR2).isIgnored)
      #expect(!Signal.resize.isIgnored)
      kill(getpid(), SIGUSR2)
      try send(.resize, until: pipe)
      #expect(pipe.next() == .resize)
    }

    @Test("Afterwards the handlers are what they were before")
    func putBack() throws {
      let pipe = try SignalPipe([.resize])
      var whileInstalled = sigaction()
      _ = unsafe sigaction(SIGWINCH, nil, &whileInstalled)
      #expect(unsafe prompt_is_default(&whileInstalled) == 0)
      pipe.uninstall()
      pipe.uninstall()
      var after = sigaction()
      _ = unsafe sigaction(SIGWINCH, nil, &after)
      #expect(unsafe prompt_is_default(&after) != 0)
    }

    @Test("A signal to end that nobody has taken ends the process afterwards; what else has come does not")
    func untakenComesAgain() async {
      await #expect(processExitsWith: .signal(SIGTERM)) {
        let pipe = try SignalPipe([.terminate, .suspend, .resize])
        for number in [SIGTSTP, SIGWINCH, SIGTERM] { Signal(number).raise() }
        pipe.uninstall()
      }
      await #expect(processExitsWith: .exitCode(0)) {
        let pipe = try SignalPipe([.terminate])
        Signal.terminate.raise()
        while pipe.next() != nil {}
        pipe.uninstall()
      }
    }

    @Test("What a write of its own has brought about does not come again: the write has told of it")
    func writesHaveTold() async {
      await #expect(processExitsWith: .exitCode(0)) {
        for signal in [Signal.brokenPipe, .fileTooLarge] { signal.setDefault() }
        let pipe = try SignalPipe([.brokenPipe, .fileTooLarge])
        for signal in [Signal.brokenPipe, .fileTooLarge] { signal.raise() }
        pipe.uninstall()
      }
    }

    @Test("There is one at a time, and another one after it")
    func oneAtATime() throws {
      let pipe = try SignalPipe([.resize])
      #expect(throws: SystemError(code: EBUSY, call: "sigaction")) { _ = try SignalPipe([.resize]) }
      pipe.uninstall()
      let next = try SignalPipe([.resize])
      try send(.resize, until: next)
      #expect(next.next() == .resize)
    }

    #if os(Linux)
      @Test("A process that dies by a signal is seen to have died by it", arguments: Signal.terminating)
      func dies(by signal: Signal) throws {
        let status = try endOfChild { signal.die() }
        #expect(status & 0x7f == signal.number)
      }

      @Test("A blocked signal still kills: an inherited mask does not count")
      func blockedDies() throws {
        let status = try endOfChild {
          var all = sigset_t()
          _ = unsafe sigfillset(&all)
          _ = unsafe pthread_sigmask(SIG_SETMASK, &all, nil)
          Signal.terminate.die()
        }
        #expect(status & 0x7f == SIGTERM)
      }

      @Test("A stop that the system drops, as in an orphaned group, returns and leaves the handler in place")
      func droppedStop() throws {
        let status = try endOfChild {
          _ = setsid()
          guard let pipe = try? SignalPipe([.suspend]) else { _exit(1) }
          Signal.stopGroup()
          _ = kill(getpid(), SIGTSTP)
          _exit(pipe.next() == .suspend ? 0 : 2)
        }
        #expect(status == 0)
      }
    #endif

    private func send(_ signal: Signal, until pipe: SignalPipe) throws {
      kill(getpid(), signal.number)
      var poll = Poll()
      _ = poll.watch(pipe.descriptor)
      #expect(try poll.wait(until: MonotonicClock.now + .seconds(10)))
    }
  }
}
