// SPDX-License-Identifier: GPL-3.0-or-later

/// A shell that a process runs, and where its command line says that its commands come from.
struct Shell: Equatable, Sendable {
  /// Shells that read their command lines alike.
  enum Family: Sendable {
    /// dash, ash (BusyBox), and whatever else is called `sh`.
    case ash
    case bash, fish, ksh93, mksh, yash, zsh
  }

  /// Where the commands come from.
  enum Source: Sendable {
    /// Standard input: neither `-c` nor a script is named, or `-s` is.
    case standardInput
    /// A script that is named, and is standard input by another name: `bash /dev/stdin`.
    case standardInputByName
    /// `-c` or a script.
    case elsewhere
  }

  let name: String
  let family: Family
  let source: Source

  /// Whether `-i` is given. A shell at a terminal is interactive without it.
  let isInteractive: Bool

  /// The shell that `process` runs; `nil` when it runs something else.
  ///
  /// The program's file tells, whatever it was called by (`-bash`, `/bin/sh`); what it was called by tells where the file
  /// may not be seen or has another name.
  init?(_ process: ProcessFacts) {
    var arguments = process.arguments[...]
    let calledBy = arguments.popFirst().map(Self.baseName) ?? ""
    var name = process.executable ?? calledBy
    if name.hasPrefix("busybox") {
      name = calledBy.hasPrefix("busybox") ? arguments.popFirst() ?? "" : calledBy
    }
    guard let (shell, family) = Self.known(name) ?? (process.executable == name ? Self.known(calledBy) : nil)
    else {
      return nil
    }
    let options = ShellOptions(arguments, family: family)
    self.name = shell
    self.family = family
    source = options.source
    isInteractive = options.isInteractive
  }

  /// Whether the shell keeps a file open while it reads commands from it with `.`, rather than reading it whole at first.
  var keepsSourcedFilesOpen: Bool {
    switch family {
    case .bash, .ksh93, .fish: false
    case .ash, .mksh, .yash, .zsh: true
    }
  }

  /// Whether the shell opens its terminal for its own use, besides whatever its commands come from: zsh and mksh do so
  /// wherever there is one, also while they read a script from a pipe.
  var keepsTerminalOpen: Bool { isInteractive || family == .zsh || family == .mksh }

  /// A program's name without its folder and without the `-` of a login shell.
  private static func baseName(_ word: String) -> String {
    let name = word.split(separator: "/").last.map(String.init) ?? word
    return name.hasPrefix("-") ? String(name.dropFirst()) : name
  }

  /// The shell called `name`, with whatever version follows it (`bash-5.2`, `ksh93`, `mksh-static`).
  private static func known(_ name: String) -> (String, Family)? {
    let letters = String(name.prefix { $0.isASCII && $0.isLetter })
    let family: Family
    switch letters {
    case "sh", "dash", "ash", "hush", "posh": family = .ash
    case "bash", "rbash": family = .bash
    case "fish": family = .fish
    case "ksh", "rksh": family = .ksh93
    case "mksh", "lksh", "pdksh", "oksh", "loksh": family = .mksh
    case "yash": family = .yash
    case "zsh", "rzsh": family = .zsh
    default: return nil
    }
    return (letters, family)
  }
}
