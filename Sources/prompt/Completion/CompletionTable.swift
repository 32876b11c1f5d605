// SPDX-License-Identifier: GPL-3.0-or-later

/// The rows of the table as completion needs them.
enum CompletionTable {
  /// The attributes and options of the form that an argument follows, though it may be left out behind `--help`.
  static var takers: [OptionRow] {
    (OptionTable.attributes + OptionTable.form).filter { $0.argument != nil || $0.role == .form(.help) }
  }

  /// The takers of which something is known, those alike together.
  static var known: [(names: [String], candidates: OptionRow.Candidates)] {
    var groups: [(names: [String], candidates: OptionRow.Candidates)] = []
    for row in takers where row.candidates != OptionRow.Candidates() {
      if let place = groups.firstIndex(where: { $0.candidates == row.candidates }) {
        groups[place].names += row.names
      } else {
        groups.append((row.names, row.candidates))
      }
    }
    return groups
  }
}
