// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a signal did before a handler was put in that place.
struct SignalAction {
  let signal: Signal
  let action: sigaction

  /// Makes the signal do that again.
  func putBack() { signal.set(action) }
}
