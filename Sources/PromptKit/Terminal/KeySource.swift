// SPDX-License-Identifier: GPL-3.0-or-later

/// Where the bytes of keys come from, and how they are waited for.
protocol KeySource: AnyObject {
  /// What tells, in a wait for other things, that a key has come; `nil` where keys wait until those are done.
  var descriptor: Descriptor? { get }

  /// Waits for a byte, for a call from elsewhere, or until the time is over.
  ///
  /// - Parameters:
  ///   - patience: until when the rest of what has begun may come, by `MonotonicClock`; `.zero` only looks, and `nil` waits for
  ///     another key.
  ///   - deadline: until when anything may come; `nil` for ever.
  func wait(forRestUntil patience: Duration?, until deadline: Duration?) -> KeyArrival

  /// Whether a byte comes before `deadline`, whatever else does; `.zero` only looks.
  func isWaiting(until deadline: Duration) -> Bool

  /// Reads a byte.
  func read() -> KeyReading<UInt8>

  /// Reads as much as is there at once.
  func readBlock() -> KeyReading<[UInt8]>

  /// What was taken back and not read again, and would be lost with this source.
  var readAhead: [UInt8] { get }

  /// Takes back what was read too far; it is what is read next.
  func putBack(_ bytes: [UInt8])
}
