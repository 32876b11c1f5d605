// SPDX-License-Identifier: GPL-3.0-or-later

/// A field that may have no answer: its condition need not hold (``Field/when(_:)``), or it may be left empty
/// (``NumberField/optional()``).
public struct OptionalField<Base: Field>: Field {
  /// What the program gets; `nil` where the field has no answer.
  public typealias Value = Base.Value?

  private var base: Base
  private let mayBeLeftEmpty: Bool

  init(_ base: Base, mayBeLeftEmpty: Bool) {
    self.base = base
    self.mayBeLeftEmpty = mayBeLeftEmpty
  }

  /// What the person is asked.
  public var question: Question {
    get { base.question }
    set { base.question = newValue }
  }

  /// The value that an answer means: `nil` as a value where there is no answer.
  public func value(of answer: Answer?) -> Base.Value?? {
    guard let answer else { return .some(nil) }
    if let value = base.value(of: answer) { return .some(value) }
    return mayBeLeftEmpty && answer.isEmpty ? .some(nil) : nil
  }

  /// The text that means a value.
  public func text(for value: Base.Value?) -> String? { value.flatMap(base.text(for:)) }

  /// The field asked only where a condition holds; see ``Field/when(_:)``.
  public func when(_ condition: String) -> OptionalField<Base> { with { $0.condition = condition } }
}

/// A default that the field that may have no answer begins with.
extension OptionalField where Base: DefaultableField {
  /// The field with a value that stands in it at first; see ``DefaultableField/default(_:)``.
  public func `default`(_ value: Base.Value) -> Self {
    Self(base.default(value), mayBeLeftEmpty: mayBeLeftEmpty)
  }
}
