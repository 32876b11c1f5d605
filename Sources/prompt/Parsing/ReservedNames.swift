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
    switch format {
    case .shell where isOfShellsAndPrograms(name): .shellsAndPrograms
    case .shell where isOfZsh(name): .zsh
    case .fish where isOfShellsAndPrograms(name): .shellsAndPrograms
    case .fish where isOfFish(name): .fish
    case .dotenv where isOfShellsAndPrograms(name): .shellsAndPrograms
    default: nil
    }
  }

  private static func isOfShellsAndPrograms(_ name: String) -> Bool {
    switch name {
    case "PATH", "IFS", "ENV", "SHELLOPTS", "BASHOPTS", "CDPATH", "GLOBIGNORE", "HOME", "PWD", "OLDPWD",
      "SHELL", "PS1", "PS2", "PS3", "PS4", "OPTIND", "OPTARG", "PPID", "UID", "EUID", "GID", "EGID", "GROUPS",
      "FUNCNAME", "_", "DIRSTACK", "LINENO", "RANDOM", "SECONDS", "HISTCMD", "TMOUT", "LANG", "GCONV_PATH":
      true
    default:
      [
        "BASH_", "PROMPT", "TERM", "LC_", "LD_", "DYLD_", "GIT_", "PYTHON", "PERL5", "RUBY", "NODE_",
      ].contains { name.hasPrefix($0) }
    }
  }

  private static func isOfZsh(_ name: String) -> Bool {
    switch name {
    case "path", "cdpath", "fpath", "manpath", "mailpath", "module_path", "argv", "status", "prompt",
      "options", "psvar", "pipestatus", "signals", "watch", "history", "commands", "functions", "aliases":
      true
    default: false
    }
  }

  private static func isOfFish(_ name: String) -> Bool {
    switch name {
    case "version", "hostname", "umask", "status", "history": true
    default: false
    }
  }
}
