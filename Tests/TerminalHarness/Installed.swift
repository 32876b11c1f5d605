// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What of other programs is on this machine, and may be used.
package enum Installed {
  /// Where a program is, looked for in `$PATH`; `nil` where it is not installed.
  package static func path(of program: String) -> String? {
    let folders = (Launch.plainEnvironment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { unsafe access($0, X_OK) == 0 }
  }

  /// Whether a program is installed.
  package static func has(_ program: String) -> Bool { path(of: program) != nil }

  /// Whether a command can be run here, to its end and with status 0.
  package static func runs(_ command: String, _ arguments: [String]) -> Bool {
    let launch = Launch(command, arguments, input: .file("/dev/null"))
    return (try? RunningProgram.run(launch))?.ending == .exited(0)
  }

  /// Whether strace is installed, and calls can be traced here.
  package static let canTrace = runs("strace", ["-o", "/dev/null", "true"])
}
