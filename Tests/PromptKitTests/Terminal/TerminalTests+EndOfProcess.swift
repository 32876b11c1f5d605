// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

#if os(Linux)
  import Glibc

  extension EndOfProcessTests {
    @Suite struct RestorePointTests {
      @Test("exit in the middle of a form puts the terminal back and keeps the status")
      func exits() throws {
        let (status, isRestored, written) = try end { exit(3) }
        #expect(status == 3 << 8)
        #expect(isRestored)
        #expect(written == TakenModes.resetSequence.description.replacing("\r\n", with: "\r\r\n"))
      }

      @Test(
        "A fault puts the terminal back, and the process still dies by it",
        arguments: [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT])
      func faults(signal: Int32) throws {
        let (status, isRestored, _) = try end {
          Signal(signal).unblock()
          raise(signal)
          _exit(1)
        }
        #expect(status & 0x7f == signal)
        #expect(isRestored)
      }

      @Test("A full stack puts the terminal back, too")
      func stackOverflow() throws {
        let (status, isRestored, _) = try end {
          #expect(descend(1) == 0)
          _exit(1)
        }
        #expect(status & 0x7f == SIGSEGV)
        #expect(isRestored)
      }

      @Test("Once the terminal is restored, an exit writes nothing to it")
      func nothingLeft() throws {
        let pty = try PseudoTerminal()
        let status = try endOfChild {
          let terminal = Terminal(pty.terminal)
          guard (try? terminal.enterRawMode()) != nil else { _exit(1) }
          terminal.restore()
          exit(0)
        }
        #expect(status == 0)
        #expect(try waiting(on: pty) == "")
      }

      /// How a child ends that runs `body` with its terminal raw, and what it leaves behind.
      private func end(_ body: () -> Never) throws -> (status: Int32, isRestored: Bool, written: String) {
        let pty = try PseudoTerminal()
        let before = pty.modeBytes
        let status = try endOfChild {
          _ = setsid()
          let terminal = Terminal(pty.terminal)
          guard (try? terminal.enterRawMode()) != nil else { _exit(99) }
          body()
        }
        return (status, pty.modeBytes == before, try waiting(on: pty))
      }

      private func waiting(on pty: PseudoTerminal) throws -> String {
        var poll = Poll()
        _ = poll.watch(pty.controller)
        guard try poll.wait(until: .zero) else { return "" }
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = try pty.controller.read(into: &buffer)
        return String(decoding: buffer[..<count], as: UTF8.self)
      }

      /// Never returns: each call needs more of the stack than the last leaves.
      @inline(never) private func descend(_ depth: Int) -> Int {
        depth == 0 ? 0 : descend(depth &+ 1) &+ depth
      }
    }
  }
#endif
