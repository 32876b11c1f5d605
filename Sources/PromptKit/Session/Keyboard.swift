// SPDX-License-Identifier: GPL-3.0-or-later

/// The keys of a console, a byte at a time, and what comes between them: signals, commands, the end of the form's time.
final class Keyboard {
  /// What ended a wait.
  enum Event: Equatable {
    case bytes
    case signal(Signal)
    /// A command has something to say, or is to be looked at.
    case commands
    case timedOut
    case endOfInput
  }

  /// What came of a paste.
  enum Pasted {
    case bytes([UInt8])
    case silence
    case signal(Signal)
    case endOfInput
  }

  private let keys: any KeySource
  private let watch: Watch
  private let commands: FieldCommands
  var signals: SignalPipe { watch.signals }
  private var decoder = InputDecoder()

  /// What the decoder let through and nobody has taken yet.
  private var decoded: [UInt8] = []
  private var taken = 0

  /// Signals that were taken from the pipe and not told yet.
  private var heard: [Signal] = []

  /// How long a paste may pause before its end is taken for lost.
  private static let pastePatience = Duration.seconds(1)

  /// The keys of `console`, after those that were typed ahead, with all else that a wait for them may end with.
  init(_ console: any Console, typedAhead: [UInt8], _ watch: Watch, _ commands: FieldCommands) {
    keys = console.keys(beside: watch.signals.descriptor)
    keys.putBack(typedAhead)
    self.watch = watch
    self.commands = commands
  }

  /// The keys that were read, in a block with a paste, and that nobody has taken: they are meant for the next form.
  var typedAhead: [UInt8] { decoded[taken...] + keys.readAhead }

  /// The next byte, if one is there already.
  func takeByte() -> UInt8? {
    guard hasByte(within: .zero) else { return nil }
    // As most keys are single bytes, there is mostly nothing else.
    if taken == decoded.count - 1 { return decoded.removeLast() }
    defer { taken += 1 }
    return decoded[taken]
  }

  /// Waits for a key, a signal, a command or the end of the time.
  func wait() -> Event {
    while true {
      if !heard.isEmpty { return .signal(heard.removeFirst()) }
      commands.update()
      if !commands.isIdle, let event = waitForCommands(orKeys: true) { return event }
      let patience = decoder.patience.map { MonotonicClock.now + $0 }
      let arrival = keys.wait(forRestUntil: patience, until: watch.deadline)
      if watch.isOver { return .timedOut }
      switch arrival {
      case .failed: return lost
      case .nothing:
        decoder.flush(to: &decoded)
        return .bytes
      case .call: if let signal = signals.next() { return .signal(signal) }
      case .key:
        switch keys.read() {
        case .content(let byte):
          decode(byte)
          return .bytes
        case .nothing: continue
        case .end: return lost
        }
      }
    }
  }

  /// Waits for anything but a key; the keys stay where they are.
  func waitWithoutKeys() -> Event {
    while true {
      if !heard.isEmpty { return .signal(heard.removeFirst()) }
      commands.update()
      if let event = waitForCommands(orKeys: false) { return event }
    }
  }

  /// Waits while commands run; `nil` when a key is there, or has waited long enough for the rest of its sequence.
  private func waitForCommands(orKeys: Bool) -> Event? {
    var poll = Poll()
    let keys = keys.descriptor.map { poll.watch($0, for: orKeys ? .reading : .hangingUp) }
    let calls = poll.watch(signals.descriptor)
    commands.watch(in: &poll)
    let patience = orKeys ? decoder.patience.map { MonotonicClock.now + $0 } : nil
    let until = [patience, watch.deadline, commands.nextLook].compactMap { $0 }.min()
    guard let isReady = try? poll.wait(until: until) else { return lost }
    if watch.isOver { return .timedOut }
    if !poll[calls].isEmpty, let signal = signals.next() { return .signal(signal) }
    if let keys, !poll[keys].isEmpty { return orKeys ? nil : lost }
    if !isReady, let patience, MonotonicClock.now >= patience { return nil }
    return .commands
  }

  /// Whether a byte comes within `patience`; zero only looks.
  func hasByte(within patience: Duration) -> Bool {
    let deadline = patience == .zero ? .zero : MonotonicClock.now + patience
    while taken == decoded.count {
      switch keys.wait(forRestUntil: deadline, until: nil) {
      case .key:
        guard case .content(let byte) = keys.read() else { return false }
        decode(byte)
      // A signal that neither ends nor stops the form would tear the key whose rest is waited for.
      case .call where deadline > .zero && !hearsEndingSignal(): continue
      case .call, .nothing, .failed: return false
      }
    }
    return true
  }

