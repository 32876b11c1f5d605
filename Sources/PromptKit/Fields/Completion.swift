// SPDX-License-Identifier: GPL-3.0-or-later

/// What Tab offers in a field of one line.
public enum Completion: Equatable, Sendable {
  /// These words.
  case words([String])
  /// The names of files and folders.
  case files
  /// The names of folders.
  case folders
  /// What a shell command prints, a word a line; it finds the word to complete in `$1`.
  case command(String)
}

extension Completion {
  /// What is meant by `text` on a command line: `@files`, `@dirs`, `!COMMAND`, or words, one a line or else separated by blanks.
  package init(_ text: String) {
    switch text {
    case "@files": self = .files
    case "@dirs": self = .folders
    case _ where text.utf8.first == UInt8(ascii: "!"): self = .command(String(text.dropFirst()))
    default: self = .words(Completion.words(in: text))
    }
  }

  /// The words in `text`, in order.
  static func words(in text: String) -> [String] {
    let isLines = text.utf8.contains(UInt8(ascii: "\n"))
    return text.unicodeScalars.split { $0 == "\n" || !isLines && ($0 == " " || $0 == "\t") }
      .map { String(String.UnicodeScalarView($0)) }
  }
}
