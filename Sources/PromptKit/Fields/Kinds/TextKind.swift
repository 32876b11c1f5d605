// SPDX-License-Identifier: GPL-3.0-or-later

/// One line of text.
public final class TextKind: Kind {
  public let word = "text"
  public let editing = Editing.line
  public let measure = Measure.characters

  /// The kind.
  public init() {}

  public func judge(_ text: String) -> Judgement { .accepted(.text(text)) }
}
