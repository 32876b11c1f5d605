// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

/// An answer of the table `seeds.tsv`, and how it is given in each way.
struct SeedAnswer: Sendable {
  /// What a field is to those who answer it.
  enum Kind: String, Sendable {
    case text, secret, twice, multiline, choice, choices, yesno, integer, number, path
    /// One that is hidden: a person has made it show, a flag answers it.
    case advanced
    /// The question at the end whether all is right, which only a person is asked; its answer is what the bar says.
    case review

    var isSecret: Bool { self == .secret || self == .twice }
  }

  let name: String
  let kind: Kind
  let text: String

  /// Whether the default is left.
  let isStanding: Bool

  private let keys: String?

  /// The answer of a row: name, kind, answer and keys, the last two where there are any.
  init(_ cells: [String]) {
    name = cells[0]
    kind = cells.count > 1 ? Kind(rawValue: cells[1]) ?? .text : .text
    let written = cells.count > 2 ? cells[2] : ""
    isStanding = written == "="
    text = isStanding ? "" : Self.unescaped(written)
    keys = cells.count > 3 ? cells[3] : nil
  }

  /// What a person types in the full form. What stands in a line is taken away first.
  func typed() throws -> [UInt8] {
    if let keys { return try Keys.bytes(keys) }
    let clear = isStanding ? "" : "\u{15}"
    let typed =
      switch kind {
      case .multiline: text.replacing("\n", with: "\r") + "\u{4}"
      case .secret, .choice, .choices, .review: text + "\r"
      case .twice: text + "\r" + text + "\r"
      case .yesno: String(text.prefix(1)) + "\r"
      case .text, .integer, .number, .path, .advanced: clear + text + "\r"
      }
    return Array(typed.utf8)
  }

  /// Its line or lines in a pipe; none for what only a person is asked, or only a flag can answer.
  var piped: String {
    switch kind {
    case .advanced, .review: return ""
    case .multiline where !isStanding:
      let lines = text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.map { ($0.hasPrefix(".") ? "." : "") + $0 + "\n" }.joined() + ".\n"
    default: return text + "\n"
    }
  }

  /// Its flag; none for a secret, and where the default is left.
  var flags: [String] {
    if isStanding || kind.isSecret || kind == .review { return [] }
    let flag = String(name.map { $0 == "_" ? "-" : $0 })
    if kind == .yesno { return [(text == "yes" ? "--" : "--no-") + flag] }
    return ["--\(flag)", text]
  }

  /// `\n` as a line break and `\\` as a backslash.
  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped || character != "\\" {
        result.append(isEscaped && character == "n" ? "\n" : character)
        isEscaped = false
      } else {
        isEscaped = true
      }
    }
    return result
  }
}
