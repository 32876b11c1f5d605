// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A signal as a row writes it: `NAME`, `NAME*COUNT`, `NAME@STAGE`, `NAME@STAGE*COUNT`.
struct FaultSignal {
  let number: Int32
  var count = 1

  /// When it is sent: `group` to the whole process group, `start` at once, `print` while answers are printed, `save` while
  /// they are kept; else when the program waits.
  let stage: String

  static let stages = ["", "group", "start", "print", "save"]

  init?(_ payload: String) {
    let parts = payload.split(separator: "*").map(String.init)
    if parts.count > 1 {
      guard let count = Int(parts[1].prefix { $0 != "@" }) else { return nil }
      self.count = count
    }
    let name = parts.first?.split(separator: "@").first.map(String.init) ?? ""
    stage = payload.split(separator: "@").dropFirst().first.map { String($0.prefix { $0 != "*" }) } ?? ""
    guard let number = Self.numbers[name] else { return nil }
    self.number = number
  }

  private static let numbers: [String: Int32] = [
    "HUP": SIGHUP, "INT": SIGINT, "QUIT": SIGQUIT, "ILL": SIGILL, "TRAP": SIGTRAP, "ABRT": SIGABRT,
    "BUS": SIGBUS,
    "FPE": SIGFPE, "KILL": SIGKILL, "USR1": SIGUSR1, "SEGV": SIGSEGV, "USR2": SIGUSR2, "PIPE": SIGPIPE,
    "ALRM": SIGALRM, "TERM": SIGTERM, "CHLD": SIGCHLD, "CONT": SIGCONT, "STOP": SIGSTOP, "TSTP": SIGTSTP,
    "TTIN": SIGTTIN, "TTOU": SIGTTOU, "URG": SIGURG, "XCPU": SIGXCPU, "XFSZ": SIGXFSZ, "VTALRM": SIGVTALRM,
    "PROF": SIGPROF, "WINCH": SIGWINCH, "IO": SIGIO, "SYS": SIGSYS,
  ].merging(systemNumbers) { $1 }

  #if canImport(Glibc)
    private static let systemNumbers = ["PWR": SIGPWR, "STKFLT": SIGSTKFLT]
  #else
    private static let systemNumbers: [String: Int32] = [:]
  #endif
}
