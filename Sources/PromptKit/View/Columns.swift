// SPDX-License-Identifier: GPL-3.0-or-later

/// How the width of a window is shared between labels and answers.
struct Columns: Equatable {
  /// Below this many columns the label stands above the answer.
  static let leastForTwo = 30

  /// The width of the window.
  let total: Int

  /// The width of the label column; longer labels are elided.
  let label: Int

  /// Where answers begin.
  let answerStart: Int

  /// Whether labels stand above their answers.
  var isStacked: Bool { total < Columns.leastForTwo }

  /// The width that is left for an answer.
  var answer: Int { max(total - answerStart - 2, 1) }

  /// Where a mark at the right edge stands. Nothing is drawn in the last column of all: a terminal waits there with the
  /// cursor until it knows whether the row goes on.
  var rightEdge: Int { total - 2 }

  /// The columns for a form whose longest label is `widestLabel` wide.
  init(total: Int, widestLabel: Int) {
    self.total = total
    if total < Columns.leastForTwo {
      label = max(total - 2, 1)
      answerStart = 0
    } else {
      label = min(widestLabel, total / 3)
      answerStart = 2 + label + 2
    }
  }
}
