// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a standard input that is no terminal holds: answers, or the very script that is running (`curl … | bash`).
enum StandardInput: Equatable, Sendable {
  /// The commands of a shell above us, which it has yet to read: not one byte of it is ours.
  case script(shell: String, pid: Int32)

  /// Answers.
  case answers

  /// It cannot be told.
  case unknown(Doubt)

  /// Why it cannot be told.
  enum Doubt: Equatable, Sendable {
    /// This process above us cannot be seen at all; it could be a shell.
    case processNotVisible(pid: Int32)

    /// This shell reads its commands from its standard input, but we may not see what that is.
    case inputNotVisible(shell: String, pid: Int32)

    /// This shell has two files open, and we cannot tell from which of them it reads its commands: either a script on its
    /// standard input reads our file with `.`, or our file was put in the place of the script with `<`.
    case redirectedOrSourced(shell: String, pid: Int32)
  }

  /// What standard input holds for this process.
  static func judge() -> StandardInput { judge(for: getpid(), in: SystemProcessTable()) }

  /// What standard input holds for the process `pid`.
  ///
  /// It is the script when a shell above reads its commands from standard input, that is the same file as ours, and the shell
  /// has not put another in its place since. A shell and its forks count as one: the outermost's input is looked at.
  static func judge(for pid: Int32, in table: some ProcessTable) -> StandardInput {
    guard let own = table.process(pid),
      let input = table.descriptors(of: pid)?.first(where: { $0.number == 0 })
    else { return .unknown(.processNotVisible(pid: pid)) }
    return ShellSearch(table: table, input: input, own: own).verdict()
  }
}
