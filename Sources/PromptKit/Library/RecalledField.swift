// SPDX-License-Identifier: GPL-3.0-or-later

/// A field whose earlier answers may be kept: one that is typed and shown.
public protocol RecalledField: DefaultableField {}

extension RecalledField {
  /// The field with its answers kept, for Up and C-r when it is asked again. They are kept when a person submits the form.
  public func history(_ name: HistoryName) -> Self { with { $0.history = name } }
}
