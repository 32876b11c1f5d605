// SPDX-License-Identifier: GPL-3.0-or-later

/// What a shell's command line says of where its commands come from. POSIX, `sh`, and each shell's own manual.
struct ShellOptions {
  private(set) var source: Shell.Source
  private(set) var isInteractive = false

  private let family: Shell.Family
  private var words: ArraySlice<String>
  private var namesStandardInput = false
  private var namesCommands = false

  /// The options in `words`, the command line without the shell's own name.
  init(_ words: ArraySlice<String>, family: Shell.Family) {
    self.words = words
    self.family = family
    source = .elsewhere
    readOptions()
    if namesCommands { return }
    guard let operand = self.words.first, !namesStandardInput else {
      source = .standardInput
      return
    }
    if Self.otherNamesOfStandardInput.contains(operand) { source = .standardInputByName }
  }

  private static let otherNamesOfStandardInput = ["/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"]

  /// Takes the options off `words` and leaves the operands.
  private mutating func readOptions() {
    while let word = words.first, word.hasPrefix("-") || word.hasPrefix("+") {
      guard word != "+" else { return }
      words.removeFirst()
      if word == "-" || word == "--" { return }
      if let name = longName(of: word) {
        readLong(name)
      } else if readLetters(of: word) == .lastWord {
        return
      }
    }
  }

  private enum Next {
    case moreWords, lastWord
  }

  private mutating func readLetters(of word: String) -> Next {
    let isSet = word.hasPrefix("-")
    var letters = word.dropFirst()
    var next = Next.moreWords
    while let letter = letters.popFirst() {
      switch letter {
      case "c" where isSet: namesCommands = true
      case "s" where isSet: namesStandardInput = true
      case "i" where isSet: isInteractive = true
      case "b" where family == .zsh: next = .lastWord
      case _ where takesArgument(letter):
        // ash and bash go on with the letters and take the next word; the others take what stands behind the letter.
        if letters.isEmpty || family == .ash || family == .bash {
          _ = words.popFirst()
        } else {
          return next
        }
      default: break
      }
    }
    return next
  }

  private func takesArgument(_ letter: Character) -> Bool {
    switch (family, letter) {
    case (.fish, "C"), (.fish, "d"), (.fish, "D"), (.fish, "f"), (.fish, "o"), (.fish, "p"): true
    case (.bash, "O"), (.ksh93, "R"), (.mksh, "T"): true
    case (_, "o"): true
    default: false
    }
  }

  /// The name of a long option; bash takes one dash for two as well.
  private func longName(of word: String) -> String? {
    if word.hasPrefix("--") { return String(word.dropFirst(2)) }
    let name = String(word.dropFirst())
    return family == .bash && word.hasPrefix("-") && Self.bashNames.contains(name) ? name : nil
  }

  private mutating func readLong(_ name: String) {
    if family == .fish, name == "command" || name.hasPrefix("command=") { namesCommands = true }
    if family == .fish || family == .yash, name == "interactive" { isInteractive = true }
    if Self.namesWithArgument(family).contains(name) { _ = words.popFirst() }
  }

  private static func namesWithArgument(_ family: Shell.Family) -> [String] {
    switch family {
    case .bash: ["init-file", "rcfile"]
    case .fish: ["debug", "debug-output", "features", "init-command", "profile", "profile-startup"]
    case .yash: ["profile", "rcfile"]
    case .zsh: ["emulate"]
    case .ash, .ksh93, .mksh: []
    }
  }

  private static let bashNames = [
    "debug", "debugger", "dump-po-strings", "dump-strings", "help", "init-file", "login", "noediting",
    "noprofile",
    "norc", "posix", "pretty-print", "rcfile", "restricted", "verbose", "version",
  ]
}
