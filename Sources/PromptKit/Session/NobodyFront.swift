// SPDX-License-Identifier: GPL-3.0-or-later

/// Fills a form in when nobody is asked: every field that was not given an answer takes its default, or is empty.
struct NobodyFront {
  let form: LiveForm
  let settler: Settler

  /// Takes the defaults; the result is every field for which none is enough, and every answer that is `given` and that a
  /// command refuses.
  func run(_ given: GivenAnswers) throws(SystemError) -> [AnswerFault] {
    var faults: [AnswerFault] = []
    for index in form.fields.indices {
      if form.isAsked(index) {
        let text = form.fields[index].question.defaultText ?? ""
        if case .refused(let refusal) = form.give(Array(text.utf8), to: index) {
          faults.append(settler.fault(of: index, refusal))
        }
      }
      if let fault = try settler.fault(of: index, given) { faults.append(fault) }
    }
    return faults
  }
}
