// SPDX-License-Identifier: GPL-3.0-or-later

/// Where the cursor of a text view is between two commands.
///
/// readline's vi mode keeps the cursor off the end of its one line. In a text view the same holds for the end of each line,
/// and an empty last line is a place to be.
struct LinePlace {
  /// Where the command has put the cursor, if it is one of ours.
  var landing: Int?

  /// Where the selection of lines began.
  var anchor: Int?

  private var cursor = 0
  private var isLineStart = true
  private var byteCount = 0
  private var isCommandMode = false

  /// Puts right where readline has left the cursor; called after every command.
  mutating func settle() {
    ViRegister.settle()
    let wasCommandMode = isCommandMode
    isCommandMode = EditorKeymap.current == .viCommand
    if isCommandMode {
      let place = place(wasCommandMode: wasCommandMode)
      if place != Line.cursor { Line.cursor = place }
    }
    if !isCommandMode || byteCount != Line.byteCount { anchor = nil }
    landing = nil
    cursor = Line.cursor
    byteCount = Line.byteCount
    isLineStart = TextLines.isStart(cursor)
  }

  private func place(wasCommandMode: Bool) -> Int {
    var place = landing ?? Line.cursor
    if landing == nil {
      let isBeforeLastBreak = place == Line.byteCount - 1 && Line.byte(at: place) == TextLines.newline
      if !wasCommandMode, isLineStart, place == cursor - 1 {
        // Esc steps back, but not into the line before.
        place = cursor
      } else if isBeforeLastBreak, byteCount != Line.byteCount || cursor == Line.byteCount {
        place = Line.byteCount
      }
    }
    let isBreak = place == Line.byteCount || Line.byte(at: place) == TextLines.newline
    return isBreak && !TextLines.isStart(place) ? Cluster.start(of: 1, before: place) : place
  }
}
