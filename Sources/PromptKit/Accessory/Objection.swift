// SPDX-License-Identifier: GPL-3.0-or-later

/// Why an answer is refused and what would be right, as a bar says it: a sentence that may cite the answer.
struct Objection: Equatable, Sendable {
  /// What stands before the citation.
  private(set) var before = ""
  /// The citation, printable; empty where nothing is cited.
  private(set) var cited = ""
  /// What stands behind it: all of a sentence that cites nothing.
  var after: String

  private static let fewestColumns = 4

  /// A sentence that cites nothing.
  init(_ sentence: String) { after = sentence }

  /// A sentence that begins with a citation, which stands in quotation marks already.
  init(citing quoted: String, _ rest: String) {
    before = String(quoted.prefix(1))
    cited = String(quoted.dropFirst().dropLast())
    after = quoted.suffix(1) + rest
  }

  /// The sentence as it is.
  var whole: String { before + cited + after }

  /// The sentence behind some words that say what it is about.
  func following(_ words: String) -> Objection {
    var objection = self
    objection.before = words + before
    return objection
  }

  /// The sentence in full, then with less and less of the end of what it cites.
  var versions: [String] {
    let columns = cited.columns
    guard columns > Objection.fewestColumns else { return [whole] }
    return [whole]
      + (Objection.fewestColumns..<columns).reversed().map { before + cited.elided(to: $0) + after }
  }
}
