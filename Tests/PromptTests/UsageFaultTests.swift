// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit
import Testing

@testable import prompt

@Suite("UsageFault")
struct UsageFaultTests {
  @Test(
    "A wrong command line is told with the word at fault and what would be right",
    arguments: [
      (
        ["--text", "a", "--requird"],
        #"prompt: "--requird" is not an option (did you mean "--required"?); a label that begins with - is written --label="$x""#
      ),
      (
        ["--text", "a", "A", "--lenght=1..2"],
        #"prompt: "--lenght" is not an option (did you mean "--length"?)"#
      ),
      (["--quiz", "true", "--text", "a"], #"prompt: "--quiz" is not an option"#),
      (["--text", "a", "A", "-Ojson"], #"prompt: "-Ojson" is not an option (did you mean "-O json"?)"#),
      (["--text", "a", "A", "-O=json"], #"prompt: "-O=json" is not an option (did you mean "-O json"?)"#),
      (
        ["--help", "pattern"],
        #"prompt: --help: there is no topic "pattern"; --help, or --help all for every option"#
      ),
      (["--help=x"], #"prompt: --help: there is no topic "x"; --help, or --help all for every option"#),
      (["-h"], #"prompt: "-h" is not an option (did you mean "--help"?)"#),
      (["-V"], #"prompt: "-V" is not an option (did you mean "--version"?)"#),
      (
        ["--note", "a", "Words", "--note", "b"],
        "prompt: there are only notes and nothing to ask, so that nobody would see them; print them with printf"
      ),
      (
        ["--text", "a", "-"],
        #"prompt: "-" is not an option; a label that begins with - is written --label="$x""#
      ),
      (["--text", "a", "--"], "prompt: a command should stand behind --"),
      (
        ["-O", "json", "--text", "a", "--", "true"],
        "prompt: -O does not go with a command, which finds the answers in its environment"
      ),
      (
        ["--text", "LD_PRELOAD", "--", "true"],
        #"prompt: "LD_PRELOAD" cannot be a name here: it means something to shells or other programs; put --prefix before all names, as --prefix my_"#
      ),
      (["--repeat", "--text", "a"], "prompt: --repeat needs a command behind --, or -O json or nul"),
      (["--keep", "a", "--text", "a"], "prompt: --keep means something with --repeat only"),
      (["--all-or-nothing", "--text", "a"], "prompt: --all-or-nothing means something with --repeat only"),
      (
        ["--repeat", "--keep", "bb", "--text", "b", "--", "true"],
        #"prompt: no field is named "bb" (did you mean "b"?)"#
      ),
      (
        ["--repeat", "--keep", "s", "--secret", "s", "--", "true"],
        "prompt: s: --keep does not go with a secret, which is never shown"
      ),
      (
        ["--text", "a", "A", "B"],
        #"prompt: "B" belongs to nothing; a label of several words is one argument in quotes"#
      ),
      (["-r", "--text", "a"], "prompt: -r stands before any field; write it behind its field"),
      (
        ["--text", "a", "--range", "1..2"],
        "prompt: a: --range does not go with --text; it goes with integer, number"
      ),
      (
        ["--note", "a", "-r"],
        "prompt: a: -r does not go with --note; it goes with text, secret, multiline, choice, choices, yesno, integer, number, path"
      ),
      (["--text", "a", "--hint"], "prompt: --hint lacks its argument; --hint TEXT"),
      (["--text"], "prompt: --text lacks its argument; --text NAME"),
      (["--text", "a", "--required=yes"], "prompt: --required takes no argument"),
      (
        ["--integer", "a", "--range", "1-2"],
        #"prompt: --range: "1-2" is not a range; A..B, A.. or ..B with numbers, the smaller first"#
      ),
      (
        ["--text", "a", "--length", "9..1"],
        #"prompt: --length: "9..1" is not a length; A..B, A.. or ..B with whole numbers from 0, the smaller first"#
      ),
      (["--multiline", "a", "--rows", "0"], #"prompt: --rows: "0" is not a count; a whole number from 1"#),
      (["--lang", "fr"], #"prompt: --lang: "fr" is none of en, ko"#),
      (
        ["--text", "a", "--prefix", "x;"],
        #"prompt: --prefix: "x;" cannot begin a name; letters, digits and _, no digit at the beginning"#
      ),
      (
        ["--secret", "s=hunter2"],
        "prompt: s: a secret has no value on the command line, which can be seen by all"
      ),
      (
        ["--secret", "s", "-d", "hunter2"],
        "prompt: s: a secret has no value on the command line, which can be seen by all"
      ),
      (
        ["-O", "values", "--text", "a", "--multiline", "m"],
        "prompt: m: its answer may have several lines, which -O values cannot tell from the other answers; use -O nul or json"
      ),
      ([], "prompt: there is no field; for example: prompt --text name"),
      (
        ["--text", "a", "A", "\u{1B}[2J"],
        #"prompt: "^[[2J" belongs to nothing; a label of several words is one argument in quotes"#
      ),
    ])
  func message(arguments: [String], expected: String) {
    #expect(complaint(arguments, .english) == expected)
  }

  @Test("Both languages cite the same texts and name the same options", arguments: wrong)
  func languages(arguments: [String]) {
    let english = complaint(arguments, .english) ?? ""
    let korean = complaint(arguments, .korean) ?? ""
    #expect(!english.isEmpty && !english.holdsHangul && korean.holdsHangul)
    #expect(english.citations == korean.citations, "\(korean)")
  }

  /// A command line for each of the faults.
  private static let wrong: [[String]] = [
    ["\u{FFFD}"], ["--quiz"], ["--text", "a", "--requird"], ["x"], ["-r"], ["--note", "a", "-r"], ["--text"],
    ["--plain=1"], ["--text", "a", "--pattern", "("], ["--secret", "s=1"], ["--text", "PATH"],
    ["--text", "path"], ["-O", "fish", "--text", "version"],
    ["-O", "values", "--text", "a", "--multiline", "m"], ["--set", "bb=1", "--text", "b"],
    ["--text", "a", "--args", "--aa"], ["--text", "a", "--args", "x"], ["--text", "a", "--args", "--", "x"],
    ["--secret", "a", "--text", "b", "--args", "--a"], ["--text", "help", "--args"], ["--text", "a", "--"],
    ["-O", "json", "--text", "a", "--", "x"], ["--repeat", "--text", "a"], ["--screen", "--text", "a"],
    ["--repeat", "--keep", "s", "--secret", "s", "--", "x"], [], ["--note", "a"],
    ["--lang", "fr"],
    ["--integer", "a", "--range", "x"], ["--text", "a", "--length", "x"], ["--timeout", "x"],
    ["--multiline", "a", "--rows", "x"], ["--set", "x"], ["--text", "a", "--history", "."],
    ["--prefix", "1"], ["completion"], ["completion", "x"],
  ]

  @Test(
    "Korean faults begin with what is at fault",
    arguments: [
      (["--text", "a", "A", "--requird"], #"prompt: "--requird": 그런 옵션은 없습니다. 혹시 "--required" 아닌가요?"#),
      (
        ["--integer", "a", "--range", "1-2"],
        #"prompt: --range: "1-2": 범위가 아닙니다. 작은 수부터 A..B, A.., ..B로 적으세요"#
      ),
      (
        ["--text", "PATH"],
        #"prompt: "PATH": 이름으로 쓸 수 없습니다. 셸이나 다른 프로그램이 뜻을 두고 쓰는 이름입니다. --prefix my_처럼 이름 앞에 붙일 말을 정하세요"#
      ),
    ])
  func koreanMessage(arguments: [String], expected: String) {
    #expect(complaint(arguments, .korean) == expected)
  }

  @Test("A pattern that cannot be compiled is told with the place of its fault")
  func pattern() {
    let message = complaint(["--text", "a", "--pattern", "[a-"], .english)
    #expect(message?.hasPrefix(#"prompt: a: --pattern: "[a-" is not a regular expression: "#) == true)
    #expect(message?.hasSuffix(" at byte offset 3") == true)
  }

  @Test("A value on the command line is not needed to tell that a secret must have none")
  func secretIsNotRepeated() {
    for arguments in [["--secret", "s=hunter2"], ["--secret", "s", "--default=hunter2"]] {
      #expect(complaint(arguments, .english)?.contains("hunter2") == false)
    }
  }

  @Test("An attribute goes with exactly the kinds of its row", arguments: Attribute.allCases)
  func misfits(attribute: Attribute) throws {
    let row = try #require(OptionTable.row(long: attribute.rawValue))
    for kind in FieldKind.allCases {
      let arguments =
        ["--text", "x", "--\(kind.rawValue)", "a", row.name]
        + (row.argument == nil ? [] : [example(of: attribute)])
      let isAccepted = (try? Invocation.parse(arguments)) != nil
      #expect(isAccepted == row.kinds.contains(kind), "\(arguments)")
    }
  }

  @Test("A name of any length is compared in no time, and resembles nothing")
  func longNames() {
    let name = "--" + String(repeating: "x", count: 1_000_000)
    #expect(Nearest.option(to: name) == nil)
  }

  private func example(of attribute: Attribute) -> String {
    switch attribute {
    case .range, .length: "1..2"
    case .rows: "2"
    case .mask: "none"
    case .checkTimeout: "2s"
    default: "x"
    }
  }
}

extension String {
  /// Whether a Korean syllable stands in it.
  var holdsHangul: Bool { unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }

  /// What stands in quotes, and the names of options.
  fileprivate var citations: Set<String> {
    let parts = split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    let quoted = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
    let words = split { " (;,".contains($0) }.filter { $0.hasPrefix("-") }
    return Set(
      quoted + words.map { String($0.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) })
  }
}

/// What is said of a wrong command line; `nil` where nothing is wrong.
func complaint(_ arguments: [String], _ language: Language) -> String? {
  do throws(UsageFault) {
    _ = try Invocation.parse(arguments)
    return nil
  } catch {
    return Words(language).usage(error)
  }
}
