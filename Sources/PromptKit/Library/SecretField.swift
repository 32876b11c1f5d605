// SPDX-License-Identifier: GPL-3.0-or-later

/// One line of text that is shown nowhere: not on the screen, not in messages, not in files.
public struct SecretField: TextualField {
  /// What the person is asked.
  public var question: Question

  /// A field called `label`.
  ///
  /// - Parameters:
  ///   - label: the words beside the field.
  ///   - name: what conditions, files and the environment call it; `nil` for the label.
  ///   - isMasked: whether a mark stands for each character; else nothing does.
  public init(_ label: String, name: String? = nil, isMasked: Bool = true) {
    question = Question(label, named: name, kind: SecretKind(isMasked: isMasked))
  }

  /// The field asked twice of a person, the second time in a row beneath; both must be the same. A pipe gives it once.
  public func twice() -> Self { with { $0.isTwice = true } }
}
