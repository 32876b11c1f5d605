// SPDX-License-Identifier: GPL-3.0-or-later

/// The lines of an inputrc, with those of the files it includes in their place. The readline manual, "Readline Init File Syntax".
package struct Inputrc: Equatable, Sendable {
  /// All of them, in order, without comments.
  package private(set) var lines: [String] = []

  /// Those inside `$if prompt`, with what decides whether and in which keymap they count.
  package private(set) var linesForPrompt: [String] = []

  /// How deep one file may include another.
  static let deepestInclude = 10

  /// After how many bytes of included files no more are: files that include one another several times had no end.
  static let mostIncluded = 1 << 20

  /// One that says nothing.
  package init() {}

  /// Reads a file's text.
  /// - Parameter including: gives the text of an included file, by its name as it is written; `nil` when there is none.
  package init(_ text: String, including: (String) -> String? = { _ in nil }) {
    var conditions: [Condition] = []
    var left = Self.mostIncluded
    add(Array(text.utf8), depth: 0, &conditions, &left, including)
    if !linesForPrompt.contains(where: { !Self.isFrame($0) }) { linesForPrompt = [] }
  }

  /// Whether one of them may be about vi's keymaps: the others only bind keys of emacs's.
  var maySpeakOfVi: Bool {
    lines.contains { line in
      var last: UInt8 = 0
      return line.utf8.contains { byte in
        defer { last = byte | 0x20 }
        return last == UInt8(ascii: "v") && byte | 0x20 == UInt8(ascii: "i")
      }
    }
  }

  /// One `$if` whose `$endif` has not come yet.
  private struct Condition {
    var isPrompt: Bool
    var isElse = false
  }

  private mutating func add(
    _ text: [UInt8], depth: Int, _ conditions: inout [Condition], _ left: inout Int,
    _ including: (String) -> String?
  ) {
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let line = Self.trimmed(rest[..<end])
      rest = rest[end...].dropFirst()
      // Most lines of most files are comments.
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      if first == UInt8(ascii: "$") {
        addDirective(line, depth: depth, &conditions, &left, including)
      } else if !Self.isOfBytes(line) {
        lines.append(Self.text(of: line))
        if conditions.contains(where: { $0.isPrompt && !$0.isElse }) || Self.choosesKeymap(line) {
          linesForPrompt.append(Self.text(of: line))
        }
      }
    }
  }

  private mutating func addDirective(
    _ line: Line, depth: Int, _ conditions: inout [Condition], _ left: inout Int,
    _ including: (String) -> String?
  ) {
    let words = Self.words(of: line.dropFirst(), atMost: 3)
    guard let name = words.first else { return }
    if Self.isWord(name, "if") {
      conditions.append(Condition(isPrompt: words.count > 1 && Self.isWord(words[1], "prompt")))
    } else if Self.isWord(name, "else") {
      // readline complains of one that stands alone, and does nothing.
      guard let last = conditions.indices.last else { return }
      conditions[last].isElse.toggle()
    } else if Self.isWord(name, "endif") {
      guard conditions.popLast() != nil else { return }
    } else {
      guard Self.isWord(name, "include") else { return }
      let file = Self.text(of: Self.trimmed(line[name.endIndex...]))
      guard depth < Self.deepestInclude, left > 0, let text = including(file) else { return }
      left -= text.utf8.count + 1
      return add(Array(text.utf8), depth: depth + 1, &conditions, &left, including)
    }
    lines.append(Self.text(of: line))
    linesForPrompt.append(Self.text(of: line))
  }

  /// Whether a line says only where others count.
  private static func isFrame(_ line: String) -> Bool {
    line.utf8.first == UInt8(ascii: "$") || choosesKeymap(Array(line.utf8)[...])
  }

  /// Whether it is about 8-bit characters, which there are none of in UTF-8: it would only change what `\M-x` means.
  private static func isOfBytes(_ line: Line) -> Bool { sets(line, ["convert-meta"]) }

  /// Whether it is `set keymap …` or `set editing-mode …`.
  private static func choosesKeymap(_ line: Line) -> Bool { sets(line, ["keymap", "editing-mode"]) }

  /// Whether it is a line `set VARIABLE …` of one of these variables.
  private static func sets(_ line: Line, _ variables: [String]) -> Bool {
    // Most lines bind keys.
    guard let first = line.first, first | 0x20 == UInt8(ascii: "s") else { return false }
    let words = words(of: line, atMost: 3)
    guard words.count > 1, isWord(words[0], "set") else { return false }
    return variables.contains { isWord(words[1], $0) }
  }

  /// A line without the blanks around it. (As bytes: to read characters costs more than all else here.)
  private typealias Line = ArraySlice<UInt8>

  private static func text(of line: Line) -> String { String(decoding: line, as: UTF8.self) }

  private static func words(of line: Line, atMost count: Int) -> [Line] {
    line.split(maxSplits: count - 1, whereSeparator: isBlank)
  }

  /// Whether a word is that one, in ASCII letters of either case.
  private static func isWord(_ word: Line, _ other: String) -> Bool {
    word.elementsEqual(other.utf8) { byte, wanted in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 == wanted : byte == wanted
    }
  }

  private static func trimmed(_ line: Line) -> Line {
    var line = line.drop(while: isBlank)
    while let last = line.last, isBlank(last) || last == UInt8(ascii: "\r") { line.removeLast() }
    return line
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
