// SPDX-License-Identifier: GPL-3.0-or-later

extension Story {
  /// All that was written to the terminal, without the control sequences that a screen is drawn with: what is left of text
  /// from elsewhere must hold nothing that acts.
  var logWithoutSequences: String {
    var rest = String(decoding: log, as: UTF8.self).unicodeScalars[...]
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      guard scalar == "\u{1b}", rest.first == "[" else {
        text.append(scalar)
        continue
      }
      rest.removeFirst()
      while let next = rest.popFirst(), !("\u{40}"..."\u{7e}").contains(next) {}
    }
    return String(text)
  }
}
