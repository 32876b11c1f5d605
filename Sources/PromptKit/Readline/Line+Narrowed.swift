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
    let saved = unsafe (surroundings, bytes(0..<byteCount), cursor, mark, rl_undo_list)
    unsafe rl_undo_list = nil
    unsafe surroundings = nil
    show([], cursor: 0, mark: 0)
    let result = body()
    rl_free_undo_list()
    unsafe surroundings = saved.0
    unsafe show(saved.1, cursor: saved.2, mark: saved.3)
    unsafe rl_undo_list = saved.4
    return result
  }

  /// Shows readline one code point for each character of several while `body` moves the cursor.
  static func withStandIns<Result>(_ body: () -> Result) -> Result {
    let saved = (bytes: bytes(0..<byteCount), cursor: cursor, mark: mark)
    var shown: [UInt8] = []
    // Where the characters are, and where those are that stand for them.
    var places: [(real: Int, shown: Int)] = []
    var offset = 0
    for character in string(0..<byteCount) {
      places.append((offset, shown.count))
      shown += Cluster.isOurs(character) ? Array("\u{1F3E0}".utf8) : Array(character.utf8)
      offset += character.utf8.count
    }
    let place = places.last { $0.real <= saved.cursor }
    show(shown, cursor: saved.cursor >= saved.bytes.count ? shown.count : place?.shown ?? 0, mark: 0)
    let result = body()
    let moved = cursor
    let new = moved >= byteCount ? saved.bytes.count : places.last { $0.shown <= moved }?.real ?? 0
    show(saved.bytes, cursor: new, mark: saved.mark)
    return result
  }

  private static func show(_ bytes: [UInt8], cursor: Int, mark: Int) {
    unsafe (bytes + [0]).withUnsafeBytes { buffer in
      guard let text = buffer.baseAddress else { return }
      unsafe rl_replace_line(text.assumingMemoryBound(to: CChar.self), 0)
    }
    Line.cursor = cursor
    Line.mark = mark
  }
}
