// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// The list that readline's history commands walk through.
enum History {
  /// What is loaded, when readline's list still holds just that.
  private nonisolated(unsafe) static var loaded: [String]? = []

  /// Whether there are any entries. The C name is `history_length`.
  static var isKept: Bool { history_length > 0 }

  /// Whether an older line is shown instead of the one that is being typed. The C name is `where_history`.
  static var isBrowsing: Bool { where_history() < history_length }

  /// Makes the list these lines, oldest first.
  static func load(_ lines: [String]) {
    guard unsafe loaded != lines else { return }
    // Not rl_clear_history: that leaves pointers to what it freed, and a search follows them.
    clear_history()
    for line in lines { unsafe add_history(line) }
    unsafe loaded = lines
  }

  /// Puts older lines, oldest first, before all others; the line that is shown stays the same.
  static func prepend(_ lines: [String]) {
    let offset = Int(where_history())
    var later: [UnsafeMutablePointer<HIST_ENTRY>] = unsafe []
    while history_length > 0, let entry = unsafe remove_history(history_length - 1) {
      unsafe later.append(entry)
    }
    for line in lines { unsafe add_history(line) }
    while let entry = unsafe later.popLast() {
      unsafe add_history(entry.pointee.line)
      // An edited line keeps what can be undone in it.
      if let new = unsafe history_list()?[Int(history_length) - 1] {
        unsafe new.pointee.data = entry.pointee.data
      }
      unsafe _ = free_history_entry(entry)
    }
    _ = history_set_pos(CInt(offset + lines.count))
    unsafe loaded = loaded.map { lines + $0 }
  }

  /// Ties the lines that can be undone from `old` on to `new`, as `old` is about to be freed.
  static func replace(_ old: UnsafeMutablePointer<UNDO_LIST>, by new: UnsafeMutablePointer<UNDO_LIST>?) {
    guard isBrowsing, let entries = unsafe history_list() else { return }
    for index in 0..<Int(history_length) {
      guard let entry = unsafe entries[index], let undo = unsafe entry.pointee.data else { continue }
      if unsafe UnsafeMutableRawPointer(undo) == UnsafeMutableRawPointer(old) {
        unsafe entry.pointee.data = UnsafeMutableRawPointer(new)
      }
    }
  }

  /// Cuts the ties between the list and the undo lists of its lines, so that nothing is freed twice; edits of older lines end with the visit.
  ///
  /// What is cut off is lost, not freed: readline may hold the same list in two places, and does not say.
  /// The line is not the field's afterwards.
  /// - Returns: whether the list that is being edited now belongs to nobody else.
  static func release() -> Bool {
    let line = unsafe rl_undo_list
    var isOwn = !isBrowsing
    if let entries = unsafe history_list() {
      for index in 0..<Int(history_length) {
        guard let entry = unsafe entries[index], let undo = unsafe entry.pointee.data else { continue }
        if unsafe UnsafeMutableRawPointer(undo) == UnsafeMutableRawPointer(line) { isOwn = false }
        unsafe entry.pointee.data = nil
        unsafe loaded = nil
      }
    }
    // The line that was being typed, if readline has put it by, holds a list too.
    Complaints.silenced { _ = rl_maybe_unsave_line() }
    return unsafe isOwn && line == rl_undo_list
  }
}
