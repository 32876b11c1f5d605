// SPDX-License-Identifier: GPL-3.0-or-later

extension String {
  /// The text as one of a list in one line: printable and whole, and in quotes where it is empty, or a comma, a quote or white space in
  /// it could be taken for the end of one and the beginning of the next.
  var listed: String {
    let mayMislead = unicodeScalars.contains { $0 == "," || $0 == "\"" || $0.properties.isWhitespace }
    return mayMislead || isEmpty ? printable.inQuotes : printable
  }
}

extension [String] {
  /// The texts in one line, told apart by commas.
  var listed: String { map { $0.listed }.joined(separator: ", ") }
}
