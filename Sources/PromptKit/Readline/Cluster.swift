// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// The grapheme clusters of the line around a place in it (Unicode Standard Annex 29, as Swift's `Character` has it).
enum Cluster {
  /// How far back is looked for a place where a cluster surely begins; longer runs of joined code points are nobody's text.
  private static let reach = 256

  /// The nearest boundary between two clusters at or before that byte.
  static func boundary(atOrBefore offset: Int) -> Int {
    isSurelyBoundary(offset) ? offset : boundaries(around: offset).last { $0 <= offset } ?? offset
  }

  /// The nearest boundary between two clusters at or after that byte.
  static func boundary(atOrAfter offset: Int) -> Int {
    isSurelyBoundary(offset) ? offset : boundaries(around: offset).first { $0 >= offset } ?? offset
  }

  /// Where the cluster begins that the code point at that byte belongs to; for those that could be in none of several columns, there.
  static func start(ofCharacterJoinedAt offset: Int) -> Int {
    guard let lead = Line.byte(at: offset), (0xE0...0xE2).contains(lead) || lead >= 0xEE else {
      return offset
    }
    return boundary(atOrBefore: offset)
  }

  /// Moves the cursor back to the beginning of the cluster that it stands in.
  static func settleCursor() {
    let boundary = boundary(atOrBefore: Line.cursor)
    if boundary != Line.cursor { Line.cursor = boundary }
  }

  /// Where so many clusters from there on end.
  static func end(of count: Int, from offset: Int) -> Int {
    var end = offset
    for _ in 0..<max(count, 0) where end < Line.byteCount { end = boundary(atOrAfter: end + 1) }
    return end
  }

  /// Where so many clusters before there begin.
  static func start(of count: Int, before offset: Int) -> Int {
    var start = offset
    for _ in 0..<max(count, 0) where start > 0 { start = boundary(atOrBefore: start - 1) }
    return start
  }

  /// Whether readline would take a cluster in that range for several characters.
  static func isOurs(_ range: Range<Int>) -> Bool {
    guard range.contains(where: { (Line.byte(at: $0) ?? 0) >= 0x80 }) else { return false }
    return Line.withString(range) { $0.contains(where: isOurs) }
  }

  /// Whether readline would take it for several characters.
  static func isOurs(_ character: Character) -> Bool {
    character.unicodeScalars.dropFirst().contains { wcwidth(wchar_t($0.value)) > 0 }
  }

  /// Whether no code point here joins the one before: the end, or ASCII on both sides but for CR LF.
  private static func isSurelyBoundary(_ offset: Int) -> Bool {
    guard offset > 0, let byte = Line.byte(at: offset) else { return true }
    return byte < 0x80 && byte != 0x0A
  }

  private static func boundaries(around offset: Int) -> [Int] {
    var start = offset
    while start > 0, offset - start < reach {
      start -= 1
      if let byte = Line.byte(at: start), byte < 0x80, byte != 0x0D { break }
    }
    while start > 0, let byte = Line.byte(at: start), byte & 0xC0 == 0x80 { start -= 1 }
    var boundaries = [start]
    Line.withString(start..<min(offset + reach, Line.byteCount)) { text in
      for character in text { boundaries.append((boundaries.last ?? start) + character.utf8.count) }
    }
    return boundaries
  }
}
