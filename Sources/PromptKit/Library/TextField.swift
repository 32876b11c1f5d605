// SPDX-License-Identifier: GPL-3.0-or-later

/// One line of text: Enter taps Done.
public struct TextField: TextualField, CompletedField {
  /// What the person is asked.
  public var question: Question

  /// A field called `label`.
  ///
  /// - Parameters:
  ///   - label: the words beside the field.
  ///   - name: what conditions, files and the environment call it; `nil` for the label.
  public init(_ label: String, name: String? = nil) {
    question = Question(label, named: name, kind: TextKind())
  }
}
