// SPDX-License-Identifier: GPL-3.0-or-later

/// Text as roff reads it back.
enum Roff {
  /// Text that stands for itself, to be copied and pasted: what roff would turn into other characters is escaped.
  static func literal(_ text: String) -> String {
    text.map(literal).joined()
  }

  /// Text with marks as in Markdown: what stands between backticks is bold and stands for itself, between stars in italics.
  static func marked(_ text: String) -> String {
    var result = ""
    var isLiteral = false
    var isItalic = false
    for character in text {
      switch character {
      case "`":
        isLiteral.toggle()
        result += isLiteral ? "\\fB" : "\\fP"
      case "*" where !isLiteral:
        isItalic.toggle()
        result += isItalic ? "\\fI" : "\\fP"
      default: result += isLiteral ? literal(character) : character == "\\" ? "\\e" : String(character)
      }
    }
    return result
  }

  private static func literal(_ character: Character) -> String {
    switch character {
    case "\\": "\\e"
    case "-": "\\-"
    case "'": "\\(aq"
    case "`": "\\(ga"
    case "^": "\\(ha"
    case "~": "\\(ti"
    default: String(character)
    }
  }
}
