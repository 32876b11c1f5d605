// SPDX-License-Identifier: GPL-3.0-or-later

/// A field in which Tab completes: one line that is typed and shown.
public protocol CompletedField: RecalledField {}

extension CompletedField {
  /// The field with something for Tab to offer.
  public func completion(_ completion: Completion) -> Self { with { $0.completion = completion } }
}
