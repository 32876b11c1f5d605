// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// readline's commands on single characters, by what a person sees as one: flags, families and skin tones are several code points.
///
/// Where readline's own notion of a character (a code point and what has no width) is the same, its own command runs.
enum ClusterCommand {
  static func forward(_ count: CInt, _ key: CInt) -> CInt {
    count < 0
      ? backward(-count, key)
      : step(count) {
        rl_forward_char($0, key)
      } snap: {
        Cluster.boundary(atOrAfter: $0)
      }
  }

  static func backward(_ count: CInt, _ key: CInt) -> CInt {
    count < 0
      ? forward(-count, key)
      : step(count) {
        rl_backward_char($0, key)
      } snap: {
        Cluster.boundary(atOrBefore: $0)
      }
  }

  /// Deletes forward; with a numeric argument it kills, as readline does.
  static func delete(_ count: CInt, _ key: CInt) -> CInt {
    if count < 0 { return rubout(-count, key) }
    let end = Cluster.end(of: Int(count), from: Line.cursor)
    guard Cluster.isOurs(Line.cursor..<end) else { return rl_delete(count, key) }
    remove(to: end)
    return 0
  }

  /// Deletes backward.
  static func rubout(_ count: CInt, _ key: CInt) -> CInt {
    if count < 0 { return delete(-count, key) }
    let start = Cluster.start(of: Int(count), before: Line.cursor)
    guard Cluster.isOurs(start..<Line.cursor) else { return rl_rubout(count, key) }
    rl_begin_undo_group()
    remove(to: start)
    Line.cursor = start
    if rl_insert_mode == 0, start < Line.byteCount {
      // What stands behind keeps its place, as in readline.
      Line.insertPlainly(Array(repeating: UInt8(ascii: " "), count: Int(count)))
      Line.cursor = start
    }
    rl_end_undo_group()
    return 0
  }

  /// vi's `x`.
  static func viDelete(_ count: CInt, _ key: CInt) -> CInt {
    // Esc may have stopped within it.
    Cluster.settleCursor()
    let end = Cluster.end(of: Int(count), from: Line.cursor)
    guard count > 0, Cluster.isOurs(Line.cursor..<end) else { return rl_vi_delete(count, key) }
    _ = rl_kill_text(rl_point, CInt(end))
    if Line.cursor > 0, Line.cursor == Line.byteCount { _ = backward(1, key) }
    return 0
  }

  /// vi's `X`.
  static func viRubout(_ count: CInt, _ key: CInt) -> CInt {
    let start = Cluster.start(of: Int(count), before: Line.cursor)
    guard count > 0, Cluster.isOurs(start..<Line.cursor) else { return rl_vi_rubout(count, key) }
    _ = rl_kill_text(CInt(start), rl_point)
    Line.cursor = start
    return 0
  }

  /// What vi's `r` put in last.
  private nonisolated(unsafe) static var replacement: [UInt8] = []

  /// Forgets it: it may be a character of a secret.
  static func forget() { unsafe replacement.wipe() }

  /// vi's `r`.
  static func viChange(_ count: CInt, _ key: CInt) -> CInt {
    if _rl_vi_redoing == 0 {
      guard let character = CharacterArgument.read() else { return -1 }
      unsafe replacement.wipe()
      unsafe replacement = character
    }
    let character = unsafe replacement
    guard let first = character.first, first != 0x1B, first != 0x03 else { return -1 }
    rl_begin_undo_group()
    var left = count
    while left != 0, Line.cursor < Line.byteCount {
      left -= 1
      let start = Line.cursor
      _ = viDelete(1, key)
      // It steps back from the end.
      if Line.cursor < start { Line.cursor = start }
      Line.insertPlainly(character)
    }
    _ = backward(1, key)
    rl_end_undo_group()
    return 0
  }

  /// vi's `p` and `P`.
  static func viPut(_ count: CInt, _ key: CInt) -> CInt {
    let end = Cluster.end(of: 1, from: Line.cursor)
    guard key == CInt(UInt8(ascii: "p")), Cluster.isOurs(Line.cursor..<end) else {
      return rl_vi_put(count, key)
    }
    Line.cursor = end
    return rl_vi_put(count, CInt(UInt8(ascii: "P")))
  }

