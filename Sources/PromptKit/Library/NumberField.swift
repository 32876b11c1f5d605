// SPDX-License-Identifier: GPL-3.0-or-later

/// A number: whole ones for `Int`, others for `Double` or ``DecimalNumber``. It has to be answered, unless it is
/// ``optional()``.
///
/// The type follows from the range: `NumberField("Port", in: 1...65535)` gives an `Int`, `in: 0.5...2.5` a `Double`. Without a
/// range it is an `Int`, or what is written out: `NumberField("Price", of: DecimalNumber.self)`. The person types digits, with
/// a point and a sign where the type has them; there are no exponents and no separators of thousands.
public struct NumberField<Value: NumberValue>: CompletedField {
  /// What the person is asked.
  public var question: Question

  /// A field called `label` for all numbers of a type.
  ///
  /// - Parameters:
  ///   - label: the words beside the field.
  ///   - type: `Int.self`, `Double.self` or `DecimalNumber.self`.
  ///   - name: what conditions, files and the environment call it; `nil` for the label.
  public init(_ label: String, of type: Value.Type, name: String? = nil) {
    question = Question(label, named: name, kind: NumberKind(isInteger: Value.isWhole, limits: Value.limits))
  }

  /// A field called `label` for the numbers of a range: `1...65535`, `0...`, `...2.5`.
  ///
  /// - Parameters:
  ///   - label: the words beside the field.
  ///   - range: the numbers that are answers, both ends included; they are compared exactly.
  ///   - name: what conditions, files and the environment call it; `nil` for the label.
  public init(_ label: String, in range: some AnswerBounds<Value>, name: String? = nil) {
    self.init(label, of: Value.self, name: name)
    question.range = NumberRange(range)
  }

  /// The number that the digits of an answer mean.
  public func value(of answer: Answer?) -> Value? { answer.flatMap { Value(digits: $0.text) } }

  /// The number's digits.
  public func text(for value: Value) -> String? { value.decimal?.text }

  /// The field that may be left empty; its value is then `nil`.
  public func optional() -> OptionalField<Self> { OptionalField(self, mayBeLeftEmpty: true) }
}

extension NumberField where Value == Int {
  /// A field called `label` for any whole number that an `Int` holds.
  ///
  /// - Parameters:
  ///   - label: the words beside the field.
  ///   - name: what conditions, files and the environment call it; `nil` for the label.
  public init(_ label: String, name: String? = nil) {
    self.init(label, of: Int.self, name: name)
  }
}
