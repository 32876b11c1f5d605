// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit
import Testing

@testable import prompt

@Suite("Help")
struct HelpTests {
  @Test("Each option is named with what it does", arguments: Language.allCases)
  func options(language: Language) {
    let words = Words(language)
    for row in OptionTable.rows {
      #expect(words.help.contains(row.name), "\(row.name)")
      #expect(words.help.contains(words.say(row.english, row.korean)), "\(row.name)")
      if let short = row.short { #expect(words.help.contains("-\(short)")) }
    }
  }

  @Test("It fits a window of 80 columns", arguments: Language.allCases)
  func size(language: Language) {
    let words = Words(language)
    let lines = words.help.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    for line in lines { #expect(words.columns(of: String(line)) <= 80, "\(line)") }
  }

  @Test("It begins with two examples that the command accepts", arguments: Language.allCases)
  func examples(language: Language) throws {
    let lines = Words(language).help.split(separator: "\n").prefix(2)
    #expect(lines.count == 2)
    for line in lines {
      let start = try #require(line.firstRange(of: "$(prompt ")).upperBound
      let end = try #require(line.firstIndex(of: ")"))
      let arguments = line[start..<end].split(separator: " ").map { $0.filter { $0 != "'" } }
      #expect(complaint(arguments, .english) == nil)
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

  @Test("The version names the command, and readline where it is known")
  func version() {
    #expect(Version.line(readline: nil) == "prompt \(Version.number)")
    #expect(Version.line(readline: "8.2") == "prompt \(Version.number) (GNU readline 8.2)")
  }
}
