// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds what a mistyped name was probably meant to be.
package enum Nearest {
  /// The one of `names` that is nearest to `name`; `nil` where more than a third of it would have to be changed.
  package static func name(to name: String, among names: [String]) -> String? {
    // A name longer than any option resembles none, and must not cost time.
    guard name.count <= 40 else { return nil }
    let ranked = names.map { (name: $0, distance: distance(Array(name), Array($0))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.name.count / 3) ? best.name : nil
  }

  /// How many characters must be put in, left out, changed or swapped with their neighbour to make one of the other
  /// (optimal string alignment).
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var least = min(
          last[column] + (character == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
