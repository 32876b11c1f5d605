// SPDX-License-Identifier: GPL-3.0-or-later

/// One line of text that is shown nowhere.
public final class SecretKind: Kind {
  public let word = "secret"
  public let editing: Editing
  public let measure = Measure.characters

  /// The kind; each character is shown as a mark, or not at all where `isMasked` is false.
  public init(isMasked: Bool = true) {
    editing = .secret(isMasked: isMasked)
  }

  public func judge(_ text: String) -> Judgement { .accepted(.text(text)) }
}
