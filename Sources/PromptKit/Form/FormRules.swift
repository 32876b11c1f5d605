// SPDX-License-Identifier: GPL-3.0-or-later

/// What questions must keep to, so that they make a form: checked once, before anything is asked.
struct FormRules: Sendable {
  /// How each question hangs together with others.
  let relations: [Relation]

  /// The place of each name.
  let indices: NameIndex

  /// What a question has to do with others.
  struct Relation {
    /// When it is asked; `nil` for always.
    var condition: Condition?

    /// The later ones whose conditions name it.
    var dependents: [Int] = []
  }

  init(_ questions: [Question]) throws(FormFault) {
    var indices = NameIndex()
    var relations: [Relation] = []
    for (index, question) in questions.enumerated() {
      try FormRules.checkName(of: question)
      try FormRules.checkRules(of: question)
      try FormRules.checkOptions(of: question)
      try FormRules.checkDefault(of: question)
      try FormRules.checkHidden(question)
      let condition = try FormRules.condition(of: question, among: indices)
      for term in condition?.terms ?? [] where relations[term.field].dependents.last != index {
        relations[term.field].dependents.append(index)
      }
      relations.append(Relation(condition: condition))
      // The second row of a secret has the name of the first.
      if question.isRepetition { continue }
      // Nothing is said about a note by its name.
      if question.isNote && question.isKnownByLabel { continue }
      guard indices.add(question.name, at: index) else { throw .repeatedName(question.name) }
    }
    self.relations = relations
    self.indices = indices
  }

  /// The rows that questions take: the questions, their notes above them, and the second rows of secrets that are given twice.
  static func rows(of questions: [Question]) -> [Question] {
    // Most forms have a row for each question.
    guard questions.contains(where: { $0.isTwice || !$0.note.isEmpty }) else { return questions }
    var rows: [Question] = []
    for question in questions {
      if let note = question.noteRow { rows.append(note) }
      rows.append(question)
      if question.isTwice && question.isSecret { rows.append(question.repetition) }
    }
    return rows
  }

  private static func checkName(of question: Question) throws(FormFault) {
    guard
      FieldName.isValid(question.name)
        || question.isKnownByLabel && (question.isNote || !question.name.isEmpty)
    else { throw .wrongName(question.name) }
  }

  private static func checkRules(of question: Question) throws(FormFault) {
    if let fault = question.patternFault { throw .wrongPattern(field: question.name, fault) }
    if case .key(let key)? = question.history, !HistoryName.isKey(key) {
      throw .wrongHistoryKey(field: question.name, key)
    }
    if question.range != nil && question.kind.measure != .amount {
      throw .rangeWithoutNumber(field: question.name)
    }
    if question.length != nil && question.kind.measure != .characters {
      throw .lengthWithoutText(field: question.name)
    }
    if question.history != nil && !question.kind.mayHaveHistory {
      throw .historyNotAllowed(field: question.name)
    }
    if question.completion != nil && question.kind.editing != .line {
      throw .completionNotAllowed(field: question.name)
    }
  }

  private static func checkOptions(of question: Question) throws(FormFault) {
    guard case .list(let list) = question.kind.editing else { return }
    if list.options.isEmpty && !list.takesOther && question.optionsCommand == nil {
      throw .noOptions(field: question.name)
    }
    var values = Set<String>()
    for option in list.options {
      guard values.insert(option.value).inserted else {
        throw .repeatedOption(field: question.name, value: option.value)
      }
      if option.value.utf8.contains(UInt8(ascii: "\n")) {
        throw .optionWithLineBreak(field: question.name, value: option.value)
      }
    }
  }

  private static func checkDefault(of question: Question) throws(FormFault) {
    guard let text = question.defaultText else { return }
    if question.isSecret || !question.isAsked { throw .defaultNotAllowed(field: question.name) }
    // An empty default is the same as none, save where the empty value is an option.
    if text.isEmpty && question.kind.mayBeEmpty { return }
    if question.optionsCommand == nil, case .refused(let refusal) = question.kind.judge(text) {
      throw .wrongDefault(field: question.name, refusal)
    }
    if question.kind.isOneLine, let offset = Array(text.utf8).firstIndex(of: UInt8(ascii: "\n")) {
      throw .wrongDefault(field: question.name, Refusal(.holdsLineBreak(byteOffset: offset), of: text))
    }
  }

  /// What is taken unseen must be an answer by all rules but its command's.
  private static func checkHidden(_ question: Question) throws(FormFault) {
    guard question.isAdvanced, question.isAsked else { return }
    let text = question.defaultText ?? ""
    if text.isEmpty && (question.isRequired || !question.kind.mayBeEmpty && question.optionsCommand != nil) {
      throw .advancedWithoutDefault(field: question.name)
    }
    guard question.optionsCommand == nil, case .refused(let refusal) = question.judge(text) else { return }
    if text.isEmpty { throw .advancedWithoutDefault(field: question.name) }
    throw .wrongDefault(field: question.name, refusal)
  }

  private static func condition(
    of question: Question, among indices: NameIndex
  ) throws(FormFault) -> Condition? {
    guard let text = question.condition else { return nil }
    do throws(ConditionFault) {
      return try Condition(text, index: { indices[$0] })
    } catch {
      throw .wrongCondition(field: question.name, text: text, error)
    }
  }
}

extension Kind {
  /// Whether the answers may be kept: they are typed, and shown.
  fileprivate var mayHaveHistory: Bool {
    switch editing {
    case .line, .lines: true
    case .secret, .list, .nothing: false
    }
  }
}
