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
