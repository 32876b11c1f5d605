// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// Searches the line for a character as a person sees it (vi's `f`, `F`, `t`, `T`, `;` and `,`; readline's `character-search`).
enum CharacterSearch {
  private struct Direction {
    var isForward: Bool
    /// Whether the cursor stops before the character that is found.
    var stopsShort: Bool
  }

  /// What vi searched for last, and in which direction.
  private nonisolated(unsafe) static var last: (direction: Direction?, target: [UInt8]) = (nil, [])

  /// Forgets it: it may be a character of a secret.
  static func forget() {
    unsafe last.target.wipe()
    unsafe last.direction = nil
  }

  static func vi(_ count: CInt, _ key: CInt) -> CInt {
    switch UInt8(exactly: key) {
    case UInt8(ascii: ";"): break
    case UInt8(ascii: ","):
      guard var direction = unsafe last.direction else { return 1 }
      direction.isForward.toggle()
      return unsafe search(for: last.target, direction, count)
    case let name:
      unsafe last.direction = Direction(
        isForward: name == UInt8(ascii: "f") || name == UInt8(ascii: "t"),
        stopsShort: name == UInt8(ascii: "t") || name == UInt8(ascii: "T"))
      guard _rl_vi_redoing == 0 else { break }
      guard let target = CharacterArgument.read() else { return -1 }
      unsafe last.target.wipe()
      unsafe last.target = target
    }
    guard let direction = unsafe last.direction else { return 1 }
    return unsafe search(for: last.target, direction, count)
  }

  static func forward(_ count: CInt, _ key: CInt) -> CInt { emacs(isForward: count >= 0, count) }

  static func backward(_ count: CInt, _ key: CInt) -> CInt { emacs(isForward: count < 0, count) }

  private static func emacs(isForward: Bool, _ count: CInt) -> CInt {
    guard var target = CharacterArgument.read() else { return 1 }
    defer { if Visit.isSecret { target.wipe() } }
    return search(
      for: target, Direction(isForward: isForward, stopsShort: false), CInt(clamping: count.magnitude))
  }

  /// Goes from one that is found to the next, and stays at the last where there are not so many.
  private static func search(for target: [UInt8], _ direction: Direction, _ count: CInt) -> CInt {
    guard !target.isEmpty else { return 1 }
    let start = Line.cursor
    defer { if direction.isForward { passWhole(from: start) } }
    var wanted = String(decoding: target, as: UTF8.self)
    defer { if Visit.isSecret { wanted.wipe() } }
    let isWanted = { (character: String) in
      if character == wanted { return true }
      // As in readline, what has no width may be left out of it.
      guard let first = character.unicodeScalars.first, wanted.unicodeScalars.elementsEqual([first]) else {
        return false
      }
      return !character.contains(where: Cluster.isOurs)
    }
    var place = start
    var left = count
    while left != 0 {
      repeat {
        guard direction.isForward ? place < Line.byteCount : place > 0 else {
          Visit.ring()
          return 1
        }
        place = direction.isForward ? Cluster.end(of: 1, from: place) : Cluster.start(of: 1, before: place)
      } while !Line.withString(place..<Cluster.end(of: 1, from: place), isWanted)
      left -= 1
      Line.cursor = stop(at: place, direction)
    }
    return 0
  }

  private static func stop(at place: Int, _ direction: Direction) -> Int {
    guard direction.stopsShort else { return place }
    return direction.isForward ? Cluster.start(of: 1, before: place) : Cluster.end(of: 1, from: place)
  }

  /// An operator takes one more code point after a motion forward: that must be the last of its character. Where the cursor has not moved,
  /// only `c` goes on.
  private static func passWhole(from start: Int) {
    guard let name = unsafe ViOperator.atWork, Line.cursor != start || name == UInt8(ascii: "c") else {
      return
    }
    Line.cursor = Cluster.end(of: 1, from: Line.cursor) - 1
  }
}
