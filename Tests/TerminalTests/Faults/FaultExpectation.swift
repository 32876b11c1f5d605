// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

/// A clause of what a row expects, such as `rc=0`, `within=1s`, `cpu<10ms`, `len(name)=1000` or `name=Ann`.
struct FaultExpectation: Sendable {
  /// What is looked at, `len(name)` with its brackets.
  let key: String

  /// `=`, `<`, `<=`, `>=`, `~`, or nothing.
  let relation: String

  /// What it is compared with, as it is written.
  let value: String

  init(_ text: Substring) {
    let end = text.firstIndex { "=<>~".contains($0) } ?? text.endIndex
    let rest = text[end...]
    let relation = rest.prefix { "=<>~".contains($0) }.prefix(rest.first == "=" ? 1 : 2)
    key = String(text[..<end])
    self.relation = String(relation)
    value = String(rest.dropFirst(relation.count))
  }

  /// The value with escapes and `U+202E` read.
  var bytes: [UInt8] {
    var text = value[...]
    var bytes: [UInt8] = []
    while let mark = text.firstRange(of: "U+") {
      let digits = text[mark.upperBound...].prefix(4)
      bytes += FaultToken.unescaped(text[..<mark.lowerBound])
      bytes += UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { Array(String($0).utf8) } ?? []
      text = text[digits.endIndex...]
    }
    return bytes + FaultToken.unescaped(text)
  }

  /// The value as a time: a number with `ms` or `s`.
  static func duration(_ text: String) -> Duration? {
    let isShort = text.hasSuffix("ms")
    guard let number = Double(text.dropLast(isShort ? 2 : 1)) else { return nil }
    return .milliseconds(Int(isShort ? number : number * 1_000))
  }

  /// Whether the clause can only be judged after an end of the program's own.
  var needsEnd: Bool {
    switch key {
    case "nosecret", "noraw", "noesc", "noqueries", "tty", "rows", "copies", "nofile", "nochildren", "mode",
      "victim", "histwhole", "nocore", "first", "rss", "shows", "hides",
      "cpu", "names":
      false
    default: true
    }
  }
}

extension FaultRow {
  /// Whether the program must end by itself after the last step.
  var expectsEnd: Bool { expectations.contains(where: \.needsEnd) }

  /// Whether the row moves so much that it may take its time.
  var isLarge: Bool {
    drive.contains {
      $0.qualifier == "gen" && $0.call.argument >= 100_000
        || $0.kind == "file" && $0.payload.count { $0.isNumber } > 5
    }
  }
}
