// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// What readline calls, as C: each finds the visit that is going on.
extension Visit {
  /// Whether the field takes line breaks.
  static var hasLines: Bool { unsafe current?.style.takesLineBreaks ?? false }

  /// Puts the cursor there and keeps it there: at the end of a text, too, where vi's command mode has none else.
  static func land(at offset: Int) {
    Line.cursor = offset
    unsafe current?.place.landing = Line.cursor
  }

  /// Where vi's selection of lines began; `nil` while there is none.
  static var lineAnchor: Int? {
    get { unsafe current?.place.anchor }
    set { unsafe current?.place.anchor = newValue }
  }

  /// Called after every command, also when the next was typed ahead and read with it.
  static func settleCursor() {
    guard !GNUReadline.isIn(UInt(prompt_rl_state_dispatching)), let visit = unsafe current else { return }
    visit.settleCharacters()
    if hasLines { visit.place.settle() }
  }

  /// Goes on showing the text as it is now while a search takes the line for its string.
  static func keepShowing() {
    guard let visit = unsafe current else { return }
    visit.lastShown = Line.edited
    visit.isShowingLast = false
  }

  /// Whether the field is a secret.
  static var isSecret: Bool { unsafe current?.style == .secret }

  /// Runs a command; always 0, as readline wants it.
  static func perform(_ command: EditingCommand, _ count: CInt) -> CInt {
    calledBack { $0.perform(command, count: Int(count)) }
    return 0
  }

  /// Rings the bell; always 0.
  @discardableResult
  static func ring() -> CInt {
    calledBack { $0.client.bell() }
    return 0
  }

  /// That code point with those behind it that are one character with it, if they come at once.
  static func completed(_ codePoint: [UInt8]) -> [UInt8] {
    calledBack { $0.input.completed(codePoint, from: $0.client) } ?? codePoint
  }

  /// Lets a byte be read again; of a macro it is none of ours.
  static func putBack(_ byte: UInt8) {
    guard !GNUReadline.isIn(UInt(prompt_rl_state_macroinput)) else { return }
    calledBack { $0.input.putBack(byte) }
  }

  /// Takes in a bracketed paste whose beginning was just read.
  static func paste() -> CInt {
    calledBack { $0.paste() }
    return 0
  }

  /// Loads answers that are older than those in the history, if there are any.
  static func recallOlder(isSearch: Bool) {
    calledBack { visit in
      guard visit.style != .secret else { return }
      let older = visit.client.olderHistory(isSearch: isSearch)
      guard !older.isEmpty else { return }
      History.prepend(older)
      visit.draft.history = older + visit.draft.history
    }
  }

  /// What Tab completes in the field; `nil` when that is readline's affair.
  static var completionSource: CompletionSource? {
    calledBack { $0.style.completes ? $0.client.completionSource : nil } ?? nil
  }

  /// What the client finds for a word.
  static func candidates(for word: String) -> [String] {
    calledBack { $0.client.candidates(for: word) } ?? []
  }

  /// What C called back for: with the visit that is going on, and with a stderr that others may write to.
  @discardableResult
  private static func calledBack<Result>(_ body: (Visit) -> Result) -> Result? {
    guard let visit = unsafe current else { return nil }
    return Complaints.heard { body(visit) }
  }

  static func begin() -> CInt {
    UTF8Locale.choose()
    calledBack { $0.begin() }
    return 0
  }

  static func nextKey() -> CInt {
    calledBack { $0.nextKey() } ?? EOF
  }

  static func isKeyWaiting() -> CInt {
    calledBack { $0.isKeyWaiting() } ?? false ? 1 : 0
  }

  static func offer(_ matches: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ count: CInt) {
    unsafe offer(Completer.shownNames(of: matches, count: Int(count)))
  }

  static func offer(_ candidates: [String]) {
    guard !candidates.isEmpty else { return }
    calledBack { $0.client.offer(candidates) }
  }
}
