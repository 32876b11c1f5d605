// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A value that threads have one at a time: what `Mutex` is, which Embedded Swift lacks. For a few instructions at a time.
final class Locked<Value>: @unchecked Sendable {
  private let isTaken = Atomic(false)
  private var value: Value

  init(_ value: sending Value) { self.value = value }

  /// Waits until no other thread has the value, and changes it.
  func withLock(_ change: (inout Value) -> Void) {
    while isTaken.exchange(true, ordering: .acquiring) { sched_yield() }
    change(&value)
    isTaken.store(false, ordering: .releasing)
  }
}
