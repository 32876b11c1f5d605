// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct OutputFormatTests {
  @Test(
    "Each format has its name of the command line",
    arguments: zip(
      OutputFormat.allCases, ["shell", "fish", "json", "dotenv", "nul", "values", "none"]))
  func names(format: OutputFormat, name: String) {
    #expect(OutputFormat(rawValue: name) == format)
  }

  @Test(
    "A field that does not apply is empty, or null in JSON",
    arguments: [
      (OutputFormat.shell, "a=''\nb='x'\n"), (.fish, "set -g a ''\nset -g b 'x'\n"),
      (.json, "{\"a\":null,\"b\":\"x\"}\n"), (.dotenv, "a=''\nb='x'\n"), (.nul, "\0x\0"), (.values, "\nx\n"),
      (.none, ""),
    ])
  func notApplicable(format: OutputFormat, expected: String) {
    #expect(written(.text("a", nil), .text("b", "x"), as: format) == expected)
  }

  @Test(
    "The prefix stands before each name, where there are names",
    arguments: [
      (OutputFormat.shell, "P_a='x'\n"), (.fish, "set -g P_a 'x'\n"), (.json, "{\"P_a\":\"x\"}\n"),
      (.dotenv, "P_a='x'\n"), (.nul, "x\0"), (.values, "x\n"), (.none, ""),
    ])
  func prefix(format: OutputFormat, expected: String) {
    #expect(written(.text("a", "x"), as: format, prefix: "P_") == expected)
  }

  @Test(
    "Numbers, yes and no and several values are texts, save in JSON",
    arguments: [
      (OutputFormat.shell, "n='-0.50'\nf='yes'\nl='b\na'\n"),
      (.fish, "set -g n '-0.50'\nset -g f 'yes'\nset -g l 'b\na'\n"),
      (.json, "{\"n\":-0.50,\"f\":true,\"l\":[\"b\",\"a\"]}\n"), (.dotenv, "n='-0.50'\nf='yes'\nl='b\na'\n"),
      (.nul, "-0.50\0yes\0b\na\0"), (.values, "-0.50\nyes\nb\na\n"),
    ])
  func kinds(format: OutputFormat, expected: String) {
    #expect(
      written(
        .of("n", .number("-0.50")), .of("f", .flag(true)), .of("l", .values(["b", "a"])), as: format)
        == expected)
  }

  @Test("A masked secret is four marks whatever its length, also where it is empty")
  func masking() {
    #expect(
      written(
        .text("a", "long secret", isSecret: true), .text("b", "", isSecret: true), .text("c", "open"),
        .text("d", nil, isSecret: true), as: .shell, masksSecrets: true)
        == "a='∙∙∙∙'\nb='∙∙∙∙'\nc='open'\nd=''\n")
    #expect(written(.text("a", "s", isSecret: true), as: .shell) == "a='s'\n")
  }

  @Test("Only a format that a shell runs says a failure")
  func failure() {
    #expect(OutputFormat.shell.failure(status: 130) == Array("(exit 130)\n".utf8))
    #expect(OutputFormat.fish.failure(status: 3) == Array("false\n".utf8))
    for format in [OutputFormat.json, .dotenv, .nul, .values, .none] {
      #expect(format.failure(status: 3).isEmpty)
    }
  }

  @Test("Lines hold a text of several lines only when it is the only one asked")
  func misfit() {
    let note = Question("about", kind: NoteKind())
    let text = Question("name", kind: TextKind())
    let lines = Question("memo", kind: MultilineKind())
    let several = Question("tags", kind: ChoicesKind([ChoiceOption("a")]))
    #expect(OutputFormat.values.misfit(among: [note, lines]) == nil)
    #expect(OutputFormat.values.misfit(among: [text, note, text]) == nil)
    #expect(OutputFormat.values.misfit(among: [text, lines, several])?.name == "memo")
    #expect(OutputFormat.values.misfit(among: [several, text])?.name == "tags")
    for format in OutputFormat.allCases where format != .values {
      #expect(format.misfit(among: [text, lines, several]) == nil)
    }
  }
}
