// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// readline's commands that mean something else here: in a text view a line ends at its break, not at the end of the text.
enum LineCommand {
  private static let newline = UInt8(ascii: "\n")

  private static var lineStart: Int { TextLines.start(of: Line.cursor) }
  private static var lineEnd: Int { TextLines.end(of: Line.cursor) }

  static func beginningOfLine(_ count: CInt, _ key: CInt) -> CInt {
    guard Visit.hasLines else { return rl_beg_of_line(count, key) }
    Line.cursor = lineStart
    return 0
  }

  static func endOfLine(_ count: CInt, _ key: CInt) -> CInt {
    guard Visit.hasLines else { return rl_end_of_line(count, key) }
    Line.cursor = lineEnd
    return 0
  }

  /// To the line's end; at its end the break itself. Backward with a negative argument, as readline does.
  static func killLine(_ count: CInt, _ key: CInt) -> CInt {
    guard Visit.hasLines else { return rl_kill_line(count, key) }
    if count < 0 { return discardLine(1, key) }
    let end = lineEnd
    kill(to: end == Line.cursor ? end + 1 : end)
    return 0
  }

  /// Back to the line's beginning; at its beginning the break before it.
  static func discardLine(_ count: CInt, _ key: CInt) -> CInt {
    guard Visit.hasLines else { return rl_unix_line_discard(count, key) }
    let start = lineStart
    let end = Line.cursor
    let target = start == end ? start - 1 : start
    guard target >= 0 else { return Visit.ring() }
    kill(to: target)
    Line.cursor = target
    return 0
  }

  /// Back over white space, which a break is too, and the word before it.
  static func discardWord(_ count: CInt, _ key: CInt) -> CInt {
    guard Visit.hasLines, count > 0 else { return rl_unix_word_rubout(count, key) }
    let space: Set<UInt8?> = [newline, UInt8(ascii: " "), UInt8(ascii: "\t")]
    var target = Line.cursor
    for _ in 0..<count where target > 0 {
      while target > 0, space.contains(Line.byte(at: target - 1)) { target -= 1 }
      while target > 0, !space.contains(Line.byte(at: target - 1)) { target -= 1 }
    }
    kill(to: target)
    Line.cursor = target
    return 0
  }

  static func viAppendAtEnd(_ count: CInt, _ key: CInt) -> CInt {
    guard Visit.hasLines else { return rl_vi_append_eol(count, key) }
    Line.cursor = lineEnd
    rl_vi_start_inserting(key, 1, 1)
    return 0
  }

  static func viInsertAtBeginning(_ count: CInt, _ key: CInt) -> CInt {
    guard Visit.hasLines else { return rl_vi_insert_beg(count, key) }
    Line.cursor = lineStart
    rl_vi_start_inserting(key, 1, 1)
    return 0
  }

  /// To the line before in the history; beyond the oldest that is loaded, older ones are looked for.
  static func previousHistory(_ count: CInt, _ key: CInt) -> CInt {
    if count > where_history() { Visit.recallOlder(isSearch: false) }
    return rl_get_previous_history(count, key)
  }

  /// To the oldest answer, or, where there are none, to the beginning of several lines.
  static func beginningOfHistory(_ count: CInt, _ key: CInt) -> CInt {
    Visit.recallOlder(isSearch: true)
    guard Visit.hasLines, !History.isKept, TextLines.hasBreak else {
      return rl_beginning_of_history(count, key)
    }
    Line.cursor = 0
    return 0
  }

  /// To the line that is being typed, or, where there is no history, to the end of the text view.
  static func endOfHistory(_ count: CInt, _ key: CInt) -> CInt {
    guard Visit.hasLines, !History.isKept else { return rl_end_of_history(count, key) }
    Line.cursor = Line.byteCount
    return 0
  }

  /// Down on the line that is being typed leaves the field; on an older one it is readline's.
  static func nextHistoryOrField(_ count: CInt, _ key: CInt) -> CInt {
    History.isBrowsing ? rl_get_next_history(count, key) : Visit.perform(.nextField, count)
  }

  static func searchBackward(_ count: CInt, _ key: CInt) -> CInt {
    searchFromEnd { rl_noninc_reverse_search(count, key) }
  }

  static func searchForward(_ count: CInt, _ key: CInt) -> CInt {
    searchFromEnd { rl_noninc_forward_search(count, key) }
  }

  /// readline 8.2 frees an undo list twice when such a search begins on an older line; so it begins on the one being typed.
  private static func searchFromEnd(_ search: () -> CInt) -> CInt {
    if History.isBrowsing { rl_end_of_history(1, 0) }
    Visit.recallOlder(isSearch: true)
    Visit.keepShowing()
    return search()
  }

  /// Comments the line out, which ends it: Done.
  static func insertComment(_ count: CInt, _ key: CInt) -> CInt {
    rl_insert_comment(count, key)
    rl_done = 0
    prompt_rl_unsetstate(prompt_rl_state_done)
    return Visit.perform(.done, 1)
  }

  /// Puts in what is typed next as it is. readline takes the first byte alone: of a character of several, with a number before it or
  /// while typing replaces, the others would be left over.
  static let quotedInsert: CommandFunction = { count, key in
    guard count > 0, !GNUReadline.isIn(UInt(prompt_rl_state_macrodef)) else {
      return rl_quoted_insert(count, key)
    }
    guard let character = CharacterArgument.readQuoted(), let first = character.first else { return 1 }
    guard character.count > 1 else {
      rl_execute_next(CInt(first))
      return rl_quoted_insert(count, key)
    }
    Line.insertPlainly(Array(repeatElement(character, count: min(Int(count), 100_000)).joined()))
    return 0
  }

  /// Keys of a secret are in no macro.
  static func startMacro(_ count: CInt, _ key: CInt) -> CInt {
    Visit.isSecret ? Visit.ring() : rl_start_kbd_macro(count, key)
  }

  private static func kill(to offset: Int) {
    let target = min(max(offset, 0), Line.byteCount)
    guard target != Line.cursor else {
      Visit.ring()
      return
    }
    _ = rl_kill_text(rl_point, CInt(target))
  }
}
