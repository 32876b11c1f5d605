// SPDX-License-Identifier: GPL-3.0-or-later

@testable import PromptKit

#if os(Linux)
  import Glibc

  /// Runs `body` in a child of its own and says how that ended, as `waitpid` tells it.
  func endOfChild(_ body: () -> Never) throws -> Int32 {
    let child = try retrying("fork") { fork() }
    if child == 0 { body() }
    var status: Int32 = 0
    try retrying("waitpid") { unsafe waitpid(child, &status, 0) }
    return status
  }
#endif
