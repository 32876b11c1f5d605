// SPDX-License-Identifier: GPL-3.0-or-later

/// A field that may have a value from the beginning: all but secrets.
public protocol DefaultableField: Field {}

extension DefaultableField {
  /// The field with a value that stands in it at first, so that it can be edited, and that an empty line in a pipe means.
  ///
  /// One that the field's kind cannot hold is told when the form is made.
  public func `default`(_ value: Value) -> Self { with { $0.defaultText = text(for: value) ?? "\(value)" } }
}
