// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The clock that deadlines are told by: nobody can set it, and it never goes back.
enum MonotonicClock {
  /// How much time has passed since some moment before the process began. The C name is `clock_gettime(CLOCK_MONOTONIC)`.
  static var now: Duration {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
