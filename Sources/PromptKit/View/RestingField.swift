// SPDX-License-Identifier: GPL-3.0-or-later

/// A field without the focus: its mark, its label and, elided to a row, what it holds.
struct RestingField {
  let form: LiveForm
  let index: Int
  let columns: Columns
  let theme: Theme
  let words: Words

  private var field: LiveField { form.fields[index] }

  /// The rows of the field: one, or two where the label stands above; a note has as many as it needs, up to `limit`.
  func rows(limit: Int) -> [Row] {
    guard !field.question.isNote else { return noteRows(limit: limit) }
    var first = Row(mark.text, mark.style)
    first.append(" " + words.label(of: field.question).elided(to: columns.label), style(theme.label))
    if columns.isStacked {
      var second = Row()
      append(to: &second)
      return [first, second]
    }
    first.pad(to: columns.answerStart)
    append(to: &first)
    return [first]
  }

  /// Appends what the field holds, or its placeholder as long as nothing was answered: beneath the mark of an answer it would
  /// look like one.
  private func append(to row: inout Row) {
    let held = field.restingText(words)
    if !held.isEmpty {
      row.append(held.elided(to: columns.answer), style(theme.plain))
    } else if mark.text != Mark.answered && !(field.isSecret && !field.edited.text.isEmpty) {
      row.append(field.question.placeholder.elided(to: columns.answer), theme.placeholder)
    }
  }

  private var mark: (text: String, style: Style) {
    switch form.states[index] {
    case .answered: (Mark.answered, theme.answeredMark)
    case .refused: (Mark.refused, theme.refusal)
    // Its command runs when all answers before it are there.
    case .open where form.isGiven[index], .checking where form.isGiven[index]:
      (Mark.answered, theme.answeredMark)
    case .checking: (Mark.elision, theme.bar)
    case .open, .notApplicable: (" ", theme.plain)
    }
  }

  /// The style of a field's words: dim where it was answered elsewhere.
  private func style(_ style: Style) -> Style { form.isGiven[index] ? theme.given : style }

  private func noteRows(limit: Int) -> [Row] {
    let indent = columns.isStacked ? 0 : 2
    return field.question.label.wrapped(to: max(columns.total - indent - 1, 1), limit: limit).map { text in
      var row = Row()
      row.pad(to: indent)
      row.append(text, theme.plain)
      return row
    }
  }
}

extension LiveField {
  /// What the field holds as one line: a secret as marks that do not tell its length, an option with its label, of
  /// several lines the first and how many there are.
  func restingText(_ words: Words) -> String {
    switch question.kind.editing {
    case .secret(let isMasked): edited.text.isEmpty || !isMasked ? "" : Answers.secretMarks
    case .list: (self as? LiveChoiceField)?.restingChoice(words) ?? ""
    case .lines: heldText.firstLine(words)
    case .line, .nothing: heldText
    }
  }
}

extension LiveChoiceField {
  /// The options that are meant, by value and label, or the typed text where that is meant.
  fileprivate func restingChoice(_ words: Words) -> String {
    switch list.picking {
    case .several: return toggled.sorted().map { list.options[$0].value }.listed
    case .one:
      guard let index = list.index(of: heldText) else { return heldText }
      return [list.options[index].value, words.label(of: list.options[index], in: question)]
        .filter { !$0.isEmpty }.joined(separator: "  ")
    }
  }
}

extension String {
  /// The first line and, where there are more, how many there are in all.
  fileprivate func firstLine(_ words: Words) -> String {
    guard let end = utf8.firstIndex(of: UInt8(ascii: "\n")) else { return self }
    return String(self[..<end]) + " " + words.elidedLines(utf8.count { $0 == UInt8(ascii: "\n") } + 1)
  }
}
