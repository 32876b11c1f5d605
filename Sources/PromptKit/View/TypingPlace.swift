// SPDX-License-Identifier: GPL-3.0-or-later

/// Where the text under edit goes on in the frame that is shown. Most keys only put a character there: then nothing is laid
/// out, and no frame compared with another.
struct TypingPlace {
  private var cursor: Frame.Position
  private let columnLimit: Int
  private let style: Style

  /// The place behind `edited` in `frame`.
  ///
  /// - Parameters:
  ///   - columnLimit: the column that the cursor may not reach, because the text goes on in another row there.
  ///   - style: that of the text.
  /// - Returns: `nil` where the next character is not certain to be laid out right behind those that are there.
  init?(_ frame: Frame, of edited: EditedText, columnLimit: Int, _ style: Style) {
    let cursor = frame.cursor
    guard edited.cursor == edited.text.utf8.count, edited.text.utf8.last?.isPrintableASCII == true,
      frame.rows.indices.contains(cursor.row), frame.rows[cursor.row].columns == cursor.column
    else { return nil }
    self.cursor = cursor
    self.columnLimit = columnLimit
    self.style = style
  }

  /// What a character of printable ASCII, typed there, puts into the frame while all else stays; the next place is behind it.
  ///
  /// - Returns: `nil` where it goes to another row.
  mutating func take(_ byte: UInt8) -> TypedCharacter? {
    guard cursor.column + 1 < columnLimit else { return nil }
    defer { cursor.column += 1 }
    return TypedCharacter(byte: byte, style: style, place: cursor)
  }
}
