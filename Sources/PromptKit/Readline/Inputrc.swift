// SPDX-License-Identifier: GPL-3.0-or-later

/// The lines of an inputrc, with those of the files it includes in their place. The readline manual, "Readline Init File Syntax".
package struct Inputrc: Equatable, Sendable {
  /// All of them, in order, without comments.
  package private(set) var lines: [String] = []

  /// Those inside `$if prompt`, with what decides whether and in which keymap they count.
  package private(set) var linesForPrompt: [String] = []

  /// How deep one file may include another.
  static let deepestInclude = 10

  /// One that says nothing.
  package init() {}

  /// Reads a file's text.
  /// - Parameter including: gives the text of an included file, by its name as it is written; `nil` when there is none.
  package init(_ text: String, including: (String) -> String? = { _ in nil }) {
    var conditions: [Condition] = []
    add(text, depth: 0, &conditions, including)
    if !linesForPrompt.contains(where: { !Self.isFrame($0) }) { linesForPrompt = [] }
  }

  /// One `$if` whose `$endif` has not come yet.
  private struct Condition {
    var isPrompt: Bool
    var isElse = false
  }

  private mutating func add(
    _ text: String, depth: Int, _ conditions: inout [Condition], _ including: (String) -> String?
  ) {
    for rawLine in text.utf8.split(separator: UInt8(ascii: "\n")) {
      // Most lines of most files are comments.
      guard let first = rawLine.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }),
        first != UInt8(ascii: "#")
      else { continue }
      let line = Self.trimmed(Substring(rawLine))
      guard !line.isEmpty else { continue }
      if first == UInt8(ascii: "$") {
        addDirective(line, depth: depth, &conditions, including)
      } else if !Self.isOfBytes(line) {
        lines.append(line)
        if conditions.contains(where: { $0.isPrompt && !$0.isElse }) || Self.choosesKeymap(line) {
          linesForPrompt.append(line)
        }
      }
    }
  }

  private mutating func addDirective(
    _ line: String, depth: Int, _ conditions: inout [Condition], _ including: (String) -> String?
  ) {
    let words = line.dropFirst().split(whereSeparator: Self.isSpace)
    let name = words.first?.lowercased()
    switch name {
    case "if": conditions.append(Condition(isPrompt: words.dropFirst().first?.lowercased() == "prompt"))
    case "else":
      // readline complains of one that stands alone, and does nothing.
      guard let last = conditions.indices.last else { return }
      conditions[last].isElse.toggle()
    case "endif": guard conditions.popLast() != nil else { return }
    case "include":
      let file = Self.trimmed(line.dropFirst("$include".count))
      guard depth < Self.deepestInclude, let text = including(file) else { return }
      return add(text, depth: depth + 1, &conditions, including)
    default: return
    }
    lines.append(line)
    linesForPrompt.append(line)
  }

  /// Whether a line says only where others count.
  private static func isFrame(_ line: String) -> Bool { line.hasPrefix("$") || choosesKeymap(line) }

  /// Whether it is about 8-bit characters, which there are none of in UTF-8: it would only change what `\M-x` means.
  private static func isOfBytes(_ line: String) -> Bool { variable(setBy: line) == "convert-meta" }

  /// Whether it is `set keymap …` or `set editing-mode …`.
  private static func choosesKeymap(_ line: String) -> Bool {
    ["keymap", "editing-mode"].contains(variable(setBy: line))
  }

  /// The variable of a line `set VARIABLE …`; `nil` when it is none.
  private static func variable(setBy line: String) -> String? {
    // Most lines bind keys.
    guard let first = line.utf8.first, first | 0x20 == UInt8(ascii: "s") else { return nil }
    let words = line.split(maxSplits: 2, whereSeparator: isSpace).map { $0.lowercased() }
    return words.count > 1 && words[0] == "set" ? words[1] : nil
  }

  private static func trimmed(_ line: Substring) -> String {
    var line = line.drop(while: isSpace)
    while let last = line.last, isSpace(last) || last == "\r" { line.removeLast() }
    return String(line)
  }

  private static func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
}
