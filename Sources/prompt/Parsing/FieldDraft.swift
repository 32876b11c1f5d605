// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

/// A field while its attributes are read.
struct FieldDraft {
  /// Its kind.
  let kind: FieldKind

  private var question: Question
  private var options: [ChoiceOption] = []
  private var rows = MultilineKind.defaultRows
  private var isMasked = true
  private var isFolder = false
  private var takesOther = false

  /// A field of which `text` is the argument, `NAME` or `NAME=DEFAULT`, and `label` the words beside it, if any.
  init(_ kind: FieldKind, _ text: String, label: String?) throws(UsageFault) {
    let (name, value) = text.splitAtEquals
    self.kind = kind
    question = Question(name, label, kind: TextKind())
    question.defaultText = value
    if kind == .secret && value != nil { throw .secretOnCommandLine(field: name) }
  }

  /// The name of the answer.
  var name: String { question.name }

  /// The question that the attributes make.
  var asked: Question {
    var question = question
    question.kind =
      switch kind {
      case .text: TextKind()
      case .secret: SecretKind(isMasked: isMasked)
      case .multiline: MultilineKind(rows: rows)
      case .choice: ChoiceKind(options, takesOther: takesOther)
      case .choices: ChoicesKind(options)
      case .yesno: YesNoKind()
      case .integer: NumberKind(isInteger: true)
      case .number: NumberKind(isInteger: false)
      case .path: PathKind(isFolder: isFolder)
      case .note: NoteKind()
      }
    return question
  }

  /// Takes an attribute with its argument, which is empty for one that takes none.
  mutating func set(_ attribute: Attribute, _ text: String) throws(UsageFault) {
    switch attribute {
    case .required: question.isRequired = true
    case .default: question.defaultText = text
    case .label: question.label = text
    case .hint: question.hint = text
    case .placeholder: question.placeholder = text
    case .option: options.append(ChoiceOption(text))
    case .options: options += ChoiceOption.list(text)
    case .pattern: try setPattern(text)
    case .range: try setRange(text)
    case .length: try setLength(text)
    case .message: question.message = text
    case .when: question.condition = text
    case .trim: question.isTrimmed = true
    case .rows: try setRows(text)
    case .mask: try setMask(text)
    case .complete: question.completion = Completion(text)
    case .history: try setHistory(text)
    case .dirs: isFolder = true
    case .other: takesOther = true
    case .twice: question.isTwice = true
    case .advanced: question.isAdvanced = true
    case .check: question.check = text
    case .checkTimeout: try setCommandLimit(text)
    case .optionsFrom: question.optionsCommand = text
    }
  }

  /// Takes the label of the option that was given last.
  mutating func labelLastOption(_ label: String) {
    guard let option = options.popLast() else { return }
    options.append(ChoiceOption(option.value, label))
  }

  private mutating func setPattern(_ text: String) throws(UsageFault) {
    do throws(PatternFault) {
      question.pattern = try Pattern(text)
    } catch {
      throw .wrongPattern(field: name, error)
    }
  }

  private mutating func setRange(_ text: String) throws(UsageFault) {
    question.range = NumberRange(text)
    if question.range == nil { throw .wrongArgument(option: "--range", text: text, .numberRange) }
  }

  private mutating func setLength(_ text: String) throws(UsageFault) {
    question.length = LengthRange(text)
    if question.length == nil { throw .wrongArgument(option: "--length", text: text, .lengthRange) }
  }

  private mutating func setRows(_ text: String) throws(UsageFault) {
    guard let rows = Int(text), rows > 0 else {
      throw .wrongArgument(option: "--rows", text: text, .count)
    }
    self.rows = rows
  }

  private mutating func setHistory(_ text: String) throws(UsageFault) {
    guard let name = HistoryName(text) else {
      throw .wrongArgument(option: "--history", text: text, .historyName)
    }
    question.history = name
  }

  private mutating func setCommandLimit(_ text: String) throws(UsageFault) {
    guard let limit = Duration(written: text) else {
      throw .wrongArgument(option: "--check-timeout", text: text, .time)
    }
    question.commandLimit = limit
  }

  private mutating func setMask(_ text: String) throws(UsageFault) {
    guard text == "none" else { throw .wrongArgument(option: "--mask", text: text, .oneOf(["none"])) }
    isMasked = false
  }
}
