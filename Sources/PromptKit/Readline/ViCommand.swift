// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// vi's commands in a text view, where a line ends at its break; in other fields they are readline's.
enum ViCommand {
  /// Runs a command of readline's that then sees nothing but the cursor's line.
  static func withinLine(_ command: (CInt, CInt) -> CInt, _ count: CInt, _ key: CInt) -> CInt {
    guard Visit.hasLines, !Line.isNarrowed else { return command(count, key) }
    let result = Line.narrowed(to: TextLines.line(at: Line.cursor)) { command(count, key) }
    Visit.land(at: Line.cursor)
    return result
  }

  static func forward(_ count: CInt, _ key: CInt) -> CInt {
    guard EditorKeymap.current == .viCommand else { return ClusterCommand.forward(count, key) }
    return withinLine({ ClusterCommand.forward($0, $1) }, count, key)
  }

  static func backward(_ count: CInt, _ key: CInt) -> CInt {
    guard EditorKeymap.current == .viCommand else { return ClusterCommand.backward(count, key) }
    return withinLine({ ClusterCommand.backward($0, $1) }, count, key)
  }

  /// Esc: to the command mode, and back over the last character. (readline steps back by a code point, and runs the command whose
  /// key it took to be a part of a longer one before it asks for another key.)
  static func movementMode(_ count: CInt, _ key: CInt) -> CInt {
    ViReplacement.end()
    let result = rl_vi_movement_mode(count, key)
    Cluster.settleCursor()
    return result
  }

  /// vi's `x`; the lines that are selected, if any are.
  static func delete(_ count: CInt, _ key: CInt) -> CInt {
    defer { ViRegister.keepNewestKill() }
    if let lines = ViLines.takeSelection() {
      ViLines.kill(lines)
      return 0
    }
    return withinLine({ ClusterCommand.viDelete($0, $1) }, count, key)
  }

  /// vi's `X`, which stops at the line's beginning.
  static func rubout(_ count: CInt, _ key: CInt) -> CInt {
    defer { ViRegister.keepNewestKill() }
    return withinLine({ ClusterCommand.viRubout($0, $1) }, count, key)
  }

  /// vi's `r`.
  static func change(_ count: CInt, _ key: CInt) -> CInt {
    withinLine({ ClusterCommand.viChange($0, $1) }, count, key)
  }

  /// Puts what was killed or copied: whole lines below or above the cursor's, else behind or before the cursor (vi's `p` and `P`).
  static func put(_ count: CInt, _ key: CInt) -> CInt {
    guard Visit.hasLines, !Line.isNarrowed else { return ClusterCommand.viPut(count, key) }
    let text = ViRegister.text
    guard !text.isEmpty, count > 0 else { return Visit.ring() }
    let copies = min(Int(count), max(1, 16_777_216 / text.count))
    let all = Array(repeatElement(text, count: copies).joined())
    let isAbove = key == CInt(UInt8(ascii: "P"))
    let line = TextLines.line(at: Line.cursor)
    if text.last != TextLines.newline {
      Line.cursor = isAbove || line.isEmpty ? Line.cursor : Cluster.end(of: 1, from: Line.cursor)
      Line.insert(all)
      Visit.land(at: Cluster.start(of: 1, before: Line.cursor))
    } else if isAbove {
      Line.cursor = line.lowerBound
      Line.insert(all)
      Visit.land(at: TextLines.firstPrint(of: line.lowerBound))
    } else {
      let isLast = line.upperBound == Line.byteCount
      Line.cursor = isLast ? line.upperBound : line.upperBound + 1
      Line.insert(isLast ? [TextLines.newline] + all.dropLast() : all)
      Visit.land(at: TextLines.firstPrint(of: line.upperBound + 1))
    }
    return 0
  }

  /// Does the last change again (vi's `.`); what was inserted into a line goes into the cursor's.
  static func redo(_ count: CInt, _ key: CInt) -> CInt {
    if Visit.hasLines, ViLines.openAgain(count, key) { return 0 }
    let insertions = "aAiIR".utf8.map { CInt($0) }
    return insertions.contains(_rl_vi_last_command)
      ? withinLine({ ViReplacement.redo($0) ?? rl_vi_redo($0, $1) }, count, key) : rl_vi_redo(count, key)
  }

  /// To the line of that number, or the last one; where there are no lines to a line of the history (vi's `G`).
  static func lineOrHistory(_ count: CInt, _ key: CInt) -> CInt {
    guard Visit.hasLines else { return rl_vi_fetch_history(count, key) }
    let start =
      rl_explicit_arg != 0 ? TextLines.start(ofLine: Int(count)) : TextLines.start(of: Line.byteCount)
    Visit.land(at: TextLines.firstPrint(of: start))
    return 0
  }

