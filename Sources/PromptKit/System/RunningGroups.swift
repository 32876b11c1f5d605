// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process groups of the children that run, where a sudden end of this process does not lose them: nothing else knows
/// them then, for each is in a session of its own.
///
/// Plain memory that is never freed, because a handler of signals reads it, and a process that shares it when this one is dead.
enum RunningGroups {
  /// The groups' numbers; 0 where there is none. More than run at a time.
  private nonisolated(unsafe) static let places: UnsafeMutablePointer<pid_t> = {
    let places = UnsafeMutablePointer<pid_t>.allocate(capacity: count)
    unsafe places.initialize(repeating: 0, count: count)
    return unsafe places
  }()

  private static let count = 32

  /// Makes the place for them. To be called before a handler may, which must not be the first.
  static func prepare() { _ = unsafe places }

  /// Takes a group in. One for which there is no place left is not known after a sudden end.
  static func insert(_ group: pid_t) { replace(0, by: group) }

  /// Takes it out again.
  static func remove(_ group: pid_t) { replace(group, by: 0) }

  /// Whether there is none.
  static var isEmpty: Bool {
    for index in 0..<count where unsafe places[index] != 0 { return false }
    return true
  }

  /// Kills them all. May be called in a signal handler.
  static func killAll() {
    var index = 0
    while index < count {
      let group = unsafe places[index]
      #if canImport(Glibc)
        if group > 1 { _ = Glibc.kill(-group, SIGKILL) }
      #else
        if group > 1 { _ = Darwin.kill(-group, SIGKILL) }
      #endif
      index += 1
    }
  }

  private static func replace(_ old: pid_t, by new: pid_t) {
    var index = 0
    while index < count {
      if unsafe places[index] == old {
        unsafe places[index] = new
        return
      }
      index += 1
    }
  }
}
