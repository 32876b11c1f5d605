// SPDX-License-Identifier: GPL-3.0-or-later

/// A paragraph to read; it asks nothing and has no answer.
public final class NoteKind: Kind {
  public let word = "note"
  public let editing = Editing.nothing

  /// The kind.
  public init() {}

  public func judge(_ text: String) -> Judgement { .accepted(.text("")) }
}
