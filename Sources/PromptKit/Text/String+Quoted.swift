// SPDX-License-Identifier: GPL-3.0-or-later

extension String {
  /// The text as a message cites it: printable, in `"…"`, with `"` and `\` escaped by a backslash.
  ///
  /// What takes more than 60 columns is cited by its beginning and its end, with `⋯` between.
  var quoted: String { cited.inQuotes }

  /// The printable text in `"…"`, with `"` and `\` escaped by a backslash.
  var inQuotes: String {
    // A mark that joins what stands behind it (U+070F) must not hide a quote.
    let inner = unicodeScalars.reduce(into: "") { shown, scalar in
      if scalar == "\"" || scalar == "\\" { shown.unicodeScalars.append("\\") }
      shown.unicodeScalars.append(scalar)
    }
    return "\"" + inner + "\""
  }

  /// At most 60 columns of the text, printable.
  private var cited: String {
    if prefix(columns: 60).endIndex == endIndex { return printable }
    var tail = suffix(20)
    while tail.columns > 20 { tail.removeFirst() }
    return prefix(columns: 39).printable + "⋯" + tail.printable
  }

  private func prefix(columns limit: Int) -> Substring {
    var left = limit
    return prefix {
      left -= $0.columns
      return left >= 0
    }
  }
}
