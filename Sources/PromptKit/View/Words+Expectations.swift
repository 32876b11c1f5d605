// SPDX-License-Identifier: GPL-3.0-or-later

/// What a field expects.
extension Words {
  /// Said of a field that must be answered.
  var required: String { say("required", "필수") }

  /// Said of a choice that takes a typed value, too.
  package var other: String { say("or another", "또는 다른 값") }

  /// The numbers of a range.
  func range(_ range: NumberRange) -> String {
    switch (range.lower?.text, range.upper?.text) {
    case (let lower?, let upper?) where lower == upper: lower
    case (let lower?, let upper?): say("\(lower) to \(upper)", "\(lower)에서 \(upper)까지")
    case (let lower?, nil): say("at least \(lower)", "\(lower) 이상")
    case (nil, let upper?): say("at most \(upper)", "\(upper) 이하")
    case (nil, nil): ""
    }
  }

  /// How long a text may be.
  func length(_ length: LengthRange) -> String {
    switch (length.lower, length.upper) {
    case (let lower?, let upper?) where lower == upper: characters(lower)
    case (let lower?, let upper?): say("\(lower) to \(characters(upper))", "\(lower)자에서 \(upper)자까지")
    case (let lower?, nil): say("\(characters(lower)) or more", "\(lower)자 이상")
    case (nil, let upper?): say("\(characters(upper)) at most", "\(upper)자 이하")
    case (nil, nil): ""
    }
  }

  /// A count of characters.
  func characters(_ count: Int) -> String {
    say(self.count(count, "character", "characters"), "\(count)자")
  }

  /// What the bar says of a field at rest: that it is required, how long or how large the answer may be, and the hint
  /// of the question, which stands in for its pattern; joined by two blanks, empty where nothing is expected.
  package func expectation(of question: Question) -> String {
    expectations(of: question).joined(separator: "  ")
  }

  /// The parts of ``expectation(of:)``.
  func expectations(of question: Question) -> [String] {
    var parts: [String] = []
    if question.isRequired { parts.append(required) }
    if let length = question.length { parts.append(self.length(length)) }
    if let range = question.range { parts.append(self.range(range)) }
    if !question.hint.isEmpty {
      parts.append(question.hint.printable)
    } else if let pattern = question.pattern {
      parts.append(mustMatch(pattern.source))
    }
    return parts
  }

  /// Said of a pattern that no hint puts into words.
  func mustMatch(_ pattern: String) -> String {
    say("must match \(pattern.printable)", "정규식에 맞아야 합니다: \(pattern.printable)")
  }

  /// The values of a list in one line, those beyond `limit` columns left out.
  func values(of list: OptionList, limit: Int = 60) -> String {
    var shown = ""
    for option in list.options {
      let value = option.value.isEmpty ? option.label ?? "" : option.value
      shown += (shown.isEmpty ? "" : ", ") + value.listed
      if shown.columns > limit { return shown.elided(to: limit) }
    }
    return shown
  }
}
