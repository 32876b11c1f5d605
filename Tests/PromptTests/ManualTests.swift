// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit
import TerminalHarness
import Testing

@testable import prompt

@Suite("Manual")
struct ManualTests {
  private static let readme = TextFile.text(of: projectRoot + "/README.md") ?? ""

  /// The tables of README.md that are the manual's.
  private static let tables: [(name: String, entries: [Manual.Entry])] = [
    ("kinds", Manual().kinds), ("attributes", Manual().attributes), ("keys", Manual().keyTable),
    ("input", Manual().inputTable), ("sources", Manual().sources), ("output", Manual().outputTable),
    ("keys from a file", Manual().keyFileTable), ("statuses", Manual().statusTable),
  ]

  @Test("README.md says the same in its tables", arguments: tables.map(\.name))
  func readme(name: String) throws {
    let entries = try #require(Self.tables.first { $0.name == name }).entries
    let table = entries.map(\.markdown).joined(separator: "\n") + "\n"
    #expect(Self.readme.contains(table), "README.md should have:\n\(table)")
  }

  @Test("README.md has its examples")
  func examples() {
    let lines = Self.readme.split(separator: "\n").map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }
    let readme = lines.joined(separator: "\n")
    for case .example(let text) in Manual().examples {
      #expect(readme.contains(text), "README.md should have:\n\(text)")
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 70 }, "\(text)")
    }
  }

  @Test("Each option has its entry in the page, with its argument")
  func options() {
    let page = ManualPage().text
    for row in OptionTable.rows {
      let names = row.names.map { "Fl \($0.dropFirst())" }.joined(separator: " , ")
      let line = ".It \(names)\(row.argument.map { " Ar \($0)" } ?? "")\n"
      #expect(page.ranges(of: line).count == 1, "\(line)")
    }
  }

  @Test(
    "Marks become roff, and what stands for itself stays itself",
    arguments: [
      ("a `b-c` d", #"a \fBb\-c\fP d"#), ("*INPUT* \\", #"\fIINPUT\fP \e"#),
      ("`'\\*^~`", #"\fB\(aq\e*\(ha\(ti\fP"#), ("", ""),
    ])
  func roff(text: String, expected: String) {
    #expect(Roff.marked(text) == expected)
  }

  @Test("mandoc has nothing to warn of, and man finds every section", .enabled(if: Installed.has("mandoc")))
  func lint() throws {
    let folder = try ScratchFolder()
    let path = try folder.write(RunningProgram.prompt(["manual"]).output, to: "prompt.1")
    let lint = try RunningProgram.run(
      Launch("mandoc", ["-T", "lint", "-W", "style", path], input: .file("/dev/null")))
    // It misses the manuals of others where they are not installed.
    let faults = lint.output.split(separator: "\n").filter { !$0.contains("referenced manual not found") }
    #expect(faults == [])
    let shown = try RunningProgram.run(
      Launch(
        "sh", ["-c", "mandoc -T utf8 \"$1\" | sed 's/.\\x08//g'", "sh", path], input: .file("/dev/null"))
    ).output
    for title in ["NAME", "SYNOPSIS", "SEE ALSO"] + Manual().sections.map(\.title) {
      #expect(shown.contains("\n\(title)\n"), "\(title)")
    }
    #expect(shown.contains("branch=$(prompt -O values --choice branch 'Branch' \\\n"))
  }

  @Test("A verb stands at the beginning, behind --lang at most, and alone")
  func verbs() throws {
    for (arguments, isManual) in [
      (["manual"], true), (["--lang", "ko", "manual"], true), (["completion", "zsh"], false),
      (["--lang=en", "completion", "fish"], false),
    ] {
      switch try Invocation.parse(arguments) {
      case .manual: #expect(isManual)
      case .completion: #expect(!isManual)
      default: Issue.record("\(arguments)")
      }
    }
    #expect(try parse(["--text", "a", "manual"]).questions.first?.label == "manual")
    #expect(try parse(["--text", "manual"]).questions.first?.name == "manual")
    for arguments in [
      ["--plain", "manual"], ["manual", "x"], ["completion"], ["completion", "ksh"],
      ["completion", "zsh", "x"], ["--title", "t", "completion", "zsh"], ["--text", "a", "A", "manual"],
    ] {
      #expect(complaint(arguments, .english) != nil, "\(arguments)")
    }
    #expect(
      complaint(["completion"], .english) == "prompt: completion lacks its argument; completion bash|zsh|fish"
    )
    #expect(
      complaint(["completion", "ksh"], .english) == #"prompt: completion: "ksh" is none of bash, zsh, fish"#)
  }
}

extension Manual.Entry {
  /// A row of a table in Markdown.
  fileprivate var markdown: String {
    let name =
      switch term {
      case .words(let words): words
      case .option(let row):
        (row.names.dropLast() + [row.names.last.map { $0 + argument(row) } ?? ""]).map { "`\($0)`" }
          .joined(separator: ", ")
      }
    return "| " + ([name] + cells).map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }

  /// The argument as a table shows it: all kinds take the same.
  private func argument(_ row: OptionRow) -> String {
    if case .kind = row.role { return "" }
    return row.role == .form(.args) ? " \"$@\"" : row.argument.map { " " + $0 } ?? ""
  }
}

/// The folder of the project.
var projectRoot: String { #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } }
