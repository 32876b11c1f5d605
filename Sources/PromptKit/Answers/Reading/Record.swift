// SPDX-License-Identifier: GPL-3.0-or-later

/// The answers of one record, in the order of the form; its memory is used again for the next.
struct Record {
  /// A name in the record that no field has.
  struct Stranger: Equatable {
    let name: String
    let line: Int
  }

  /// What the record is called, counted from 1.
  var number = 0

  /// The values as they stand in the record.
  var values = RecordValues()

  /// For each field the number of its value, or that there is none.
  private var places: [Int]

  private static let unnamed = -1
  private static let namedOnly = -2

  /// The names that no field has.
  private(set) var strangers: [Stranger] = []

  /// An empty record for a form of `fieldCount` fields.
  init(fieldCount: Int) {
    places = Array(repeating: Record.unnamed, count: fieldCount)
  }

  /// Forgets what is in it, and keeps the memory.
  mutating func removeAll() {
    values.removeAll()
    for index in places.indices { places[index] = Record.unnamed }
    strangers.removeAll(keepingCapacity: true)
  }

  /// Says that the value `place` is the field's.
  mutating func put(_ place: Int, in field: Int) { places[field] = place }

  /// Says that the field's name stands in the record, with a value or without.
  mutating func mention(_ field: Int) { places[field] = Record.namedOnly }

  /// Whether the field's name stands in the record.
  func isMentioned(_ field: Int) -> Bool { places[field] != Record.unnamed }

  /// Takes note of a name that no field has.
  mutating func note(stranger name: String, line: Int) {
    strangers.append(Stranger(name: name, line: line))
  }

  /// The value of a field; `nil` where the record gives none.
  func value(of field: Int) -> RecordValues.Value? {
    places[field] < 0 ? nil : values.values[places[field]]
  }

  /// The bytes of a field's value; empty where the record gives none.
  func bytes(of field: Int) -> ArraySlice<UInt8> {
    value(of: field).map { values.bytes[$0.range] } ?? []
  }
}
