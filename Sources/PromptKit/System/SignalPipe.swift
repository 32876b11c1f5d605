// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Turns the signals that come while a form is filled in into bytes that can be waited for beside the keys.
///
/// A handler does nothing but write the signal's number into a pipe. What the process was started not to hear stays
/// unheard; all else is heard, whatever mask was inherited. There is one at a time in a process.
final class SignalPipe {
  /// Becomes readable when a signal has come.
  let descriptor: Descriptor

  /// The signal mask that the process was started with, for the programs that it starts.
  let inheritedMask: Mask

  /// A set of signals, for those who do not talk to the system themselves. The C name is `sigset_t`.
  typealias Mask = sigset_t

  private let writing: Descriptor
  private var replaced: [SignalAction] = []
  private var isInstalled = true
  private let cancellation: Cancellation?

  /// Where the handler writes; set before the first handler is. -1 when there is none.
  private nonisolated(unsafe) static var handlerWritesTo: Int32 = -1

  /// Starts to tell of `signals`, save of those that are ignored.
  ///
  /// - Throws: when no pipe can be had; `EBUSY` when there is one already.
  /// - Parameter cancellation: what another thread ends the form by: it comes as ``Signal/cancellation``.
  init(
    _ signals: [Signal] = Signal.watched, cancelledBy cancellation: Cancellation? = nil
  ) throws(SystemError) {
    guard unsafe Self.handlerWritesTo == -1 else { throw SystemError(code: EBUSY, call: "sigaction") }
    (descriptor, writing) = try Descriptor.pipe()
    try descriptor.setOpenFileFlags(O_NONBLOCK)
    try writing.setOpenFileFlags(O_NONBLOCK)
    unsafe Self.handlerWritesTo = writing.number

    var (none, inherited) = (sigset_t(), sigset_t())
    _ = unsafe sigemptyset(&none)
    _ = unsafe pthread_sigmask(SIG_SETMASK, nil, &inherited)
    inheritedMask = inherited

    var action = sigaction()
    _ = unsafe sigfillset(&action.sa_mask)
    unsafe prompt_set_handler(&action) { number in SignalPipe.tell(number) }
    for signal in signals where !signal.isIgnored {
      replaced.append(SignalAction(signal: signal, action: signal.set(action)))
    }
    _ = unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
    self.cancellation = cancellation
    cancellation?.arm(writing)
  }

  deinit { uninstall() }

  /// The next signal that has come, in their order; `nil` when there is none. Never waits, allocates nothing.
  func next() -> Signal? {
    var byte: UInt8 = 0
    while true {
      let count = unsafe read(descriptor.number, &byte, 1)
      if count == 1 { return Signal(Int32(byte)) }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  /// Puts the handlers and the mask back as they were before. Again is nothing.
  ///
  /// A signal to end that came and was not taken comes again, to whoever hears it then: it was sent to the process, not to us.
  /// What a write of ours has brought about does not, because the write has told of it.
  func uninstall() {
    guard isInstalled else { return }
    isInstalled = false
    cancellation?.disarm()
    for former in replaced { former.putBack() }
    var mask = inheritedMask
    _ = unsafe pthread_sigmask(SIG_SETMASK, &mask, nil)
    unsafe Self.handlerWritesTo = -1
    let own: [Signal] = [.cancellation, .brokenPipe, .fileTooLarge]
    while let signal = next() {
      if signal.isTerminating && !own.contains(signal) { _ = kill(getpid(), signal.number) }
    }
    descriptor.close()
    writing.close()
  }

  /// The handler. It may interrupt anything: it touches one number, writes one byte and leaves `errno` as it was.
  ///
  /// When the pipe is full the byte is lost, but then as many signals as it holds wait already.
  private static func tell(_ number: Int32) {
    let before = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = unsafe write(handlerWritesTo, &byte, 1)
    errno = before
  }
}
