// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The settings of a terminal, as a value that can be compared. The C name is `struct termios`.
package struct TerminalSettings: Equatable, CustomStringConvertible {
  private let flags: [tcflag_t]
  private let characters: [cc_t]

  /// The settings of the terminal that `descriptor` is open on, `nil` when it is not one.
  package init?(of descriptor: Descriptor) {
    var settings = termios()
    guard unsafe tcgetattr(descriptor.number, &settings) == 0 else { return nil }
    flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    characters = unsafe withUnsafeBytes(of: &settings.c_cc) { unsafe Array($0) }
  }

  /// Whether lines are edited by the kernel.
  package var isCanonical: Bool { flags[3] & tcflag_t(ICANON) != 0 }

  /// Whether the kernel shows what is typed.
  package var isEchoing: Bool { flags[3] & tcflag_t(ECHO) != 0 }

  /// The four flag words in octal, as `stty -g` would have them in hexadecimal, and the control characters.
  package var description: String {
    flags.map { String($0, radix: 16) }.joined(separator: ":") + " "
      + characters.map(String.init).joined(separator: ",")
  }
}
