// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `bench PROGRAM [ROUNDS]`: the program beside bash's `read -e` on pseudo-terminals, in rounds that take turns.
///
/// Times on a shared machine are noise; their ratios in one run are not. A figure is the median of its rounds.
@main
struct Bench {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 1, let rounds = Int(arguments.count > 2 ? arguments[2] : "12"), rounds > 0 else {
      print("usage: bench PROGRAM [ROUNDS]")
      exit(2)
    }
    do {
      try compare([.prompt(arguments[1]), .bash], rounds: rounds)
      try Records(arguments[1]).compare(rounds: min(rounds, 3))
    } catch {
      print("bench: \(error)")
      exit(1)
    }
  }

  /// Prints a line for each figure: the two contenders, how many times the second the first is, and what is wanted.
  private static func compare(_ contenders: [Contender], rounds: Int) throws {
    var figures = contenders.map { _ in [Figure: [Double]]() }
    for round in 0..<rounds {
      for index in round.isMultiple(of: 2) ? [0, 1] : [1, 0] {
        let visits = try Visit.oneField(contenders[index]).merging(Visit.fiveFields(contenders[index])) { $1 }
        for (figure, value) in visits { figures[index][figure, default: []].append(value) }
      }
    }
    print(row("median of \(rounds) rounds", contenders.map(\.name) + ["ratio", "goal"]))
    for figure in Figure.allCases {
      let values = figures.map { $0[figure] ?? [] }
      // Of each round by itself, so that a machine that slows down meanwhile counts for both.
      let ratio = zip(values[0], values[1]).map { $0 / $1 }.median
      let cells = values.map(\.median) + [ratio]
      print(row(figure.rawValue, cells.map { $0.map(decimal) ?? "-" } + [goal(figure.goal)]))
    }
  }

  private static func goal(_ goal: Figure.Goal) -> String {
    switch goal {
    case .ratio(let most): "<= " + decimal(most) + " x"
    case .count(let most): "<= " + decimal(most)
    }
  }

  /// A row of the table.
  static func row(_ title: String, _ cells: [String]) -> String {
    title + String(repeating: " ", count: max(36 - title.count, 1))
      + cells.map { String(repeating: " ", count: max(14 - $0.count, 1)) + $0 }.joined()
  }

  /// With two digits after the point.
  static func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = String(hundredths % 100)
    return "\(hundredths / 100)." + (fraction.count < 2 ? "0" : "") + fraction
  }
}
