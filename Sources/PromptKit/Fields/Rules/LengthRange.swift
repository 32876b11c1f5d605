// SPDX-License-Identifier: GPL-3.0-or-later

/// How many characters a text may have, as a person counts them (grapheme clusters, Unicode Annex 29); both ends are
/// included, either may be open.
public struct LengthRange: Equatable, Sendable {
  /// The smallest count allowed; `nil` when there is none.
  public let lower: Int?

  /// The largest count allowed; `nil` when there is none.
  public let upper: Int?

  /// The range that `A..B` writes, where `A` or `B` may be left out, but not both; `nil` for any other text, for a
  /// negative end and where `A` is larger than `B`.
  public init?(_ text: String) {
    guard let ends = RangeEnds(text) else { return nil }
    lower = Int(ends.lower)
    upper = Int(ends.upper)
    guard (lower != nil) == !ends.lower.isEmpty, (upper != nil) == !ends.upper.isEmpty else { return nil }
    guard lower ?? 0 >= 0, upper ?? 0 >= 0, lower ?? 0 <= upper ?? Int.max else { return nil }
  }

  /// The lengths of a range; a negative end counts as 0.
  public init(_ range: some AnswerBounds<Int>) {
    lower = range.lowest.map { max($0, 0) }
    upper = range.highest.map { max($0, 0) }
  }

  /// Whether a text of `count` characters is allowed.
  func contains(_ count: Int) -> Bool {
    count >= lower ?? 0 && count <= upper ?? Int.max
  }
}
