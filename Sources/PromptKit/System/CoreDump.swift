// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The picture of the memory that the system may write to a file when a process dies of a fault.
enum CoreDump {
  /// Has none written of this process any more, and keeps its memory from other processes of the same user.
  ///
  /// On Linux by `PR_SET_DUMPABLE`: a limit of 0 (`RLIMIT_CORE`) does not hold where the picture is handed to a program
  /// (core(5)), keeps nobody from reading the memory, and would be inherited; this ends with `exec`.
  static func forbid() {
    #if os(Linux)
      _ = prompt_forbid_dumps()
    #else
      var limit = rlimit()
      guard unsafe getrlimit(RLIMIT_CORE, &limit) == 0 else { return }
      limit.rlim_cur = 0
      _ = unsafe setrlimit(RLIMIT_CORE, &limit)
    #endif
  }
}
