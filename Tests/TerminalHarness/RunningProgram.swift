// SPDX-License-Identifier: GPL-3.0-or-later

import CPosix

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that runs, with the hands at the far ends of its streams: they type, and take what it says.
///
/// Nothing happens in the background: bytes move only while one of its methods is called.
package final class RunningProgram {
  /// Its process id; it leads a session and a process group of the same number.
  package let pid: Int32

  /// The terminal that it runs on.
  package let terminal: PseudoTerminal?

  /// Every byte that was written to the terminal, by the program or by the kernel's echo.
  package private(set) var shown: [UInt8] = []

  /// In how many pieces these bytes came: never more than the program's own writes.
  package private(set) var pieces = 0

  /// What came out of a captured standard output and standard error.
  package private(set) var output: [UInt8] = []
  package private(set) var errors: [UInt8] = []

  /// How it ended, `nil` while it runs.
  package private(set) var ending: Ending?

  /// Whether its end left an image of its memory.
  package private(set) var hasDumpedCore = false

  /// How long it was on a processor, once it has ended.
  package private(set) var processorTime: Duration?

  private var terminalIsUp: Bool
  private var isTyping = false
  private var calmTurns = 0
  private var outputEnd: Descriptor?
  private var errorsEnd: Descriptor?
  private var inputEnd: Descriptor?
  private var isInputHeld = false
  private var unsent: ArraySlice<UInt8> = []

  /// Readable when it has ended; `nil` on a system that does not tell so.
  private var end: Descriptor?

  /// Starts what `launch` says on `terminal`; a stream that leads to the terminal is closed when there is none.
  package init(_ launch: Launch, on terminal: PseudoTerminal? = nil) throws {
    self.terminal = terminal
    terminalIsUp = terminal != nil
    var streams: [Descriptor?] = []
    switch launch.input {
    case .terminal: streams.append(terminal?.slave)
    case .closed: streams.append(nil)
    case .file(let path): streams.append(try Self.file(path, O_RDONLY))
    case .silence, .bytes:
      let pipe = try Descriptor.pipe()
      streams.append(pipe.reading)
      pipe.writing.isNonBlocking = true
      inputEnd = pipe.writing
      if case .silence = launch.input { isInputHeld = true }
    }
    for (number, target) in zip(1..., [launch.output, launch.errors]) {
      switch target {
      case .terminal: streams.append(terminal?.slave)
      case .closed: streams.append(nil)
      case .file(let path): streams.append(try Self.file(path, O_WRONLY))
      case .captured:
        let pipe = try Descriptor.pipe()
        streams.append(pipe.writing)
        pipe.reading.isNonBlocking = true
        if number == 1 { outputEnd = pipe.reading } else { errorsEnd = pipe.reading }
      }
    }
    pid = try launch.spawn(on: terminal, streams: streams)
    #if os(Linux)
      let number = pidfd_open(pid, 0)
      if number >= 0 { end = Descriptor(number) }
    #endif
    if case .bytes(let bytes) = launch.input {
      unsent = bytes[...]
      if bytes.isEmpty { inputEnd = nil }
    }
  }

  deinit {
    for process in ProcessTable.members(ofSession: pid, within: .zero) { kill(process, SIGKILL) }
    guard ending == nil else { return }
    kill(pid, SIGKILL)
    waitpid(pid, nil, 0)
  }

  /// Types `bytes`; reads meanwhile, as a terminal does, so that neither side waits for the other.
  package func type(_ bytes: [UInt8], within limit: Duration = .seconds(20)) throws {
    guard let terminal else { return }
    var rest = bytes[...]
    isTyping = true
    defer { isTyping = false }
    let isSent = drive(within: limit) {
      guard !rest.isEmpty else { return true }
      rest = rest.dropFirst(terminal.master.write(rest) ?? 0)
      return rest.isEmpty
    }
    if !isSent {
      throw HarnessError.neverCame(wanted: "the program reading \(rest.count) bytes more", seen: "")
    }
  }

  /// Takes what the program says until `isDone`; false when the time is up, or the program has ended and nothing more comes.
  package func drive(within limit: Duration = .seconds(20), until isDone: () -> Bool) -> Bool {
    let deadline = ContinuousClock.now + limit
    while !isDone() {
      if calmTurns > 10 || ContinuousClock.now > deadline { return false }
      turn()
    }
    return true
  }

  /// Sends `signal` to the program alone.
  package func send(_ signal: Int32) {
    if ending == nil { kill(pid, signal) }
  }

  /// Puts `bytes` into a standard input that was `silence`, as fast as the program takes them.
  package func bring(_ bytes: some Sequence<UInt8>) {
    unsent += bytes
  }

  /// Whether all of them are in the pipe.
  package var isBrought: Bool { unsent.isEmpty || inputEnd == nil }

  /// Lets the program see the end of a standard input that was `silence`.
  package func endInput() {
    isInputHeld = false
    if unsent.isEmpty { inputEnd = nil }
  }

  /// Whether a process still holds the terminal or a captured stream, after the program has ended.
  package var isHeld: Bool { terminalIsUp || outputEnd != nil || errorsEnd != nil }

  /// Waits for the end, then for all that was said before it, and a moment for others that hold the same streams.
  package func waitForEnd(within limit: Duration = .seconds(20)) -> Ending? {
    guard drive(within: limit, until: { ending != nil }) else { return nil }
    terminal?.release()
    let deadline = ContinuousClock.now + .seconds(2)
    while isHeld, ContinuousClock.now < deadline { turn() }
    return ending
  }

  /// One round: waits a few milliseconds at most for something to move, and moves it.
  private func turn() {
    let ends = [
      (terminalIsUp ? terminal?.master : nil, isTyping ? POLLIN | POLLOUT : POLLIN), (outputEnd, POLLIN),
      (errorsEnd, POLLIN),
      (unsent.isEmpty ? nil : inputEnd, POLLOUT), (ending == nil ? end : nil, POLLIN),
    ]
    // A negative descriptor is passed over by poll(2).
    var polled = ends.map { pollfd(fd: $0.0?.number ?? -1, events: Int16($0.1), revents: 0) }
    _ = unsafe poll(&polled, nfds_t(polled.count), 5)
    if Int32(polled[0].revents) & ~POLLOUT != 0, let master = terminal?.master {
      take(from: master, into: &shown) { terminalIsUp = false }
    }
    if polled[1].revents != 0, let end = outputEnd { take(from: end, into: &output) { outputEnd = nil } }
    if polled[2].revents != 0, let end = errorsEnd { take(from: end, into: &errors) { errorsEnd = nil } }
    if polled[3].revents != 0, let end = inputEnd {
      let count = end.write(unsent)
      unsent = count.map(unsent.dropFirst) ?? []
      if count == nil || unsent.isEmpty && !isInputHeld { inputEnd = nil }
    }
    reap()
    calmTurns = ending != nil && polled.allSatisfy { $0.revents == 0 } ? calmTurns + 1 : 0
  }

  private func take(from end: Descriptor, into bytes: inout [UInt8], atEnd: () -> Void) {
    guard let read = end.read() else { return atEnd() }
    bytes += read
    if end === terminal?.master, !read.isEmpty { pieces += 1 }
  }

  private func reap() {
    guard ending == nil else { return }
    var status: Int32 = 0
    var usage = rusage()
    guard unsafe wait4(pid, &status, WNOHANG, &usage) == pid else { return }
    ending = Ending(waitStatus: status)
    hasDumpedCore = status & 0x7f != 0 && status & 0x80 != 0
    processorTime = [usage.ru_utime, usage.ru_stime].reduce(.zero) {
      $0 + .seconds($1.tv_sec) + .microseconds(Int64($1.tv_usec))
    }
  }

  private static func file(_ path: String, _ mode: Int32) throws -> Descriptor {
    let number = unsafe open(path, mode | O_CLOEXEC)
    guard number >= 0 else { throw HarnessError.system("open \(path)", errno) }
    return Descriptor(number)
  }
}
