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
        unsafe entry.pointee.next = older.pointee.next
        unsafe free(older)
      } else {
        unsafe entry = older
      }
    }
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
