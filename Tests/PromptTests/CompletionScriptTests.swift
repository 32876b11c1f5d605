// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit
import TerminalHarness
import Testing

@testable import prompt

/// What the shells themselves offer, with the scripts that the command prints.
@Suite("Completion of the command line")
struct CompletionScriptTests {
  private static let shells = CompletionShell.allCases.filter { Installed.has($0.rawValue) }

  /// A command line up to the cursor, and what is offered: all of it, or where there is more some that is, and some that is not.
  struct Case: CustomStringConvertible, Sendable {
    let line: String
    var all: [String]?
    var some: [String] = []
    var none: [String] = []

    var description: String { line }
  }

  private static let cases: [Case] = [
    Case(line: "prompt m", all: ["manual"]), Case(line: "prompt completion ", all: ["bash", "fish", "zsh"]),
    Case(line: "prompt completion bash -", all: []),
    Case(line: "prompt --lang ko m", all: ["manual"]), Case(line: "prompt --lang=ko m", all: ["manual"]),
    Case(line: "prompt --lang en completion ", all: ["bash", "fish", "zsh"]),
    Case(line: "prompt --lang ko manual -", all: []),
    Case(line: "prompt --plain --lang ko m", all: []),
    Case(line: "prompt --text completion ", none: ["bash"]),
    Case(line: "prompt --inp", all: ["--input", "--input-format", "--inputrc"]),
    Case(line: "prompt --te", all: ["--text"]),
    Case(
      line: "prompt -", some: FieldKind.allCases.map { "--\($0.rawValue)" } + ["--repeat"], none: ["--range"]),
    Case(line: "prompt -O ", all: OutputFormat.allCases.map(\.rawValue).sorted()),
    Case(line: "prompt --output j", all: ["json"]),
    Case(line: "prompt --text a A --input-format ", all: InputFormat.allCases.map(\.rawValue).sorted()),
    Case(line: "prompt --input ", all: ["auto", "none", "stdin", "tty"]),
    Case(line: "prompt --lang ", all: ["en", "ko"]),
    Case(line: "prompt --color n", all: ["never"]), Case(line: "prompt --help ", all: ["all"]),
    Case(line: "prompt --secret pw Word --ma", all: ["--mask"]),
    Case(line: "prompt --secret pw --mask ", all: ["none"]),
    Case(line: "prompt --secret pw --text a --ma", all: []),
    Case(
      line: "prompt --text a -", some: ["-r", "--pattern", "--number", "--title"],
      none: ["--range", "--option"]),
    Case(line: "prompt --integer=a -", some: ["--range"], none: ["--length"]),
    Case(line: "prompt --text --yesno b --patt", all: ["--pattern"]),
    Case(line: "prompt --text a --title a", all: []),
    Case(line: "prompt --text a --complete @f", all: ["@files"]),
    Case(line: "prompt --text a --answers ans", all: ["answers of mine.json"]),
    Case(line: "prompt --inputrc no", all: ["none", "notes"]),
    Case(line: "prompt --text a --args --inp", all: []),
    Case(line: "prompt --text a -- pro-run", all: ["pro-runs-this"]),
  ]

  @Test("Each shell finds its script in order", arguments: shells)
  func syntax(shell: CompletionShell) throws {
    let folder = try ScratchFolder()
    for language in Language.allCases {
      let path = try folder.write(shell.script(Words(language)), to: "script")
      let result = try RunningProgram.run(
        Launch(shell.rawValue, ["-n", path], environment: ["HOME": folder.path], input: .file("/dev/null")))
      #expect(result.ending == .exited(0))
      #expect(result.errors.isEmpty && result.output.isEmpty)
    }
  }

