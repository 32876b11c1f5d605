// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct DotenvReaderTests {
  @Test("Every value that is written is read back byte by byte")
  func roundTrip() throws {
    let entries = HostileValues.all.enumerated().map { Answers.Entry.text("v\($0.offset)", $0.element) }
    let assignments = try DotenvReader.read(OutputFormat.dotenv.write(Answers(entries: entries)))
    #expect(assignments.map(\.name) == entries.map(\.name))
    #expect(assignments.map(\.value) == HostileValues.all.map { Array($0.utf8) })
  }

  @Test(
    "Values are read with and without quotes",
    arguments: [
      ("a=x", "x"), ("a=", ""), ("export a=x", "x"), ("a=  x y \t", "x y"), ("a=x # note", "x"),
      ("a=#fff", "#fff"),
      ("a=x#y", "x#y"), ("a= # note", ""), ("a='x' # note", "x"), ("a=\"x\"\r", "x"), ("a=x\r", "x"),
      (#"a="\n\$\a""#, #"\n$\a"#), (#"a='\''"#.replacing("\\''", with: "\\'"), #"\"#), ("a=$x", "$x"),
      ("a=it's", "it's"),
      ("# note\n\n  a=x", "x"), ("export=x", "x"),
    ])
  func values(source: String, value: String) throws {
    let assignments = try DotenvReader.read(Array(source.utf8))
    #expect(assignments.map(\.value) == [Array(value.utf8)])
  }

  @Test("An assignment knows the line on which it begins")
  func lines() throws {
    let assignments = try DotenvReader.read(Array("# note\na='1\n2'\n\nb=\"\n\"\nc=3".utf8))
    #expect(assignments.map(\.line) == [2, 5, 7])
  }

  @Test(
    "What is no assignment is named with its line",
    arguments: [
      ("a=1\nb", DotenvFault.notAnAssignment(line: 2)), ("a b=1", .notAnAssignment(line: 1)),
      ("1a=1", .notAnAssignment(line: 1)), ("a =1", .notAnAssignment(line: 1)),
      ("=1", .notAnAssignment(line: 1)),
      ("\na='1\n", .openQuote(line: 2)), (#"a="1\""#, .openQuote(line: 1)),
      ("a='1'2", .textAfterQuote(line: 1)),
      ("a='1'#2", .textAfterQuote(line: 1)),
    ])
  func faults(source: String, fault: DotenvFault) {
    #expect(throws: fault) { try DotenvReader.read(Array(source.utf8)) }
  }
}
