// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that runs for us, without a terminal and never longer than it may.
///
/// It leads a session of its own, so that it cannot open our terminal and no key signals it; when it ends, is out of time
/// or is let go, all that is left of its process group is killed.
final class Child {
  /// How it ended.
  enum Ending: Equatable, Sendable {
    /// By itself, with this status.
    case exited(Int32)
    /// By a signal that we did not send.
    case signalled(Int32)
    /// It took too long and was killed.
    case timedOut
    /// It was killed because nobody waits for it any more.
    case calledOff
  }

  /// What it has said so far.
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []

  /// How it ended; `nil` while it runs.
  private(set) var ending: Ending?

  private let pid: pid_t
  private let deadline: Duration
  private let outputLimit: Int
  /// What it is given, which may be a secret: overwritten when all of it has been.
  private var input: [UInt8]
  private var givenCount = 0
  private var inputEnd: Descriptor?
  private var outputEnd: Descriptor?
  private var errorEnd: Descriptor?

  /// How often a child is looked at that has closed its streams and still runs, or whose children hold them.
  private static let pulse = Duration.milliseconds(20)

  /// Starts `command`.
  ///
  /// - Parameter mask: the signals that it does not hear: those that this process was started with.
  init(_ command: ChildCommand, mask: sigset_t) throws(SystemError) {
    let streams = try Streams(hasInput: command.input != nil)
    defer { for descriptor in streams.theirs { descriptor.close() } }
    do {
      pid = try Child.spawn(command, streams.theirs, mask: mask)
    } catch {
      for descriptor in streams.output + [streams.input].compactMap({ $0 }) { descriptor.close() }
      throw error
    }
    deadline = MonotonicClock.now + command.timeLimit
    outputLimit = command.outputLimit
    input = command.input ?? []
    (inputEnd, outputEnd, errorEnd) = (streams.input, streams.output.first, streams.output.last)
  }

  deinit { callOff() }

  /// Goes on with it until it has ended.
  ///
  /// - Parameters:
  ///   - call: a descriptor that tells of something else when it becomes readable, such as the pipe of the signals.
  ///   - isCalledOff: asked then; when true, the child is killed. It takes what there is to read.
  func wait(
    watching call: Descriptor? = nil, unless isCalledOff: () -> Bool = { true }
  ) throws(SystemError) -> Ending {
    while true {
      if let ending = advance() { return ending }
      var poll = Poll()
      watch(in: &poll)
      let calls = call.map { poll.watch($0) }
      try poll.wait(until: nextLook)
      if let calls, !poll[calls].isEmpty, isCalledOff() {
        callOff()
        return .calledOff
      }
    }
  }

  /// Watches its streams in a wait for other things, too.
  func watch(in poll: inout Poll) {
    if let outputEnd { _ = poll.watch(outputEnd) }
    if let errorEnd { _ = poll.watch(errorEnd) }
    if let inputEnd { _ = poll.watch(inputEnd, for: .writing) }
  }

  /// When it is to be looked at again though none of its streams is ready.
  var nextLook: Duration { min(deadline, MonotonicClock.now + Child.pulse) }

  /// Gives and takes what can be given and taken now, without waiting; the result is how it ended, `nil` while it runs.
  func advance() -> Ending? {
    if let ending { return ending }
    give()
    outputEnd = take(from: outputEnd, into: &output)
    errorEnd = take(from: errorEnd, into: &errors)
    var status: Int32 = 0
    if unsafe waitpid(pid, &status, WNOHANG) == pid {
      // What it wrote last may have come since the look before.
      outputEnd = take(from: outputEnd, into: &output)
      errorEnd = take(from: errorEnd, into: &errors)
      let isExit = prompt_has_exited(status) != 0
      end(isExit ? .exited(prompt_exit_status(status)) : .signalled(prompt_ending_signal(status)))
    } else if MonotonicClock.now >= deadline {
      killAndReap(.timedOut)
    }
    return ending
  }

  /// Kills it, its process group too, if it still runs.
  func callOff() {
    if ending == nil { killAndReap(.calledOff) }
  }

  private func killAndReap(_ ending: Ending) {
    _ = kill(-pid, SIGKILL)
    _ = kill(pid, SIGKILL)
    var status: Int32 = 0
    while unsafe waitpid(pid, &status, 0) == -1 && errno == EINTR {}
    end(ending)
  }

  private func end(_ ending: Ending) {
    self.ending = ending
    // What it has left running in its group.
    _ = kill(-pid, SIGKILL)
    RunningGroups.remove(pid)
    input.wipe()
    for descriptor in [inputEnd, outputEnd, errorEnd] { descriptor?.close() }
    (inputEnd, outputEnd, errorEnd) = (nil, nil, nil)
  }

  private func give() {
    guard let descriptor = inputEnd else { return }
    while givenCount < input.count {
      guard let count = descriptor.writeWithoutSignal(input[givenCount...]) else { return }
      if count == 0 { break }
      givenCount += count
    }
    input.wipe()
    descriptor.close()
    inputEnd = nil
  }

  /// Takes what is there, as much as is kept; the result is the descriptor, `nil` when it has come to its end.
  private func take(
    from descriptor: Descriptor?, into text: inout [UInt8]
  ) -> Descriptor? {
    guard let descriptor else { return nil }
    var block = [UInt8](repeating: 0, count: 65_536)
    // A child that never pauses must not keep us from looking at the clock.
    for _ in 0..<64 {
      guard let count = descriptor.readAvailable(into: &block) else { return descriptor }
      if count == 0 {
        descriptor.close()
        return nil
      }
      text += block[..<min(count, max(outputLimit - text.count, 0))]
    }
    return descriptor
  }
}
