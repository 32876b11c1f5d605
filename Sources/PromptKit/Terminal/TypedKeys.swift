// SPDX-License-Identifier: GPL-3.0-or-later

/// The keys that a person types at a terminal.
///
/// Only one character is read at once, so that what is typed after the last Done stays in the terminal for the shell; a
/// bracketed paste is read in blocks.
final class TypedKeys: KeySource {
  private let terminal: Descriptor
  private var poll = Poll()
  private let keys: Poll.Entry
  private let calls: Poll.Entry

  /// What was read and given back, or with the first byte of its character.
  private var unread: ArraySlice<UInt8> = []

  /// Whether looking for a key has just found none, so that the next look need not ask the system again.
  private var isKnownEmpty = false

  /// How much of a paste is read at once, in bytes.
  private static let blockSize = 65_536

  /// The keys on `terminal`; `calls` becomes readable when a wait for them is to end.
  init(_ terminal: Descriptor, beside calls: Descriptor) {
    self.terminal = terminal
    keys = poll.watch(terminal)
    self.calls = poll.watch(calls)
  }

  var descriptor: Descriptor? { terminal }

  func wait(forRestUntil patience: Duration?, until deadline: Duration?) -> KeyArrival {
    if !unread.isEmpty { return .key }
    let isLook = patience == .zero
    // Nothing was there a moment ago, and nothing has been waited for since.
    if isLook && isKnownEmpty {
      isKnownEmpty = false
      return .nothing
    }
    let isReady: Bool
    do throws(SystemError) {
      isReady = try poll.wait(until: TypedKeys.first(patience, deadline))
    } catch {
      return .failed
    }
    if !poll[calls].isEmpty { return .call }
    if isReady { return .key }
    isKnownEmpty = isLook
    return .nothing
  }

  func isWaiting(until deadline: Duration) -> Bool {
    if !unread.isEmpty { return true }
    var poll = Poll()
    _ = poll.watch(terminal)
    return (try? poll.wait(until: deadline)) ?? false
  }

  func read() -> KeyReading<UInt8> {
    isKnownEmpty = false
    if let byte = unread.popFirst() { return .content(byte) }
    do throws(SystemError) {
      guard let byte = try terminal.readByteNow() else { return isHungUp ? .end : .nothing }
      readRest(of: byte)
      return .content(byte)
    } catch {
      return .end
    }
  }

  /// Reads what is there already of the character that a byte begins, at once: to look and read for each byte of a Hangul
  /// syllable takes twice as many calls.
  private func readRest(of lead: UInt8) {
    let length = UTF8Lead.length(lead)
    guard length > 1 else { return }
    var rest = [UInt8](repeating: 0, count: length - 1)
    if let count = terminal.readAvailable(into: &rest) { unread = rest[..<count] }
  }

  func readBlock() -> KeyReading<[UInt8]> {
    isKnownEmpty = false
    if !unread.isEmpty {
      defer { unread = [] }
      return .content(Array(unread))
    }
    var block = [UInt8](repeating: 0, count: TypedKeys.blockSize)
    // What was pasted may be a secret.
    defer { block.wipe() }
    let count = terminal.readAvailable(into: &block) ?? 0
    if count > 0 { return .content(Array(block[..<count])) }
    return isHungUp ? .end : .nothing
  }

  var readAhead: [UInt8] { Array(unread) }

  func putBack(_ bytes: [UInt8]) { unread = bytes + unread }

  /// Whether the last wait found the terminal gone.
  private var isHungUp: Bool { !poll[keys].isDisjoint(with: [.hungUp, .failed, .notOpen]) }

  private static func first(_ one: Duration?, _ other: Duration?) -> Duration? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }
}
