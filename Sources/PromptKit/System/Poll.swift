// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits for the first of several descriptors to become ready, or for a deadline.
///
/// Make one, watch what there is to watch, and wait as often as needed: waiting allocates nothing.
struct Poll {
  /// What a descriptor is watched for.
  enum Interest: Sendable {
    case reading, writing
    /// Only whether the other side is gone or the file broken.
    case hangingUp
  }

  /// How a wait found a descriptor.
  struct Readiness: OptionSet, Sendable {
    let rawValue: Int16
    init(rawValue: Int16) { self.rawValue = rawValue }

    /// Something can be read, or the end of the input. The C name is `POLLIN`.
    static let readable = Readiness(rawValue: Int16(POLLIN))
    /// Something can be written. The C name is `POLLOUT`.
    static let writable = Readiness(rawValue: Int16(POLLOUT))
    /// The other side is gone; what it left behind can still be read. The C name is `POLLHUP`.
    static let hungUp = Readiness(rawValue: Int16(POLLHUP))
    /// An error: for a pipe's writing end, that nobody reads. The C name is `POLLERR`.
    static let failed = Readiness(rawValue: Int16(POLLERR))
    /// The number is not an open file. The C name is `POLLNVAL`.
    static let notOpen = Readiness(rawValue: Int16(POLLNVAL))
  }

  /// One watched descriptor's place, by which its readiness is asked.
  struct Entry: Equatable, Sendable {
    fileprivate let index: Int
  }

  private var watched: [pollfd] = []

  init() {}

  /// Watches `descriptor` from the next wait on.
  mutating func watch(_ descriptor: Descriptor, for interest: Interest = .reading) -> Entry {
    watched.append(pollfd(fd: descriptor.number, events: interest.events, revents: 0))
    return Entry(index: watched.count - 1)
  }

  /// Forgets all that is watched, and every `Entry` with it.
  mutating func removeAll() { watched.removeAll(keepingCapacity: true) }

  /// How the last wait found the descriptor; empty when it was not ready or is no longer watched.
  subscript(_ entry: Entry) -> Readiness {
    watched.indices.contains(entry.index) ? Readiness(rawValue: watched[entry.index].revents) : []
  }

  /// Waits until something that is watched is ready or broken, or until `deadline`.
  ///
  /// A signal does not end the wait: watch the pipe that tells of signals.
  /// - Parameter deadline: by `MonotonicClock`; one that has passed (`.zero`) only looks; `nil` waits for ever.
  /// - Returns: false when the deadline passed first.
  /// The C name is `poll`.
  @discardableResult
  mutating func wait(until deadline: Duration? = nil) throws(SystemError) -> Bool {
    while true {
      let milliseconds = Self.milliseconds(until: deadline)
      let count = unsafe watched.withUnsafeMutableBufferPointer { entries in
        unsafe poll(entries.baseAddress, nfds_t(entries.count), milliseconds)
      }
      if count > 0 { return true }
      if count == -1, errno != EINTR { throw SystemError.last("poll") }
      if count == 0, let deadline, deadline == .zero || MonotonicClock.now >= deadline { return false }
    }
  }

  /// Waits for one descriptor, for as long as it takes.
  static func waitOnce(for descriptor: Descriptor, _ interest: Interest) throws(SystemError) {
    var entry = pollfd(fd: descriptor.number, events: interest.events, revents: 0)
    try retrying("poll") { unsafe poll(&entry, 1, -1) }
  }

  /// What is left, rounded up so that a wait never ends a moment early and spins; -1 is for ever.
  private static func milliseconds(until deadline: Duration?) -> Int32 {
    guard let deadline else { return -1 }
    let left = deadline == .zero ? .zero : deadline - MonotonicClock.now
    guard left > .zero else { return 0 }
    let (seconds, attoseconds) = left.components
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}

extension Poll.Interest {
  /// The C names are `POLLIN` and `POLLOUT`.
  fileprivate var events: Int16 {
    switch self {
    case .reading: Int16(POLLIN)
    case .writing: Int16(POLLOUT)
    case .hangingUp: 0
    }
  }
}
