// SPDX-License-Identifier: GPL-3.0-or-later

/// What the bar says beneath the field with the focus.
extension FormFront {
  /// Brings the bar to its rest: where one is, what is expected, and the keys that are really bound.
  func showRest() {
    guard let focus = form.focus else { return }
    let style = style(of: focus)
    let done = editor.keys(for: .done, in: style).prefix(2).map { $0.description }
    let back = editor.keys(for: .previousField, in: style).first?.description
    let advanced = editor.keys(for: .toggleAdvanced, in: style).first?.description
    BarContent(form, words: words).fill(
      bar, keys: BarContent.Keys(done: done, back: back, advanced: advanced, end: endsLoop ? "^D" : nil))
  }

  /// How many candidates the menu has; `nil` without one.
  var menuHint: Hint? { menu.map { .expectation(["\($0.names.count)"]) } }

  /// What the bar says of a field while nothing else is to be said.
  func rest(of field: LiveField, in display: EditorDisplay) -> Hint {
    let expectations = expectations ?? words.expectations(of: field.question)
    self.expectations = expectations
    let hint = BarContent(form, words: words).expectation(of: field, beside: expectations)
    guard let name = words.name(of: display), case .expectation(let parts) = hint else { return hint }
    return .expectation([name] + parts)
  }

  func pasted(_ report: PasteReport) {
    if report.isRefused {
      passingHint = .notice(words.pasteRefused)
      return
    }
    var told: [String] = []
    if report.joinedBreaks > 0 { told.append(words.linesJoined(report.joinedBreaks + 1)) }
    if report.wasRepaired { told.append(words.pasteRepaired) }
    if !told.isEmpty { passingHint = .notice(told.joined(separator: "  ")) }
  }
}

extension Words {
  /// What the bar says of a mode in which typing does not insert.
  fileprivate func name(of display: EditorDisplay) -> String? {
    switch display.mode {
    case .emacs, .viInsert: display.isOverwriting ? overwriteMode : nil
    case .viCommand: commandMode
    case .viLines: linesMode
    }
  }
}
