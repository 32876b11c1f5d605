// SPDX-License-Identifier: GPL-3.0-or-later

/// Fills a form in when nobody is asked: every field takes its default, or is empty.
struct NobodyFront {
  let form: Form

  /// Takes the defaults; throws every field for which none is enough.
  func run() throws(PromptError) {
    var faults: [AnswerFault] = []
    for index in form.fields.indices where form.isAsked(index) {
      let question = form.fields[index].question
      guard case .failure(let refusal) = form.give(Array((question.defaultText ?? "").utf8), to: index) else {
        continue
      }
      let problem: AnswerFault.Problem = question.defaultText == nil ? .missing : .refused(refusal)
      faults.append(AnswerFault(field: question.name, problem: problem, origin: .standing))
    }
    if !faults.isEmpty { throw .refused(faults) }
  }
}
