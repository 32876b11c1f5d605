// SPDX-License-Identifier: GPL-3.0-or-later

/// The frame that was made last. Most keys only put a character at a text's end, and the next frame is then this one with the
/// character in it: what was laid out is not laid out again.
struct LatestFrame {
  private(set) var frame: Frame
  private var edited: EditedText
  private let hint: Hint

  /// A frame that shows `edited` under `hint`.
  init(_ frame: Frame, of edited: EditedText, under hint: Hint) {
    self.frame = frame
    self.edited = edited
    self.hint = hint
  }

  /// Makes it the frame of `edited`, if that is its text with one character of ASCII behind it.
  ///
  /// - Parameters:
  ///   - columnLimit: the column that the cursor may not reach, because the text goes on in another row there.
  ///   - style: that of the text.
  /// - Returns: whether it could; what is not certain to be laid out alike cannot.
  mutating func type(_ edited: EditedText, under hint: Hint, columnLimit: Int, _ style: Style) -> Bool {
    let (new, old) = (edited.text.utf8, self.edited.text.utf8)
    let cursor = frame.cursor
    guard new.count == old.count + 1, edited.cursor == new.count, self.edited.cursor == old.count,
      let last = new.last, last.isPrintableASCII, old.last?.isPrintableASCII == true,
      cursor.column + 1 < columnLimit, frame.rows.indices.contains(cursor.row),
      frame.rows[cursor.row].columns == cursor.column,
      hint == self.hint
    else { return false }
    let typed = String(UnicodeScalar(last))
    guard self.edited.text + typed == edited.text else { return false }
    self.edited = edited
    frame.rows[cursor.row].append(typed, style)
    frame.cursor.column += 1
    return true
  }
}
