// SPDX-License-Identifier: GPL-3.0-or-later

/// The figures of all contenders over all rounds, and what is printed of them.
struct Table {
  /// `prompt` first, bash second, the others behind.
  private(set) var names: [String]
  private var rounds: [[Figures]]

  init(_ names: [String]) {
    self.names = names
    rounds = names.map { _ in [] }
  }

  /// Takes what a contender showed in a round.
  mutating func add(_ figures: Figures, of contender: Int) {
    rounds[contender].append(figures)
  }

  /// A line for each figure: the first two, how many times the second the first is, what is wanted and whether it is so,
  /// and the others, as ratios to the second where the goal is one.
  func print() {
    let head = Array(names.prefix(2)) + ["ratio", "goal", ""] + names.dropFirst(2)
    Swift.print(Self.row("median of \(rounds.first?.count ?? 0) rounds", head))
    for figure in Figure.allCases { Swift.print(line(figure)) }
  }

  private func line(_ figure: Figure) -> String {
    let values = names.indices.map { index in rounds[index].compactMap { $0[figure] }.median }
    let pair = values.prefix(2).map { $0.map(Self.decimal) ?? "-" }
    switch figure.goal {
    case .ratio(let most):
      let ratios = names.indices.map { ratio(of: $0, figure) }
      return Self.row(
        figure.rawValue,
        pair + [
          ratios[0].map(Self.decimal) ?? "-", "<= " + Self.decimal(most) + " x", verdict(ratios[0], most),
        ]
          + ratios.dropFirst(2).map { $0.map { Self.decimal($0) + " x" } ?? "-" })
    case .count(let most):
      return Self.row(
        figure.rawValue,
        pair + ["", "<= " + Self.decimal(most), verdict(values[0], most)]
          + values.dropFirst(2).map { $0.map(Self.decimal) ?? "-" })
    }
  }

  /// Of each round by itself, so that a machine that slows down meanwhile counts for both.
  private func ratio(of contender: Int, _ figure: Figure) -> Double? {
    zip(rounds[contender], rounds[1]).compactMap { theirs, bash in
      theirs[figure].flatMap { value in bash[figure].map { value / $0 } }
    }.median
  }

  private func verdict(_ value: Double?, _ most: Double) -> String {
    Self.verdict(value, most: most)
  }

  /// Whether a goal is met, to the two digits that are shown.
  static func verdict(_ value: Double?, most: Double) -> String {
    value.map { ($0 * 100).rounded() <= (most * 100).rounded() ? "ok" : "SHORT" } ?? "not measured"
  }

  /// A row of the table.
  static func row(_ title: String, _ cells: [String]) -> String {
    title + String(repeating: " ", count: max(36 - title.count, 1))
      + cells.map { String(repeating: " ", count: max(12 - $0.count, 1)) + $0 }.joined()
  }

  /// With two digits after the point.
  static func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = String(abs(hundredths) % 100)
    return (hundredths < 0 ? "-" : "") + "\(abs(hundredths) / 100)." + (fraction.count < 2 ? "0" : "")
      + fraction
  }
}
