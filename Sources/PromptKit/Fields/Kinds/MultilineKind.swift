// SPDX-License-Identifier: GPL-3.0-or-later

/// Several lines of text.
public final class MultilineKind: Kind {
  /// How many rows a text view shows when nothing else is said.
  public static let defaultRows = 6

  public let word = "multiline"
  public let editing: Editing
  public let measure = Measure.characters

  /// The kind, showing at most `rows` rows while it is edited, at least one.
  public init(rows: Int = MultilineKind.defaultRows) {
    editing = .lines(rows: max(rows, 1))
  }

  public func judge(_ text: String) -> Judgement { .accepted(.text(text)) }
}
