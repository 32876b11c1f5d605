// SPDX-License-Identifier: GPL-3.0-or-later

/// The names that a record may hold, each with the number of its field.
///
/// A name is looked for as bytes, so that no text is made of it; first where it most likely is, behind the one found last.
struct NameTable {
  private struct Entry {
    let name: [UInt8]
    let field: Int
  }

  /// How many fields the form has, those without a name in a record included.
  let fieldCount: Int

  /// The fields that have no answer unless a record gives them one.
  let needed: [(field: Int, name: String)]

  private let entries: [Entry]

  /// The places of the entries, in the order of their names' bytes.
  private let sorted: [Int]

  private var expected = 0

  /// The names of the fields that are asked; a note has no answer. Those at `needed` get one from the records alone.
  init(_ questions: [Question], needed: [Int] = []) {
    fieldCount = questions.count
    self.needed = needed.map { ($0, questions[$0].name) }
    let entries = questions.indices.filter { questions[$0].isAsked }
      .map { Entry(name: Array(questions[$0].name.utf8), field: $0) }
    self.entries = entries
    sorted = entries.indices.sorted { entries[$0].name.lexicographicallyPrecedes(entries[$1].name) }
  }

  /// The field that `name` is the name of; `nil` where it is none's.
  mutating func field(named name: ArraySlice<UInt8>) -> Int? {
    if expected < entries.count, entries[expected].name.elementsEqual(name) {
      defer { expected += 1 }
      return entries[expected].field
    }
    guard let place = find(name) else { return nil }
    expected = place + 1
    return entries[place].field
  }

  /// Expects the first name again.
  mutating func rewind() { expected = 0 }

  private func find(_ name: ArraySlice<UInt8>) -> Int? {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = low + (high - low) / 2
      if entries[sorted[middle]].name.lexicographicallyPrecedes(name) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < sorted.count, entries[sorted[low]].name.elementsEqual(name) else { return nil }
    return sorted[low]
  }
}
