// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// vi's commands on whole lines of a text view. POSIX, "vi", Command Mode.
enum ViLines {
  /// Opens a line below the cursor's (vi's `o`).
  static func openBelow(_ count: CInt, _ key: CInt) -> CInt { open(key) }

  /// Opens a line above the cursor's (vi's `O`).
  static func openAbove(_ count: CInt, _ key: CInt) -> CInt { open(key) }

  private static func open(_ key: CInt) -> CInt {
    makeRoom(isAbove: key == above)
    rl_vi_start_inserting(CInt(UInt8(ascii: "i")), 1, 1)
    // What is typed is kept as after `i`; `.` opens a line for it first.
    _rl_vi_last_command = key
    return 0
  }

  /// Does what `o` or `O` and the typing after it did; `false` when neither was the last change.
  static func openAgain(_ count: CInt, _ key: CInt) -> Bool {
    let last = _rl_vi_last_command
    guard last == below || last == above else { return false }
    rl_begin_undo_group()
    makeRoom(isAbove: last == above)
    _rl_vi_last_command = CInt(UInt8(ascii: "i"))
    _ = ViCommand.withinLine(rl_vi_redo, 1, key)
    _rl_vi_last_command = last
    rl_end_undo_group()
    return true
  }

  private static let below = CInt(UInt8(ascii: "o"))
  private static let above = CInt(UInt8(ascii: "O"))

  private static func makeRoom(isAbove: Bool) {
    let place = isAbove ? TextLines.start(of: Line.cursor) : TextLines.end(of: Line.cursor)
    Line.cursor = place
    Line.insert([TextLines.newline])
    if isAbove { Line.cursor = place }
  }

  /// Joins lines, two or as many as the argument says, by a space where neither side has one (vi's `J`).
  static func join(_ count: CInt, _ key: CInt) -> CInt {
    let lines = takeSelection() ?? TextLines.lines(max(Int(count), 2), from: Line.cursor)
    Line.cursor = lines.lowerBound
    var breaks = max(Line.bytes(lines).count { $0 == TextLines.newline }, 1)
    guard TextLines.end(of: Line.cursor) < Line.byteCount else { return Visit.ring() }
    rl_begin_undo_group()
    while breaks > 0, TextLines.end(of: Line.cursor) < Line.byteCount {
      breaks -= 1
      joinWithNext()
    }
    rl_end_undo_group()
    Visit.land(at: Line.cursor)
    return 0
  }

  private static func joinWithNext() {
    let end = TextLines.end(of: Line.cursor)
    let next = TextLines.firstPrint(of: end + 1)
    let isSpaced = end == TextLines.start(of: end) || TextLines.isBlank(Line.byte(at: end - 1))
    let needsNone = isSpaced || next == TextLines.end(of: next) || Line.byte(at: next) == UInt8(ascii: ")")
    _ = rl_delete_text(CInt(end), CInt(next))
    Line.cursor = end
    if !needsNone {
      Line.insertPlainly([UInt8(ascii: " ")])
      Line.cursor = end
    }
  }

  /// vi's `gg`; after `g` any other key does nothing.
  static func goTo(_ count: CInt, _ key: CInt) -> CInt {
    guard ViOperator.readKey() == UInt8(ascii: "g") else { return Visit.ring() }
    let start = TextLines.start(ofLine: rl_explicit_arg != 0 ? Int(count) : 1)
    Visit.land(at: TextLines.firstPrint(of: start))
    return 0
  }

  /// To the first character of a line below (vi's `+`).
  static func lineBelow(_ count: CInt, _ key: CInt) -> CInt {
    let lines = TextLines.lines(Int(count) + 1, from: Line.cursor)
    guard lines.upperBound != TextLines.end(of: Line.cursor) else { return Visit.ring() }
    Visit.land(at: TextLines.firstPrint(of: lines.upperBound))
    return 0
  }

  /// To the first character of a line above (vi's `-`).
  static func lineAbove(_ count: CInt, _ key: CInt) -> CInt {
    let lines = TextLines.lines(-Int(count) - 1, from: Line.cursor)
    guard lines.lowerBound != TextLines.start(of: Line.cursor) else { return Visit.ring() }
    Visit.land(at: TextLines.firstPrint(of: lines.lowerBound))
    return 0
  }

  /// Kills whole lines, their last break with them.
  static func kill(_ lines: Range<Int>) {
    rl_begin_undo_group()
    let isLast = lines.upperBound == Line.byteCount
    killWithBreak(lines)
    // The last line takes the break before it along.
    if isLast, lines.lowerBound > 0 {
      _ = rl_delete_text(CInt(lines.lowerBound - 1), CInt(lines.lowerBound))
    }
    rl_end_undo_group()
    Visit.land(at: TextLines.firstPrint(of: min(lines.lowerBound, Line.byteCount)))
  }

  /// Copies whole lines as if they had been killed.
  static func copy(_ lines: Range<Int>) {
    let cursor = Line.cursor
    Line.narrowed(to: 0..<Line.byteCount) {
      rl_begin_undo_group()
      killWithBreak(lines)
      rl_end_undo_group()
      _ = rl_do_undo()
    }
    let isAbove = lines.lowerBound < TextLines.start(of: cursor)
    Visit.land(at: isAbove ? lines.lowerBound : cursor)
  }

  /// Kills the lines; what is killed ends with a break also where the text ends without one.
  private static func killWithBreak(_ lines: Range<Int>) {
    if lines.upperBound == Line.byteCount {
      Line.cursor = Line.byteCount
      Line.insertPlainly([TextLines.newline])
    }
    _rl_last_command_was_kill = 0
    _ = rl_kill_text(CInt(lines.lowerBound), CInt(lines.upperBound + 1))
  }

  /// Begins to select lines, or stops (vi's `V`).
  static func select(_ count: CInt, _ key: CInt) -> CInt {
    Visit.lineAnchor = Visit.lineAnchor == nil ? Line.cursor : nil
    return 0
  }

  /// The lines that are selected, which they then are no longer.
  static func takeSelection() -> Range<Int>? {
    guard let anchor = Visit.lineAnchor else { return nil }
    Visit.lineAnchor = nil
    let (first, last) = (min(anchor, Line.cursor), max(anchor, Line.cursor))
    return TextLines.start(of: first)..<TextLines.end(of: min(last, Line.byteCount))
  }
}
