// SPDX-License-Identifier: GPL-3.0-or-later

/// Several questions that are answered together: which are open, which apply, and which has the focus.
///
/// The form never ends the editing of a field: it hears the ``Outcome`` from the field itself and moves the focus. It
/// knows no terminal and runs no command, and cannot tell a person from a pipe.
package final class LiveForm {
  /// The words above the fields; empty for none.
  let title: String

  /// The fields, notes and the second rows of secrets included, in order.
  let fields: [LiveField]

  /// The state of each field, in the same order.
  var states: [FieldState]

  /// The field that is being edited; `nil` when none is: before the first, and after the last Done.
  var focus: Int?

  /// The fields that were answered elsewhere: they are judged, but not asked.
  var isGiven: [Bool]

  /// Whether the advanced fields are shown.
  var showsAdvanced = false

  /// Whether the last Done has fallen and commands still judge answers. The focus stays until all have spoken.
  var isAwaitingChecks = false

  private let rules: FormRules
  private let questions: [Question]

  /// When the field is asked; `nil` for always.
  func condition(of index: Int) -> Condition? { rules.relations[index].condition }

  /// The later fields whose conditions name it.
  func dependents(of index: Int) -> [Int] { rules.relations[index].dependents }

  /// The fields that a command judges or lists options for.
  let commanded: [Int]

  /// The advanced fields.
  let advanced: [Int]

  /// What was given for a field from elsewhere, byte for byte.
  var givenBytes: [Int: [UInt8]] = [:]

  /// How often the answer of a field has been handed to a command, so that a verdict can be told from a stale one.
  var checkNumbers: [Int: Int] = [:]

  /// The fields whose options a command has listed, for the answers that stand before them now.
  var listed: Set<Int> = []

  /// The advanced fields whose answers are a person's own.
  var answeredByPerson: Set<Int> = []

  /// The options that questions have by themselves, where a command lists more.
  private(set) var writtenOptions: [Int: [ChoiceOption]] = [:]

  /// A form of `questions`; throws the first thing that keeps them from making one.
  package convenience init(title: String = "", _ questions: [Question]) throws(FormFault) {
    let questions = FormRules.rows(of: questions)
    self.init(title, questions, try FormRules(questions))
  }

  /// A form of questions that keep to `rules`, the second rows of secrets included.
  init(_ title: String, _ questions: [Question], _ rules: FormRules) {
    self.title = title
    self.questions = questions
    self.rules = rules
    var fields: [LiveField] = []
    for question in questions {
      if question.isRepetition, let original = fields.last {
        fields.append(RepeatedField(question, of: original))
      } else {
        fields.append(LiveField.make(for: question))
      }
    }
    self.fields = fields
    commanded = questions.indices.filter { questions[$0].check != nil || questions[$0].optionsCommand != nil }
    advanced = questions.indices.filter { questions[$0].isAdvanced && !questions[$0].isNote }
    for index in commanded {
      if case .list(let list) = questions[index].kind.editing { writtenOptions[index] = list.options }
    }
    states = Array(repeating: .open, count: questions.count)
    isGiven = Array(repeating: false, count: questions.count)
    for index in fields.indices where condition(of: index) != nil { judgeCondition(of: index) }
    for index in advanced { takeHidden(index) }
    let form = Unowned(self)
    for index in fields.indices {
      // `deinit` takes them away: a field that is kept longer tells nobody.
      fields[index].onOutcome = { form.object.hear($0, from: index) }
      fields[index].onChange = { form.object.change(index) }
    }
  }

  deinit {
    for field in fields {
      field.onOutcome = nil
      field.onChange = nil
    }
  }

  /// The same form, as if nobody had seen it.
  func again() -> LiveForm { LiveForm(title, questions, rules) }

  /// The number of the field `name`, or `nil`.
  func index(of name: String) -> Int? { rules.indices[name] }

  /// Whether the field's condition holds, so that it has an answer.
  func applies(_ index: Int) -> Bool { states[index] != .notApplicable }

  /// Whether a person is asked this field: it applies and is shown, it is no note, and it was not answered elsewhere.
  func isAsked(_ index: Int) -> Bool {
    applies(index) && !isGiven[index] && fields[index].question.isAsked && !isHidden(index)
  }

  /// Whether a person sees the field.
  func isShown(_ index: Int) -> Bool {
    applies(index) && !isHidden(index) && (!fields[index].question.isRepetition || isAsked(index - 1))
  }

  /// Whether the field may have the focus: a person is asked it, or it is the second row of one that is asked.
  func mayHaveFocus(_ index: Int) -> Bool {
    isAsked(index) || fields[index].question.isRepetition && isShown(index)
  }

  /// Whether a later field's condition names this one.
  func isNamedInConditions(_ index: Int) -> Bool { !dependents(of: index).isEmpty }

  /// Whether no field that a person is asked wants an answer any more.
  var isComplete: Bool { !isAwaitingChecks && !fields.indices.contains(where: wantsAnswer) }

  /// The answers, once the form is complete.
  var answers: Answers {
    Answers(
      entries: fields.indices.filter { fields[$0].question.isAsked }.map { index in
        if case .answered(let answer) = states[index] { return Answers.Entry(fields[index].question, answer) }
        return Answers.Entry(fields[index].question, nil)
      })
  }

  func wantsAnswer(_ index: Int) -> Bool { mayHaveFocus(index) && states[index].isOpen }

  func happen(_ event: FieldState.Event, to index: Int) {
    // So it is with nearly each key.
    if case (.open, .changed) = (states[index], event) { return }
    let before = states[index].answer
    states[index] = states[index].after(event)
    if case .checking = event { checkNumbers[index, default: 0] += 1 }
    if before != states[index].answer { reopenCommanded(after: index) }
  }

  func take(_ judgement: Judgement, of index: Int) {
    switch judgement {
    case .accepted(let answer):
      happen(fields[index].question.isChecked(answer) ? .checking(answer) : .ended(answer), to: index)
    case .refused(let refusal): happen(.refused(refusal), to: index)
    }
  }
}
