// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads UTF-8 character by character, measuring each; it looks no further than it is asked to.
///
/// Plain text (ASCII, Hangul, ideographs) is measured from its bytes; only where something else stands is a
/// stretch of it made a `String` to find its grapheme clusters.
struct ClusterScanner {
  /// One character.
  struct Cluster: Equatable {
    /// Its bytes.
    var bytes: Range<Int>
    /// The columns it takes when shown; 0 for a line break.
    var columns: Int
    /// Whether it is an LF.
    var isLineBreak: Bool
  }

  private let bytes: [UInt8]
  private var position: Int
  /// Clusters already found in a stretch that is not plain, last first.
  private var found: [Cluster] = []

  /// Begins at a byte offset that lies between two characters of the valid UTF-8 in `bytes`.
  init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    position = offset
  }

  /// The next character, or `nil` at the end.
  mutating func next() -> Cluster? {
    if let cluster = found.popLast() {
      position = cluster.bytes.upperBound
      return cluster
    }
    guard let scalar = Self.scalar(in: bytes, at: position) else { return nil }
    if scalar.value == 0x0A { return take(scalar, columns: 0) }
    let columns = scalar.plainColumns
    if columns > 0 {
      let following = Self.scalar(in: bytes, at: position + UTF8.width(scalar))
      if following.map({ $0.value == 0x0A || $0.plainColumns > 0 }) ?? true {
        return take(scalar, columns: columns)
      }
    }
    found = clustersOfStretch()
    return found.isEmpty ? nil : next()
  }

  private mutating func take(_ scalar: Unicode.Scalar, columns: Int) -> Cluster {
    let start = position
    position += UTF8.width(scalar)
    return Cluster(bytes: start..<position, columns: columns, isLineBreak: scalar.value == 0x0A)
  }

  /// The clusters from here to where plain text goes on, last first; a long stretch is done in parts.
  private func clustersOfStretch() -> [Cluster] {
    var budget = 256
    while true {
      let (end, isCut) = endOfStretch(within: budget)
      var clusters: [Cluster] = []
      var start = position
      for character in String(decoding: bytes[position..<end], as: UTF8.self) {
        let stop = start + character.utf8.count
        clusters.append(Cluster(bytes: start..<stop, columns: character.columns, isLineBreak: false))
        start = stop
      }
      // What stands last in a part may go on behind it.
      if isCut { clusters.removeLast() }
      if !clusters.isEmpty || !isCut { return clusters.reversed() }
      budget *= 4
    }
  }

  /// Where two plain scalars touch, a line ends or the text ends; or the cut after about `budget` bytes.
  private func endOfStretch(within budget: Int) -> (offset: Int, isCut: Bool) {
    var offset = position
    var isPlainBefore = false
    while let scalar = Self.scalar(in: bytes, at: offset), scalar.value != 0x0A {
      let isPlain = scalar.plainColumns > 0
      if isPlain && isPlainBefore { return (offset, false) }
      if offset - position >= budget { return (offset, true) }
      isPlainBefore = isPlain
      offset += UTF8.width(scalar)
    }
    return (offset, false)
  }

  /// The scalar that begins at `offset`, `nil` at the end.
  private static func scalar(in bytes: [UInt8], at offset: Int) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    let first = bytes[offset]
    if first < 0x80 { return Unicode.Scalar(first) }
    func following(_ distance: Int) -> UInt32 {
      offset + distance < bytes.count ? UInt32(bytes[offset + distance] & 0x3F) : 0
    }
    let head = UInt32(first)
    let value =
      switch first {
      case ..<0xE0: (head & 0x1F) << 6 | following(1)
      case ..<0xF0: (head & 0x0F) << 12 | following(1) << 6 | following(2)
      default: (head & 0x07) << 18 | following(1) << 12 | following(2) << 6 | following(3)
      }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
