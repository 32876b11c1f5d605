// SPDX-License-Identifier: GPL-3.0-or-later

/// What stood in a form before a person touched it.
struct FormBeginning {
  private struct Standing: Equatable {
    let text: String
    let held: String
  }

  private let standing: [Standing]

  /// The form as it stands.
  init(_ form: LiveForm) { standing = FormBeginning.standing(in: form) }

  /// Whether it still stands so, with nothing answered and the focus in the first field.
  func stands(in form: LiveForm) -> Bool {
    let asked = form.fields.indices.filter(form.isAsked)
    guard let focus = form.focus, focus == asked.first else { return false }
    return asked.allSatisfy { form.states[$0].isOpen } && FormBeginning.standing(in: form) == standing
  }

  private static func standing(in form: LiveForm) -> [Standing] {
    form.fields.map { Standing(text: $0.edited.text, held: $0.heldText) }
  }
}
