// SPDX-License-Identifier: GPL-3.0-or-later

/// Several lines of text: Enter breaks the line, and C-d alone taps Done.
///
/// One line break at the very end is not part of the answer.
public struct TextView: TextualField, RecalledField {
  /// What the person is asked.
  public var question: Question

  /// A text view called `label`.
  ///
  /// - Parameters:
  ///   - label: the words beside the field.
  ///   - name: what conditions, files and the environment call it; `nil` for the label.
  ///   - rows: how many rows it shows at most, at least one.
  public init(_ label: String, name: String? = nil, rows: Int = MultilineKind.defaultRows) {
    question = Question(label, named: name, kind: MultilineKind(rows: rows))
  }
}
