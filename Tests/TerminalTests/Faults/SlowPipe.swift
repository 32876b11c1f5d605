// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

#if os(Linux)
  import Glibc

  /// A named pipe that is full as long as nobody drains it: whoever writes into it waits.
  final class SlowPipe {
    let path: String
    private let end: Descriptor
    private var filled = 0

    init(at path: String) throws {
      self.path = path
      guard unsafe mkfifo(path, 0o600) == 0 else { throw HarnessError.system("mkfifo", errno) }
      let number = unsafe open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
      guard number >= 0 else { throw HarnessError.system("open \(path)", errno) }
      end = Descriptor(number)
      let block = [UInt8](repeating: 0x2e, count: 4_096)
      while let count = end.write(block[...]), count > 0 { filled += count }
    }

    /// What was written into it behind what filled it.
    func drain() -> [UInt8] {
      var bytes: [UInt8] = []
      while let more = end.read(), !more.isEmpty { bytes += more }
      defer { filled = 0 }
      return Array(bytes.dropFirst(filled))
    }
  }
#endif
