// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// What was typed after a numeric argument, so many times over: of a character of several code points the first came so often, and those
/// that follow belong to each of the copies.
struct RepeatedTyping {
  private let start: Int
  private let count: Int
  private var unitByteCount: Int

  /// Looks at what was put in from `offset` on; `nil` when that was no repetition.
  init?(of count: Int, from offset: Int) {
    let byteCount = Line.cursor - offset
    guard count > 1, byteCount > 0, byteCount % count == 0 else { return nil }
    start = offset
    self.count = count
    unitByteCount = byteCount / count
  }

  /// Gives the copies before the last what was typed behind that and is one character with it.
  /// - Returns: whether there may be more to come.
  mutating func extend() -> Bool {
    let end = start + count * unitByteCount
    guard Line.cursor > end else { return Line.cursor == end }
    guard Line.withString(end - unitByteCount..<Line.cursor, { $0.count }) == 1 else { return false }
    var rest = Line.bytes(end..<Line.cursor)
    defer { if Visit.isSecret { rest.wipe() } }
    spread(rest, from: end)
    unitByteCount += rest.count
    return true
  }

  private func spread(_ rest: [UInt8], from end: Int) {
    let whole = start..<start + count * (unitByteCount + rest.count)
    if UndoList.joinNewest(with: start..<end, as: whole) {
      Line.withoutUndo { putIn(rest) }
    } else {
      rl_begin_undo_group()
      putIn(rest)
      Line.cursor = whole.upperBound
      Overwriting.replaceRest(of: count)
      rl_end_undo_group()
      if rl_insert_mode == 0 { UndoList.joinGroups(from: start) }
    }
    Line.cursor = whole.upperBound
  }

  private func putIn(_ rest: [UInt8]) {
    for copy in (1..<count).reversed() {
      Line.cursor = start + copy * unitByteCount
      Line.insertPlainly(rest)
    }
  }
}
