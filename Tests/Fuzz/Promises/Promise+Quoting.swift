// SPDX-License-Identifier: GPL-3.0-or-later

@testable import PromptKit

extension Promise {
  /// What is written is read back as the same, and in the shells' formats no byte of it stands outside its quotes. The
  /// bytes are answers with NUL between them.
  static let quoting = Promise(name: "quoting") { bytes throws(Broken) in
    let texts = bytes.texts(between: 0)
    let names = texts.indices.map { "n\($0)" }
    let answers = Answers(
      entries: zip(names, texts).map { Answers.Entry(name: $0, answer: .text($1), isSecret: false) })
    try keepShell(texts, OutputFormat.shell.write(answers, prefix: "p_"))
    try keepFish(texts, OutputFormat.fish.write(answers, prefix: "p_"))
    try expect(
      OutputFormat.nul.write(answers).split(separator: 0, omittingEmptySubsequences: false).dropLast().map(
        Array.init),
      is: texts.map { Array($0.utf8) }, "answers ended by NUL")

    let assignments = Result(catching: { () throws(DotenvFault) in
      try DotenvReader.read(OutputFormat.dotenv.write(answers))
    })
    guard case .success(let read) = assignments else { throw Broken(description: "dotenv: \(assignments)") }
    try expect(read.map(\.name), is: names, "names in dotenv")
    try expect(read.map(\.value), is: texts.map { Array($0.utf8) }, "answers in dotenv")
    try keepJSON(texts, names, OutputFormat.json.write(answers))
    let values = texts.filter { !$0.isEmpty }
    try expect(SeparatedNames.split(SeparatedNames.join(values)), is: values, "separated names")
    for text in texts {
      let word = ShellQuoting.quote(text)
      var rest = Array(word.utf8)[...]
      try expect(try shellWord(&rest), is: Array(text.utf8), "a word for the shell")
      try expect(rest.isEmpty, "a word for the shell is one word: \(word)")
    }
  }

  private static func keepShell(_ texts: [String], _ bytes: [UInt8]) throws(Broken) {
    var rest = bytes[...]
    for (index, text) in texts.enumerated() {
      try drop("p_n\(index)=", from: &rest)
      try expect(try shellWord(&rest), is: Array(text.utf8), "an answer for the shell")
      try drop("\n", from: &rest)
    }
    try expect(rest.isEmpty, "nothing else is written for the shell")
  }

  /// Reads a word of parts in single quotes and of `\'`; all else ends it.
  private static func shellWord(_ rest: inout ArraySlice<UInt8>) throws(Broken) -> [UInt8] {
    var word: [UInt8] = []
    while let first = rest.first, first == UInt8(ascii: "'") || first == UInt8(ascii: "\\") {
      rest.removeFirst()
      if first == UInt8(ascii: "\\") {
        try drop("'", from: &rest)
        word.append(UInt8(ascii: "'"))
      } else {
        guard let end = rest.firstIndex(of: UInt8(ascii: "'")) else {
          throw Broken(description: "an open quote")
        }
        word += rest[..<end]
        rest = rest[(end + 1)...]
      }
    }
    return word
  }

  private static func keepFish(_ texts: [String], _ bytes: [UInt8]) throws(Broken) {
    var rest = bytes[...]
    for (index, text) in texts.enumerated() {
      try drop("set -g p_n\(index) '", from: &rest)
      var word: [UInt8] = []
      while let byte = rest.popFirst(), byte != UInt8(ascii: "'") {
        if byte == UInt8(ascii: "\\"), let next = rest.first, [byte, UInt8(ascii: "'")].contains(next) {
          word.append(next)
          rest.removeFirst()
        } else {
          word.append(byte)
        }
      }
      try expect(word, is: Array(text.utf8), "an answer for fish")
      try drop("\n", from: &rest)
    }
    try expect(rest.isEmpty, "nothing else is written for fish")
  }

  private static func keepJSON(_ texts: [String], _ names: [String], _ bytes: [UInt8]) throws(Broken) {
    let questions = names.map { Question($0, kind: TextKind()) }
    let reader = JSONReader(names: NameTable(questions), isLined: true)
    var record = Record(fieldCount: names.count)
    reader.feed(bytes[...])
    reader.end()
    try expect(reader.next(into: &record), is: .record, "JSON that we have written")
    try expect(
      names.indices.map { Array(record.bytes(of: $0)) }, is: texts.map { Array($0.utf8) }, "answers in JSON")
    try expect(reader.next(into: &record), is: .ended, "JSON is one line")
    try expect(bytes.dropLast().allSatisfy { $0 >= 0x20 }, "JSON holds no control characters")

    guard let spans = SpanWriter(.json, questions, prefix: "") else {
      throw Broken(description: "no SpanWriter")
    }
    var spanned: [UInt8] = []
    for (index, text) in texts.enumerated() {
      let isPlain = !text.utf8.contains { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
      spans.append(text: Array(text.utf8)[...], isPlain: isPlain, of: index, to: &spanned)
    }
    try expect(spanned, is: bytes, "JSON from spans")
  }

  private static func drop(_ text: String, from rest: inout ArraySlice<UInt8>) throws(Broken) {
    try expect(
      rest.starts(with: text.utf8), "\(text.debugDescription) stands outside quotes, not \(rest.prefix(20))")
    rest = rest.dropFirst(text.utf8.count)
  }
}
