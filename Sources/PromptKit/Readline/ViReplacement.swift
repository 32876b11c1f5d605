// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// What vi's `R` has typed over, for `.`: readline counts its characters and takes so many bytes (8.2).
enum ViReplacement {
  /// Where it began.
  private nonisolated(unsafe) static var start = 0

  /// What was typed last, where that is more than ASCII.
  private nonisolated(unsafe) static var text: [UInt8]?

  /// Called when typing over begins.
  static func begin() { unsafe start = Line.cursor }

  /// Called when whatever was typed is whole.
  static func end() {
    guard EditorKeymap.current == nil else { return }
    forget()
    var typed = Line.bytes(unsafe min(start, Line.cursor)..<Line.cursor)
    if typed.contains(where: { $0 >= 0x80 }) {
      unsafe text = typed
    } else if Visit.isSecret {
      typed.wipe()
    }
  }

  /// Forgets it.
  static func forget() {
    unsafe text?.wipe()
    unsafe text = nil
  }

  /// Types it over again; `nil` where readline can do that by itself.
  static func redo(_ count: CInt) -> CInt? {
    guard _rl_vi_last_command == CInt(UInt8(ascii: "R")), let text = unsafe text else { return nil }
    var string = String(decoding: text, as: UTF8.self)
    let length = string.count
    if Visit.isSecret { string.wipe() }
    rl_begin_undo_group()
    for _ in 0..<max(count, 0) {
      _ = rl_delete_text(rl_point, CInt(Cluster.end(of: length, from: Line.cursor)))
      Line.insertPlainly(text)
    }
    rl_end_undo_group()
    Line.cursor = Cluster.start(of: 1, before: Line.cursor)
    return 0
  }
}
