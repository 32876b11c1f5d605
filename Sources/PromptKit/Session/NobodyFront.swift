// SPDX-License-Identifier: GPL-3.0-or-later

/// Fills a form in when nobody is asked: every field takes its default, or is empty.
struct NobodyFront {
  let form: Form

  /// Where the answer to a question could have been given.
  let way: (Question) -> Origin

  /// Takes the defaults; the result is every field for which none is enough.
  func run() -> [AnswerFault] {
    var faults: [AnswerFault] = []
    for index in form.fields.indices where form.isAsked(index) {
      let question = form.fields[index].question
      guard case .failure(let refusal) = form.give(Array((question.defaultText ?? "").utf8), to: index) else {
        continue
      }
      let isMissing = question.defaultText == nil
      faults.append(
        AnswerFault(
          field: question.name, problem: isMissing ? .missing : .refused(refusal),
          origin: isMissing ? way(question) : .standing))
    }
    return faults
  }
}
