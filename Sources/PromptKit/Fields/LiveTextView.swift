// SPDX-License-Identifier: GPL-3.0-or-later

/// A field of several lines: Enter breaks the line, only C-d taps Done.
final class LiveTextView: LiveField {
  /// The text; one line break at its very end is not part of it.
  override var heldText: String {
    guard edited.text.utf8.last == UInt8(ascii: "\n") else { return edited.text }
    return String(decoding: edited.text.utf8.dropLast(), as: UTF8.self)
  }

  /// Puts `text` into the field so that it is what the field holds, a line break at its end included.
  override func hold(_ text: String) {
    super.hold(text.utf8.last == UInt8(ascii: "\n") ? text + "\n" : text)
  }
}