  /// Begins to type over (vi's `R`); a line break is not typed over.
  static func replace(_ count: CInt, _ key: CInt) -> CInt {
    // readline makes that keymap when it is first needed, with C-h if that rubs out in its own way.
    NamedCommand.setRubout(isBuiltIn: true)
    let result = rl_vi_replace(count, key)
    NamedCommand.setRubout(isBuiltIn: false)
    ViReplacement.begin()
    EditorKeymap.rebindCurrent { keys, binding in
      if binding == Binding(rl_vi_overstrike) {
        return Binding {
          ViCommand.withinLine({ Overwriting.type(rl_vi_overstrike, $0, $1) }, $0, $1)
        }
      }
      // readline's own would wait for the paste's end for ever.
      if keys == KeyInput.pasteStart { return Binding { _, _ in Visit.paste() } }
      if binding == Binding(rl_vi_overstrike_delete) { return Binding { Overwriting.takeBack($0, $1) } }
      if binding == Binding(rl_vi_movement_mode) { return Binding { ViCommand.movementMode($0, $1) } }
      guard binding == Binding(rl_newline) else { return binding }
      return Binding { count, key in
        if Visit.hasLines { return Visit.perform(.newline, count) }
        ViReplacement.end()
        return rl_newline(count, key)
      }
    }
    return result
  }

  /// Types behind what is seen as one character (vi's `a`).
  static func append(_ count: CInt, _ key: CInt) -> CInt {
    withinLine(
      { count, key in
        let end = Cluster.end(of: 1, from: Line.cursor)
        let result = rl_vi_append_mode(count, key)
        if Line.cursor < end { Line.cursor = end }
        return result
      }, count, key)
  }

  /// vi's `~`.
  static func changeCase(_ count: CInt, _ key: CInt) -> CInt {
    withinLine({ ClusterCommand.viChangeCase($0, $1) }, count, key)
  }

  /// vi's `f`, `F`, `t`, `T`, `;` and `,`.
  static func characterSearch(_ count: CInt, _ key: CInt) -> CInt {
    withinLine({ CharacterSearch.vi($0, $1) }, count, key)
  }

  /// vi's `|`.
  static func column(_ count: CInt, _ key: CInt) -> CInt {
    withinLine({ ClusterCommand.viColumn($0, $1) }, count, key)
  }

  /// vi's `w` and `W`; from the last word of a line to the first of the next.
  static func nextWord(_ count: CInt, _ key: CInt) -> CInt {
    guard Visit.hasLines else { return rl_vi_next_word(count, key) }
    return stepping({ withinLine(rl_vi_next_word, $0, $1) }, count, key) {
      let end = TextLines.end(of: Line.cursor)
      guard Line.cursor == end, end < Line.byteCount else { return }
      Line.cursor = TextLines.firstPrint(of: end + 1)
    }
  }

  /// vi's `b` and `B`; from the first word of a line to the last of the one before.
  static func previousWord(_ count: CInt, _ key: CInt) -> CInt {
    guard Visit.hasLines else { return ClusterCommand.viPreviousWord(count, key) }
    return stepping(
      { count, key in
        let first = TextLines.start(of: Line.cursor)
        guard first > 0, TextLines.firstPrint(of: first) >= Line.cursor else {
          return withinLine({ ClusterCommand.viPreviousWord($0, $1) }, count, key)
        }
        Line.cursor = first - 1
        guard TextLines.start(of: first - 1) < first - 1 else { return 0 }
        return withinLine({ ClusterCommand.viPreviousWord($0, $1) }, count, key)
      }, count, key
    ) {}
  }

  /// vi's `e` and `E`; from the end of a line's last word to that of the next one.
  static func endOfWord(_ count: CInt, _ key: CInt) -> CInt {
    guard Visit.hasLines else { return ClusterCommand.viEndOfWord(count, key) }
    return stepping(
      { count, key in
        let end = TextLines.end(of: Line.cursor)
        guard Cluster.end(of: 1, from: Line.cursor) >= end, end < Line.byteCount else {
          return withinLine({ ClusterCommand.viEndOfWord($0, $1) }, count, key)
        }
        var first = end
        while first < Line.byteCount, TextLines.end(of: first + 1) == first + 1 { first += 1 }
        guard first < Line.byteCount else { return Visit.ring() }
        Line.cursor = first
        // From the break before it on, for from a word's first character readline would look for the next word.
        return Line.narrowed(to: first..<TextLines.end(of: first + 1)) { rl_vi_end_word(count, key) }
      }, count, key
    ) {}
  }

  /// Runs a motion once and again, each time followed by `settle`; as a part of an operator all at once.
  private static func stepping(
    _ motion: (CInt, CInt) -> CInt, _ count: CInt, _ key: CInt, settle: () -> Void
  ) -> CInt {
    guard !Line.isNarrowed, count > 0 else { return motion(count, key) }
    for _ in 0..<min(count, 100_000) {
      let before = Line.cursor
      _ = motion(1, key)
      settle()
      if Line.cursor == before { break }
    }
    Visit.land(at: Line.cursor)
    return 0
  }
}
