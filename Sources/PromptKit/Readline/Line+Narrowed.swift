// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// A way to let readline's commands, which know one line only, work on one line of several.
extension Line {
  /// What stands before and after the part that readline is shown, and what could be undone before; `nil` while it is shown all.
  private(set) nonisolated(unsafe) static var surroundings:
    (before: [UInt8], after: [UInt8], undo: UnsafeMutablePointer<UNDO_LIST>?)?

  /// Whether readline is shown a part only.
  static var isNarrowed: Bool { unsafe surroundings != nil }

  /// Some bytes of what readline is shown.
  static func bytes(_ range: Range<Int>) -> [UInt8] {
    let range = range.clamped(to: 0..<byteCount)
    let start = unsafe UnsafeRawPointer(rl_line_buffer)?.advanced(by: range.lowerBound)
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: range.count))
  }

  /// Shows readline nothing but that part while `body` runs; what becomes of it, the cursor and what can be undone count for the whole.
  ///
  /// Within another part nothing more is hidden. Where readline aborts `body` by a jump, `widen` must follow.
  static func narrowed<Result>(to range: Range<Int>, _ body: () -> Result) -> Result {
    guard !isNarrowed else { return body() }
    let range = range.clamped(to: 0..<byteCount)
    let (before, after) = (bytes(0..<range.lowerBound), bytes(range.upperBound..<byteCount))
    let (cursor, mark) = (Line.cursor, Line.mark)
    unsafe surroundings = (before, after, rl_undo_list)
    unsafe rl_undo_list = nil
    show(bytes(range), cursor: cursor - range.lowerBound, mark: mark - range.lowerBound)
    let result = body()
    widen()
    return result
  }

  /// Shows readline all again.
  static func widen() {
    guard let hidden = unsafe surroundings else { return }
    unsafe surroundings = nil
    let (newCursor, newMark) = (Line.cursor, Line.mark)
    let before = unsafe hidden.before
    show(
      unsafe before + bytes(0..<byteCount) + hidden.after, cursor: before.count + newCursor,
      mark: before.count + newMark)
    unsafe UndoList.moveLine(by: before.count, before: hidden.undo)
  }

  /// Gives `body` an empty line; the line is as it was when it returns.
  static func aside<Result>(_ body: () -> Result) -> Result {
    var text = bytes(0..<byteCount)
    defer { if Visit.isSecret { text.wipe() } }
    let saved = unsafe (surroundings: surroundings, cursor: cursor, mark: mark, undo: rl_undo_list)
    unsafe rl_undo_list = nil
    unsafe surroundings = nil
    show([], cursor: 0, mark: 0)
    let result = body()
    rl_free_undo_list()
    unsafe surroundings = saved.surroundings
    unsafe show(text, cursor: saved.cursor, mark: saved.mark)
    unsafe rl_undo_list = saved.undo
    return result
  }

  /// Shows readline one code point for each character of several while `body` moves the cursor.
  static func withStandIns<Result>(_ body: () -> Result) -> Result {
    var text = bytes(0..<byteCount)
    var shown: [UInt8] = []
    defer {
      if Visit.isSecret {
        text.wipe()
        shown.wipe()
      }
    }
    // As it grows it would leave copies of a secret behind.
    shown.reserveCapacity(2 * text.count)
    let (start, oldMark) = (cursor, mark)
    // Where the characters are, and where those are that stand for them.
    var places: [(real: Int, shown: Int)] = []
    var offset = 0
    withString(0..<byteCount) { whole in
      for character in whole {
        places.append((offset, shown.count))
        if Cluster.isOurs(character) { shown += "\u{1F3E0}".utf8 } else { shown += character.utf8 }
        offset += character.utf8.count
      }
    }
    let place = places.last { $0.real <= start }
    show(shown, cursor: start >= text.count ? shown.count : place?.shown ?? 0, mark: 0)
    let result = body()
    let moved = cursor
    let new = moved >= byteCount ? text.count : places.last { $0.shown <= moved }?.real ?? 0
    show(text, cursor: new, mark: oldMark)
    return result
  }

  private static func show(_ bytes: [UInt8], cursor: Int, mark: Int) {
    var line = bytes + [0]
    unsafe line.withUnsafeBytes { buffer in
      guard let text = buffer.baseAddress else { return }
      unsafe rl_replace_line(text.assumingMemoryBound(to: CChar.self), 0)
    }
    if Visit.isSecret { line.wipe() }
    Line.cursor = cursor
    Line.mark = mark
  }
}
