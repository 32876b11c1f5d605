// SPDX-License-Identifier: GPL-3.0-or-later

/// What stays on the screen when a form has been submitted: the labels and the answers, without the bar.
struct TranscriptView {
  let form: LiveForm
  let columns: Columns
  let words: Words

  /// The transcript of `form` in a window of `size`.
  init(_ form: LiveForm, in size: Size, words: Words) {
    self.form = form
    self.words = words
    let labels = form.fields.indices.filter { form.isInTranscript($0) }
      .map { form.fields[$0].question.label.printable.columns }
    columns = Columns(total: size.columns, widestLabel: labels.max() ?? 0)
  }

  /// The rows, from the title on.
  var rows: [Row] {
    form.titleRows(columns: columns, limit: .max)
      + form.fields.indices.filter(form.isInTranscript).flatMap(rows(of:))
  }

  private func rows(of index: Int) -> [Row] {
    let field = form.fields[index]
    let label = Row("  " + field.question.label.elided(to: columns.label))
    let texts = answer(of: field, at: index)
    var rows: [Row] = columns.isStacked ? [label] : []
    for (number, text) in texts.enumerated() {
      var row = number == 0 && !columns.isStacked ? label : Row()
      row.pad(to: columns.answerStart)
      row.append(text, .plain)
      rows.append(row)
    }
    return rows
  }

  /// The answer in rows: of several lines as many as the field showed, then how many there are.
  private func answer(of field: LiveField, at index: Int) -> [String] {
    // What was given from elsewhere may wait for its command until the form is gone.
    let given = form.isGiven[index] ? Answer.text(field.heldText) : nil
    guard let answer = form.states[index].answer ?? given else { return [""] }
    switch field.question.kind.editing {
    case .secret(let isMasked): return [answer.isEmpty || !isMasked ? "" : Answers.secretMarks]
    case .lines(let limit): return lines(of: answer.text, limit: limit)
    default:
      return [answer.shown.elided(to: columns.answer)]
    }
  }

  private func lines(of text: String, limit: Int) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix(limit).map { String($0).elided(to: columns.answer) }
    return lines.count > limit ? shown + [words.elidedLines(lines.count)] : shown
  }
}

extension LiveForm {
  fileprivate func isInTranscript(_ index: Int) -> Bool { isShown(index) && fields[index].question.isAsked }
}
