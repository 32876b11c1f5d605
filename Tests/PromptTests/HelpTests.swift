// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit
import TerminalHarness
import Testing

@testable import prompt

@Suite("Help")
struct HelpTests {
  @Test("The whole help names each option with what it does", arguments: Language.allCases)
  func options(language: Language) {
    let words = Words(language)
    let help = words.help(isWhole: true)
    for row in OptionTable.rows {
      #expect(help.contains(row.name), "\(row.name)")
      #expect(help.contains(words.say(row.english, row.korean)), "\(row.name)")
      if let short = row.short { #expect(help.contains("-\(short)")) }
    }
  }

  @Test(
    "The whole help names the command behind -- and what may stand in place of a form",
    arguments: Language.allCases)
  func besidesOptions(language: Language) {
    let lines = Words(language).help(isWhole: true).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("-- ") })
    for verb in Verb.allCases { #expect(lines.contains { $0.hasPrefix("prompt \(verb.rawValue)") }) }
  }

  @Test("It fits 80 columns, and its first page a window of 24 rows", arguments: Language.allCases)
  func size(language: Language) {
    let words = Words(language)
    for isWhole in [false, true] {
      let lines = words.help(isWhole: isWhole).split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast()
      for line in lines { #expect(words.columns(of: String(line)) <= 80, "\(line)") }
      #expect(isWhole || lines.count <= 23)
    }
  }

  @Test("The first page has every option that is not rare, and says where the others are")
  func firstPage() throws {
    let help = Words(.english).help(isWhole: false)
    for row in OptionTable.rows {
      #expect(help.contains(row.name + " ") == !row.isRare, "\(row.name)")
    }
    #expect(help.contains("--help all") && OptionTable.rows.contains(where: \.isRare))
    #expect(try isHelp(["--help"], isWhole: false) && isHelp(["--help", "all"], isWhole: true))
    #expect(try isHelp(["--help", "--text", "a"], isWhole: false))
    #expect(try isHelp(["--help=all"], isWhole: true) && isHelp(["--text", "a", "--help"], isWhole: false))
  }

  private func isHelp(_ arguments: [String], isWhole: Bool) throws -> Bool {
    if case .help(let given) = try Invocation.parse(arguments) { given == isWhole } else { false }
  }

  @Test("It begins with two examples that work as they stand", arguments: Language.allCases)
  func examples(language: Language) throws {
    let lines = Words(language).help(isWhole: true).split(separator: "\n").prefix(2).map(String.init)
    let folder = try ProgramUnderTest.folder
    let runs = [
      (show: #"; printf '%s\n' "$name $token""#, answers: "Ada\nsecret\n", printed: "Ada secret\n"),
      (show: "", answers: "8080\n", printed: "8080\n"),
    ]
    #expect(lines.count == runs.count)
    for (example, run) in zip(lines, runs) {
      let launch = Launch(
        "sh", ["-c", "PATH=\(folder):$PATH\n" + example + run.show], input: .text(run.answers))
      let result = try RunningProgram.run(launch)
      #expect(result.output == run.printed)
      #expect(result.errors.isEmpty && result.ending == .exited(0))
    }
  }

  @Test("Every kind, attribute and option of the form has one row, and no name belongs to two")
  func table() {
    let roles =
      FieldKind.allCases.map(OptionRow.Role.kind) + Attribute.allCases.map(OptionRow.Role.attribute)
      + FormOption.allCases.map(OptionRow.Role.form)
    for role in roles { #expect(OptionTable.rows.filter { $0.role == role }.count == 1, "\(role)") }
    let names =
      OptionTable.rows.compactMap(\.long) + OptionTable.rows.compactMap { $0.short.map(String.init) }
    #expect(Set(names).count == names.count)
  }

  @Test("The version names the command, and the libraries that it stands on")
  func version() throws {
    let line = Version.line(readline: LineEditor.libraryVersion, pcre2: Pattern.libraryVersion)
    #expect(try RunningProgram.prompt(["--version"]).output == line + "\n")
    let number = #/prompt [0-9.]+ \(GNU readline [0-9.]+, PCRE2 [0-9.]+\)/#
    #expect(line.wholeMatch(of: number) != nil)
  }
}
