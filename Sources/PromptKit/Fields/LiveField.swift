// SPDX-License-Identifier: GPL-3.0-or-later

/// A question while it is being answered: the text under edit and the bar that the field wears.
///
/// A field ends its own editing. While it is edited it is given an accessory bar, subscribes to the bar's taps, and at
/// a tap calls ``endEditing()``; the form is only told the outcome. ``LiveTextField``, ``LiveTextView`` and ``LiveChoiceField``
/// say what of the edited text is the answer.
class LiveField {
  /// What is asked.
  var question: Question

  /// Whether the answer must not be shown. It is looked at with each key, and a question is large.
  let isSecret: Bool

  /// The text under edit. In a ``LiveChoiceField`` it is only the filter.
  var edited: EditedText {
    get { held }
    set {
      let isOther = !newValue.text.hasSameBytes(as: held.text)
      held = newValue
      if isOther { textDidChange() }
    }
  }

  private var held: EditedText

  /// A line that was typed whole and that the next Done judges in place of the text under edit, as a line from a pipe is
  /// judged. The field takes it in when it is accepted, and else stays as it is.
  var typedLine: [UInt8]?

  /// The bar that the field wears while it is edited. Setting it subscribes the field to the bar's taps.
  var inputAccessory: AccessoryBar? {
    didSet {
      // The subscription ends with the field.
      let field = Unowned(self)
      subscription = inputAccessory?.taps.subscribe { _ in field.object.endEditing() }
    }
  }

  /// Who is told how the editing ended; the form sets it.
  var onOutcome: ((Outcome) -> Void)?

  /// Who is told that a person changed what the field holds; the form sets it.
  var onChange: (() -> Void)?

  private var subscription: Subscription?

  init(_ question: Question) {
    self.question = question
    isSecret = question.isSecret
    held = EditedText(question.defaultText ?? "")
  }

  /// A field of the type that suits the question's kind.
  static func make(for question: Question) -> LiveField {
    switch question.kind.editing {
    case .line, .secret, .nothing: LiveTextField(question)
    case .lines: LiveTextView(question)
    case .list(let list): LiveChoiceField(question, list)
    }
  }

  /// What the field holds: the text that is judged when the editing ends, and that conditions see before.
  var heldText: String { edited.text }

  /// Judges what the field holds and tells the outcome. When the field is answered it takes its bar off; when the
  /// answer is refused every character stays, and the field goes on wearing the bar.
  func endEditing() {
    let line = typedLine
    typedLine = nil
    switch judge(line: line) {
    case .accepted(let answer):
      if let line { hold(String(decoding: line, as: UTF8.self)) }
      inputAccessory = nil
      didAccept(answer)
      onOutcome?(question.isChecked(answer) ? .checking(answer) : .ended(answer))
    case .refused(let refusal):
      onOutcome?(.refused(refusal))
    }
  }

  /// The answer that a line means that was typed whole; without one what the field would answer now.
  func judge(line: [UInt8]?) -> Judgement { line.map(question.judge(bytes:)) ?? judge() }

  /// The answer that the field would give now, or why it would give none.
  func judge() -> Judgement { question.judge(heldText) }

  /// Called when an answer is accepted, before the outcome is told.
  func didAccept(_ answer: Answer) {}

  /// Puts the text of an answer that was given elsewhere into the field, as if it had been typed.
  func hold(_ text: String) {
    edited = EditedText(text)
  }

  /// Puts a character of ASCII behind the text, where the cursor is, without a copy of the text.
  func type(_ character: UInt8) {
    held.type(character)
    textDidChange()
  }

  /// Called whenever the edited text has changed.
  func textDidChange() {
    onChange?()
  }
}
