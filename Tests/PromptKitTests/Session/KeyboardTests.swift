// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension EndOfProcessTests {
  @Suite struct KeyboardTests {
    /// A keyboard, and what is typed on it.
    private struct Typist {
      let device: PseudoTerminal
      let terminal: Terminal
      let watch: Watch
      let keyboard: Keyboard

      init() throws {
        device = try PseudoTerminal()
        terminal = Terminal(device.terminal)
        try terminal.enterRawMode()
        watch = try Watch(timeLimit: nil)
        let form = try LiveForm([Question("a", kind: TextKind())])
        let commands = FieldCommands(form, in: Environment.current, prefix: "", signals: watch.signals)
        keyboard = Keyboard(terminal, typedAhead: [], watch, commands)
      }

      func type(_ text: String) throws {
        try device.controller.writeAll(Array(text.utf8))
        try Poll.waitOnce(for: device.terminal, .reading)
      }
    }

    @Test(
      "Whatever waits is dropped, also where a look has just found nothing, or a command's signal waits too")
    func dropped() throws {
      let typist = try Typist()
      #expect(typist.keyboard.takeByte() == nil)
      try typist.type("oops")
      #expect(typist.keyboard.dropWaiting() == 4)
      try typist.type("한글")
      kill(getpid(), SIGCHLD)
      var poll = Poll()
      _ = poll.watch(typist.watch.signals.descriptor)
      _ = try poll.wait(until: nil)
      #expect(typist.keyboard.dropWaiting() == 2)
      #expect(typist.keyboard.dropWaiting() == 0)
      #expect(typist.keyboard.takeByte() == nil)
    }

    @Test("A terminal that hangs up is the signal that says so, whether or not that comes")
    func hungUp() throws {
      let typist = try Typist()
      // Its number stays taken until the device is let go.
      let nothing = try Descriptor.open("/dev/null")
      dup2(nothing.number, typist.device.controller.number)
      nothing.close()
      #expect(Self.beyondChildren(typist.keyboard.wait) == .signal(.hangUp))
      #expect(Self.beyondChildren(typist.keyboard.waitWithoutKeys) == .signal(.hangUp))
      var block = typist.keyboard.nextPasteBlock()
      while case .signal(.childChanged) = block { block = typist.keyboard.nextPasteBlock() }
      guard case .signal(.hangUp) = block else {
        Issue.record("a paste goes on without a terminal")
        return
      }
    }

    /// What happens besides the end of children, which those of other tests may have at any time.
    private static func beyondChildren(_ wait: () -> Keyboard.Event) -> Keyboard.Event {
      var event = wait()
      while event == .signal(.childChanged) { event = wait() }
      return event
    }

    @Test(
      "A paste that has begun is dropped to its end", arguments: ["\u{1B}[200~oops\u{1B}[201~", "\u{1B}[20"])
    func droppedWhole(keys: String) throws {
      let typist = try Typist()
      try typist.type(keys)
      _ = typist.keyboard.dropWaiting()
      try typist.type("a")
      // Children of other tests send signals, and a signal goes before a key.
      var byte: UInt8?
      for _ in 0..<100 where byte == nil {
        while typist.watch.signals.next() != nil {}
        byte = typist.keyboard.takeByte()
      }
      #expect(byte == UInt8(ascii: "a"))
    }
  }
}
