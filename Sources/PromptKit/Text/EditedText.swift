// SPDX-License-Identifier: GPL-3.0-or-later

/// A text and the place in it where the next character goes.
package struct EditedText: Equatable, Sendable {
  /// The whole text; lines are separated by LF.
  package var text: String

  /// Where the next character goes, as an offset in UTF-8 bytes from 0 to `text.utf8.count`, always between two characters.
  package var cursor: Int

  /// A text with the cursor at `cursor`, or at its end when that is `nil`.
  package init(_ text: String = "", cursor: Int? = nil) {
    self.text = text
    self.cursor = cursor ?? text.utf8.count
  }

  /// Puts a character of ASCII at the text's end, where the cursor is.
  package mutating func type(_ character: UInt8) {
    text.unicodeScalars.append(Unicode.Scalar(character))
    cursor += 1
  }
}
