// SPDX-License-Identifier: GPL-3.0-or-later

import CPosix

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pseudo-terminal: the program sits at its `path`, the test at its master side.
package final class PseudoTerminal {
  /// The side of the test: what is written here is typed, what is read here is shown.
  package let master: Descriptor

  /// The file that the program opens as its terminal.
  package let path: String

  /// The test's own hold on the program's side; given up by `release()`.
  package private(set) var slave: Descriptor?

  /// How many rows and columns the window has.
  package private(set) var rows: Int
  package private(set) var columns: Int

  /// A new terminal with a window of the given size, 0x0 included.
  package init(rows: Int = 24, columns: Int = 80) throws {
    #if os(Linux)
      let number = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
    #else
      let number = posix_openpt(O_RDWR | O_NOCTTY)
    #endif
    guard number >= 0 else { throw HarnessError.system("posix_openpt", errno) }
    master = Descriptor(number)
    var name = [CChar](repeating: 0, count: 128)
    guard grantpt(number) == 0, unlockpt(number) == 0, unsafe ptsname_r(number, &name, name.count) == 0 else {
      throw HarnessError.system("ptsname_r", errno)
    }
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let side = unsafe open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard side >= 0 else { throw HarnessError.system("open \(path)", errno) }
    slave = Descriptor(side)
    master.isNonBlocking = true
    self.rows = rows
    self.columns = columns
    resize(rows: rows, columns: columns)
  }

  /// Gives the window another size; the kernel tells the program with SIGWINCH.
  package func resize(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    var size = winsize()
    size.ws_row = UInt16(clamping: rows)
    size.ws_col = UInt16(clamping: columns)
    _ = unsafe ioctl(master.number, UInt(TIOCSWINSZ), &size)
  }

  /// The settings now. They outlive the program; on Linux the master side tells them even after `release()`.
  package var settings: TerminalSettings? {
    #if os(Linux)
      TerminalSettings(of: master)
    #else
      slave.flatMap(TerminalSettings.init(of:))
    #endif
  }

  /// Sets modes as `stty` words say, as another program on the terminal would.
  package func set(_ words: [String]) throws {
    #if os(Linux)
      let flag = "-F"
    #else
      let flag = "-f"
    #endif
    _ = try RunningProgram.run(Launch("stty", [flag, path] + words, input: .file("/dev/null")))
  }

  /// How many typed bytes the program has not read yet.
  package var unreadCount: Int {
    guard let slave else { return 0 }
    var count: Int32 = 0
    _ = unsafe ioctl(slave.number, UInt(FIONREAD), &count)
    return Int(count)
  }

  /// Lets go of the program's side, so that the master side sees a hang-up once no process holds it.
  package func release() {
    slave = nil
  }

  /// Takes the whole terminal away, as when its window is closed or a line is cut.
  package func hangUp() {
    release()
    let number = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    guard number >= 0 else { return }
    dup2(number, master.number)
    _ = fcntl(master.number, F_SETFD, FD_CLOEXEC)
    close(number)
  }
}
