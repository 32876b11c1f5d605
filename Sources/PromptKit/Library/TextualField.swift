// SPDX-License-Identifier: GPL-3.0-or-later

/// A field whose answer is a text that is typed.
public protocol TextualField: Field where Value == String {}

extension TextualField {
  /// The text itself; `nil` where there is no answer.
  public func value(of answer: Answer?) -> String? { answer?.text }

  /// The value itself.
  public func text(for value: String) -> String? { value }

  /// The field with an empty answer refused.
  public func required() -> Self { with { $0.isRequired = true } }

  /// The field with a length that its answer must have: `8...`, `1...40`, `...20`.
  ///
  /// - Parameter range: in characters as a person counts them (grapheme clusters, Unicode Annex 29), both ends included.
  public func length(_ range: some AnswerBounds<Int>) -> Self { with { $0.length = LengthRange(range) } }

  /// The field with a regular expression that its answer must contain; anchor it with `^…$`.
  ///
  /// The notation is Perl's as PCRE2 reads it (``Pattern``). One that is no expression is told when the form is made.
  public func pattern(_ expression: String) -> Self {
    var field = self
    do throws(PatternFault) {
      field.question.pattern = try Pattern(expression)
    } catch {
      field.question.patternFault = error
    }
    return field
  }

  /// The field with white space at both ends of its answer dropped before all checks. It is never done unasked.
  public func trimmed() -> Self { with { $0.isTrimmed = true } }
}
