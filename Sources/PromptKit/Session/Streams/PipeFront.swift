// SPDX-License-Identifier: GPL-3.0-or-later

/// Fills a form in from a stream without names: one line, or one value, for each field that a person would be asked, in
/// order.
///
/// It reads not a byte more than the form needs and judges every answer as a person's is judged.
struct PipeFront {
  let form: LiveForm

  /// Whether the stream has lines; else it has values, of which each may hold line breaks.
  let hasLines: Bool

  private let settler: Settler
  private var faults: [AnswerFault] = []

  init(_ form: LiveForm, hasLines: Bool, settler: Settler) {
    self.form = form
    self.settler = settler
    self.hasLines = hasLines
  }

  /// Reads the answers of the fields that were not `given` any; the result is all that is wrong with them.
  mutating func run(
    _ stream: inout AnswerStream, _ given: GivenAnswers
  ) throws(SystemError) -> [AnswerFault] {
    try readAll(&stream, given)
    return faults
  }

  private mutating func readAll(_ stream: inout AnswerStream, _ given: GivenAnswers) throws(SystemError) {
    var line = 1
    for index in form.fields.indices {
      var isRefused = given.isRefused(index) && form.applies(index)
      if form.isAsked(index) {
        let question = form.fields[index].question
        let answer = try stream.next(isMultiline: question.takesLines)
        line = answer.line
        try judge(answer, for: index)
        if answer.isCut { return reportUnreachable(after: index, line: line) }
        isRefused = faults.last?.field == question.name
      } else if let fault = try settler.fault(of: index, given) {
        faults.append(fault)
        isRefused = true
      }
      if isRefused && form.isNamedInConditions(index) { return reportUnreachable(after: index, line: line) }
    }
  }

  private mutating func judge(_ given: AnswerStream.Given, for index: Int) throws(SystemError) {
    let question = form.fields[index].question
    guard let bytes = given.bytes else {
      faults.append(AnswerFault(field: question.name, problem: .missing, origin: origin(given.line)))
      return
    }
    // An empty line takes the default; of a multiline field it is text.
    let isDefaultMeant = bytes.isEmpty && !(question.takesLines && hasLines)
    let meant = isDefaultMeant ? Array((question.defaultText ?? "").utf8) : bytes
    let judgement = form.give(meant, to: index)
    var refusal = judgement.refusal
    if refusal == nil { refusal = try settler.settle(index) }
    if let refusal {
      faults.append(AnswerFault(field: question.name, problem: .refused(refusal), origin: origin(given.line)))
    }
  }

  private func origin(_ number: Int) -> Origin { hasLines ? .line(number) : .value(number) }

  /// Whether later fields apply cannot be known without this answer, and so neither which line is whose.
  private mutating func reportUnreachable(after index: Int, line: Int) {
    let name = form.fields[index].question.name
    guard
      let next = form.fields.indices.dropFirst(index + 1).first(where: {
        !form.isGiven[$0] && form.fields[$0].question.isAsked
      })
    else {
      return
    }
    faults.append(
      AnswerFault(
        field: form.fields[next].question.name, problem: .unreachable(after: name), origin: origin(line)))
  }
}

extension Question {
  /// Whether its answer may be several lines of the stream.
  var takesLines: Bool {
    if case .lines = kind.editing { true } else { false }
  }
}
