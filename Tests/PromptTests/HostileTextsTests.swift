// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

@testable import prompt

/// Two thousand hostile answers go in and come out byte for byte, whoever carries them, and nothing in them is run.
@Suite("Hostile texts") struct HostileTextsTests {
  private static let texts: [String] = HostileTexts.all
  private static let names: [String] = texts.indices.map { "v\($0)" }
  private static let stream = Launch.Input.text(texts.map { $0 + "\0" }.joined())

  /// A field for each text; `only` some of them.
  private static func form(_ only: [Int]? = nil) -> [String] {
    (only ?? Array(texts.indices)).flatMap {
      [texts[$0].utf8.contains(10) ? "--multiline" : "--text", names[$0]]
    }
  }

  /// Compares what came back, each text ended by NUL, byte by byte.
  private func expect(_ output: String, _ texts: [String] = texts, by carrier: String) {
    let back = output.utf8.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    #expect(back.count == texts.count, "\(carrier)")
    let wrong = zip(texts, back).filter { !$0.utf8.elementsEqual($1) }.map(\.0)
    #expect(wrong.isEmpty, "\(carrier): \(wrong.prefix(3).map { $0.prefix(60).debugDescription })")
  }

  @Test("Each program that reads them is installed here", arguments: AnswerReaders.names)
  func isInstalled(name: String) {
    withKnownIssue("it is left out") {
      #expect(!AnswerReaders.missing.contains(name))
    } when: {
      AnswerReaders.missing.contains(name)
    }
  }

  @Test("Shells that evaluate the shell format have the answers, and so have those that read the dotenv file")
  func evaluated() throws {
    let cage = try Cage()
    let show = Self.names.map { "printf '%s\\0' \"$\($0)\"" }.joined(separator: "\n")
    let files = [
      ("shell", #"answers=$(cat shell) || exit; eval "$answers""#), ("dotenv", ". ./dotenv"),
    ]
    for (format, load) in files {
      try cage.folder.write(
        try cage.prompt(["-O", format, "--input-format", "nul"] + Self.form(), input: Self.stream), to: format
      )
      try cage.folder.write(load + "\n" + show + "\n", to: format + ".sh")
    }
    for shell in AnswerReaders.shells where !AnswerReaders.missing.contains(shell[0]) {
      for (format, _) in files {
        let result = try cage.run(shell + [format + ".sh"])
        expect(result.output, by: "\(format) in \(shell)")
        #expect(result.errors == "")
      }
    }
  }

  @Test(
    "fish has them from its own format",
    .enabled(if: !AnswerReaders.missing.contains("fish"), "fish is not installed"))
  func fish() throws {
    let cage = try Cage()
    try cage.folder.write(
      try cage.prompt(["-O", "fish", "--input-format", "nul"] + Self.form(), input: Self.stream),
      to: "answers")
    let show = Self.names.map { "printf '%s\\0' \"$\($0)\"" }.joined(separator: "\n")
    try cage.folder.write("cat answers | source; or exit\n\(show)\n", to: "show.fish")
    expect(try cage.run(["fish", "--no-config", "show.fish"]).output, by: "fish")
  }

  @Test(
    "Python has them from JSON",
    .enabled(if: !AnswerReaders.missing.contains("python3"), "python3 is not installed"))
  func python() throws {
    let cage = try Cage()
    let json = try cage.prompt(["-O", "json", "--input-format", "nul"] + Self.form(), input: Self.stream)
    let script =
      #"import json, sys; [sys.stdout.buffer.write((v + "\0").encode()) for v in json.load(sys.stdin).values()]"#
    expect(try cage.run(["python3", "-c", script], input: .text(json)).output, by: "python")
  }

  @Test("A command has them in its environment")
  func command() throws {
    let cage = try Cage()
    let output = try cage.prompt(
      ["--input-format", "nul"] + Self.form() + ["--", "env", "-0"], input: Self.stream)
    let variables = output.utf8.split(separator: 0, omittingEmptySubsequences: true).map {
      String(Substring($0))
    }
    let found = Dictionary(variables.map(\.splitAtEquals)) { $1 }
    expect(Self.names.map { ((found[$0] ?? nil) ?? "absent") + "\0" }.joined(), by: "the environment")
  }

  @Test("They come in by NUL, and by our own JSON and dotenv, from a stream and from a file")
  func ownFormats() throws {
    let cage = try Cage()
    expect(try cage.prompt(["-0", "--input-format", "nul"] + Self.form(), input: Self.stream), by: "nul")
    for (written, read) in [("json", "jsonl"), ("dotenv", "dotenv")] {
      let answers = try cage.prompt(
        ["-O", written, "--input-format", "nul"] + Self.form(), input: Self.stream)
      expect(try cage.prompt(["-0", "--input-format", read] + Self.form(), input: .text(answers)), by: read)
      let file = try cage.folder.write(answers, to: written)
      expect(try cage.prompt(["-0", "--answers", file] + Self.form()), by: "--answers with \(written)")
    }
  }

  @Test("They come in by tables, quoted as others quote them")
  func tables() throws {
    let cage = try Cage()
    // Byte by byte: for Swift a quote with a combining character behind it is no quote.
    func escaping(_ escapes: [UInt8: String]) -> [String] {
      Self.texts.map { text in
        String(decoding: text.utf8.flatMap { escapes[$0].map { Array($0.utf8) } ?? [$0] }, as: UTF8.self)
      }
    }
    let csv = escaping([34: "\"\""]).map { "\"\($0)\"" }
    let tsv = escaping([9: #"\t"#, 10: #"\n"#, 92: #"\\"#])
    for (format, cells, separator) in [("csv", csv, ","), ("tsv", tsv, "\t")] {
      let table = [Self.names, cells].map { $0.joined(separator: separator) + "\n" }.joined()
      expect(
        try cage.prompt(["-0", "--input-format", format] + Self.form(), input: .text(table)), by: format)
    }
  }

  @Test("They come in by flags, by --set, and as defaults")
  func commandLine() throws {
    let cage = try Cage()
    let flags = zip(Self.names, Self.texts).flatMap { ["--" + $0, $1] }
    expect(try cage.prompt(["-0"] + Self.form() + ["--args"] + flags), by: "--args")
    let settings = zip(Self.names, Self.texts).flatMap { ["--set", $0 + "=" + $1] }
    expect(try cage.prompt(["-0"] + settings + Self.form()), by: "--set")
    let defaults = zip(Self.names, Self.texts).flatMap {
      [$1.utf8.contains(10) ? "--multiline" : "--text", $0 + "=" + $1]
    }
    expect(try cage.prompt(["-0", "--no-input"] + defaults), by: "defaults")
  }

  @Test("They come in by lines, save what ends a line or a field there")
  func lines() throws {
    let cage = try Cage()
    let chosen = Self.texts.indices.filter { index in
      let bytes = Self.texts[index].utf8
      // C-d is Done, CR LF a line's end, a mark at the start of the stream none of the text's.
      return !bytes.contains(4) && !bytes.contains(13) && bytes.last != 10
    }
    #expect(chosen.count > 1_000)
    let stream = chosen.map { index -> String in
      let text = Self.texts[index]
      guard text.utf8.contains(10) else { return text + "\n" }
      let lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map {
        String(Substring($0))
      }
      return lines.map { ($0.utf8.first == 46 ? "." : "") + $0 + "\n" }.joined() + ".\n"
    }
    let output = try cage.prompt(["-0"] + Self.form(chosen), input: .text(stream.joined()))
    expect(output, chosen.map { Self.texts[$0] }, by: "lines")
  }
}
