// SPDX-License-Identifier: GPL-3.0-or-later

/// What comes next from the keyboard.
package enum NextByte: Equatable, Sendable {
  case byte(UInt8)
  /// The terminal is gone.
  case endOfInput
  /// The visit must end at once: interrupted, timed out, called away.
  case stopped
}

/// What comes next of a bracketed paste.
package enum PasteBlock: Sendable {
  /// Some bytes, at least one, as many as are there.
  case bytes([UInt8])
  /// Nothing came for so long that the paste's end must have been lost.
  case silence
  case endOfInput
  case stopped
}

/// What a client made of a command.
package enum CommandOutcome: Equatable, Sendable {
  /// Editing goes on, with this text and cursor when they are given; a changed text is one step of undo.
  case stay(EditedText? = nil)
  /// The visit ends.
  case leave
  /// Nothing could be done; the bell rings and editing goes on.
  case ring
  /// The next older or newer line of the history takes the text's place; where Down finds none, the field below is gone to.
  case recall
}

/// What a field completes.
package enum CompletionSource: Equatable, Sendable {
  /// Names of files, or of folders only. Where `isOneName` is false, the line may hold several, and a blank follows each.
  case names(areFolders: Bool, isOneName: Bool)
  /// What the client finds for a word.
  case candidates
}

/// Whom the editor asks for bytes and tells commands; the editor knows nothing else of the world.
///
/// All calls come on the thread that called `edit`, from within it. None may call `edit` or throw.
package protocol LineEditorClient: AnyObject {
  /// The next byte, waiting for it; the client paints (asking `LineEditor.display`) before it waits.
  ///
  /// Once it has answered `.endOfInput` or `.stopped` it is not asked again in this visit.
  func nextByte() -> NextByte

  /// Whether a byte comes within that time; zero only looks.
  func isByteWaiting(within patience: Duration) -> Bool

  /// Some of what is being pasted, waiting for it.
  func nextPasteBlock() -> PasteBlock

  /// Takes back what came after the paste's end; it is what `nextByte` gives next.
  func putBack(_ bytes: [UInt8])

  /// Does what a key asked for.
  func perform(_ command: EditingCommand, on text: EditedText) -> CommandOutcome

  /// Hears what became of a paste that could not be taken as it was.
  func pasted(_ report: PasteReport)

  /// What Tab completes in the field under edit; `nil` where it does not.
  var completionSource: CompletionSource? { get }

  /// What may stand in the place of `word`; those that do not begin with it are left out.
  func candidates(for word: String) -> [String]

  /// Earlier answers that are older than all in the draft's history, oldest first; empty when there are none. With `isSearch` as
  /// many as a search should look through.
  func olderHistory(isSearch: Bool) -> [String]

  /// Offers what completes the word at the cursor, after a key that could not decide between them.
  func offer(_ candidates: [String])

  /// Rings the bell.
  func bell()
}

extension LineEditorClient {
  package var completionSource: CompletionSource? { nil }
  package func candidates(for word: String) -> [String] { [] }
  package func olderHistory(isSearch: Bool) -> [String] { [] }
  package func offer(_ candidates: [String]) {}
}
