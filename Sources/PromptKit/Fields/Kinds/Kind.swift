// SPDX-License-Identifier: GPL-3.0-or-later

/// What a field asks for: how it is edited, and which answer a text means.
///
/// A kind never changes, knows no terminal and cannot tell a person from a pipe. To add one, write a type that
/// conforms to this in a file of its own.
public protocol Kind: AnyObject, Sendable {
  /// What the kind is called on the command line, without the dashes; a kind of your own needs none.
  var word: String { get }

  /// How a person edits the answer.
  var editing: Editing { get }

  /// What the rules of length and range measure in the answer.
  var measure: Measure { get }

  /// Whether an empty text may be the answer where none is required.
  var mayBeEmpty: Bool { get }

  /// What Tab offers when the question says nothing; `nil` for nothing.
  var completion: Completion? { get }

  /// The answer that `text` means, by the kind's own rule alone; `text` is not empty, or an empty one may be judged.
  func judge(_ text: String) -> Judgement
}

extension Kind {
  /// `text`.
  public var word: String { "text" }

  /// Nothing.
  public var measure: Measure { .nothing }

  /// True.
  public var mayBeEmpty: Bool { true }

  /// Nothing.
  public var completion: Completion? { nil }
}
