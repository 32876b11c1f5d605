// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

/// The names that an answer must not have, because whoever takes over the answers would take them for something else.
enum ReservedNames {
  /// Who gives such a name a meaning.
  enum Reader: Equatable, Sendable {
    /// Shells, the dynamic loader, and the programs that a script starts.
    case shellsAndPrograms
    /// zsh, which ties small names to its own settings: `path='x'` wipes PATH there.
    case zsh
    /// fish, which has variables of its own.
    case fish
  }

  /// Who gives `name` a meaning in a format; `nil` where nobody does.
  static func reader(of name: String, in format: OutputFormat) -> Reader? {
    for rule in rules where rule.formats.contains(format) && rule.isReserved(name) { return rule.reader }
    return nil
  }

  private struct Rule {
    let reader: Reader
    let formats: Set<OutputFormat>
    let names: Set<String>
    let beginnings: [String]

    func isReserved(_ name: String) -> Bool {
      names.contains(name) || beginnings.contains { name.hasPrefix($0) }
    }
  }

  private static let rules = [
    Rule(
      reader: .shellsAndPrograms, formats: [.shell, .fish, .dotenv],
      names: [
        "PATH", "IFS", "ENV", "SHELLOPTS", "BASHOPTS", "CDPATH", "GLOBIGNORE", "HOME", "PWD", "OLDPWD",
        "SHELL",
        "PS1", "PS2", "PS3", "PS4", "OPTIND", "OPTARG", "PPID", "UID", "EUID", "GID", "EGID", "GROUPS",
        "FUNCNAME",
        "_", "DIRSTACK", "LINENO", "RANDOM", "SECONDS", "HISTCMD", "TMOUT", "LANG", "GCONV_PATH",
      ],
      beginnings: [
        "BASH_", "PROMPT", "TERM", "LC_", "LD_", "DYLD_", "GIT_", "PYTHON", "PERL5", "RUBY", "NODE_",
      ]),
    Rule(
      reader: .zsh, formats: [.shell],
      names: [
        "path", "cdpath", "fpath", "manpath", "mailpath", "module_path", "argv", "status", "prompt",
        "options",
        "psvar", "pipestatus", "signals", "watch", "history", "commands", "functions", "aliases",
      ],
      beginnings: []),
    Rule(
      reader: .fish, formats: [.fish], names: ["version", "hostname", "umask", "status", "history"],
      beginnings: []),
  ]
}
