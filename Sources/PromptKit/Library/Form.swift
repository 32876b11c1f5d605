// SPDX-License-Identifier: GPL-3.0-or-later

/// Several fields that a person answers together, and the type of their answers.
///
/// ```swift
/// let form = try Form("Deploy", TextField("Name").required(), NumberField("Port", in: 1...65535), TextView("Notes"))
/// let (name, port, notes) = try form.run()  // String, Int, String
/// ```
///
/// At a terminal the form is drawn, edited with GNU readline, and taken away again, whatever ends it. Where standard input
/// is a pipe or a file it holds the answers, a line for each field, and they keep to the same rules
/// (``PromptSettings/input``). A form is a value: it may be run again, each time as if nobody had seen it.
public struct Form<Value: Sendable>: Sendable {
  /// Where the answers come from, and how the form looks and speaks.
  public var settings = PromptSettings()

  private let title: String
  private let rows: [Question]
  private let rules: FormRules
  private let value: @Sendable (Answers) throws(PromptError) -> Value

  private init(
    _ title: String, _ questions: [Question],
    _ value: @escaping @Sendable (Answers) throws(PromptError) -> Value
  ) throws(FormFault) {
    self.title = title
    self.value = value
    rows = FormRules.rows(of: questions)
    rules = try FormRules(rows)
  }

  /// A form of `fields`, whose value is a tuple of theirs; of one field it is that field's.
  ///
  /// - Parameters:
  ///   - title: the words above the fields; empty for none.
  ///   - fields: the fields in order.
  /// - Throws: the first thing that keeps the fields from making a form, such as a name that two of them have.
  public init<each Element: Field>(
    _ title: String, _ fields: repeat each Element
  ) throws(FormFault) where Value == (repeat (each Element).Value) {
    var questions: [Question] = []
    for field in repeat each fields { questions.append(try field.typedQuestion) }
    try self.init(title, questions) { (answers: Answers) throws(PromptError) in
      var entries = answers.entries[...]
      return (repeat try (each fields).takeValue(from: &entries))
    }
  }

  /// A form whose questions are known only when the program runs; its value is the answers by their names.
  ///
  /// - Parameters:
  ///   - title: the words above the fields; empty for none.
  ///   - questions: the questions in order.
  /// - Throws: the first thing that keeps the questions from making a form.
  public init(_ title: String, _ questions: [Question]) throws(FormFault) where Value == Answers {
    try self.init(title, questions) { $0 }
  }

  /// The lines that tell a person why this form gave no answers, in the form's language; none where that was their own doing.
  public func explanation(of error: PromptError) -> [String] {
    let words = Words(settings.language ?? .ofEnvironment, of: .library)
    return words.lines(for: error, in: LiveForm(title, rows, rules))
  }

  /// Fills the form in on this thread.
  func fillIn(
    observing observe: (AccessoryBar) -> Void, _ cancellation: Cancellation?
  ) throws(PromptError) -> Value {
    guard FormTurn.take() else { throw .anotherFormRuns }
    defer { FormTurn.giveBack() }
    let prompter = Prompter(
      LiveForm(title, rows, rules), settings: settings, environment: .current, speaker: .library,
      cancellation: cancellation)
    observe(prompter.bar)
    return try value(try prompter.run())
  }
}

extension Field {
  /// The question with the rule that its answers must mean values.
  fileprivate var typedQuestion: Question {
    get throws(FormFault) {
      var question = question
      if question.condition != nil && value(of: nil) == nil {
        throw .conditionNotOptional(field: question.name)
      }
      if value(of: question.kind.emptyAnswer) == nil { question.isRequired = true }
      let validation = question.validation
      question.validation = { answer in
        guard value(of: answer) != nil else { return "" }
        return validation?(answer)
      }
      return question
    }
  }

  /// The value of the next of `entries`. That there is one was seen to when the field was answered.
  fileprivate func takeValue(from entries: inout ArraySlice<Answers.Entry>) throws(PromptError) -> Value {
    let answer = entries.popFirst()?.answer
    if let value = value(of: answer) { return value }
    let refusal = Refusal(.checkFailed, of: answer?.text ?? "")
    throw .refused([AnswerFault(field: question.name, problem: .refused(refusal), origin: .standing)])
  }
}
