// SPDX-License-Identifier: GPL-3.0-or-later

/// What one field of a form asks: a value, the same for a person and a pipe.
public struct Question: Sendable {
  /// The name of the answer: ASCII letters, digits and `_`, not beginning with a digit; of a question that was made without
  /// one its label. No two of a form may be the same.
  public var name: String {
    didSet { isKnownByLabel = false }
  }

  /// Whether it was made without a name, and is known by its label instead.
  private(set) var isKnownByLabel = false

  /// What it is and how it is edited.
  public var kind: any Kind

  /// The words beside the field; for a note, the paragraph.
  public var label: String

  /// Whether an empty answer is refused.
  public var isRequired = false

  /// What stands in the field at first, and what an empty line in a pipe means; `nil` for nothing.
  public var defaultText: String?

  /// Words for the bar; empty for what the rules say by themselves.
  public var hint = ""

  /// Words shown dim in the empty field; never an answer.
  public var placeholder = ""

  /// A paragraph above the field, which is read and not answered; empty for none.
  public var note = ""

  /// Whether white space at both ends is dropped before all checks.
  public var isTrimmed = false

  /// The expression that the answer must contain.
  public var pattern: Pattern?

  /// The numbers that are answers.
  public var range: NumberRange?

  /// How long the answer may be.
  public var length: LengthRange?

  /// What is said instead of the built-in words when the answer is refused.
  public var message: String?

  /// A shell command that judges the answer when all other rules have: it accepts by exiting with 0, and the first line of
  /// its errors says why it does not. `nil` for none. An answer that is empty is not shown to it.
  public var check: String?

  /// A shell command that lists options, one a line, `VALUE` or `VALUE<TAB>LABEL`, behind those of the kind; `nil` for none.
  public var optionsCommand: String?

  /// How long a command of the question may take, its children included.
  public var commandLimit = Duration.seconds(5)

  /// Whether a person gives a secret again, in a second row.
  public var isTwice = false

  /// Whether it is hidden until a person asks for it, its default taken.
  public var isAdvanced = false

  /// Whether it is the second row of a secret: it asks for what the field before it holds and has no answer of its own.
  private(set) var isRepetition = false

  /// When the field is asked; `nil` for always.
  ///
  /// It is made of terms about earlier fields, by their names, joined by ` and `; all must hold. A term is `NAME` (it holds
  /// something; for yes or no: yes), `!NAME`, `NAME=V`, `NAME!=V` or `NAME~RE` (the expression is found in it). Where several
  /// may be chosen `NAME=V` asks whether V is among them. A field that does not apply has no answer.
  public var condition: String?

  /// Says of an answer that has kept to all other rules what is wrong with it, or `nil` where nothing is; `nil` for no such
  /// check. An empty answer is not shown to it, and it runs on the thread of the form, which waits for it.
  public var validation: (@Sendable (Answer) -> String?)?

  /// Why its pattern is none, which is told when a form is made of it.
  var patternFault: PatternFault?

  /// What Tab offers in a kind of one line; `nil` for what the kind itself offers.
  public var completion: Completion?

  /// Where a person's answers are kept; never for a secret.
  public var history: HistoryName?

  /// A question for `name`, shown with `label`, or with its name where there is none.
  public init(_ name: String, _ label: String? = nil, kind: any Kind) {
    self.name = name
    self.label = label ?? name
    self.kind = kind
  }

  /// A question that is known by its label alone. Conditions and variables of the environment cannot name it where the label
  /// is not a name.
  public init(label: String, kind: any Kind) {
    self.init(label, label, kind: kind)
    isKnownByLabel = true
  }

  /// Whether its answer must not be shown.
  package var isSecret: Bool {
    if case .secret = kind.editing { true } else { false }
  }

  /// Whether several values are one answer.
  var takesSeveral: Bool {
    if case .list(let list) = kind.editing { list.picking == .several } else { false }
  }

  /// Whether it has an answer of its own: it is no note, and no second row of another.
  package var isAsked: Bool { !isNote && !isRepetition }

  /// The paragraph above it as a row of its own; `nil` where there is none.
  var noteRow: Question? {
    guard !note.isEmpty else { return nil }
    var row = Question(label: note, kind: NoteKind())
    row.isAdvanced = isAdvanced
    row.condition = condition
    return row
  }

  /// Whether it is only to be read.
  var isNote: Bool { kind.editing == .nothing }

  /// Whether a command must judge `answer` before it is accepted.
  func isChecked(_ answer: Answer) -> Bool { check != nil && !answer.isEmpty }

  /// The question of the second row: the secret once more, with no rule but that it must be the same.
  var repetition: Question {
    var second = Question(name, label, kind: kind)
    second.isTrimmed = isTrimmed
    second.isAdvanced = isAdvanced
    second.condition = condition
    second.isKnownByLabel = isKnownByLabel
    second.isRepetition = true
    return second
  }
}
