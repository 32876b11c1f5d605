// SPDX-License-Identifier: GPL-3.0-or-later

/// A question with yes or no. Without a default it has to be answered.
public struct YesNoField: DefaultableField {
  /// What the person is asked.
  public var question: Question

  /// A question called `label`.
  ///
  /// - Parameters:
  ///   - label: the words beside the field.
  ///   - name: what conditions, files and the environment call it; `nil` for the label.
  public init(_ label: String, name: String? = nil) {
    question = Question(label, named: name, kind: YesNoKind())
  }

  /// Whether the answer is yes.
  public func value(of answer: Answer?) -> Bool? {
    if case .flag(let isYes) = answer { isYes } else { nil }
  }

  /// `yes` or `no`.
  public func text(for value: Bool) -> String? { value ? "yes" : "no" }
}
