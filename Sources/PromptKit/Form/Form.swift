// SPDX-License-Identifier: GPL-3.0-or-later

/// Several questions that are answered together: which are open, which apply, and which has the focus.
///
/// The form never ends the editing of a field: it hears the ``Outcome`` from the field itself and moves the focus. It
/// knows no terminal and cannot tell a person from a pipe.
public final class Form {
  /// The words above the fields; empty for none.
  public let title: String

  /// The fields, notes included, in order.
  public let fields: [Field]

  /// The state of each field, in the same order.
  public private(set) var states: [FieldState]

  /// The field that is being edited; `nil` when none is: before the first, and after the last Done.
  public private(set) var focus: Int?

  /// The fields that were answered elsewhere: they are judged, but not asked.
  public private(set) var isGiven: [Bool]

  let conditions: [Condition?]

  /// What was said of the answers that were given, by the number of their field.
  private var givenJudgements: [Int: Judgement] = [:]

  /// For each field the later ones whose conditions name it.
  private let dependents: [[Int]]

  /// A form of `questions`; throws the first thing that keeps them from making one.
  public init(title: String = "", _ questions: [Question]) throws(FormFault) {
    let rules = try FormRules(questions)
    self.title = title
    fields = questions.map(Field.make(for:))
    conditions = rules.conditions
    dependents = rules.dependents
    states = Array(repeating: .open, count: questions.count)
    isGiven = Array(repeating: false, count: questions.count)
    for index in fields.indices where conditions[index] != nil { judgeCondition(of: index) }
    for index in fields.indices {
      fields[index].onOutcome = { [weak self] in self?.hear($0, from: index) }
      fields[index].onChange = { [weak self] in self?.happen(.changed, to: index) }
    }
  }

  /// The number of the field `name`, or `nil`.
  public func index(of name: String) -> Int? {
    fields.firstIndex { $0.question.name == name }
  }

  /// Whether the field's condition holds, so that it is shown and has an answer.
  public func applies(_ index: Int) -> Bool { states[index] != .notApplicable }

  /// Whether a person is asked this field: it applies, it is no note, and it was not answered elsewhere.
  public func isAsked(_ index: Int) -> Bool {
    applies(index) && !isGiven[index] && fields[index].question.isAsked
  }

  /// Whether a later field's condition names this one.
  func isNamedInConditions(_ index: Int) -> Bool { !dependents[index].isEmpty }

  /// Whether no field that a person is asked wants an answer any more.
  public var isComplete: Bool { !fields.indices.contains(where: wantsAnswer) }

  /// The answers, once the form is complete.
  public var answers: Answers {
    Answers(
      entries: fields.indices.filter { fields[$0].question.isAsked }.map { index in
        if case .answered(let answer) = states[index] { return Answers.Entry(fields[index].question, answer) }
        return Answers.Entry(fields[index].question, nil)
      })
  }

  /// Gives the focus to the first field that wants an answer.
  public func begin() {
    focus = fields.indices.first(where: wantsAnswer)
  }

  /// Moves the focus to the next field that is asked, leaving this one as it stands; false at the end.
  public func moveForward() -> Bool {
    move { fields.indices.dropFirst($0 + 1).first(where: isAsked) }
  }

  /// Moves the focus to the field before that is asked, leaving this one as it stands; false at the beginning.
  public func moveBack() -> Bool {
    move { fields.indices.prefix($0).last(where: isAsked) }
  }

  /// Gives the focus back to the last field that is asked; false where there is none.
  func reopen() -> Bool {
    focus = fields.indices.last(where: isAsked)
    return focus != nil
  }

  private func move(to target: (Int) -> Int?) -> Bool {
    guard let focus else { return false }
    judgeConditions(after: focus)
    guard let next = target(focus) else { return false }
    self.focus = next
    return true
  }

