// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// An undo list of readline's that was set aside while its field is not visited; freed with its last owner.
@safe final class UndoList {
  private var head: UnsafeMutablePointer<UNDO_LIST>?

  /// Takes the list of the line that is being edited away from readline. The C name is `rl_undo_list`.
  init?(takenFromLine: Void) {
    guard let list = unsafe rl_undo_list else { return nil }
    unsafe head = list
    unsafe rl_undo_list = nil
  }

  /// Gives the list back to readline; this object then holds nothing.
  func giveBack() {
    unsafe rl_undo_list = head
    unsafe head = nil
  }

  /// Moves all that can be undone of the line by so many bytes, and puts it before `older`. The C name is `rl_undo_list`.
  static func moveLine(by byteCount: Int, before older: UnsafeMutablePointer<UNDO_LIST>?) {
    guard var entry = unsafe rl_undo_list else {
      unsafe rl_undo_list = older
      return
    }
    while true {
      if unsafe entry.pointee.what == UNDO_INSERT || entry.pointee.what == UNDO_DELETE {
        unsafe entry.pointee.start += CInt(byteCount)
        unsafe entry.pointee.end += CInt(byteCount)
      }
      guard let next = unsafe entry.pointee.next else { break }
      unsafe entry = next
    }
    unsafe entry.pointee.next = older
  }

  /// Makes one step of the code points that were typed from `offset` on and are seen as one character.
  static func joinTyped(from offset: Int) {
    guard var entry = unsafe rl_undo_list else { return }
    while let older = unsafe entry.pointee.next {
      let (start, end) = unsafe (Int(entry.pointee.start), Int(entry.pointee.end))
      let oldest = unsafe Int(older.pointee.start)
      guard unsafe entry.pointee.what == UNDO_INSERT, unsafe older.pointee.what == UNDO_INSERT, end > offset,
        unsafe older.pointee.end == entry.pointee.start
      else { return }
      let first = Cluster.start(ofCharacterJoinedAt: start)
      if first < start, oldest >= first, Cluster.isOurs(first..<end) {
        unsafe entry.pointee.start = CInt(oldest)
        unsafe drop(older, after: entry)
      } else {
        unsafe entry = older
      }
    }
  }

  /// Lets the newest step, a text put in, stand for all that is there now, instead of the step before it, which put in `part`.
  /// - Returns: whether these are the two newest steps.
  static func joinNewest(with part: Range<Int>, as whole: Range<Int>) -> Bool {
    guard let entry = unsafe rl_undo_list, let older = unsafe entry.pointee.next,
      unsafe entry.pointee.what == UNDO_INSERT, unsafe older.pointee.what == UNDO_INSERT,
      unsafe Int(older.pointee.start) == part.lowerBound, unsafe Int(older.pointee.end) == part.upperBound
    else { return false }
    unsafe entry.pointee.start = CInt(whole.lowerBound)
    unsafe entry.pointee.end = CInt(whole.upperBound)
    unsafe drop(older, after: entry)
    return true
  }

  /// Makes one step of the newest ones, which are groups, back to the one that puts something in at `offset`; none if that is not near.
  static func joinGroups(from offset: Int) {
    guard var entry = unsafe rl_undo_list, unsafe entry.pointee.what == UNDO_END else { return }
    var depth = 1
    var seams: [UnsafeMutablePointer<UNDO_LIST>] = unsafe []
    while let older = unsafe entry.pointee.next {
      switch unsafe older.pointee.what {
      case UNDO_INSERT where unsafe Int(older.pointee.start) == offset:
        while let seam = unsafe seams.popLast() {
          guard let beginning = unsafe seam.pointee.next, let end = unsafe beginning.pointee.next else {
            return
          }
          unsafe drop(end, after: beginning)
          unsafe drop(beginning, after: seam)
        }
        return
      case UNDO_END: depth += 1
      case UNDO_BEGIN: depth -= 1
      default: break
      }
      if depth == 0 {
        // A code point that is typed over, its copies, and what was typed before it.
        guard unsafe older.pointee.next?.pointee.what == UNDO_END, unsafe seams.count < 2 else { return }
        unsafe seams.append(entry)
      }
      unsafe entry = older
    }
  }

  /// Frees what follows an entry, of which nobody may keep a pointer then.
  private static func drop(
    _ entry: UnsafeMutablePointer<UNDO_LIST>, after newer: UnsafeMutablePointer<UNDO_LIST>
  ) {
    unsafe History.replace(entry, by: entry.pointee.next)
    unsafe newer.pointee.next = entry.pointee.next
    unsafe free(entry.pointee.text)
    unsafe free(entry)
  }

  /// Overwrites what it remembers and frees it.
  static func wipeLine() {
    var entry = unsafe rl_undo_list
    while let this = unsafe entry {
      if let text = unsafe this.pointee.text { unsafe memset(text, 0, strlen(text)) }
      unsafe entry = this.pointee.next
    }
    rl_free_undo_list()
  }

  deinit {
    var entry = unsafe head
    while let this = unsafe entry {
      unsafe entry = this.pointee.next
      unsafe free(this.pointee.text)
      unsafe free(this)
    }
  }
}
