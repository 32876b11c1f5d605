// SPDX-License-Identifier: GPL-3.0-or-later

/// The place of each name.
///
/// A few are searched one by one: to make the first dictionary takes a program longer than all else that a short form needs.
struct NameIndex {
  private var few: [Entry] = []
  private var many: [String: Int] = [:]

  private struct Entry {
    let name: String
    let place: Int
  }

  private static let mostSearched = 16

  /// Adds a name; false, and nothing is done, where it is there already.
  mutating func add(_ name: String, at place: Int) -> Bool {
    guard self[name] == nil else { return false }
    if few.count < NameIndex.mostSearched {
      few.append(Entry(name: name, place: place))
    } else {
      many[name] = place
    }
    return true
  }

  /// The place of a name; `nil` where it was not added.
  subscript(name: String) -> Int? {
    if let entry = few.first(where: { $0.name == name }) { return entry.place }
    return few.count < NameIndex.mostSearched ? nil : many[name]
  }
}
