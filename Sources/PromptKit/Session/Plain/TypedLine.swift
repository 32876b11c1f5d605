// SPDX-License-Identifier: GPL-3.0-or-later

/// A line that is typed at its end only, and what to write so that the screen shows it: each character once, and
/// backspaces over what is taken back. No escape sequence is among it.
struct TypedLine {
  /// Whether the line is shown at all; a secret is not.
  let isShown: Bool

  /// The line in the pieces that one Backspace takes back: its characters as a person sees them.
  private var pieces: [String] = []

  /// Of one endless character no more scalars than these are one piece, so that each of them takes the same time.
  private static let scalarsOfPiece = 64

  init(isShown: Bool) {
    self.isShown = isShown
  }

  var isEmpty: Bool { pieces.isEmpty }

  /// What was typed, byte for byte.
  var text: String { pieces.joined() }

  /// The line as it is shown.
  var shown: String { isShown ? text.printable : "" }

  /// Types a scalar at the end: a character, or what joins the last one (a vowel of decomposed Hangul, an accent).
  /// - Returns: what to write.
  mutating func append(_ scalar: Unicode.Scalar) -> String {
    if let last = pieces.last, let joined = TypedLine.join(last, scalar) {
      pieces[pieces.count - 1] = joined
      return isShown ? TypedLine.change(last.printable, to: joined.printable) : ""
    }
    let piece = String(scalar)
    pieces.append(piece)
    return isShown ? piece.printable : ""
  }

  /// Takes back the last character; `nil` where there is none, else what to write.
  mutating func eraseCharacter() -> String? {
    guard let last = pieces.popLast() else { return nil }
    return isShown ? TypedLine.rubOut(last.columns) : ""
  }

  /// Takes back the last word and the blanks behind it; `nil` where there is nothing, else what to write.
  mutating func eraseWord() -> String? {
    guard !pieces.isEmpty else { return nil }
    var written = ""
    while let last = pieces.last, TypedLine.isBlank(last) { written += eraseCharacter() ?? "" }
    while let last = pieces.last, !TypedLine.isBlank(last) { written += eraseCharacter() ?? "" }
    return written
  }

  /// Takes back the whole line; `nil` where it is empty, else what to write.
  mutating func eraseAll() -> String? {
    guard !pieces.isEmpty else { return nil }
    var written = ""
    while let erased = eraseCharacter() { written += erased }
    return written
  }

  /// Both as one character; `nil` where they are two. Unicode Standard Annex 29.
  private static func join(_ piece: String, _ scalar: Unicode.Scalar) -> String? {
    let scalars = piece.unicodeScalars
    let isPlain = scalar.plainColumns > 0 && (scalars.last?.plainColumns ?? 0) > 0
    guard !isPlain, scalars.count < scalarsOfPiece else { return nil }
    var joined = piece
    joined.unicodeScalars.append(scalar)
    return joined.count == piece.count ? joined : nil
  }

  /// What to write so that `new` stands where `old` stood.
  private static func change(_ old: String, to new: String) -> String {
    if new.utf8.starts(with: old.utf8) {
      return String(decoding: new.utf8.dropFirst(old.utf8.count), as: UTF8.self)
    }
    return rubOut(old.columns) + new
  }

  private static func rubOut(_ columns: Int) -> String {
    let back = String(repeating: "\u{8}", count: columns)
    return back + String(repeating: " ", count: columns) + back
  }

  private static func isBlank(_ piece: String) -> Bool {
    piece.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
  }
}