  /// Takes and forgets all keys that wait; the result is how many characters they were.
  ///
  /// A sequence or a paste that has begun is forgotten to its end. The signal of the command that has ended, which is why keys are
  /// dropped, hides none.
  func dropWaiting() -> Int {
    var count = takeDecoded()
    while true {
      let patience = decoder.isPasting ? Keyboard.pastePatience : decoder.patience ?? .zero
      let deadline =
        patience == .zero ? .zero : MonotonicClock.now + min(patience, Keyboard.pastePatience)
      guard keys.isWaiting(until: deadline), case .content(let byte) = keys.read() else { break }
      decode(byte)
      count += takeDecoded()
    }
    decoder.abandonPaste()
    decoder.flush(to: &decoded)
    return count + takeDecoded()
  }

  /// Takes what is decoded; the result is how many characters it is.
  private func takeDecoded() -> Int {
    defer { taken = decoded.count }
    return decoded[taken...].count { $0 & 0xC0 != 0x80 }
  }

  /// Some of what is being pasted, as much as is there, waiting for it.
  func nextPasteBlock() -> Pasted {
    if taken < decoded.count {
      defer {
        decoded.wipe()
        taken = 0
      }
      return .bytes(Array(decoded[taken...]))
    }
    if !heard.isEmpty { return .signal(heard.removeFirst()) }
    switch keys.wait(forRestUntil: MonotonicClock.now + Keyboard.pastePatience, until: nil) {
    case .failed: return lostInPaste
    case .nothing: return .silence
    case .call: if let signal = signals.next() { return .signal(signal) }
    case .key: break
    }
    switch keys.readBlock() {
    case .content(let block): return .bytes(block)
    case .nothing: return nextPasteBlock()
    case .end: return lostInPaste
    }
  }

  /// Takes back what was read behind the end of a paste.
  func putBack(_ bytes: [UInt8]) {
    decoder.abandonPaste()
    keys.putBack(bytes)
  }

  /// Takes the signals that have come, to be told later; the result is whether one of them ends or stops what is going on. That a
  /// child has changed does not: who waits for a child sees that.
  func hearsEndingSignal() -> Bool {
    while let next = signals.next() {
      if next != .childChanged { heard.append(next) }
    }
    return heard.contains { $0.isTerminating || $0 == .suspend }
  }

  /// What ends a write to a terminal that takes nothing: a signal that ends or stops us, or the end of the time.
  var interruption: Interruption {
    Interruption(calls: signals.descriptor, deadline: watch.deadline) { [self] in hearsEndingSignal() }
  }

  /// A signal that has come and ends us, if there is one.
  var endingSignal: Signal? { hearsEndingSignal() ? heard.first(where: { $0.isTerminating }) : nil }

  /// Lends a terminal to a program until that has ended; the result is whether it succeeded. A signal that has ended both is
  /// told afterwards.
  func lend(_ terminal: Descriptor, to program: Program) -> Bool {
    let job = ForegroundJob(
      terminal: terminal, streams: [terminal, terminal, terminal], signals: signals)
    let ending = try? job.run(program)
    if case .interrupted(let signal) = ending { heard.append(signal) }
    return ending == .exited(0)
  }

  /// Lets go of a signal that has come, because what it asks for is done.
  func forget(_ signal: Signal) {
    while let next = signals.next() {
      if next != signal { heard.append(next) }
    }
  }

  /// What a terminal that is gone ends a wait with: the signal that the system sends for it, which may come late or only to
  /// others; where this process was started not to hear that, and where there was no terminal, the end of the keys.
  private var lost: Event {
    guard let terminal = keys.descriptor, !Signal.hangUp.isIgnored else { return .endOfInput }
    var poll = Poll()
    let ends = poll.watch(terminal, for: .hangingUp)
    let isFound = (try? poll.wait(until: .zero)) ?? false
    return isFound && poll[ends].contains(.hungUp) ? .signal(.hangUp) : .endOfInput
  }

  /// The same for a paste.
  private var lostInPaste: Pasted {
    if case .signal(let signal) = lost { .signal(signal) } else { .endOfInput }
  }

  private func decode(_ byte: UInt8) {
    if taken > 0, taken == decoded.count {
      decoded.removeAll(keepingCapacity: true)
      taken = 0
    }
    decoder.feed(byte, to: &decoded)
  }
}
