// SPDX-License-Identifier: GPL-3.0-or-later

/// Fills a form in from a stream: one line for each field that a person would be asked, in order.
///
/// It reads not a byte more than the form needs, judges every answer as a person's is judged, and reports every fault
/// at once.
struct PipeFront {
  let form: Form
  private var stream: AnswerStream
  private var faults: [AnswerFault] = []

  init(_ form: Form, _ stream: AnswerStream) {
    self.form = form
    self.stream = stream
  }

  /// Reads the answers.
  mutating func run() throws(PromptError) {
    do throws(SystemError) {
      try readAll()
      try stream.finish()
    } catch {
      throw .inputFailed(error.message)
    }
    if !faults.isEmpty { throw .refused(faults) }
  }

  private mutating func readAll() throws(SystemError) {
    for index in form.fields.indices where form.isAsked(index) {
      let question = form.fields[index].question
      let given = try stream.next(isMultiline: question.takesLines)
      judge(given, for: index)
      if let fault = faults.last, fault.field == question.name, form.isNamedInConditions(index) {
        reportUnreachable(after: index, line: given.line)
        return
      }
    }
  }

  private mutating func judge(_ given: AnswerStream.Given, for index: Int) {
    let question = form.fields[index].question
    guard let bytes = given.bytes else {
      faults.append(AnswerFault(field: question.name, problem: .missing, origin: .line(given.line)))
      return
    }
    // An empty line takes the default; of a multiline field it is text.
    let isDefaultMeant = bytes.isEmpty && !question.takesLines
    let meant = isDefaultMeant ? Array((question.defaultText ?? "").utf8) : bytes
    if case .failure(let refusal) = form.give(meant, to: index) {
      faults.append(AnswerFault(field: question.name, problem: .refused(refusal), origin: .line(given.line)))
    }
  }

  /// Whether later fields apply cannot be known without this answer, and so neither which line is whose.
  private mutating func reportUnreachable(after index: Int, line: Int) {
    let name = form.fields[index].question.name
    guard
      let next = form.fields.indices.dropFirst(index + 1).first(where: { form.fields[$0].question.isAsked })
    else {
      return
    }
    faults.append(
      AnswerFault(
        field: form.fields[next].question.name, problem: .unreachable(after: name), origin: .line(line)))
  }
}

extension Question {
  /// Whether its answer may be several lines of the stream.
  var takesLines: Bool {
    if case .lines = kind.editing { true } else { false }
  }
}
