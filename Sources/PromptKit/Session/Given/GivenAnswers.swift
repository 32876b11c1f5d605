// SPDX-License-Identifier: GPL-3.0-or-later

/// The answers that are there before anybody is asked, for each field the one of the strongest source.
///
/// They are judged as a person's are. A source that is weaker than one that has answered is not looked at.
struct GivenAnswers {
  /// One answer.
  struct Entry: Equatable {
    let bytes: [UInt8]
    let origin: Origin
    /// Whether it was written as a list.
    var isList = false
    /// Whether it was meant for this form, so that it is wrong where its field does not apply.
    var isFirm = false
  }

  /// The answers, in the order of the form.
  private(set) var entries: [Entry?]

  /// What was wrong before any answer could be judged.
  private(set) var faults: [AnswerFault] = []

  private var form: LiveForm
  private var problems: [AnswerFault.Problem?]

  /// Collects what `sources` give, the strongest first.
  init(_ sources: GivenSources, for form: LiveForm, in environment: Environment) throws(PromptError) {
    self.form = form
    entries = Array(repeating: nil, count: form.fields.count)
    problems = Array(repeating: nil, count: form.fields.count)
    add(sources.flags)
    add(sources.settings)
    if let path = sources.answersPath { addFile(try AnswersFile.read(path, for: form)) }
    for index in form.fields.indices {
      guard let name = sources.variable(of: form.fields[index].question),
        let bytes = environment.bytes(of: name), !bytes.isEmpty
      else { continue }
      add(Entry(bytes: bytes, origin: .variable(name)), to: index)
    }
  }

  /// Whether an answer could not even be read.
  var isMalformed: Bool { !faults.isEmpty }

  /// The same answers for the same form, asked again.
  func again(for form: LiveForm) -> GivenAnswers {
    var answers = self
    answers.form = form
    answers.problems = Array(repeating: nil, count: problems.count)
    return answers
  }

  /// Adds the answers of a record of the input. With `isEmptyNone` an empty one is none.
  mutating func add(_ record: Record, isEmptyNone: Bool) {
    for index in form.fields.indices {
      guard let value = record.value(of: index), !(isEmptyNone && value.range.isEmpty) else { continue }
      add(
        Entry(
          bytes: Array(record.bytes(of: index)), origin: .record(record.number, line: value.line),
          isList: value.isList, isFirm: true), to: index)
    }
    let names = form.fields.map { $0.question }.filter { $0.isAsked }.map { $0.name }
    faults += record.strangers.map { stranger in
      AnswerFault(
        field: stranger.name, problem: .unknownName(nearest: Nearest.name(to: stranger.name, among: names)),
        origin: .record(record.number, line: stranger.line))
    }
  }

  /// Gives the form all of them, in its order, so that conditions are judged by what stands before.
  mutating func give() {
    for (index, entry) in entries.enumerated() {
      guard let entry else { continue }
      let judgement = form.give(entry.bytes, to: index)
      if entry.isList && !form.fields[index].question.takesSeveral {
        problems[index] = .notSeveral
      } else if case .refused(let refusal) = judgement {
        problems[index] = .refused(refusal)
      }
    }
  }

  /// Whether the field was given an answer that is refused.
  func isRefused(_ index: Int) -> Bool { problems[index] != nil }

  /// The fields that must be answered whatever the others hold, and have neither an answer nor a default.
  var needed: [Int] {
    entries.indices.filter { index in
      let question = form.fields[index].question
      guard entries[index] == nil, question.isAsked, question.condition == nil,
        question.optionsCommand == nil,
        (question.defaultText ?? "").isEmpty
      else { return false }
      if case .refused = question.judge("") { return true } else { return false }
    }
  }

  /// What is wrong with them before anybody is asked: those count, too, whose fields may apply in the end.
  var faultsBeforehand: [AnswerFault] {
    faults + entries.indices.compactMap { index in form.mayApply(index) ? fault(of: index) : nil }
  }

  /// What is wrong with them when all answers are there.
  var faultsInTheEnd: [AnswerFault] {
    faults + entries.indices.compactMap { form.applies($0) ? fault(of: $0) : nil } + superfluous
  }

  /// Those that were meant for this form and are for fields that do not apply.
  var superfluous: [AnswerFault] {
    entries.indices.compactMap { index in
      guard let entry = entries[index], entry.isFirm, !entry.bytes.isEmpty, !form.applies(index),
        !form.isConditionInDoubt(of: index)
      else { return nil }
      return AnswerFault(
        field: form.fields[index].question.name, problem: .notApplicable, origin: entry.origin)
    }
  }

  private func fault(of index: Int) -> AnswerFault? {
    guard let problem = problems[index], let entry = entries[index] else { return nil }
    return AnswerFault(field: form.fields[index].question.name, problem: problem, origin: entry.origin)
  }

  private mutating func add(_ texts: [GivenText]) {
    for given in texts.reversed() {
      guard let index = form.index(of: given.name) else { continue }
      add(Entry(bytes: Array(given.text.utf8), origin: given.origin, isFirm: true), to: index)
    }
  }

  private mutating func addFile(_ file: AnswersFile) {
    if let fault = file.fault {
      faults.append(
        AnswerFault(field: "", problem: .malformed(fault), origin: .file(file.path, line: fault.line)))
    }
    for index in form.fields.indices {
      guard let value = file.record.value(of: index) else { continue }
      add(
        Entry(
          bytes: Array(file.record.bytes(of: index)), origin: .file(file.path, line: value.line),
          isList: value.isList), to: index)
    }
  }

  private mutating func add(_ entry: Entry, to index: Int) {
    guard entries[index] == nil, form.fields[index].question.isAsked else { return }
    entries[index] = entry
  }
}