  /// vi's `e` and `E`. readline steps by code points: within a character at the end of a word it would step for ever.
  static func viEndOfWord(_ count: CInt, _ key: CInt) -> CInt {
    let end = Cluster.end(of: 1, from: Line.cursor)
    if Cluster.isOurs(Line.cursor..<end) { Line.cursor = end - 1 }
    return rl_vi_end_word(count, key)
  }

  /// vi's `b` and `B`. readline tells where a word begins by bytes, so that the last one of a character matters: it is shown one of one
  /// code point for each of several.
  static func viPreviousWord(_ count: CInt, _ key: CInt) -> CInt {
    guard Cluster.isOurs(0..<Line.cursor) else { return rl_vi_prev_word(count, key) }
    return Line.withStandIns { rl_vi_prev_word(count, key) }
  }

  /// vi's `~`, which passes what has no case.
  static func viChangeCase(_ count: CInt, _ key: CInt) -> CInt {
    guard Cluster.isOurs(Line.cursor..<Cluster.end(of: Int(count), from: Line.cursor)) else {
      return rl_vi_change_case(count, key)
    }
    rl_begin_undo_group()
    for _ in 0..<count where Line.cursor < Line.byteCount {
      let end = Cluster.end(of: 1, from: Line.cursor)
      if Cluster.isOurs(Line.cursor..<end) { Line.cursor = end } else { _ = rl_vi_change_case(1, key) }
    }
    rl_end_undo_group()
    return 0
  }

  /// vi's `|`.
  static func viColumn(_ count: CInt, _ key: CInt) -> CInt {
    let end = Cluster.end(of: Int(count) - 1, from: 0)
    guard count > 0, Cluster.isOurs(0..<end) else { return rl_vi_column(count, key) }
    Line.cursor = end
    return 0
  }

  /// Takes the character before the cursor over the one at it.
  static func transpose(_ count: CInt, _ key: CInt) -> CInt {
    let isAtEnd = Line.cursor == Line.byteCount
    let middle = isAtEnd ? Cluster.start(of: 1, before: Line.cursor) : Line.cursor
    let start = Cluster.start(of: 1, before: middle)
    let passed = isAtEnd ? 1 : Int(count)
    let target =
      passed < 0
      ? Cluster.start(of: -passed, before: start) : Cluster.end(of: passed, from: middle)
    guard Cluster.isOurs(min(start, target)..<max(middle, target)) else {
      return rl_transpose_chars(count, key)
    }
    guard start < middle else { return Visit.ring() }
    var moved = Line.bytes(start..<middle)
    defer { if Visit.isSecret { moved.wipe() } }
    rl_begin_undo_group()
    _ = rl_delete_text(CInt(start), CInt(middle))
    Line.cursor = passed < 0 ? target : target - moved.count
    Line.insertPlainly(moved)
    rl_end_undo_group()
    return 0
  }

  private static func remove(to offset: Int) {
    if rl_explicit_arg != 0 {
      _ = rl_kill_text(rl_point, CInt(offset))
    } else {
      _ = rl_delete_text(min(rl_point, CInt(offset)), max(rl_point, CInt(offset)))
    }
  }

  /// Moves by readline's characters, or, where some are not whole, one by one to the next whole one.
  private static func step(
    _ count: CInt, _ move: (CInt) -> CInt, snap: (Int) -> Int
  ) -> CInt {
    let start = Line.cursor
    let result = move(count)
    guard
      Cluster.isOurs(min(start, Line.cursor)..<max(start, Line.cursor)) || snap(Line.cursor) != Line.cursor
    else {
      return result
    }
    Line.cursor = start
    for _ in 0..<count {
      let before = Line.cursor
      _ = move(1)
      guard Line.cursor != before else { break }
      Line.cursor = snap(Line.cursor)
    }
    return 0
  }
}
