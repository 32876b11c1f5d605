// SPDX-License-Identifier: GPL-3.0-or-later

/// Fills a form in from a record of a stream: its answers by their names, and the defaults for what it does not give.
struct RecordFront {
  let form: LiveForm

  let settler: Settler

  /// Whether an empty value takes the default, as in tables, instead of being the answer.
  let isEmptyNone: Bool

  /// Reads the next record of `stream` and fills the form in with it and with what is `given`; the result is all that is
  /// wrong. A stream that has ended gives nothing, not even defaults: a cut stream must not pass for a whole one.
  func run(_ stream: inout RecordStream, _ given: inout GivenAnswers) throws(SystemError) -> [AnswerFault] {
    switch try stream.next() {
    case .record: given.add(stream.record, isEmptyNone: isEmptyNone)
    case .fault(let fault):
      given.give()
      return given.faultsBeforehand + [
        AnswerFault(field: "", problem: .malformed(fault), origin: .record(fault.record, line: fault.line))
      ]
    case .ended:
      given.give()
      return given.faultsBeforehand + missing(in: stream.record.number + 1)
    }
    given.give()
    let origin = Origin.record(stream.record.number, line: 0)
    let settler = Settler(form: form, commands: settler.commands, watch: settler.watch) { _ in origin }
    let faults = try NobodyFront(form: form, settler: settler).run(given)
    return given.faultsInTheEnd + faults
  }

  private func missing(in number: Int) -> [AnswerFault] {
    form.fields.indices.filter(form.isAsked).map { index in
      AnswerFault(
        field: form.fields[index].question.name, problem: .missing, origin: .record(number, line: 0))
    }
  }
}
