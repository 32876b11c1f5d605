// SPDX-License-Identifier: GPL-3.0-or-later

/// The review: all answers before they are submitted. Done submits, S-Tab goes back to the last field.
extension FormFront {
  /// How a review is looked at.
  struct Review {
    /// In a list the arrows are not taken by the editor, so that they move what is seen; what is typed is for no field.
    static let style = FieldStyle.list(toggles: false)

    /// The first row that is seen.
    var top = 0
  }

  /// Shows all answers until they are submitted or a field has the focus again. Keys that wait were meant for a field.
  func showReview() {
    review = Review()
    bar.position = ""
    bar.advanced = ""
    bar.back =
      editor.keys(for: .previousField, in: Review.style).first.map { words.edit($0.description) } ?? ""
    bar.doneButton.keys = editor.keys(for: .done, in: Review.style).prefix(2).map { $0.description }
    let dropped = keyboard.dropWaiting()
    if dropped > 0 { bell() }
    passingHint = dropped > 0 ? .notice(words.review + "  " + words.keysDropped(dropped)) : nil
    var draft = EditorDraft(EditedText())
    if editor.edit(&draft, in: Review.style, client: self) == .endOfInput { finish(.terminalLost) }
    setNeedsLayout()
  }

  func review(_ command: EditingCommand) -> CommandOutcome {
    passingHint = nil
    switch command {
    case .done, .submitForm:
      bar.doneButton.tap()
      review = nil
      return .leave
    case .previousField: return form.reopen() ? .leave : .ring
    case .previousLine: return scroll(by: -1)
    case .nextLine: return scroll(by: 1)
    case .cancelForm: return cancel()
    case .clearScreen: return clearScreen()
    case .newline, .nextField, .openEditor, .toggleAdvanced, .toggleOption, .clearFilter: return .ring
    }
  }

  func paintReview() {
    guard let review else { return }
    bar.hint = passingHint ?? .expectation([words.review])
    write(screen.draw(reviewView.frame(from: review.top)))
  }

  private var reviewView: ReviewView {
    ReviewView(form, bar: bar, in: screen.size, theme: theme, words: words)
  }

  private func scroll(by rows: Int) -> CommandOutcome {
    guard let top = review?.top else { return .ring }
    let target = min(max(top + rows, 0), reviewView.lastTop)
    review?.top = target
    return target == top ? .ring : .stay()
  }
}