  /// Answers a field from elsewhere than a person, with bytes as they came; the judgement is returned, too.
  ///
  /// The field is not asked any more, whatever the judgement is. One that does not apply has its answer as soon as it
  /// does.
  package func give(_ bytes: [UInt8], to index: Int) -> Judgement {
    let field = fields[index]
    let judgement = field.question.judge(bytes: bytes)
    field.hold(String(decoding: bytes, as: UTF8.self))
    isGiven[index] = true
    givenJudgements[index] = judgement
    happen(judgement, to: index)
    judgeConditions(after: index)
    return judgement
  }

  /// Makes `text` the default of a field that a person has not seen yet; false where it could not be one.
  @discardableResult
  package func offer(_ text: String, to index: Int) -> Bool {
    let field = fields[index]
    var question = field.question
    question.defaultText = text
    guard (try? FormRules([question.withoutCondition])) != nil else { return false }
    field.question = question
    field.hold(text)
    judgeConditions(after: index)
    return true
  }

  /// Whether the field applies, or may apply when fields before it that are asked have been answered.
  func mayApply(_ index: Int) -> Bool {
    var isOpen = fields.indices.prefix(index).map(isAsked)
    for index in fields.indices.prefix(index) where !applies(index) {
      isOpen[index] = conditions[index]?.terms.contains { isOpen[$0.field] } ?? false
    }
    return applies(index) || conditions[index]?.terms.contains { isOpen[$0.field] } ?? false
  }

  /// Whether the field's condition names a field whose answer is refused, so that another may change whether it holds.
  func isConditionInDoubt(of index: Int) -> Bool {
    conditions[index]?.terms.contains { if case .refused = states[$0.field] { true } else { false } } ?? false
  }

  private func hear(_ outcome: Outcome, from index: Int) {
    switch outcome {
    case .ended(let answer):
      happen(.ended(answer), to: index)
      judgeConditions(after: index)
      if focus == index { focus = nextOpen(after: index) }
    case .refused(let refusal):
      happen(.refused(refusal), to: index)
    }
  }

  private func happen(_ event: FieldState.Event, to index: Int) {
    states[index] = states[index].after(event)
  }

  private func happen(_ judgement: Judgement, to index: Int) {
    switch judgement {
    case .success(let answer): happen(.ended(answer), to: index)
    case .failure(let refusal): happen(.refused(refusal), to: index)
    }
  }

  /// The first field below that wants an answer, or else the first from the top.
  private func nextOpen(after index: Int) -> Int? {
    fields.indices.dropFirst(index + 1).first(where: wantsAnswer) ?? fields.indices.first(where: wantsAnswer)
  }

  private func wantsAnswer(_ index: Int) -> Bool { isAsked(index) && states[index].isOpen }

  /// Judges the conditions that depend on the field that the focus leaves, and those that depend on what changes then.
  ///
  /// A condition names earlier fields only, so one pass downwards is enough.
  private func judgeConditions(after index: Int) {
    var pending = Set(dependents[index])
    var later = index
    while !pending.isEmpty && later < fields.count - 1 {
      later += 1
      guard pending.remove(later) != nil else { continue }
      let didApply = applies(later)
      judgeCondition(of: later)
      if applies(later) != didApply { pending.formUnion(dependents[later]) }
    }
  }

  private func judgeCondition(of index: Int) {
    guard let condition = conditions[index] else { return }
    let didApply = applies(index)
    happen(condition.holds(held) ? .conditionHolds : .conditionFailed, to: index)
    if !didApply && applies(index), let judgement = givenJudgements[index] { happen(judgement, to: index) }
  }

  private func held(_ index: Int) -> Held? {
    guard applies(index) else { return nil }
    let field = fields[index]
    if case .answered(let answer) = states[index] { return Held(answer) }
    if case .success(let answer) = field.question.kind.judge(field.heldText) { return Held(answer) }
    return Held(text: field.heldText, values: nil, isFlag: false)
  }
}

extension Question {
  fileprivate var withoutCondition: Question {
    var question = self
    question.condition = nil
    return question
  }
}
