// SPDX-License-Identifier: GPL-3.0-or-later

/// When a field is asked: terms about earlier fields, all of which must hold.
///
/// A term is `NAME` (it holds something; for a yesno: yes), `!NAME`, `NAME=V`, `NAME!=V` or `NAME~RE` (the expression
/// is found in it); terms are joined by ` and `. Of a `choices` field `NAME=V` asks whether V is among the chosen ones.
struct Condition: Sendable {
  /// One term: the number of an earlier field, and what is asked of it.
  struct Term: Sendable {
    let field: Int
    let test: Test
  }

  /// What a term asks of what a field holds.
  enum Test: Sendable {
    case isGiven
    case isNotGiven
    case equals(String)
    case differs(String)
    case contains(Pattern)
  }

  /// The terms, in the order they are written.
  let terms: [Term]

  /// Reads `text`; `index` gives the number of an earlier field of a name, or `nil`.
  init(_ text: String, index: (String) -> Int?) throws(ConditionFault) {
    var terms: [Term] = []
    for written in Condition.split(text, at: " and ") {
      if Condition.isAlternative(written, index: index) { throw .alternative }
      guard let term = WrittenTerm(written) else { throw .notATerm(written) }
      guard let field = index(term.name) else { throw .notAnEarlierField(term.name) }
      terms.append(Term(field: field, test: try term.test))
    }
    self.terms = terms
  }

  /// Whether all terms hold; `held` gives what a field holds, `nil` where it does not apply.
  func holds(_ held: (Int) -> Held?) -> Bool {
    terms.allSatisfy { $0.test.holds(held($0.field)) }
  }

  /// Whether behind an ` or ` in `text` stands what reads as a term about an earlier field. Without that it belongs to a
  /// value: `city=this or that`.
  private static func isAlternative(_ text: String, index: (String) -> Int?) -> Bool {
    split(text, at: " or ").dropFirst().contains { part in
      WrittenTerm(part).map { index($0.name) != nil } ?? false
    }
  }

  /// The parts of a text that is joined by `word`.
  private static func split(_ text: String, at word: String) -> [String] {
    var terms: [String] = []
    var rest = Array(text.utf8)[...]
    let word = Array(word.utf8)
    var index = rest.startIndex
    while index < rest.endIndex {
      if rest[index...].starts(with: word) {
        terms.append(String(decoding: rest[..<index], as: UTF8.self))
        rest = rest[(index + word.count)...]
        index = rest.startIndex
      } else {
        index += 1
      }
    }
    return terms + [String(decoding: rest, as: UTF8.self)]
  }
}

extension Condition.Test {
  func holds(_ held: Held?) -> Bool {
    let text = held?.text ?? ""
    switch self {
    case .isGiven: return held.map { $0.isFlag ? text == "yes" : !text.isEmpty } ?? false
    case .isNotGiven: return !Condition.Test.isGiven.holds(held)
    case .equals(let value): return held?.values.map { $0.contains(value) } ?? (text == value)
    case .differs(let value): return !Condition.Test.equals(value).holds(held)
    case .contains(let pattern): return pattern.isFound(in: text) ?? false
    }
  }
}
