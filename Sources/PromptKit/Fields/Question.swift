// SPDX-License-Identifier: GPL-3.0-or-later

/// What one field of a form asks: a value, the same for a person and a pipe.
public struct Question: Sendable {
  /// The name of the answer: letters, digits and `_`, not beginning with a digit.
  public var name: String

  /// What it is and how it is edited.
  public var kind: any Kind

  /// The words beside the field; for a note, the paragraph.
  public var label: String

  /// Whether an empty answer is refused.
  public var isRequired = false

  /// What stands in the field at first, and what an empty line in a pipe means; `nil` for nothing.
  public var defaultText: String?

  /// Words for the bar; empty for what the rules say by themselves.
  public var hint = ""

  /// Words shown dim in the empty field; never an answer.
  public var placeholder = ""

  /// Whether white space at both ends is dropped before all checks.
  public var isTrimmed = false

  /// The expression that the answer must contain.
  public var pattern: Pattern?

  /// The numbers that are answers.
  public var range: NumberRange?

  /// How long the answer may be.
  public var length: LengthRange?

  /// What is said instead of the built-in words when the answer is refused.
  public var message: String?

  /// When the field is asked, in the notation of ``Condition``; `nil` for always.
  public var condition: String?

  /// What Tab offers in a kind of one line; `nil` for what the kind itself offers.
  public var completion: Completion?

  /// Where a person's answers are kept; never for a secret.
  public var history: HistoryName?

  /// A question for `name`, shown with `label`, or with its name where there is none.
  public init(_ name: String, _ label: String? = nil, kind: any Kind) {
    self.name = name
    self.label = label ?? name
    self.kind = kind
  }
}
