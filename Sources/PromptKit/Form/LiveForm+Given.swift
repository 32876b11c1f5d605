// SPDX-License-Identifier: GPL-3.0-or-later

/// Answers from elsewhere than a person.
extension LiveForm {
  /// Answers a field from elsewhere than a person, with bytes as they came; the judgement by the question's own rules is
  /// returned, too.
  ///
  /// The field is not asked any more, whatever the judgement is. One that does not apply has its answer as soon as it
  /// does. Where a command must first list the options the answer is judged when it has (``takeOptions(_:of:)``).
  func give(_ bytes: [UInt8], to index: Int) -> Judgement {
    let text = String(decoding: bytes, as: UTF8.self)
    fields[index].hold(text)
    isGiven[index] = true
    givenBytes[index] = bytes
    let judgement = needsOptions(index) ? .accepted(.text(text)) : fields[index].question.judge(bytes: bytes)
    if !needsOptions(index) { take(judgement, of: index) }
    judgeConditions(after: index)
    return judgement
  }

  /// Judges an answer from elsewhere anew, or the default of a hidden field: what stands before it has changed.
  func judgeAgain(_ index: Int) {
    guard !needsOptions(index), states[index] == .open else { return }
    if let bytes = givenBytes[index] {
      take(fields[index].question.judge(bytes: bytes), of: index)
      judgeConditions(after: index)
    } else if isHidden(index) {
      takeHidden(index)
    }
  }

  /// Whether the field has an answer from elsewhere, or a default that is taken unseen, of which a command has not said
  /// yet whether it is accepted.
  func isUnsettled(_ index: Int) -> Bool {
    guard applies(index), fields[index].question.isAsked, isGiven[index] || isHidden(index) else {
      return false
    }
    return states[index].isChecking || states[index] == .open
  }

  /// Makes `text` the default of a field that a person has not seen yet; false where it could not be one.
  @discardableResult
  func offer(_ text: String, to index: Int) -> Bool {
    let field = fields[index]
    var question = field.question
    question.defaultText = text
    guard (try? FormRules([question.withoutCondition])) != nil else { return false }
    field.question = question
    field.hold(text)
    if isHidden(index) { takeHidden(index) }
    judgeConditions(after: index)
    return true
  }
}

extension Question {
  fileprivate var withoutCondition: Question {
    var question = self
    question.condition = nil
    return question
  }
}
