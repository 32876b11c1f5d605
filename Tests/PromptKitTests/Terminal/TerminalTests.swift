// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem
import Testing

@testable import PromptKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Serialized, because what is put back at the end of the process is one for the process.
extension EndOfProcessTests {
  @Suite struct TerminalTests {
    @Test("Raw mode and back leaves every mode as it was")
    func backAsBefore() throws {
      let pty = try PseudoTerminal()
      let before = pty.modeBytes
      let terminal = Terminal(pty.terminal)
      try terminal.enterRawMode()
      #expect(pty.modeBytes != before)
      terminal.restore()
      #expect(pty.modeBytes == before)
      #expect(!terminal.isRaw)
    }

    @Test("A terminal that was raw and silent before is so again, not sane")
    func backToRaw() throws {
      let pty = try PseudoTerminal()
      unsafe cfmakeraw(&pty.modes)
      let before = pty.modeBytes
      let terminal = Terminal(pty.terminal)
      try terminal.enterRawMode()
      #expect(pty.modes.c_lflag & tcflag_t(ISIG) != 0)
      terminal.restore()
      #expect(pty.modeBytes == before)
    }

    @Test("In raw mode C-d, C-v, C-y, C-s, C-j and Enter arrive as bytes")
    func keysArrive() throws {
      let pty = try PseudoTerminal()
      let terminal = Terminal(pty.terminal)
      try terminal.enterRawMode()
      let keys: [UInt8] = [0x04, 0x16, 0x19, 0x13, 0x0a, 0x0d, 0x0f, 0x12, 0x15, 0x17, 0x7f]
      try pty.controller.writeAll(keys)
      var arrived: [UInt8] = []
      for _ in keys {
        try Poll.waitOnce(for: terminal.descriptor, .reading)
        arrived.append(try #require(try terminal.descriptor.readByte()))
      }
      #expect(arrived == keys)
    }

    @Test(
      "In raw mode a read finds what is there and never waits, for C-c may take it back",
      .timeLimit(.minutes(1)))
    func readsNeverWait() throws {
      let pty = try PseudoTerminal()
      let terminal = Terminal(pty.terminal)
      try terminal.enterRawMode()
      #expect(try terminal.descriptor.readByte() == nil)
      try pty.controller.writeAll([0x61])
      try Poll.waitOnce(for: terminal.descriptor, .reading)
      _ = tcflush(terminal.descriptor.number, TCIFLUSH)
      #expect(try terminal.descriptor.readByte() == nil)
    }

    @Test("In raw mode C-c, C-z and C-\\ stay signals, and nothing is echoed")
    func signalsStay() throws {
      let pty = try PseudoTerminal()
      let terminal = Terminal(pty.terminal)
      try terminal.enterRawMode()
      #expect(pty.modes.c_lflag & tcflag_t(ISIG) == tcflag_t(ISIG))
      #expect(pty.modes.c_lflag & tcflag_t(ECHO | ECHONL | ICANON | IEXTEN) == 0)
    }

    @Test("Entering and restoring again changes nothing")
    func idempotent() throws {
      let pty = try PseudoTerminal()
      let before = pty.modeBytes
      let terminal = Terminal(pty.terminal)
      terminal.restore()
      #expect(pty.modeBytes == before)
      try terminal.enterRawMode()
      let raw = pty.modeBytes
      try terminal.enterRawMode()
      #expect(pty.modeBytes == raw)
      terminal.restore()
      terminal.restore()
      #expect(pty.modeBytes == before)
    }

    @Test("What somebody else changes meanwhile stays as they set it")
    func othersChangeStays() throws {
      let pty = try PseudoTerminal()
      let terminal = Terminal(pty.terminal)
      var wanted = pty.modes
      wanted.c_oflag &= ~tcflag_t(ONLCR)
      wanted.c_lflag |= tcflag_t(ECHOPRT)
      try terminal.enterRawMode()
      pty.modes.c_oflag &= ~tcflag_t(ONLCR)
      pty.modes.c_lflag |= tcflag_t(ECHOPRT)
      pty.modes.c_lflag |= tcflag_t(IEXTEN)
      terminal.restore()
      #expect(pty.modes.c_oflag == wanted.c_oflag)
      #expect(pty.modes.c_lflag == wanted.c_lflag)
      #expect(pty.modes.c_iflag == wanted.c_iflag)
    }

    @Test("Modes that a shell set while the process was stopped are what is put back")
    func newModesAfterStop() throws {
      let pty = try PseudoTerminal()
      let terminal = Terminal(pty.terminal)
      try terminal.enterRawMode()
      let raw = pty.modeBytes
      var whileStopped: [UInt8] = []
      try terminal.suspend {
        pty.modes.c_iflag &= ~tcflag_t(IXON)
        whileStopped = pty.modeBytes
      }
      #expect(pty.modeBytes == raw)
      terminal.restore()
      #expect(pty.modeBytes == whileStopped)
    }

    @Test("Typed-ahead keys survive both changes of mode")
    func typeAheadStays() throws {
      let pty = try PseudoTerminal()
      let terminal = Terminal(pty.terminal)
      try pty.controller.writeAll(Array("ab".utf8))
      try terminal.enterRawMode()
      #expect(try terminal.descriptor.readByte() == UInt8(ascii: "a"))
      terminal.restore()
      try terminal.enterRawMode()
      #expect(try terminal.descriptor.readByte() == UInt8(ascii: "b"))
    }

    @Test("O_NONBLOCK that a child leaves on the shared terminal is undone")
    func blocksAsBefore() throws {
      let pty = try PseudoTerminal()
      let terminal = Terminal(pty.terminal)
      try terminal.enterRawMode()
      try pty.terminal.setOpenFileFlags(O_RDWR | O_NONBLOCK)
      terminal.restore()
      #expect(pty.terminal.openFileFlags.map { $0 & O_NONBLOCK } == 0)
    }

    @Test("What is not a terminal does not become raw")
    func pipeIsRefused() throws {
      let (reading, writing) = try Descriptor.pipe()
      defer {
        reading.close()
        writing.close()
      }
      let terminal = Terminal(reading)
      #expect(throws: SystemError(code: ENOTTY, call: "tcgetattr")) { try terminal.enterRawMode() }
      #expect(!terminal.isRaw)
    }

    @Test(
      "The size is the window's, and 24x80 where the window does not know",
      arguments: [
        (40, 120, Size(rows: 40, columns: 120)), (0, 0, Size(rows: 24, columns: 80)),
        (0, 100, Size(rows: 24, columns: 100)), (1, 1, Size(rows: 1, columns: 1)),
        (65535, 65535, Size(rows: 65535, columns: 65535)),
      ])
    func size(rows: UInt16, columns: UInt16, expected: Size) throws {
      let pty = try PseudoTerminal(rows: rows, columns: columns)
      #expect(Terminal(pty.terminal).size == expected)
    }
  }
}
