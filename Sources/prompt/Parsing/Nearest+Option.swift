// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

extension Nearest {
  /// The option that `name` resembles, or is with its argument stuck to it (`-Ojson`); `nil` where none is near.
  static func option(to name: String) -> String? {
    if name.utf8.starts(with: "--".utf8) {
      return Nearest.name(to: name, among: OptionTable.rows.compactMap { $0.long.map { "--" + $0 } })
    }
    guard name.first == "-", let letter = name.dropFirst().first, let row = OptionTable.row(short: letter)
    else {
      return Nearest.name(to: "-" + name, among: OptionTable.rows.compactMap { $0.long.map { "--" + $0 } })
    }
    return row.argument == nil ? "-\(letter)" : "-\(letter) \(name.dropFirst(2))"
  }
}
