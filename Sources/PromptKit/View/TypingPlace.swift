// SPDX-License-Identifier: GPL-3.0-or-later

/// Where the text under edit goes on in the frame that is shown. Most keys only put a character there: then nothing is laid
/// out, and no frame compared with another.
struct TypingPlace {
  private var edited: EditedText
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
    self.edited = edited
    self.cursor = cursor
    self.columnLimit = columnLimit
    self.style = style
  }

  /// The character that makes it the frame of `edited`, as long as the bar stays as it is; the next place is behind it.
  ///
  /// - Returns: `nil` where more is different.
  mutating func take(_ edited: EditedText) -> TypedCharacter? {
    guard cursor.column + 1 < columnLimit, edited.cursor == self.edited.cursor + 1,
      let byte = edited.text.lastByte(behind: self.edited.text), byte.isPrintableASCII
    else { return nil }
    let character = TypedCharacter(byte: byte, style: style, place: cursor)
    self.edited = edited
    cursor.column += 1
    return character
  }
}
