// SPDX-License-Identifier: GPL-3.0-or-later

@testable import PromptKit

extension ScriptedClient {
  /// Makes the client a text view so many columns wide: Up and Down move by its rows, to a column that they keep to, and leave at its edges.
  func becomeTextView(columns: Int = 80) {
    var goal: Goal?
    answer = { command, edited in
      guard command == .previousLine || command == .nextLine else { return .leave }
      let window = TextWindow(edited.text, cursor: edited.cursor, columns: columns, rows: 6)
      let column = goal.flatMap { $0.cursor == edited.cursor ? $0.column : nil } ?? window.cursorColumn
      guard
        let offset = window.offset(movedBy: command == .previousLine ? -1 : 1, goalColumn: column)
      else { return .ring }
      goal = Goal(cursor: offset, column: column)
      return .stay(EditedText(edited.text, cursor: offset))
    }
  }
}
