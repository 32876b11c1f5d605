// SPDX-License-Identifier: GPL-3.0-or-later

/// Keys that were written down beforehand, and come as they do from a person who looks at the screen before each.
///
/// A key is there only when the form waits for one, and all commands have ended: so nothing is typed ahead, and what each key
/// meets does not depend on how fast anything runs. Between two steps every time-out has passed, without being waited for.
final class WrittenKeys: KeySource {
  /// Whether C-c interrupts.
  var isInterruptKeyOn = true

  /// Whether a key was waited for when none was left.
  private(set) var haveRunOut = false

  private let steps: [[UInt8]]

  /// How many steps have begun.
  private var begunCount = 0

  /// What is left of the step that has begun.
  private var rest: ArraySlice<UInt8> = []

  private var poll = Poll()
  private var calls: Poll.Entry?

  /// The keys of `steps`, none of which is empty: those of one follow one another without a pause.
  init(_ steps: [[UInt8]]) { self.steps = steps }

  /// The first step that has keys which nobody has read; `nil` when there is none.
  var unreadStep: Int? {
    if !rest.isEmpty { return begunCount - 1 }
    return begunCount < steps.count ? begunCount : nil
  }

  /// From now on a wait ends also when `calls` becomes readable.
  func attend(to calls: Descriptor) {
    poll.removeAll()
    self.calls = poll.watch(calls)
  }

  var descriptor: Descriptor? { nil }

  func wait(forRestUntil patience: Duration?, until deadline: Duration?) -> KeyArrival {
    if patience == .zero { return .nothing }
    guard let isCalled = try? poll.wait(until: .zero) else { return .failed }
    if isCalled { return .call }
    if patience == nil { beginStep() }
    guard let byte = rest.first else {
      if patience != nil { return .nothing }
      haveRunOut = true
      return .key
    }
    guard let signal = signal(of: byte) else { return .key }
    rest.removeFirst()
    signal.raise()
    return .call
  }

  func isWaiting(until deadline: Duration) -> Bool { false }

  func read() -> KeyReading<UInt8> { rest.popFirst().map(KeyReading.content) ?? .end }

  func readBlock() -> KeyReading<[UInt8]> {
    let block = rest.prefix { signal(of: $0) == nil }
    rest = rest.dropFirst(block.count)
    return block.isEmpty ? .nothing : .content(Array(block))
  }

  /// Nothing: the steps go on with the next form.
  var readAhead: [UInt8] { [] }

  func putBack(_ bytes: [UInt8]) { rest = bytes + rest }

  private func beginStep() {
    guard rest.isEmpty, begunCount < steps.count else { return }
    rest = steps[begunCount][...]
    begunCount += 1
  }

  /// The signal that a terminal in raw mode sends for a key (`ISIG`); here it reaches this process alone.
  private func signal(of byte: UInt8) -> Signal? {
    switch byte {
    case 0x03 where isInterruptKeyOn: .interrupt
    case 0x1A: .suspend
    case 0x1C: .quit
    default: nil
    }
  }
}
