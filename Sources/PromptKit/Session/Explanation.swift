// SPDX-License-Identifier: GPL-3.0-or-later

/// What would become of each field if the form were filled in: a line for each that asks something.
struct Explanation {
  let form: LiveForm
  let source: AnswerSource
  let format: InputFormat
  let given: GivenAnswers

  /// Where an answer that is missing could be given.
  let way: (Question) -> Origin
  let words: Words

  /// The lines, what is wrong with the given answers among them.
  var lines: [String] {
    let faults = given.faultsBeforehand
    let general = faults.filter { form.index(of: $0.field) == nil }.map { words.line(for: $0, in: form) }
    return general
      + form.fields.indices.filter { form.fields[$0].question.isAsked }.map { index in
        let name = form.fields[index].question.name
        if let fault = faults.first(where: { $0.field == name }) { return words.line(for: fault, in: form) }
        return line(for: index)
      }
  }

  private func line(for index: Int) -> String {
    let question = form.fields[index].question
    if !form.applies(index) {
      return words.explained(question, words.asksOnly(when: question.condition ?? ""))
    }
    if let entry = given.entries[index] {
      return words.explained(question, words.isGiven(by: entry.origin))
    }
    if form.isHidden(index) { return words.explained(question, words.takesDefault(of: question)) }
    switch source {
    case .person: return words.explained(question, words.isAsked(of: question))
    case .standardInput: return words.explained(question, words.isRead(as: format))
    case .unclear: return words.explained(question, words.isOpen)
    case .nobody:
      if case .accepted = question.judge(question.defaultText ?? "") {
        return words.explained(question, words.takesDefault(of: question))
      }
      let fault = AnswerFault(field: question.name, problem: .missing, origin: way(question))
      return words.line(for: fault, in: form)
    }
  }
}
