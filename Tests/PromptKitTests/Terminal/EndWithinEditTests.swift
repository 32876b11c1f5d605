// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem
import Testing

@testable import PromptKit

// To hand a value to an exit test takes Swift 6.3.
#if os(Linux) && compiler(>=6.3)
  import Glibc

  extension EndOfProcessTests {
    /// Ends of a whole process, from within what readline calls while it edits what comes from a real terminal.
    @Suite("Ends within an edit") struct EndWithinEditTests {
      #if arch(x86_64)
        private static let trap = SIGILL
      #else
        private static let trap = SIGTRAP
      #endif

      @Test("A Swift trap leaves the terminal as it was before")
      func trap() async throws {
        let terminal = try WatchedTerminal()
        let name = terminal.name
        await #expect(processExitsWith: .signal(Self.trap)) { [name = name as String] in
          try EditToTheDeath.begin(on: name) { keys in exit(Int32([Int]()[keys.count])) }
        }
        try terminal.expectAsBefore()
      }

      @Test("So does abort")
      func aborts() async throws {
        let terminal = try WatchedTerminal()
        let name = terminal.name
        await #expect(processExitsWith: .signal(SIGABRT)) { [name = name as String] in
          try EditToTheDeath.begin(on: name) { _ in abort() }
        }
        try terminal.expectAsBefore()
      }

      @Test("So does a stack that overflows")
      func stackOverflow() async throws {
        let terminal = try WatchedTerminal()
        let name = terminal.name
        await #expect(processExitsWith: .signal(SIGSEGV)) { [name = name as String] in
          try EditToTheDeath.begin(on: name) { keys in exit(Int32(truncatingIfNeeded: descend(keys.count))) }
        }
        try terminal.expectAsBefore()
      }

      @Test("So does exit, which keeps its status")
      func exits() async throws {
        let terminal = try WatchedTerminal()
        let name = terminal.name
        await #expect(processExitsWith: .exitCode(3)) { [name = name as String] in
          try EditToTheDeath.begin(on: name) { _ in exit(3) }
        }
        try terminal.expectAsBefore()
      }
    }
  }

  /// A terminal at which `abc` was typed, and whose modes are remembered.
  private struct WatchedTerminal {
    private let pty: PseudoTerminal
    private let before: [UInt8]

    var name: String { pty.name }

    init() throws {
      pty = try PseudoTerminal()
      // What is typed before the form is there would be echoed.
      pty.modes.c_lflag &= ~tcflag_t(ECHO)
      before = pty.modeBytes
      try pty.controller.writeAll(Array("abc".utf8))
    }

    /// Looks at the modes, and that what was switched by escape sequences is switched back: nothing else was written.
    func expectAsBefore(sourceLocation: SourceLocation = #_sourceLocation) throws {
      #expect(pty.modeBytes == before, sourceLocation: sourceLocation)
      var poll = Poll()
      _ = poll.watch(pty.controller)
      let isWritten = try poll.wait(until: MonotonicClock.now + .seconds(10))
      try #require(isWritten, "nothing was written", sourceLocation: sourceLocation)
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = try pty.controller.read(into: &buffer)
      let reset = TakenModes.resetSequence.description.replacing("\r\n", with: "\r\r\n")
      #expect(String(decoding: buffer[..<count], as: UTF8.self) == reset, sourceLocation: sourceLocation)
    }
  }

  /// An edit whose keys are read from a terminal in raw mode, and which does not live to see its end.
  private final class EditToTheDeath: LineEditorClient {
    private let terminal: Terminal
    private let end: ([UInt8]) -> Never
    private var keys: [UInt8] = []

    private init(_ terminal: Terminal, _ end: @escaping ([UInt8]) -> Never) {
      self.terminal = terminal
      self.end = end
    }

    /// Edits until `abc` was read, without Enter as only raw mode has it, and then calls `end` with it.
    static func begin(on name: String, end: @escaping ([UInt8]) -> Never) throws -> Never {
      let terminal = Terminal(try Descriptor.open(name, O_RDWR | O_NOCTTY))
      try terminal.enterRawMode()
      let editor = try LineEditor(EditorSetup())
      var draft = EditorDraft()
      _ = editor.edit(&draft, in: .line, client: EditToTheDeath(terminal, end))
      _exit(99)
    }

    func nextByte() -> NextByte {
      if keys == Array("abc".utf8) { end(keys) }
      guard (try? Poll.waitOnce(for: terminal.descriptor, .reading)) != nil,
        let byte = try? terminal.descriptor.readByte()
      else { return .endOfInput }
      keys.append(byte)
      return .byte(byte)
    }

    func isByteWaiting(within patience: Duration) -> Bool { false }
    func nextPasteBlock() -> PasteBlock { .endOfInput }
    func putBack(_ bytes: [UInt8]) {}
    func perform(_ command: EditingCommand, on text: EditedText) -> CommandOutcome { .leave }
    func pasted(_ report: PasteReport) {}
    func bell() {}
  }

  /// Never returns: each call needs more of the stack than the last leaves.
  @inline(never) private func descend(_ depth: Int) -> Int {
    depth == 0 ? 0 : descend(depth &+ 1) &+ depth
  }
#endif
