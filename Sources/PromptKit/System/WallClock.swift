// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time of day, as the system has it set.
enum WallClock {
  /// The seconds since 1970. The C name is `time`.
  static var seconds: Int64 { Int64(time(nil)) }
}
