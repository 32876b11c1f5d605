// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// The line that readline is editing.
enum Line {
  /// Its length in bytes. The C name is `rl_end`.
  static var byteCount: Int { Int(rl_end) }

  /// The text and the cursor; bytes that are not UTF-8 (a few vi commands leave some) come as U+FFFD. The C names are `rl_line_buffer`, `rl_point`.
  static var edited: EditedText {
    let text = string(0..<byteCount)
    var cursor = boundary(Int(rl_point))
    // Only where something was replaced do the offsets differ.
    if text.utf8.count != byteCount { cursor = string(0..<cursor).utf8.count }
    guard let hidden = unsafe surroundings else { return EditedText(text, cursor: cursor) }
    let before = unsafe String(decoding: hidden.before, as: UTF8.self)
    let after = unsafe String(decoding: hidden.after, as: UTF8.self)
    return EditedText(before + text + after, cursor: before.utf8.count + cursor)
  }

  /// What stands before the cursor.
  static var textBeforeCursor: String { string(0..<cursor) }

  /// The mark, in bytes. The C name is `rl_mark`.
  static var mark: Int {
    get { min(max(Int(rl_mark), 0), byteCount) }
    set { rl_mark = CInt(boundary(newValue)) }
  }

  /// The cursor, in bytes; set, it goes to the nearest place between two code points before. The C name is `rl_point`.
  static var cursor: Int {
    get { min(max(Int(rl_point), 0), byteCount) }
    set { rl_point = CInt(boundary(newValue)) }
  }

  /// The byte at that place; `nil` outside the text.
  static func byte(at offset: Int) -> UInt8? {
    guard offset >= 0, offset < byteCount else { return nil }
    return unsafe UInt8(bitPattern: rl_line_buffer[offset])
  }

  /// Puts text in at the cursor, to be undone in one step. NUL ends the text. The C name is `rl_insert_text`.
  static func insert(_ bytes: [UInt8]) {
    rl_begin_undo_group()
    insertPlainly(bytes)
    rl_end_undo_group()
  }

  /// The same as one more piece of what is being typed: it may be undone together with it.
  static func insertPlainly(_ bytes: [UInt8]) {
    var text = bytes + [0]
    unsafe text.withUnsafeBytes { buffer in
      guard let text = buffer.baseAddress else { return }
      unsafe _ = rl_insert_text(text.assumingMemoryBound(to: CChar.self))
    }
    if Visit.isSecret { text.wipe() }
  }

  /// Changes the line in a way that is undone together with what was done before.
  static func withoutUndo(_ change: () -> Void) {
    let saved = unsafe rl_undo_list
    unsafe rl_undo_list = nil
    change()
    rl_free_undo_list()
    unsafe rl_undo_list = saved
  }

  /// Makes the line this text, in one step of undo, and moves the cursor; an equal text moves only the cursor.
  static func replace(by edited: EditedText) {
    if edited.text != self.edited.text {
      rl_begin_undo_group()
      rl_delete_text(0, rl_end)
      cursor = 0
      insertPlainly(Array(edited.text.utf8.filter { $0 != 0 }))
      rl_end_undo_group()
    }
    cursor = edited.cursor
  }

  /// Makes the line this text without a way to undo that. The C name is `rl_replace_line`.
  static func load(_ text: String) {
    unsafe rl_replace_line(text, 1)
  }

  /// As many marks as the text has characters, and the cursor among them: what a secret is to who only draws it.
  static var concealed: EditedText {
    var bytes = bytes(0..<byteCount)
    defer { bytes.wipe() }
    let cursor = cursor
    var scanner = ClusterScanner(bytes, from: 0)
    var (count, countBeforeCursor) = (0, 0)
    while let cluster = scanner.next() {
      count += 1
      if cluster.bytes.upperBound <= cursor { countBeforeCursor = count }
    }
    return EditedText(String(repeating: "x", count: count), cursor: countBeforeCursor)
  }

  /// Whether the text is this one, byte for byte; nothing is copied.
  static func holds(_ text: String) -> Bool {
    guard !isNarrowed, text.utf8.count == byteCount else { return false }
    let line = unsafe UnsafeRawBufferPointer(start: UnsafeRawPointer(rl_line_buffer), count: byteCount)
    return unsafe line.elementsEqual(text.utf8)
  }

  /// The last byte, if it is printable ASCII, the cursor is behind it, and all before it is that text with its cursor at the end.
  static func typed(behind edited: EditedText) -> UInt8? {
    let count = byteCount - 1
    guard edited.cursor == count, edited.text.utf8.count == count, Int(rl_point) == byteCount, !isNarrowed,
      let byte = byte(at: count), byte.isPrintableASCII
    else { return nil }
    let isSame = unsafe edited.text.utf8.withContiguousStorageIfAvailable { text in
      guard count > 0, let start = text.baseAddress else { return true }
      return unsafe memcmp(rl_line_buffer, start, count) == 0
    }
    return isSame == true ? byte : nil
  }

  /// Has room for a secret: as it grows, readline would leave copies of it behind.
  static func makeRoom() { rl_extend_line_buffer(4_096) }

  /// Overwrites the line, what stood in it before, and what can be undone of it, and empties both.
  static func wipe() {
    UndoList.wipeLine()
    unsafe memset(rl_line_buffer, 0, prompt_allocated_size(rl_line_buffer))
    rl_end = 0
    load("")
  }

  /// The place between two code points at or before that offset.
  private static func boundary(_ offset: Int) -> Int {
    var offset = min(max(offset, 0), byteCount)
    while offset > 0, let byte = byte(at: offset), byte & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// Hands that part of the text to `body`; of a secret nothing of it is left in memory afterwards.
  static func withString<Result>(_ range: Range<Int>, _ body: (String) -> Result) -> Result {
    var text = string(range)
    defer { if Visit.isSecret { text.wipe() } }
    return body(text)
  }

  /// That part of the text.
  static func string(_ range: Range<Int>) -> String {
    let start = unsafe UnsafeRawPointer(rl_line_buffer)?.advanced(by: range.lowerBound)
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: range.count)
    return unsafe Visit.isSecret ? String(apart: bytes) : String(decoding: bytes, as: UTF8.self)
  }
}
