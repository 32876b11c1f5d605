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
    guard Cluster.isOurs(start..<Line.cursor), rl_insert_mode != 0 else {
      return rl_rubout(count, key)
    }
    remove(to: start)
    Line.cursor = start
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
