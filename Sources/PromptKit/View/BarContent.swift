// SPDX-License-Identifier: GPL-3.0-or-later

/// What the bar says at rest beneath the field with the focus.
struct BarContent {
  /// The keys that are really bound in the field, as they are shown.
  struct Keys {
    /// Those that tap Done, the best first.
    var done: [String]
    /// The one that goes back to the field before; `nil` where none does.
    var back: String?
    /// The one that shows or hides the advanced fields.
    var advanced: String?
    /// The one that ends a loop of forms; `nil` where none does.
    var end: String?
  }

  private let form: LiveForm
  private let words: Words

  init(_ form: LiveForm, words: Words) {
    self.form = form
    self.words = words
  }

  /// Brings `bar` to its rest.
  func fill(_ bar: AccessoryBar, keys: Keys) {
    guard let focus = form.focus else { return }
    let asked = form.fields.indices.filter(form.isAsked)
    // The second row of a secret has no position of its own.
    let place = asked.lastIndex { $0 <= focus } ?? 0
    bar.position = asked.count > 1 ? "\(place + 1)/\(asked.count)" : ""
    let isFirst = form.fields.indices.first(where: form.mayHaveFocus) == focus
    bar.back = isFirst ? keys.end.map(words.end) ?? "" : keys.back.map(words.back) ?? ""
    bar.endsLoop = keys.end != nil
    bar.advanced = form.hasAdvanced ? keys.advanced.map(words.advanced) ?? "" : ""
    bar.doneButton.keys = keys.done.filter { $0 != keys.end }
    bar.hint = expectation(of: form.fields[focus])
  }

  /// What the field expects; in a text view how many lines there are, in a choice how many options the filter lets through.
  func expectation(of field: LiveField) -> Hint {
    expectation(of: field, beside: words.expectations(of: field.question))
  }

  /// The same where what the question expects is known.
  func expectation(of field: LiveField, beside expectations: [String]) -> Hint {
    if let focus = form.focus, form.states[focus].isChecking { return .expectation([words.checking]) }
    var parts = expectations
    if let choice = field as? LiveChoiceField {
      parts.append(words.options(choice.matches.count, of: choice.list.options.count))
      if choice.list.takesOther { parts.append(words.other) }
    }
    if field is LiveTextView {
      let breaks = field.edited.text.utf8.count { $0 == UInt8(ascii: "\n") }
      if breaks > 0 { parts.append(words.lines(breaks + 1)) }
    }
    return .expectation(parts)
  }
}
