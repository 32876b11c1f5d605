// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// Typing over what is there (readline's `overwrite-mode`, vi's `R`): what is seen as one character takes the place of one.
///
/// readline puts each code point over one, so that of a flag a half would stay, and a flag would eat two letters.
enum Overwriting {
  /// Whether the keymaps have been told.
  private nonisolated(unsafe) static var isBound = false

  /// How many characters were replaced since typing began, or since a numeric argument multiplied it.
  private nonisolated(unsafe) static var replacedCount = 0

  private static let typing = [Binding(rl_insert), Binding(LineCommand.quotedInsert), ours]
  private static let ours = Binding { count, key in
    // Going over to emacs keys ends it, too.
    Overwriting.settle()
    return rl_insert_mode == 0 ? Overwriting.type(rl_insert, count, key) : rl_insert(count, key)
  }

  /// Whether the last command put in what was typed; what follows may be a part of the same character. vi's command mode types nothing,
  /// and its keymap for typing over nothing else.
  static var isTyping: Bool {
    guard let keymap = EditorKeymap.current else { return true }
    return keymap != .viCommand && typing.contains(Binding(rl_last_func))
  }

  /// readline's `overwrite-mode`.
  static func toggle(_ count: CInt, _ key: CInt) -> CInt {
    let result = rl_overwrite_mode(count, key)
    settle()
    return result
  }

  /// Makes the keys that insert type over, or insert again; each line begins with inserting.
  ///
  /// While it inserts, the command must be readline's own: it takes all that is typed ahead at once, and knows itself by its address.
  static func settle() {
    let isOn = rl_insert_mode == 0
    guard unsafe isOn != isBound else { return }
    unsafe isBound = isOn
    let builtIn = Binding(rl_insert)
    let (old, new) = isOn ? (builtIn, ours) : (ours, builtIn)
    EditorKeymap.rebindAll { $0 == old ? new : $0 }
  }

  /// Lets a command of readline's type over, and puts right of how much.
  static func type(_ command: CommandFunction, _ count: CInt, _ key: CInt) -> CInt {
    let start = Line.cursor
    let isGoingOn = isTyping
    var old = Line.bytes(start..<Cluster.end(of: Int(count), from: start))
    defer { if Visit.isSecret { old.wipe() } }
    guard count > 0, key >= 0x80 || old.contains(where: { $0 >= 0x80 }) else { return command(count, key) }
    let following = Line.byteCount - start - old.count
    let before = Cluster.start(of: 1, before: start)
    let charactersBefore = Line.withString(before..<start) { $0.count }
    rl_begin_undo_group()
    let result = command(count, key)
    // A code point that joins the character before takes nobody's place.
    let typed = Line.withString(before..<max(Line.cursor, before)) { $0.count } - charactersBefore
    unsafe replacedCount = (count > 1 ? 0 : replacedCount) + max(typed, 0)
    var text = String(decoding: old, as: UTF8.self)
    let replaced = text.prefix(max(typed, 0)).utf8.count
    if Visit.isSecret { text.wipe() }
    let kept = Line.byteCount - Line.cursor - following
    let surplus = kept - (old.count - replaced)
    if surplus > 0 {
      _ = rl_delete_text(rl_point, rl_point + CInt(surplus))
    } else if surplus < 0 {
      let cursor = Line.cursor
      var rest = Array(old[replaced..<old.count - kept])
      Line.insertPlainly(rest)
      if Visit.isSecret { rest.wipe() }
      Line.cursor = cursor
    }
    rl_end_undo_group()
    // What vi's R has typed over, its Backspace takes back.
    if typed == 0, isGoingOn, rl_insert_mode == 0 { UndoList.joinGroups(from: before) }
    return result
  }

  /// Takes away what copies have not replaced yet as they were no characters of their own: of the first half of a flag two are one.
  static func replaceRest(of count: Int) {
    guard rl_insert_mode == 0 else { return }
    let rest = unsafe max(count - replacedCount, 0)
    unsafe replacedCount += rest
    _ = rl_delete_text(rl_point, CInt(Cluster.end(of: rest, from: Line.cursor)))
  }

  /// Takes back what was typed over last: all code points of one character (vi's Backspace while it types over).
  static func takeBack(_ count: CInt, _ key: CInt) -> CInt {
    for _ in 0..<max(count, 0) {
      let start = Cluster.start(of: 1, before: Line.cursor)
      repeat {
        let cursor = Line.cursor
        if rl_vi_overstrike_delete(1, key) != 0 || Line.cursor >= cursor { return 0 }
      } while Line.cursor > start
    }
    return 0
  }
}