  @Test("bash offers what can stand there", .enabled(if: Installed.has("bash")), arguments: cases)
  func bash(wanted: Case) throws {
    // Of the words that bash makes of the line --integer=a is three.
    let words = wanted.line.replacing("=", with: " = ").split(
      separator: " ", omittingEmptySubsequences: false)
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let output = try run(
      .bash,
      """
      . ./script
      COMP_WORDS=(\(list)) COMP_CWORD=\(words.count - 1)
      _prompt
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    wanted.expect(output)
  }

  private static let bashCompletion = "/usr/share/bash-completion/bash_completion"

  @Test(
    "With the package of completions bash completes the command behind -- as that command wants it",
    .enabled(if: TextFile.text(of: bashCompletion) != nil))
  func commandInBash() throws {
    let output = try run(
      .bash,
      """
      . \(Self.bashCompletion)
      . ./script
      own() { COMPREPLY=(--found); }
      complete -F own pro-runs-this
      COMP_WORDS=(prompt --text a -- pro-runs-this --f) COMP_CWORD=5
      COMP_LINE="${COMP_WORDS[*]}" COMP_POINT=36
      _prompt
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    #expect(output == "--found\n")
  }

  @Test("fish offers what can stand there", .enabled(if: Installed.has("fish")), arguments: cases)
  func fish(wanted: Case) throws {
    let asked = "source ./script; complete -C '\(wanted.line)' | string replace -r '\\t.*' ''"
    wanted.expect(try run(.fish, asked))
  }

  @Test("zsh offers what can stand there", .enabled(if: Installed.has("zsh")))
  func zsh() throws {
    let lines = Self.cases.map { "'\($0.line)'" }.joined(separator: " ")
    let output = try run(
      .zsh,
      """
      mkdir functions && mv script functions/_prompt
      cat >setup <<'END'
      \(Self.zshSetup)
      END
      zmodload zsh/zpty
      zpty z zsh -f -i
      zpty -w z 'source ./setup'
      zpty -r -m z seen '*ready*' || exit
      for line in \(lines); do
        zpty -w -n z $line$'\\t'
        zpty -r -m z seen '*=====*=====*' || exit
        print -r -- ${${seen#*=====}%%=====*}
        print -r -- '====='
        zpty -w -n z $'\\C-u'
      done
      """)
    let parts = output.split(separator: "=====\n", omittingEmptySubsequences: false).dropLast()
    #expect(parts.count == Self.cases.count)
    for (wanted, part) in zip(Self.cases, parts) { wanted.expect(String(part)) }
  }

  /// Makes a zsh tell what its functions give to compadd, between two marks, and offer nothing.
  private static let zshSetup = #"""
    PROMPT=
    fpath=($PWD/functions $fpath)
    autoload -Uz compinit
    compinit -u -D
    compadd () {
      [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]] && { builtin compadd "$@"; return }
      local -a hits
      builtin compadd -O hits "$@"
      (( $#hits )) && print -rl -- $hits
      return $(( ! $#hits ))
    }
    mark () { print -r -- '=====' }
    tell () { compprefuncs=(mark) comppostfuncs=(mark); zle complete-word }
    zle -N tell
    bindkey '^I' tell '^U' kill-whole-line
    print ready
    """#

  /// Runs a script of a shell in a folder with ours, and two files and a program to be completed.
  private func run(_ shell: CompletionShell, _ script: String) throws -> String {
    let folder = try ScratchFolder()
    try folder.write(shell.script(Words(.english)), to: "script")
    for name in ["answers of mine.json", "notes"] { try folder.write("", to: name) }
    try folder.write("#!/bin/sh\n", to: "pro-runs-this", isProgram: true)
    let path = folder.path + ":" + (Launch.variable("PATH") ?? "/usr/bin:/bin")
    let result = try RunningProgram.run(
      Launch(
        shell.rawValue, (shell == .zsh ? ["-f"] : []) + ["-c", script],
        environment: ["PATH": path, "HOME": folder.path], directory: folder.path, input: .file("/dev/null")))
    #expect(result.errors.isEmpty)
    return result.output
  }
}

extension CompletionScriptTests.Case {
  /// Checks what a shell offers, a line each.
  fileprivate func expect(_ output: String) {
    let lines = output.split(whereSeparator: \.isNewline).map { $0.filter { $0 != "\\" } }
    let offered = Set(lines.filter { !$0.isEmpty })
    if let all { #expect(offered == Set(all), "\(line)") }
    #expect(offered.isSuperset(of: some) && offered.isDisjoint(with: none), "\(line)")
  }
}
