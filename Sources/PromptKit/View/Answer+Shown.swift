// SPDX-License-Identifier: GPL-3.0-or-later

extension Answer {
  /// The answer in one line, printable: several values as a list, the lines of a text behind each other.
  var shown: String {
    if case .values(let values) = self { return values.listed }
    return text.split(separator: "\n").map { $0.printable }.joined(separator: ", ")
  }
}
