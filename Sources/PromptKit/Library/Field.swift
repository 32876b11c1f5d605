// SPDX-License-Identifier: GPL-3.0-or-later

/// One field of a ``Form``, as it is written: what it asks, and the type of its answer.
///
/// Fields are values. Each call in a chain gives a changed copy, so that a field may be kept and used in several forms:
///
/// ```swift
/// let port = NumberField("Port", in: 1...65535).default(8443).hint("above 1023 without root")
/// ```
///
/// The fields that PromptKit brings are ``TextField``, ``SecretField``, ``TextView``, ``NumberField``, ``ChoiceField``,
/// ``ChoicesField``, ``YesNoField`` and ``PathField``. For one of your own conform to this; a ``Kind`` of your own says how it
/// is edited and what is an answer.
public protocol Field<Value>: Sendable {
  /// What the program gets.
  associatedtype Value: Sendable

  /// What the person is asked, and the rules for it.
  var question: Question { get set }

  /// The value that an answer means.
  ///
  /// It is asked when the person ends the editing of the field, too: an answer that means no value is refused. A field for
  /// which an empty answer means none has to be answered.
  ///
  /// - Parameter answer: what ``question`` was answered with, after all its rules; `nil` where its condition does not hold.
  /// - Returns: `nil` where the answer means none.
  func value(of answer: Answer?) -> Value?

  /// The text that means a value, as somebody would type it; `nil` where none does. Defaults are made of it.
  func text(for value: Value) -> String?
}

extension Field {
  /// The field with its question changed.
  func with(_ change: (inout Question) -> Void) -> Self {
    var field = self
    change(&field.question)
    return field
  }
}

extension Question {
  /// The question of a field that has a label and perhaps a name.
  init(_ label: String, named name: String?, kind: any Kind) {
    if let name { self.init(name, label, kind: kind) } else { self.init(label: label, kind: kind) }
  }
}
