// SPDX-License-Identifier: GPL-3.0-or-later

/// The form that a row is about: arguments, and the fields whose answers come out.
struct FaultForm {
  /// What `--text name` and the like make of the form.
  var fields: [String] = []

  /// The names whose answers come out, in order.
  var names: [String] = []

  /// Whether a secret is asked for.
  var hasSecret: Bool { fields.contains("--secret") }

  /// The form of a row; one that gives none, but arguments, means `F2`.
  init(_ row: FaultRow) throws {
    try self.init(row.tokens("form").first?.payload ?? (row.has("arg") ? "F2" : ""))
  }

  /// The form of `form:PAYLOAD`: `F2`, `F3S`, a word for a form that is made, `ATTRIBUTE=TEXT`, or arguments.
  init(_ payload: String) throws {
    let parts = payload.split(separator: "=", maxSplits: 1).map(String.init)
    let value = parts.count > 1 ? Self.repeated(parts[1]) : ""
    switch parts.first ?? "" {
    case "F2": fields = ["--text", "name", "--text", "city"]
    case "F3S": fields = ["--text", "name", "--secret", "pass", "--multiline", "notes"]
    case "label": fields = ["--text", "name", "--label=" + value]
    case "name": fields = ["--text", value]
    case "repeat": fields = ["--repeat", "--text", "name"]
    case "secretdefault": fields = ["--secret", "name=" + value]
    case "all-texts": fields = Self.everywhere(value)
    case "badnames": fields = ["--text", "a-b"]
    case "dupnames": fields = ["--text", "name", "--text", "name"]
    case "fields": fields = (0..<(Int(value) ?? 0)).flatMap { ["--text", "f\($0)"] }
    case "options": fields = ["--choice", "name"] + (0..<(Int(value) ?? 0)).flatMap { ["-o", "v\($0)"] }
    default:
      guard payload.hasPrefix("-") else { throw FaultMistake("no form is called \(payload)") }
      fields = FaultToken.words(payload)
    }
    names = Self.names(in: fields)
  }

  private static let kinds = [
    "--text", "--secret", "--multiline", "--choice", "--choices", "--yesno", "--integer", "--number",
    "--path",
  ]

  private static func names(in arguments: [String]) -> [String] {
    zip(arguments, arguments.dropFirst()).filter { kinds.contains($0.0) }.map {
      String($0.1.prefix { $0 != "=" })
    }
  }

  /// `text` in every place that holds words of others.
  private static func everywhere(_ text: String) -> [String] {
    [
      "--title=" + text, "--done-label=" + text, "--note", "words", text,
      "--text", "name=" + text, "--label=" + text, "--hint=" + text,
      "--text", "refused", "--pattern", "^x$", "--message=" + text, "--placeholder=" + text, "-r",
      "--choice", "pick", "-o", "v" + text, "w" + text, "-o", "other",
    ]
  }

  /// `A*N` is A, N times; `U+202E` is that character; escapes are read.
  static func repeated(_ text: String) -> String {
    if let star = text.lastIndex(of: "*"), let count = Int(text[text.index(after: star)...]) {
      let unit = text[..<star]
      // `e+U0301*N` is an e with N marks.
      if let plus = unit.firstRange(of: "+U"), let mark = character(unit[plus.upperBound...]) {
        return unit[..<plus.lowerBound] + String(repeating: mark, count: count)
      }
      return String(repeating: String(decoding: FaultToken.unescaped(unit), as: UTF8.self), count: count)
    }
    return String(decoding: FaultToken.unescaped(text), as: UTF8.self)
  }

  private static func character(_ digits: Substring) -> String? {
    UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  /// The arguments that options of an earlier command line mean here.
  static func modern(_ arguments: [String]) throws -> [String] {
    var rest = arguments[...]
    var result: [String] = []
    while let word = rest.popFirst() {
      switch word {
      case "--format":
        let format = rest.popFirst() ?? ""
        result += ["-O", format == "sh" ? "shell" : format]
      case "--form", "--strict", "--allow-name": throw FaultInapplicable("there is no option \(word)")
      default: result.append(word)
      }
    }
    return result
  }
}

/// Why a row cannot be played.
struct FaultInapplicable: Error, CustomStringConvertible {
  let description: String

  /// Whether it is for want of a tool; else it is for an option that there is no more.
  let isToolMissing: Bool

  init(_ reason: String, isToolMissing: Bool = false) {
    (description, self.isToolMissing) = (reason, isToolMissing)
  }
}
